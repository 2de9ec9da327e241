import type { Config } from "../config/config.ts";
import type { MailTransport } from "./mail.ts";
import { mailboxTransport } from "./mailer.ts";
import { createSmtpTransport } from "./smtp-transport.ts";

export function createMailTransport(config: Config): MailTransport {
  const { SMTP_URL, MAIL_FROM } = config;
  return SMTP_URL && MAIL_FROM
    ? createSmtpTransport({ url: SMTP_URL, from: MAIL_FROM })
    : mailboxTransport;
}
