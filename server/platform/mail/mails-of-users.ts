import { eq } from "drizzle-orm";
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
