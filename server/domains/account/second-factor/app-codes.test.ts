import { describe, expect, it } from "vitest";
import { describeSetup, makeAppSecret, makeRecoveryCode, stepOfCode } from "./app-codes.ts";
import { recoveryAlphabet } from "./second-factor.rules.ts";

/** `12345678901234567890`, of which RFC 6238 says what its codes are (of eight digits; these are the last six). */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const at = (seconds: number) => new Date(seconds * 1000);

describe("a code of the app", () => {
  it.each([
    [59, "287082", 1],
    [1_111_111_109, "081804", 37_037_036],
    [1_234_567_890, "005924", 41_152_263],
    [20_000_000_000, "353130", 666_666_666],
  ])("at %i is %s", (seconds, code, step) => {
    expect(stepOfCode(secret, code, at(seconds))).toBe(step);
  });

  it("may be half a minute early or late, and no more", () => {
    const code = "005924";
    const first = 41_152_263 * 30;
    expect(stepOfCode(secret, code, at(first - 30))).toBe(41_152_263);
    expect(stepOfCode(secret, code, at(first + 59))).toBe(41_152_263);
    expect(stepOfCode(secret, code, at(first - 31))).toBeNull();
    expect(stepOfCode(secret, code, at(first + 60))).toBeNull();
  });
});

it("what an app is told names the site and whose account it is", () => {
  const { address, picture } = describeSetup(secret, "noor@example.test");
  const url = new URL(address);
  expect(url.protocol).toBe("otpauth:");
  expect(decodeURIComponent(url.pathname)).toContain("noor@example.test");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    issuer: "Kwispel",
    secret,
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
  expect(picture.size).toBeGreaterThan(20);
  expect(picture.path).toMatch(/^(M\d+ \d+h(\d+)v1h-\2z)+$/);
});

it("secrets and recovery codes are long, and of letters that can be told apart", () => {
  expect(makeAppSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(makeRecoveryCode()).toMatch(new RegExp(`^[${recoveryAlphabet}]{16}$`));
  expect(new Set(Array.from({ length: 50 }, makeRecoveryCode)).size).toBe(50);
});
