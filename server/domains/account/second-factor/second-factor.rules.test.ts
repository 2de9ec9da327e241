import { describe, expect, it } from "vitest";
import {
  failuresOf,
  isAppCode,
  isSetupAlive,
  isStepNew,
  isTicketAlive,
  writeRecoveryCode,
} from "./second-factor.rules.ts";

const now = new Date("2026-11-15T09:30:00Z");
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

describe("a ticket", () => {
  const email = "noor@example.test";
  const ticket = { email, expiresAt: minutes(5), usedAt: null, attempts: 0 };
  it.each([
    ["fresh", {}, true],
    ["after four wrong codes", { attempts: 4 }, true],
    ["after five", { attempts: 5 }, false],
    ["on its last moment", { expiresAt: now }, false],
    ["used before", { usedAt: minutes(-1) }, false],
    ["of an address that was theirs", { email: "oud@example.test" }, false],
  ])("%s: %s", (_case, change, expected) => {
    expect(isTicketAlive({ ...ticket, ...change }, email, now)).toBe(expected);
  });
});

describe("a code counts once", () => {
  it.each([
    ["of a later half minute", 8, true],
    ["of the same one", 7, false],
    ["of an earlier one", 6, false],
    ["of none", null, false],
  ])("%s: %s", (_case, step, expected) => {
    expect(isStepNew(step, 7)).toBe(expected);
  });
});

it("a secret is to be confirmed within the hour", () => {
  expect(isSetupAlive({ createdAt: minutes(-59) }, now)).toBe(true);
  expect(isSetupAlive({ createdAt: minutes(-60) }, now)).toBe(false);
});

it("wrong codes count like wrong passwords once there was one", () => {
  expect(failuresOf({ failures: 0, lastFailedAt: null, blockedUntil: null })).toBeNull();
  const once = { failures: 1, lastFailedAt: now, blockedUntil: null };
  expect(failuresOf(once)).toEqual(once);
});

it("a recovery code is shown in fours, and can't be taken for one of the app", () => {
  expect(writeRecoveryCode("abcd0123efgh4567")).toBe("abcd-0123-efgh-4567");
  expect(isAppCode("012345")).toBe(true);
  expect(isAppCode("0123456789012345")).toBe(false);
});
