import { describe, expect, it } from "vitest";
import * as z from "zod";
import { houseNumber, postalCode } from "#contract/addresses.ts";
import { petForm } from "#contract/pets.ts";
import { profileUpdate } from "#contract/profiles.ts";
import { vacation } from "#contract/search.ts";
import { locales } from "#contract/shared/locale.ts";
import { fieldErrors } from "./validation.ts";
import { validationTexts } from "./validation-texts.ts";

describe("what a person reads", () => {
  it.each([
    ["a postal code", postalCode, "12", "postalCode"],
    ["a house number", houseNumber, "A12", "houseNumber"],
    ["a period", vacation, "2026-12-20", "period"],
    ["a chip", petForm.shape.chipNumber, "12", "chipNumber"],
    ["a company", profileUpdate.shape.kvkNumber, "12", "kvkNumber"],
    ["its tax", profileUpdate.shape.vatNumber, "12", "vatNumber"],
  ] as const)("of %s", (_what, schema, value, key) => {
    const { error } = z.object({ field: schema }).safeParse({ field: value });
    for (const locale of locales) {
      expect(fieldErrors(error?.issues ?? [], locale)).toEqual({
        field: [validationTexts[locale][key]],
      });
    }
  });
});
