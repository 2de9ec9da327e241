import { createHmac } from "node:crypto";
import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { mailSuppressions } from "#server/db/schema/mail.ts";

/**
 * Who is not to be mailed: people without an account, whom a user had us mail and who want no more of
 * it; addresses that don't exist; who called a mail of ours spam. Every mail asks before it is sent, and
 * goes only if it is strictly needed. To know an address again a hash is enough; keyed, so that whoever
 * has the table can't try addresses.
 */
export function suppressionHash(appKey: string, email: string): string {
  return createHmac("sha256", appKey).update(`suppressed ${email.toLowerCase()}`).digest("hex");
}

export type SuppressionRow = typeof mailSuppressions.$inferSelect;
export type SuppressionReason = SuppressionRow["reason"];
type Whom = { appKey: string; email: string };

export async function suppressMail(
  tx: Db,
  { appKey, email, now, reason }: Whom & { now: Date; reason: SuppressionReason },
): Promise<void> {
  const row = { addressHash: suppressionHash(appKey, email), reason, createdAt: now };
  await tx
    .insert(mailSuppressions)
    .values(row)
    .onConflictDoUpdate({
      target: mailSuppressions.addressHash,
      set: { reason, createdAt: now },
      // What somebody asked for stays what they asked for, also when their address stops working.
      setWhere: sql`${mailSuppressions.reason} = 'bounced'`,
    });
}

/** The address is known to work, and its owner chooses for themselves from now on. */
export async function liftSuppression(tx: Db, { appKey, email }: Whom): Promise<void> {
  await tx
    .delete(mailSuppressions)
    .where(eq(mailSuppressions.addressHash, suppressionHash(appKey, email)));
}

export async function findSuppression(
  db: Db,
  { appKey, email }: Whom,
): Promise<SuppressionReason | null> {
  const [row] = await db
    .select({ reason: mailSuppressions.reason })
    .from(mailSuppressions)
    .where(eq(mailSuppressions.addressHash, suppressionHash(appKey, email)));
  return row?.reason ?? null;
}

/** Those of them who are not to be mailed. */
export async function findSuppressed(
  db: Db,
  { appKey, emails }: { appKey: string; emails: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (emails.length === 0) return new Set();
  const hashes = new Map(emails.map((email) => [email, suppressionHash(appKey, email)]));
  const rows = await db
    .select({ addressHash: mailSuppressions.addressHash })
    .from(mailSuppressions)
    .where(inArray(mailSuppressions.addressHash, [...hashes.values()]));
  const found = new Set(rows.map(({ addressHash }) => addressHash));
  return new Set(emails.filter((email) => found.has(hashes.get(email) ?? "")));
}

export type SuppressionFilter = {
  hashes?: readonly string[] | undefined;
  reason?: SuppressionReason | undefined;
};

function matching({ hashes, reason }: SuppressionFilter): SQL | undefined {
  return and(
    hashes === undefined ? undefined : inArray(mailSuppressions.addressHash, [...hashes]),
    reason === undefined ? undefined : eq(mailSuppressions.reason, reason),
  );
}

/** The latest first. */
export function listSuppressions(
  db: Db,
  filter: SuppressionFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<SuppressionRow[]> {
  return db
    .select()
    .from(mailSuppressions)
    .where(matching(filter))
    .orderBy(desc(mailSuppressions.createdAt), mailSuppressions.addressHash)
    .offset(offset)
    .limit(limit);
}

export function countSuppressions(db: Db, filter: SuppressionFilter): Promise<number> {
  return db.$count(mailSuppressions, matching(filter));
}

/** For an admin, who sees a hash where nobody knows the address any more. */
export async function liftByHash(tx: Db, hash: string): Promise<SuppressionRow | null> {
  const [row] = await tx
    .delete(mailSuppressions)
    .where(eq(mailSuppressions.addressHash, hash))
    .returning();
  return row ?? null;
}
