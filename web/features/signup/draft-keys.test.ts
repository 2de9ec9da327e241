import { expect, it } from "vitest";
import { isDraftKey } from "#web/lib/forms/drafts.ts";
import {
  lastTypeOf,
  pictureDraftKey,
  requestDraftKey,
  stepDraftKey,
  stepKey,
} from "./draft-keys.ts";

const services = stepDraftKey("pet_sitter", "services");

it("names a step's draft after profile and step", () => {
  expect(services).toBe("registrationForm-pet_sitter-services");
});

it.each([services, pictureDraftKey(services), requestDraftKey, stepKey])(
  "%s is cleared on logging out",
  (key) => {
    expect(isDraftKey(key)).toBe(true);
  },
);

it.each([
  [{ profileType: "pet_owner", step: "pets" }, "pet_owner"],
  [{ profileType: "cat" }, null],
  ["pet_owner", null],
  [null, null],
])("%j: %s", (draft, type) => {
  expect(lastTypeOf(draft)).toBe(type);
});
