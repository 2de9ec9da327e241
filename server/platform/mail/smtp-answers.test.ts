import { expect, it } from "vitest";
import { verdictOf } from "./smtp-transport.ts";

it.each([
  ["RCPT TO", 550, "550 5.1.1 <a@b.test>: user unknown", "noSuchAddress"],
  ["RCPT TO", 550, "550-5.1.1 The email account that you tried to reach", "noSuchAddress"],
  ["RCPT TO", 553, "553 5.1.2 no such domain", "noSuchAddress"],
  ["RCPT TO", 550, "550 5.2.1 mailbox disabled", "noSuchAddress"],
  ["RCPT TO", 550, "550 No such user here", "noSuchAddress"],
  ["RCPT TO", 550, "550 Recipient not found", "noSuchAddress"],
  ["RCPT TO", 550, "550 mailbox unavailable", "refused"],
  ["RCPT TO", 552, "552 5.2.2 mailbox full", "refused"],
  ["RCPT TO", 554, "554 5.7.1 unknown user of a blocked network", "refused"],
  ["RCPT TO", 451, "451 4.7.1 greylisted, user unknown to us", "passing"],
  ["DATA", 554, "554 5.1.1 looks like spam", "refused"],
  ["DATA", 452, "452 4.3.1 no room", "passing"],
  ["MAIL FROM", 550, "550 5.4.5 daily limit reached", "passing"],
  ["CONN", 554, "554 no mail from you today", "passing"],
] as const)("%s is answered with %i: %s: %s", (command, responseCode, response, verdict) => {
  expect(verdictOf({ command, responseCode, response })).toBe(verdict);
});

it.each([
  ["a connection that broke", { code: "ECONNECTION", command: "RCPT TO" }],
  ["a password that is wrong", { code: "EAUTH", command: "AUTH", responseCode: 535 }],
])("%s is no mail's fault", (_case, failure) => {
  expect(verdictOf(failure)).toBe("passing");
});
