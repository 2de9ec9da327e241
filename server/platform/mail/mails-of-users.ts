import { and, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { mails } from "#server/db/schema/mail.ts";

/** Every address to which this user was sent something that is still kept. */
export async function listRecipients(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ recipient: mails.recipient })
    .from(mails)
    .where(eq(mails.userId, userId));
  return rows.map(({ recipient }) => recipient);
}

/** That they were sent stays; what these mails said, with one of these names in it, doesn't. */
export async function eraseWordsWith(
  tx: Db,
  userIds: readonly number[],
  names: readonly string[],
): Promise<void> {
  const known = names.filter((name) => name !== "");
  if (userIds.length === 0 || known.length === 0) return;
  const holds = known.map(
    (name) =>
      sql`strpos(concat_ws(' ', ${mails.subject}, ${mails.text}, ${mails.html}), ${name}) > 0`,
  );
  await tx
    .update(mails)
    .set({ subject: null, html: null, text: null, attachments: [], headers: {} })
    .where(and(inArray(mails.userId, [...userIds]), isNotNull(mails.sentAt), or(...holds)));
}
