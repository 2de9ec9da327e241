import type { Config } from "../config/config.ts";
import type { MailTransport } from "./mail.ts";
import { mailboxTransport } from "./mailer.ts";

export async function createMailTransport(config: Config): Promise<MailTransport> {
  const { SMTP_URL, MAIL_FROM } = config;
  if (!SMTP_URL || !MAIL_FROM) return mailboxTransport;
  const { createSmtpTransport } = await import("./smtp-transport.ts");
  return createSmtpTransport({ url: SMTP_URL, from: MAIL_FROM });
}
