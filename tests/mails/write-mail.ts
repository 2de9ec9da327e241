import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Locale } from "#contract/shared/locale.ts";
import type { Composition } from "#server/compose.ts";
import { mails } from "#server/db/schema/mail.ts";
import type { Sample } from "./mail-samples.ts";

type Ordered = { kind: string; locale: Locale; data: Sample["data"] };

/** Queued and sent as every mail is, into the local mailbox. */
export async function writeMail(
  { db, mailer }: Composition["platform"],
  { kind, locale, data }: Ordered,
): Promise<{ subject: string; html: string; text: string }> {
  const key = `sample:${randomUUID()}`;
  const values = { key, recipient: "tess@example.test", kind, data: { ...data, locale } };
  const [queued] = await db.insert(mails).values(values).returning({ id: mails.id });
  await mailer.send(queued?.id ?? 0);
  const [row] = await db.select().from(mails).where(eq(mails.key, key));
  const { subject, html, text } = row ?? {};
  return { subject: subject ?? "", html: html ?? "", text: text ?? "" };
}
