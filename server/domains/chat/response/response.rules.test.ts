import { describe, expect, it } from "vitest";
import { hourMs } from "#contract/shared/durations.ts";
import {
  contactTimesAfter,
  type NewContact,
  noResponse,
  responseAt,
  shownResponse,
} from "./response.rules.ts";

const now = new Date("2026-11-16T12:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hourMs);

/** Begun so many hours ago, answered after so many minutes, or not. */
function contact(begun: number, minutes: number | null, closed: NewContact["closedReason"] = null) {
  const contactedAt = hoursAgo(begun);
  const answeredAt = minutes === null ? null : new Date(contactedAt.getTime() + minutes * 60_000);
  return { contactedAt, answeredAt, closedReason: closed };
}

describe("how a sitter answers", () => {
  it("is nothing while nobody wrote", () => {
    expect(responseAt([], now)).toEqual(noResponse);
  });

  it.each([
    ["the one in the middle", [[10], [600], [20]], { responseRate: 1, responseMinutes: 20 }],
    ["between the two in the middle", [[10], [30]], { responseRate: 1, responseMinutes: 20 }],
    ["rounded up", [[0.2]], { responseRate: 1, responseMinutes: 1 }],
    ["without those who got none", [[10], [null]], { responseRate: 0.5, responseMinutes: 10 }],
    ["of nobody", [[null]], { responseRate: 0, responseMinutes: null }],
  ] as const)("takes the median: %s", (_, answers, expected) => {
    const contacts = answers.map(([minutes]) => contact(100, minutes));
    expect(responseAt(contacts, now)).toEqual({ contacts: answers.length, ...expected });
  });

  it.each([
    ["less than a day ago, unanswered", contact(23.9, null), 0],
    ["a day ago, unanswered", contact(24, null), 1],
    ["just now, answered", contact(1, 5), 1],
    ["90 days ago", contact(90 * 24, 5), 1],
    ["longer ago", contact(90 * 24 + 1, 5), 0],
    ["blocked before an answer", contact(48, null, "blocked"), 0],
    ["blocked after it", contact(48, 5, "blocked"), 1],
    ["by an owner who has gone", contact(48, null, "deleted"), 0],
    ["closed because nobody answered", contact(61 * 24, null, "timeout"), 1],
  ] as const)("counts a contact: %s", (_, each, contacts) => {
    expect(responseAt([each], now).contacts).toBe(contacts);
  });

  it("is shown from five on", () => {
    const response = { responseRate: 0.8, responseMinutes: 12 };
    expect(shownResponse({ contacts: 5, ...response })).toEqual(response);
    const hidden = { responseRate: null, responseMinutes: null };
    expect(shownResponse({ contacts: 4, ...response })).toEqual(hidden);
  });
});

describe("when a contact began and was answered", () => {
  const none = { contactedAt: null, answeredAt: null };
  const begun = { contactedAt: hoursAgo(5), answeredAt: null };
  const answered = { ...begun, answeredAt: hoursAgo(4) };
  it.each([
    ["it begins", none, "pending", { contactedAt: now, answeredAt: null }],
    ["it begins anew", begun, "pending", begun],
    ["a yes", begun, "accepted", { ...begun, answeredAt: now }],
    ["a no", begun, "declined", { ...begun, answeredAt: now }],
    ["another answer", answered, "declined", answered],
    ["nobody answers", begun, "closed", begun],
    ["it began before this was written down", none, "accepted", none],
  ] as const)("is written down once: %s", (_, times, status, expected) => {
    expect(contactTimesAfter(times, status, now)).toEqual(expected);
  });
});
