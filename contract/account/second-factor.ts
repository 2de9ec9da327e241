import * as z from "zod";
import { linkToken } from "../account.ts";
import { instant } from "../shared/dates.ts";
import { endpoint } from "../shared/endpoint.ts";
import { passwordMaxLength } from "../shared/validation/passwords.ts";
import { line } from "../shared/validation/text.ts";
import { rule } from "../shared/validation/validation-texts.ts";

/** How many there are at first; each can be used once. */
export const recoveryCodeCount = 10;

/**
 * Holds the ticket of whoever has shown the first of two things, for the page that asks for the second:
 * no address has it, and no script is needed to bring it along.
 */
export const secondFactorCookie = "second_factor";

const appCode = /^\d{6}$/;
/** 80 bits in letters and figures that can't be taken for each other. */
const recoveryCode = /^[0-9a-hjkmnp-tv-z]{16}$/;

/** As people type them: with spaces, dashes and capitals. */
const typedCode = z
  .string()
  .min(1)
  .max(40)
  .transform((text) => text.replace(/[\s-]/g, "").toLowerCase());

/** Of the app; the recovery codes are for when it isn't there. */
export const appCodeField = typedCode.refine((code) => appCode.test(code), rule("sixDigits"));
/** Of either kind. */
export const secondFactorCode = typedCode.refine(
  (code) => appCode.test(code) || recoveryCode.test(code),
  rule("secondFactorCode"),
);

const ownPassword = z.string().min(1).max(passwordMaxLength);

/** One of the two shows that it is really them: the password, or a code of either kind. */
const proof = { password: ownPassword.optional(), code: secondFactorCode.optional() };

/**
 * `begin` asks for a secret to scan, `confirm` shows a code of it, which switches it on; `recoveryCodes`
 * replaces the codes for when the phone is lost.
 */
export const secondFactorSteps = ["begin", "confirm", "recoveryCodes"] as const;

export const secondFactorForm = z
  .object({ step: z.enum(secondFactorSteps), ...proof })
  .refine((form) => form.step !== "confirm" || form.code !== undefined, {
    path: ["code"],
    ...rule("required"),
  })
  .refine((form) => form.step !== "confirm" || appCode.test(form.code ?? ""), {
    path: ["code"],
    ...rule("sixDigits"),
  });

export const secondFactorOffForm = z
  .object(proof)
  .refine((form) => form.password !== undefined || form.code !== undefined, {
    path: ["password"],
    ...rule("required"),
  });

export const secondFactorLoginForm = z.object({ ticket: linkToken, code: secondFactorCode });

export const secondFactorState = z.object({
  isOn: z.boolean(),
  /** Since when. */
  onAt: instant.optional(),
  recoveryCodesLeft: z.int(),
  /** For an administrator: it can't be switched off. */
  isRequired: z.boolean(),
});
export type SecondFactorState = z.infer<typeof secondFactorState>;

/** What an app is told, to be scanned or typed over. */
export const secondFactorSetup = z.object({
  secret: z.string(),
  /** `otpauth://`: opens the app where it is on the same phone. */
  address: z.string(),
  /** The address as a code to scan: the data of one path in a square of so many units. */
  picture: z.object({ path: z.string(), size: z.int() }),
});
export type SecondFactorSetup = z.infer<typeof secondFactorSetup>;

/** What is kept of a call has a hash of its body, and one that can be computed fast. */
const notIdempotent = "Passwords, secrets and codes come and go, of which nothing may be kept.";

export const secondFactorEndpoints = {
  get: endpoint({
    method: "GET",
    path: "/api/user/secondFactor",
    access: "user",
    summary: "Whether logging in takes a second step, and how many recovery codes are left.",
    response: secondFactorState,
  }),
  change: endpoint({
    method: "POST",
    path: "/api/user/secondFactor",
    access: "user",
    summary:
      "Begins to switch on a second step, confirms it with a code, or makes new recovery codes.",
    notIdempotent,
    limit: "auth",
    body: secondFactorForm,
    response: z.object({
      /** After `begin`. */
      setup: secondFactorSetup.optional(),
      /** After `confirm` and `recoveryCodes`, and never again. */
      recoveryCodes: z.array(z.string()).optional(),
    }),
  }),
  switchOff: endpoint({
    method: "DELETE",
    path: "/api/user/secondFactor",
    access: "user",
    summary: "Switches the second step off, by password or by a code.",
    limit: "auth",
    body: secondFactorOffForm,
  }),
  login: endpoint({
    method: "POST",
    path: "/api/login/secondFactor",
    access: "public",
    summary: "Logs in by the ticket of the first step and a code.",
    limit: "auth",
    body: secondFactorLoginForm.extend({ device: line(80).optional() }),
    response: z.object({ token: z.string() }),
  }),
};
