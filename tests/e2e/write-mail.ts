/**
 * Prints a mail that no journey can wait for: `write-mail.ts <continue | passwordSet> <nl | en> <origin>`.
 * A process of its own, because Playwright would compile the mail's elements into something else.
 */
import { isLocale } from "#contract/shared/locale.ts";
import { linkMail, noticeMail } from "#server/domains/account/account.emails.tsx";

const [kind, locale, appUrl = ""] = process.argv.slice(2);
if (!isLocale(locale)) throw new Error("name a language");
const reader = { locale, appUrl, firstName: "Noor" };
const { html } =
  kind === "continue"
    ? await linkMail({ ...reader, purpose: "continue", token: "1|secret", step: "pets" })
    : await noticeMail({ ...reader, kind: "passwordSet" });
process.stdout.write(html);
