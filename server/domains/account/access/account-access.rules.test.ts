import { describe, expect, it } from "vitest";
import { attemptLogin, type Failures, isLinkAlive, isNewcomer } from "./account-access.rules.ts";

const now = new Date("2026-11-15T09:30:00Z");
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

describe("a link from a mail", () => {
  const link = { email: "noor@example.test", expiresAt: minutes(30), usedAt: null };
  it.each([
    ["in time", {}, "noor@example.test", true],
    ["in other letters", {}, "Noor@Example.test", true],
    ["used before", { usedAt: minutes(-1) }, "noor@example.test", false],
    ["on its last moment", { expiresAt: now }, "noor@example.test", false],
    ["after the address changed", {}, "new@example.test", false],
    ["after the change was cancelled", {}, null, false],
  ])("%s", (_case, change, email, expected) => {
    expect(isLinkAlive({ ...link, ...change }, email, now)).toBe(expected);
  });
});

describe("a newcomer", () => {
  it.each([
    ["made a moment ago", null, minutes(-1), true],
    ["confirmed since", minutes(-1), minutes(-2), false],
    ["made a while ago", null, minutes(-10), false],
  ])("%s", (_case, emailVerifiedAt, createdAt, expected) => {
    expect(isNewcomer({ emailVerifiedAt, createdAt }, now)).toBe(expected);
  });
});

describe("wrong passwords", () => {
  /** Tries again and again, as soon as it is allowed; gives the waits in between, in minutes. */
  function waits(count: number): number[] {
    let state: Failures | null = null;
    let time = now;
    const result: number[] = [];
    for (let tries = 0; tries < count; tries += 1) {
      const attempt = attemptLogin(state, time);
      if (!attempt.allowed) throw new Error("waited too short");
      state = attempt.ifWrong;
      const until: Date = state.blockedUntil ?? time;
      result.push((until.getTime() - time.getTime()) / 60_000);
      time = until;
    }
    return result;
  }

  it("cost nothing at first, and then ever more", () => {
    expect(waits(14)).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60, 60]);
  });

  it("are not even counted while the wait lasts", () => {
    const blocked = { failures: 6, lastFailedAt: now, blockedUntil: minutes(2) };
    expect(attemptLogin(blocked, minutes(1))).toEqual({ allowed: false, waitMs: 60_000 });
  });

  it("lock nobody out for a clock that was put ahead, and count on", () => {
    const ahead = { failures: 6, lastFailedAt: minutes(600), blockedUntil: minutes(602) };
    expect(attemptLogin(ahead, now)).toEqual({
      allowed: true,
      ifWrong: { failures: 7, lastFailedAt: now, blockedUntil: minutes(4) },
    });
  });

  it.each([
    ["within a quarter of an hour", 15, 4],
    ["after that", 16, 1],
  ])("%s of quiet", (_case, quiet, failures) => {
    const before = { failures: 3, lastFailedAt: now, blockedUntil: null };
    expect(attemptLogin(before, minutes(quiet))).toMatchObject({ ifWrong: { failures } });
  });
});
