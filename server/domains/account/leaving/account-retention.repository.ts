import { and, asc, eq, gt, isNull, lt, not, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "#server/db/database.ts";
import { deleteInBatches } from "#server/db/delete-in-batches.ts";
import { knownDevices, loginFailures, users } from "#server/db/schema/account.ts";
import { oneTimeTokens } from "#server/db/schema/one-time-tokens.ts";
import { socialLinkRequests, socialSignIns } from "#server/db/schema/social-accounts.ts";
import { hasSession } from "#server/platform/sessions/sessions.ts";
import type { UserRow } from "../account.repository.ts";

export async function forgetTraces(db: Db, before: Date): Promise<void> {
  /** Since when it has been of no use. */
  const over = (link: { usedAt: PgColumn; expiresAt: PgColumn }) =>
    sql`coalesce(${link.usedAt}, ${link.expiresAt}) < ${before.toISOString()}::timestamptz`;
  await deleteInBatches(db, loginFailures, lt(loginFailures.lastFailedAt, before));
  await deleteInBatches(db, oneTimeTokens, over(oneTimeTokens));
  await deleteInBatches(db, socialLinkRequests, over(socialLinkRequests));
  await deleteInBatches(db, socialSignIns, lt(socialSignIns.expiresAt, before));
  // Somebody may stay logged in for years without logging in again.
  const unused = and(lt(knownDevices.lastUsedAt, before), not(hasSession(db, knownDevices)));
  await deleteInBatches(db, knownDevices, unused);
}

/** After this one, in the order of their ids. Administrators are made by others, and stay. */
export async function listUnconfirmed(
  db: Db,
  before: Date,
  page: { afterId: number; limit: number },
): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(and(isUnconfirmed(before), gt(users.id, page.afterId)))
    .orderBy(asc(users.id))
    .limit(page.limit);
}

/** False when they have confirmed, or gone, meanwhile. */
export async function lockUnconfirmed(tx: Db, userId: number, before: Date): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isUnconfirmed(before)))
    .for("update");
  return rows.length > 0;
}

const isUnconfirmed = (before: Date) =>
  and(isNull(users.emailVerifiedAt), eq(users.role, "user"), lt(users.createdAt, before));
