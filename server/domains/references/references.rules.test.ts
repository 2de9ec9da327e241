import { describe, expect, it, test } from "vitest";
import { dayMs } from "#contract/shared/durations.ts";
import { referenceLink } from "./reference-links.ts";
import {
  allowedActionsOf,
  firstNameOf,
  hasRoom,
  isLinkOpen,
  linkEnd,
  remindRefusal,
  statusOf,
} from "./references.rules.ts";

const asked = new Date("2026-11-16T10:00:00Z");
const state = { writtenAt: null, expiresAt: linkEnd(asked), reminders: 0 };
const later = (days: number) => new Date(asked.getTime() + days * dayMs);

describe("a link", () => {
  it.each([
    ["at once", asked, true],
    ["a moment before 60 days", new Date(linkEnd(asked).getTime() - 1), true],
    ["after 60 days", later(60), false],
  ])("%s", (_when, now, isOpen) => {
    expect(isLinkOpen(state, now)).toBe(isOpen);
  });

  it("opens once", () => {
    expect(isLinkOpen({ ...state, writtenAt: later(1) }, later(2))).toBe(false);
  });

  it("is known again, and no other is", () => {
    const token = referenceLink.tokenOf("key", 12);
    expect(referenceLink.read("key", token)).toBe(12);
    expect(referenceLink.read("another key", token)).toBeNull();
    expect(referenceLink.read("key", token.replace("12.", "13."))).toBeNull();
    expect(referenceLink.read("key", "12")).toBeNull();
    expect(referenceLink.read("key", "")).toBeNull();
  });
});

test.each([
  ["asked", state, later(1), "asked", null],
  ["reminded once", { ...state, reminders: 1 }, later(1), "asked", null],
  ["reminded twice", { ...state, reminders: 2 }, later(1), "asked", "tooManyReminders"],
  ["too old", state, later(61), "expired", "tokenExpired"],
  ["written", { ...state, writtenAt: later(1) }, later(2), "written", "alreadyAnswered"],
  ["written long ago", { ...state, writtenAt: later(1) }, later(99), "written", "alreadyAnswered"],
] as const)("one that was %s", (_what, row, now, status, refusal) => {
  expect(statusOf(row, now)).toBe(status);
  expect(remindRefusal(row, now)).toBe(refusal);
  expect(allowedActionsOf(row, now)).toEqual(refusal ? ["remove"] : ["remind", "remove"]);
});

test("ten at most; those that nobody answered in time don't count", () => {
  const open = Array.from({ length: 9 }, () => state);
  const old = { ...state, expiresAt: later(-1) };
  expect(hasRoom([...open, old], asked)).toBe(true);
  expect(hasRoom([...open, state], asked)).toBe(false);
  expect(hasRoom([...open, { ...old, writtenAt: later(-2) }], asked)).toBe(false);
});

test.each([
  ["Joke de Vries", "Joke"],
  ["  Mo ", "Mo"],
  ["Jan-Willem", "Jan-Willem"],
])("%s is shown as %s", (name, shown) => {
  expect(firstNameOf(name)).toBe(shown);
});
