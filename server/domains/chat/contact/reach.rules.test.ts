import { describe, expect, it } from "vitest";
import type { ProfileType } from "#contract/profiles.ts";
import { type Contact, type ContactEvent, contactAfter } from "../chat.rules.ts";
import { mayReach, reachEndedAtAfter } from "./reach.rules.ts";

const start: Contact = {
  acceptanceStatus: null,
  closedReason: null,
  initiatedBy: null,
  declinedBy: null,
  statusBeforeClosing: null,
};
const at = (hour: number) => new Date(Date.UTC(2026, 10, 15, hour));

type Step = [ContactEvent, ProfileType | null];

/** One step an hour. */
function roomAfter(steps: readonly Step[]) {
  return steps.reduce(
    (room, [event, side], hour) => {
      const contact = contactAfter(room, event, side);
      if (!contact) throw new Error(`${event} can't happen`);
      return { ...contact, reachEndedAt: reachEndedAtAfter(room, contact, at(hour)) };
    },
    { ...start, reachEndedAt: null as Date | null },
  );
}

const both: Step[] = [
  ["write", "pet_owner"],
  ["write", "pet_sitter"],
];
const no: Step = ["decline", "pet_owner"];
const block: Step = ["block", null];
const unblock: Step = ["unblock", null];
const ban: Step = ["ban", null];

describe("two people reach each other", () => {
  it.each<[string, Step[], ReturnType<typeof mayReach>]>([
    ["not before anybody wrote", [], { obstacle: "ended", endedAt: null }],
    ["not before both did", both.slice(0, 1), { obstacle: "ended", endedAt: null }],
    ["from then on", both, { obstacle: null }],
    ["until a no", [...both, no], { obstacle: "declined", endedAt: at(2) }],
    ["again, when it is taken back", [...both, no, ["write", "pet_owner"]], { obstacle: null }],
    ["until a block", [...both, block], { obstacle: "blocked", endedAt: at(2) }],
    ["again without it", [...both, block, unblock], { obstacle: null }],
    ["until a ban", [...both, ban], { obstacle: "banned", endedAt: at(2) }],
    [
      "until one deletes it all",
      [...both, ["delete", null]],
      { obstacle: "deleted", endedAt: at(2) },
    ],
    ["until the first end", [...both, no, block], { obstacle: "blocked", endedAt: at(2) }],
    [
      "…which the last leaves",
      [...both, no, block, unblock],
      { obstacle: "declined", endedAt: at(2) },
    ],
    ["…and a ban, too", [...both, block, ban], { obstacle: "banned", endedAt: at(2) }],
    [
      "…and its end",
      [...both, block, ban, ["unbanIntoBlock", null]],
      { obstacle: "blocked", endedAt: at(2) },
    ],
    ["never, blocked at once", [block], { obstacle: "blocked", endedAt: null }],
  ])("%s", (_name, steps, expected) => {
    expect(mayReach(roomAfter(steps))).toEqual(expected);
  });

  it("by what they agreed on, though nobody answered in words; a block ends that, too", () => {
    const asked = roomAfter(both.slice(0, 1));
    expect(mayReach(asked, { hasAgreed: true })).toEqual({ obstacle: null });
    expect(mayReach(roomAfter([block]), { hasAgreed: true }).obstacle).toBe("blocked");
  });

  it("not where their room has gone", () => {
    expect(mayReach(null)).toEqual({ obstacle: "deleted", endedAt: null });
  });
});
