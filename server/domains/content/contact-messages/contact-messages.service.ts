import type * as z from "zod";
import type { contactForm } from "#contract/content/contact-messages.ts";
import { defaultLocale } from "#contract/shared/locale.ts";
import type { VisitorContext } from "#server/platform/context.ts";
import { defineMail } from "#server/platform/mail/mail-kind.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { ContactMailData } from "./contact.emails.tsx";
import { insertContactMessage } from "./contact-messages.repository.ts";

const contactMail = defineMail<ContactMailData>("content.contact");

export function writeContactMails({ mailer, config }: Platform): void {
  const { appUrl } = config;
  const words = () => import("./contact.emails.tsx");
  mailer.write(contactMail, async (data) => (await words()).contactMail({ ...data, appUrl }));
}

/** Kept, and mailed to who runs the site; an answer goes straight to who wrote. */
export async function sendContactMessage(
  ctx: VisitorContext<"mailer" | "config">,
  { name, email, text, homepage }: z.output<typeof contactForm>,
): Promise<void> {
  const { db, now, viewer, mailer, config } = ctx;
  // A machine is thanked like anybody else: it would only try again otherwise.
  if (homepage) return;
  const userId = viewer?.userId ?? null;
  const id = await insertContactMessage(db, { userId, name, email, text, createdAt: now });
  const { OPERATOR_EMAIL: to } = config;
  if (!to) return;
  const data = { locale: defaultLocale, name, email, text };
  const envelope = { key: `contact:${id}`, to, headers: { "Reply-To": email } };
  await mailer.queue(db, contactMail, data, userId === null ? envelope : { ...envelope, userId });
}
