import { describe, expect, it } from "vitest";
import { changeChoices, isQuiet, preferencesOf, previewOf } from "./notifications.rules.ts";

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
  });
});

describe("a preview", () => {
  it("is one line, cut between words", () => {
    expect(previewOf("Dag Sanne,\n\nheb je  plek?")).toBe("Dag Sanne, heb je plek?");
    const long = previewOf("woord ".repeat(60));
    expect(long).toMatch(/^(woord )+woord…$/);
    expect(long.length).toBeLessThanOrEqual(141);
  });

  it("never ends in half a character", () => {
    expect(previewOf(`${"x".repeat(139)}😀${"y".repeat(50)}`)).toBe(`${"x".repeat(139)}…`);
  });
});
