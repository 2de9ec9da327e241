import { describe, expect, it } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import { wireBooking } from "#tests/factories/wire-bookings.ts";
import { changedParts, fromField, readOf, toField } from "./read-booking.ts";

const read = readOf(wireBooking(1));
const proposal = {
  kind: "price",
  proposedBy: "pet_owner",
  createdAt: "2026-12-01T09:00:00Z",
} as const;

describe("what is otherwise than it was read", () => {
  it.each<[string, Partial<Booking>, string[]]>([
    ["nothing", {}, []],
    ["that it was seen", { seenBySitter: false, revision: 4 }, []],
    ["another end", { endDate: "2026-12-30T08:00:00+01:00" }, ["when"]],
    ["more visits a day", { visits: ["08:00", "12:00", "18:00"] }, ["when"]],
    ["other pets", { pets: [{ name: "Spekje", category: "cat" }] }, ["petNames"]],
    ["a price", { agreedPrice: 1 }, ["price"]],
    ["a place", { place: "elsewhere", placeText: "In het park" }, ["place"]],
    ["details", { details: "Drie slangen" }, ["details"]],
    ["a proposed price", { proposal: { ...proposal, agreedPrice: 1 } }, ["proposedPrice"]],
  ])("%s", (_what, more, parts) => {
    expect(changedParts(read, readOf(wireBooking(1, more)))).toEqual(parts);
  });

  it("of a price that was proposed at 300 euro, and is one cent", () => {
    const at = (agreedPrice: number) =>
      readOf(wireBooking(1, { proposal: { ...proposal, agreedPrice } }));
    expect(changedParts(at(30_000), at(1))).toEqual(["proposedPrice"]);
    expect(changedParts(at(30_000), read)).toEqual(["proposedPrice"]);
  });
});

describe("what a form without script carries", () => {
  it("comes back as it was", () => {
    expect(fromField(toField(read))).toEqual(read);
  });

  it.each([undefined, "", "[]", "null", "{", '{"when":{}}', 4])(
    "is nothing when it is %s",
    (text) => {
      expect(fromField(text)).toBeNull();
    },
  );
});
