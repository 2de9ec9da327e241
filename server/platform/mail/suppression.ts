import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { mailSuppressions } from "#server/db/schema/mail.ts";

/**
 * People without an account, whom a user had us mail, and who want no more of it. To know them again a
 * hash is enough; keyed, so that whoever has the table can't try addresses.
 */
function hashOf(appKey: string, email: string): string {
  return createHmac("sha256", appKey).update(`suppressed ${email.toLowerCase()}`).digest("hex");
}

type Whom = { appKey: string; email: string; now: Date };

export async function suppressMail(tx: Db, { appKey, email, now }: Whom): Promise<void> {
  const row = { addressHash: hashOf(appKey, email), createdAt: now };
  await tx.insert(mailSuppressions).values(row).onConflictDoNothing();
}

/** Asked before anything is mailed to somebody who has no account. */
export async function isSuppressed(db: Db, { appKey, email }: Omit<Whom, "now">): Promise<boolean> {
  const [row] = await db
    .select({ addressHash: mailSuppressions.addressHash })
    .from(mailSuppressions)
    .where(eq(mailSuppressions.addressHash, hashOf(appKey, email)));
  return row !== undefined;
}
