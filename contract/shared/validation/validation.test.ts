import { describe, expect, it } from "vitest";
import * as z from "zod";
import { houseNumber, postalCode } from "#contract/addresses.ts";
import { petForm } from "#contract/pets.ts";
import { profileUpdate } from "#contract/profiles.ts";
import { vacation } from "#contract/search.ts";
import { locales } from "#contract/shared/locale.ts";
import { fieldTexts } from "./field-texts.ts";
import { paragraphs } from "./text.ts";
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

describe("what a person reads of a field that was left empty", () => {
  const linesOf = (shape: z.core.$ZodShape, values: unknown, locale: "nl" | "en" = "nl") => {
    const { error } = z.object(shape).safeParse(values, { reportInput: true });
    return fieldErrors(error?.issues ?? [], locale);
  };

  it("names the field, and shows how it is written", () => {
    expect(linesOf({ postalCode }, { postalCode: "" })).toEqual({
      postalCode: ["Vul je postcode in, bijvoorbeeld 3511 AB."],
    });
    expect(linesOf({ houseNumber }, {}, "en")).toEqual({
      houseNumber: ["Fill in your house number, for example 12 or 12 A."],
    });
  });

  it("knows a field by the last name of its path", () => {
    const services = z.array(z.object({ priceCents: z.int() }));
    expect(linesOf({ services }, { services: [{}] })).toEqual({
      "services.0.priceCents": ["Vul een prijs in, bijvoorbeeld 14,50."],
    });
  });

  it("adds how long it has to be", () => {
    const text = paragraphs(100).pipe(z.string().min(20));
    expect(linesOf({ text: z.string().min(20) }, { text: "" })).toEqual({
      text: ["Schrijf hier je tekst. Gebruik minstens 20 tekens."],
    });
    expect(linesOf({ text }, { text: "Te kort." })).toEqual({
      text: ["Gebruik minstens 20 tekens."],
    });
  });

  it("keeps what the rule says of a value that is there", () => {
    expect(linesOf({ postalCode }, { postalCode: "12" })).toEqual({
      postalCode: [validationTexts.nl.postalCode],
    });
  });

  it("falls back on the general words for a name that says nothing", () => {
    expect(linesOf({ other: z.string() }, {})).toEqual({ other: [validationTexts.nl.required] });
  });

  it("has its words in both languages", () => {
    expect(Object.keys(fieldTexts.en)).toEqual(Object.keys(fieldTexts.nl));
  });
});
