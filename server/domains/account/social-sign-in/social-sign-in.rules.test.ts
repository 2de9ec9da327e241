import { describe, expect, it } from "vitest";
import {
  decide,
  isAttemptGood,
  landingPath,
  problemOf,
  readAppleNames,
  readIdentity,
} from "./social-sign-in.rules.ts";

describe("who comes in, and how", () => {
  const verified = { email: "noor@example.test", isEmailVerified: true };
  const unverified = { email: "noor@example.test", isEmailVerified: false };
  const nameless = { email: null, isEmailVerified: false };
  const confirmed = { id: 7, isEmailVerified: true };
  const unconfirmed = { id: 7, isEmailVerified: false };
  it.each([
    ["linked before", unverified, 3, null, { action: "logIn", userId: 3 }],
    ["linked before, to another than the address", verified, 3, confirmed, { userId: 3 }],
    ["linked before, without an address", nameless, 3, null, { action: "logIn" }],
    ["known address", verified, null, confirmed, { action: "link", isTakeover: false }],
    [
      "known, never confirmed here",
      verified,
      null,
      unconfirmed,
      { action: "link", isTakeover: true },
    ],
    ["known, not vouched for", unverified, null, confirmed, { action: "askByMail", userId: 7 }],
    ["known, nobody sure", unverified, null, unconfirmed, { action: "askByMail", userId: 7 }],
    ["new", verified, null, null, { action: "signUp", ...verified }],
    ["new, not vouched for", unverified, null, null, { action: "signUp", ...unverified }],
    ["no address", nameless, null, null, { action: "refuse", problem: "noEmail" }],
  ])("%s", (_case, identity, linkedUserId, known, expected) => {
    expect(decide(identity, linkedUserId, known)).toMatchObject(expected);
  });
});

describe("what a provider says", () => {
  const full = {
    sub: "42",
    email: " Noor@Example.test ",
    email_verified: true,
    given_name: "Noor",
    family_name: "van Dijk",
  };
  const read = {
    provider: "google",
    subject: "42",
    email: "noor@example.test",
    isEmailVerified: true,
    firstName: "Noor",
    lastName: "van Dijk",
  };
  it.each([
    ["all of it", full, {}],
    ["verified as text", { ...full, email_verified: "true" }, {}],
    ["not verified", { ...full, email_verified: false }, { isEmailVerified: false }],
    ["not verified, as text", { ...full, email_verified: "false" }, { isEmailVerified: false }],
    ["nothing about it", { ...full, email_verified: undefined }, { isEmailVerified: false }],
    ["no address", { ...full, email: undefined }, { email: null, isEmailVerified: false }],
    ["no such address", { ...full, email: "noor" }, { email: null, isEmailVerified: false }],
    [
      "no names",
      { ...full, given_name: "", family_name: undefined },
      { firstName: null, lastName: null },
    ],
    ["a name that reads backwards", { ...full, given_name: "a\u202eb" }, { firstName: null }],
    ["a name without end", { ...full, family_name: "x".repeat(81) }, { lastName: null }],
  ])("%s", (_case, said, change) => {
    expect(readIdentity("google", said)).toEqual({ ...read, ...change });
  });

  it.each([[undefined], [{}], [{ sub: "" }], [{ sub: 42 }]])("is nobody: %j", (said) => {
    expect(readIdentity("google", said)).toBeNull();
  });

  it("is not believed of an address from Facebook", () => {
    expect(readIdentity("facebook", full)).toMatchObject({ isEmailVerified: false });
  });
});

describe("the name that Apple posts", () => {
  it.each([
    ['{"name":{"firstName":"Noor","lastName":"Bos"},"email":"x@y.z"}', "Noor", "Bos"],
    ['{"name":{"firstName":"Noor"}}', "Noor", null],
    ['{"name":{"firstName":"","lastName":"Bos"}}', null, "Bos"],
  ])("%s", (user, firstName, lastName) => {
    expect(readAppleNames(user)).toEqual({ firstName, lastName });
  });

  it.each(["", "{", "[]", "null", '{"name":"Noor"}', '{"email":"x@y.z"}'])("none in %s", (user) => {
    expect(readAppleNames(user)).toBeNull();
  });
});

describe("coming back", () => {
  const now = new Date("2026-11-15T09:30:00Z");
  const later = new Date("2026-11-15T09:30:01Z");
  it.each([
    ["in time, in the same browser", "mine", later, true],
    ["in another browser", "other", later, false],
    ["at the last moment", "mine", now, false],
  ])("%s", (_case, browserHash, expiresAt, expected) => {
    expect(isAttemptGood({ browserHash: "mine", expiresAt }, browserHash, now)).toBe(expected);
  });

  it.each([
    ["access_denied", "cancelled"],
    ["user_cancelled_authorize", "cancelled"],
    ["server_error", "failed"],
    ["temporarily_unavailable", "failed"],
  ])("with the error %s: %s", (error, problem) => {
    expect(problemOf(error)).toBe(problem);
  });
});

describe("where it ends", () => {
  const login = { at: "login", problem: "cancelled", provider: "apple", redirectTo: null } as const;
  it.each([
    [{ at: "loginToken", token: "7|x", redirectTo: null } as const, "/login-token?t=7%7Cx"],
    [
      { at: "loginToken", token: "7|x", redirectTo: "/settings?a=1" } as const,
      "/login-token?t=7%7Cx&redirect=%2Fsettings%3Fa%3D1",
    ],
    [{ at: "linkMailed", provider: "facebook" } as const, "/linkAccount?sent=facebook"],
    [{ ...login, locale: "nl" } as const, "/inloggen?problem=cancelled&provider=apple"],
    [{ ...login, locale: "en" } as const, "/login?problem=cancelled&provider=apple"],
    [
      { ...login, locale: "nl", redirectTo: "/settings" } as const,
      "/inloggen?problem=cancelled&provider=apple&redirect=%2Fsettings",
    ],
  ])("%j: %s", (landing, path) => {
    expect(landingPath(landing)).toBe(path);
  });
});
