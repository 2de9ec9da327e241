import { describe, expect, it } from "vitest";
import { locales } from "#contract/shared/locale.ts";
import {
  bannedMail,
  deletionCodeMail,
  leavingMail,
  linkMail,
  newDeviceMail,
  noticeMail,
} from "./account.emails.tsx";

const reader = { firstName: "Noor", appUrl: "https://kwispel.test" } as const;
const token = "7|secret";
const linked = "7%7Csecret";

describe.each(locales)("mails in %s", (locale) => {
  const to = { ...reader, locale };
  const signup = locale === "nl" ? "aanmelden" : "signup";
  it.each([
    [
      "confirm",
      () => linkMail({ ...to, token, purpose: "confirm_email" }),
      `confirmAccount/${linked}`,
    ],
    [
      "new address",
      () => linkMail({ ...to, token, purpose: "change_email" }),
      `confirmAccount/${linked}`,
    ],
    [
      "reset",
      () => linkMail({ ...to, token, purpose: "reset_password" }),
      `resetPassword?token=${linked}`,
    ],
    ["log in", () => linkMail({ ...to, token, purpose: "login" }), `login-token?t=${linked}`],
    [
      "go on",
      () => linkMail({ ...to, token, purpose: "continue", step: "pets" }),
      `${signup}?t=${linked}`,
    ],
    [
      "go on somewhere",
      () => linkMail({ ...to, token, purpose: "continue", step: "?" }),
      `${signup}?t=${linked}`,
    ],
    ["welcome", () => noticeMail({ ...to, kind: "welcome" }), ""],
    ["password changed", () => noticeMail({ ...to, kind: "passwordChanged" }), "resetPassword"],
    ["first password", () => noticeMail({ ...to, kind: "passwordSet" }), "resetPassword"],
    ["change asked", () => noticeMail({ ...to, kind: "emailChangeAsked" }), "resetPassword"],
    ["address changed", () => noticeMail({ ...to, kind: "emailChanged" }), "contact"],
    [
      "account leaving",
      () => leavingMail({ ...to, deletesAt: "2026-12-28T09:00:00Z" }),
      "settings",
    ],
    ["account deleted", () => noticeMail({ ...to, kind: "accountDeleted" }), ""],
    [
      "account banned",
      () => bannedMail({ ...to, token, reason: "Vroeg om geld." }),
      `appeal?t=${linked}`,
    ],
    ["ban lifted", () => noticeMail({ ...to, kind: "accountUnbanned" }), ""],
    ["appeal granted", () => noticeMail({ ...to, kind: "banAppealReversed", reason: "Ja." }), ""],
    ["appeal refused", () => noticeMail({ ...to, kind: "banAppealUpheld", reason: "Nee." }), ""],
    ["new device", () => newDeviceMail({ ...to, device: "Firefox, Linux" }), "settings"],
    ["code", () => deletionCodeMail({ ...to, code: "012345" }), "settings"],
  ])("%s: greets, leads on, and leaves nothing untranslated", async (_name, write, path) => {
    const { subject, html, text } = await write();
    expect(html).toContain(`lang="${locale}"`);
    expect(html).toMatch(/<h1[^>]*>[^<]*Noor/);
    expect(html).toContain(`href="https://kwispel.test/${path}"`);
    expect(text).toContain(`https://kwispel.test/${path}`);
    for (const words of [subject, text]) {
      expect(words).not.toMatch(
        /\{\{|undefined|[a-z]+[A-Z]?[A-Za-z]*\.(subject|title|text|note|button|more|footer|steps)\b/,
      );
    }
  });
});

it("says where somebody stopped, where that is known", async () => {
  const mail = { ...reader, locale: "nl", token, purpose: "continue" } as const;
  expect((await linkMail({ ...mail, step: "pets" })).text).toContain("gebleven bij: je dieren.");
  expect((await linkMail({ ...mail, step: "done" })).text).not.toContain("gebleven bij");
});

it("shows the code large, in the subject and in the text", async () => {
  const mail = await deletionCodeMail({ ...reader, locale: "en", code: "012345" });
  expect(mail.subject).toBe("012345 is your code");
  expect(mail.text).toMatch(/^012345$/m);
});
