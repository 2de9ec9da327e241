import { describe, expect, it } from "vitest";
import { bookingEvents } from "#server/domains/bookings/bookings.rules.ts";
import { findCautions } from "#server/domains/safety/cautions/cautions.rules.ts";
import { bookingNotices, mayQuote, noticesOfMoves, sidesOf } from "./bookings.notices.ts";

const { entries } = bookingNotices;

describe("who is told of a move", () => {
  it("is written down for every move there is, and no other", () => {
    expect(Object.keys(noticesOfMoves).toSorted()).toEqual([...bookingEvents].toSorted());
  });

  const [owner, sitter] = ["pet_owner", "pet_sitter"] as const;
  it.each([
    ["create", owner, [sitter]],
    ["accept", sitter, [owner]],
    ["accept", owner, [sitter]],
    ["decline", sitter, [owner]],
    ["changeDates", owner, [sitter]],
    ["proposePrice", sitter, [owner]],
    ["acceptProposal", owner, [sitter]],
    ["withdrawProposal", sitter, [owner]],
    ["changeDetails", owner, [sitter]],
    ["cancel", sitter, [owner]],
    // Somebody who has gone: whoever is left is told.
    ["cancel", null, [owner, sitter]],
    ["expire", null, [owner]],
  ] as const)("%s by %s: %j", (event, by, expected) => {
    expect(sidesOf(entries[noticesOfMoves[event]], by)).toEqual(expected);
  });

  it.each(["complete", "lapseProposal"] as const)("%s: nobody", (event) => {
    expect(noticesOfMoves[event]).toBeNull();
  });

  it("of a form is who has to do something with it", () => {
    expect(sidesOf(entries.intake_asked, null)).toEqual([owner]);
    expect(sidesOf(entries.intake_filled, null)).toEqual([sitter]);
    expect(sidesOf(entries.intake_changed, null)).toEqual([sitter]);
  });
});

describe("what may be quoted in a mail", () => {
  it.each([
    ["Moos is ziek, het spijt me.", true],
    ["Het wordt 19 t/m 24 december 2026, om 14:00, voor € 1.250.", true],
    ["Bel me op 06 12345678", false],
    ["Kerkstraat 18", false],
    ["Mail naar sanne@example.nl", false],
    ["Het alarm is 4711", false],
    ["Code 20261", false],
    ["Zie www.example.nl", false],
  ])("%j: %s", (text, expected) => {
    expect(mayQuote(text, findCautions(text))).toBe(expected);
  });
});
