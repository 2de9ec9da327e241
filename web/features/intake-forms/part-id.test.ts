import { expect, it } from "vitest";
import type { IntakePart } from "#contract/intake-forms.ts";
import { askedPart, firstOpenPart, partAfter, partBefore, partId } from "./part-id.ts";

const part = (section: IntakePart["section"], isDone: boolean, petId?: number): IntakePart => ({
  section,
  isDone,
  ...(petId ? { petId } : {}),
});
const parts = [
  part("away", true),
  part("house", false),
  part("pet", true, 4),
  part("pet", false, 7),
];
const idOf = (found: IntakePart | null) => found && partId(found);

it.each([
  ["away", "house"],
  ["house", "pet-7"],
  ["pet-4", "pet-7"],
  // From the top again.
  ["pet-7", "house"],
])("after %s comes %s", (saved, next) => {
  expect(idOf(partAfter(parts, saved))).toBe(next);
});

it("nothing comes after the last one", () => {
  const done = parts.map((each) => ({ ...each, isDone: true }));
  expect(partAfter(done, "house")).toBeNull();
  expect(firstOpenPart(done)).toBeNull();
});

it("an address may ask for a part that is there", () => {
  expect(idOf(askedPart(parts, "pet-7"))).toBe("pet-7");
  expect(askedPart(parts, "pet-8")).toBeNull();
  expect(askedPart(parts, null)).toBeNull();
  expect(idOf(firstOpenPart(parts))).toBe("house");
});

it("going back leads to the one above", () => {
  expect(idOf(partBefore(parts, "pet-4"))).toBe("house");
  expect(partBefore(parts, "away")).toBeNull();
});
