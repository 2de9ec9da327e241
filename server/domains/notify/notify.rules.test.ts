import { describe, expect, it } from "vitest";
import {
  type NotificationPreferences,
  neededKinds,
  notificationKinds,
} from "#contract/notifications.ts";
import { changeChoices, deliveryOf, isQuiet, preferencesOf, quietUntil } from "./notify.rules.ts";

describe("preferences", () => {
  it("tell of everything but news, until somebody chooses", () => {
    const preferences = preferencesOf({}, null);
    expect(preferences.messages).toEqual({ email: true, push: true });
    expect(preferences.news).toEqual({ email: false, push: false });
    expect(preferences).not.toHaveProperty("quietHours");
  });

  it("change only where they are changed", () => {
    const first = changeChoices({}, { messages: { email: false } });
    const second = changeChoices(first, { messages: { push: false }, news: { email: true } });
    const { messages, news, bookings } = preferencesOf(second, null);
    expect(messages).toEqual({ email: false, push: false });
    expect(news).toEqual({ email: true, push: false });
    expect(bookings).toEqual({ email: true, push: true });
  });
});

describe("quiet hours", () => {
  const night = { from: "22:00", until: "07:30" };
  it.each([
    // In November Amsterdam is an hour ahead of UTC, in July two.
    ["2026-11-15T20:59:00Z", night, false],
    ["2026-11-15T21:00:00Z", night, true],
    ["2026-11-16T06:29:00Z", night, true],
    ["2026-11-16T06:30:00Z", night, false],
    ["2026-07-15T20:00:00Z", night, true],
    ["2026-07-15T05:30:00Z", night, false],
    ["2026-11-15T23:00:00Z", night, true],
    ["2026-11-15T13:00:00Z", { from: "12:00", until: "14:00" }, false],
    ["2026-11-15T11:00:00Z", { from: "12:00", until: "14:00" }, true],
    ["2026-11-15T11:00:00Z", { from: "12:00", until: "12:00" }, false],
    ["2026-11-15T11:00:00Z", undefined, false],
  ])("%s, %j: %s", (now, hours, quiet) => {
    expect(isQuiet(new Date(now), hours)).toBe(quiet);
    const until = quietUntil(new Date(now), hours);
    expect(until !== null).toBe(quiet);
    if (until) expect(isQuiet(until, hours)).toBe(false);
  });

  it.each([
    ["2026-11-15T23:00:30Z", "2026-11-16T06:30:00.000Z"],
    // The night in which the clock goes forward, and the one in which it goes back.
    ["2026-03-28T22:00:00Z", "2026-03-29T05:30:00.000Z"],
    ["2026-10-24T22:00:00Z", "2026-10-25T06:30:00.000Z"],
  ])("at %s last until %s", (now, until) => {
    expect(quietUntil(new Date(now), night)?.toISOString()).toBe(until);
  });
});

describe("quiet hours over both clock changes", () => {
  // In spring the clock goes from 02:00 to 03:00, in autumn from 03:00 back to 02:00.
  const early = { from: "02:30", until: "03:30" };
  it.each([
    ["2026-03-29T00:59:00Z", "01:59", false],
    ["2026-03-29T01:00:00Z", "03:00, as half past two is left out", true],
    ["2026-03-29T01:30:00Z", "03:30", false],
    ["2026-10-25T00:30:00Z", "02:30 for the first time", true],
    ["2026-10-25T01:00:00Z", "02:00 again", false],
    ["2026-10-25T01:30:00Z", "02:30 again", true],
    ["2026-10-25T02:30:00Z", "03:30", false],
    ["2027-03-28T01:00:00Z", "03:00", true],
    ["2027-10-31T00:59:00Z", "02:59 for the first time", true],
    ["2027-10-31T01:00:00Z", "02:00 again", false],
  ])("%s is %s: %s", (at, _clock, expected) => {
    expect(isQuiet(new Date(at), early)).toBe(expected);
  });

  it.each([
    ["2026-03-28T21:00:00Z", "2026-03-29T05:00:00Z", 8],
    ["2026-10-24T20:00:00Z", "2026-10-25T06:00:00Z", 10],
  ])("last from ten until seven: from %s until %s", (from, until, hours) => {
    const night = { from: "22:00", until: "07:00" };
    const [start, end] = [new Date(from), new Date(until)];
    expect((end.getTime() - start.getTime()) / 3_600_000).toBe(hours);
    const isQuietAt = (at: number) => isQuiet(new Date(at), night);
    for (let at = start.getTime(); at < end.getTime(); at += 60_000) {
      expect(isQuietAt(at), new Date(at).toISOString()).toBe(true);
    }
    expect([isQuietAt(start.getTime() - 1), isQuietAt(end.getTime())]).toEqual([false, false]);
  });
});

describe("which ways lead to somebody", () => {
  const day = new Date("2026-11-15T11:00:00Z");
  const night = new Date("2026-11-15T23:00:00Z");
  const quietHours = { from: "22:00", until: "07:00" };
  const choosing = (email: boolean, push: boolean, isQuietAtNight = true) => {
    const choices = Object.fromEntries(notificationKinds.map((kind) => [kind, { email, push }]));
    return preferencesOf(choices, isQuietAtNight ? quietHours : null);
  };
  const morning = new Date("2026-11-16T06:00:00Z");
  type Cell = [string, NotificationPreferences, Date, "none" | "unlessUnsubscribed", Ringing];
  type Ringing = boolean | "later";
  const ringing = (push: Ringing) => ({
    push: push !== false,
    ...(push === "later" ? { pushAfter: morning } : {}),
  });
  const cells: Cell[] = [
    ["both, by day", choosing(true, true), day, "unlessUnsubscribed", true],
    ["both, at night", choosing(true, true), night, "unlessUnsubscribed", "later"],
    ["both, without quiet hours", choosing(true, true, false), night, "unlessUnsubscribed", true],
    ["mail alone", choosing(true, false), day, "unlessUnsubscribed", false],
    ["push alone, by day", choosing(false, true), day, "none", true],
    ["push alone, at night", choosing(false, true), night, "none", "later"],
    ["neither", choosing(false, false), day, "none", false],
  ];
  describe.each(notificationKinds)("for %s", (kind) => {
    it.each(cells)("with %s", (_name, preferences, now, email, push) => {
      const isListed = kind !== "messages";
      expect(deliveryOf(kind, preferences, now)).toEqual({ isListed, email, ...ringing(push) });
    });
  });

  it.each(neededKinds)("for %s: in any case, but nothing rings at night", (kind) => {
    for (const [, preferences, now] of cells) {
      const push = ringing(now === night && preferences.quietHours ? "later" : true);
      const told = { isListed: true, email: "needed", ...push };
      expect(deliveryOf(kind, preferences, now)).toEqual(told);
    }
  });

  it("is what nobody chose: all but news", () => {
    const preferences = preferencesOf({}, null);
    for (const kind of notificationKinds) {
      const { email, push } = deliveryOf(kind, preferences, day);
      expect([email !== "none", push]).toEqual([kind !== "news", kind !== "news"]);
    }
  });
});
