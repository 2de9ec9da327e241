import { readFile } from "node:fs/promises";
import { BadConfiguration, type Config } from "../config/config.ts";
import type { MailTransport } from "./mail.ts";
import { mailboxTransport } from "./mailer.ts";
import type { SendingLimits } from "./queue/mail-sender.ts";
import type { DkimKey } from "./smtp-transport.ts";

export async function createMailTransport(config: Config): Promise<MailTransport> {
  const { SMTP_URL, MAIL_FROM } = config;
  if (!SMTP_URL || !MAIL_FROM) return mailboxTransport;
  const { createSmtpTransport } = await import("./smtp-transport.ts");
  const dkim = await readDkimKey(config);
  return createSmtpTransport({
    url: SMTP_URL,
    from: MAIL_FROM,
    connections: config.MAIL_CONNECTIONS,
    mailsPerConnection: config.MAIL_PER_CONNECTION,
    mailsPerSecond: config.MAIL_PER_SECOND,
    ...(dkim ? { dkim } : {}),
  });
}

export function sendingLimits(config: Config): SendingLimits {
  return {
    // While some travel, others are put into words; those that stall leave room for more.
    atOnce: config.MAIL_CONNECTIONS * 6,
    domainPerSecond: config.MAIL_DOMAIN_PER_SECOND,
  };
}

async function readDkimKey(config: Config): Promise<DkimKey | null> {
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY_FILE: file } = config;
  if (!domain || !selector) return null;
  return { domain, selector, privateKey: config.DKIM_PRIVATE_KEY ?? (await readKey(file ?? "")) };
}

async function readKey(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new BadConfiguration(`DKIM_PRIVATE_KEY_FILE: can't be read (${code})`);
  }
}
