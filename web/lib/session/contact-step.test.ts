import { expect, it } from "vitest";
import { contactStepOf } from "./contact-step.ts";

const sitter = { profileType: "pet_sitter", isOwn: false, isBlocked: false } as const;
const owner = { ...sitter, profileType: "pet_owner" } as const;

it.each([
  ["a guest writes", sitter, null, "message"],
  ["an owner writes to a sitter", sitter, "pet_owner", "message"],
  ["a sitter writes to an owner", owner, "pet_sitter", "message"],
  ["a sitter on a sitter's page becomes an owner first", sitter, "pet_sitter", "switch"],
  ["an owner on an owner's page becomes a sitter first", owner, "pet_owner", "switch"],
  ["one's own is changed", { ...sitter, isOwn: true }, "pet_sitter", "edit"],
  ["who was blocked is unblocked first", { ...sitter, isBlocked: true }, "pet_owner", "unblock"],
  ["as whichever profile", { ...sitter, isBlocked: true }, "pet_sitter", "unblock"],
] as const)("%s", (_case, subject, inUse, step) => {
  expect(contactStepOf(subject, inUse)).toBe(step);
});
