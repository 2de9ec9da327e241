import { and, asc, eq, gt, inArray, isNotNull } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { loginFailures, users } from "#server/db/schema/account.ts";
import { oneTimeTokens } from "#server/db/schema/one-time-tokens.ts";
import { listRecipients } from "#server/platform/mail/mails-of-users.ts";
import { forgetStreams } from "#server/platform/outbox/outbox.ts";
import { accessStream } from "../account.events.ts";
import type { UserRow } from "../account.repository.ts";

/**
 * What knows a user by their address, or tells of them in passing, and so is not reached from their
 * row. Before that row goes: an event that is being delivered holds its own row and may refer to the
 * user's, so that the other order could have each wait for the other.
 */
export async function eraseTraces(tx: Db, user: UserRow): Promise<void> {
  const addresses = await listAddresses(tx, user);
  const streams = [`user:${user.id}`, ...addresses.map(accessStream)];
  await forgetStreams(tx, streams);
  await tx.delete(loginFailures).where(inArray(loginFailures.email, addresses));
}

/** With it go profiles, sessions, links, mails and kept answers: they refer to it. */
export async function eraseUser(tx: Db, userId: number): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId));
}

/** Whose accounts are to go as soon as a stay lets them. */
export async function listLeaving(
  db: Db,
  { after, most }: { after: number; most: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isNotNull(users.deletionAskedAt), gt(users.id, after)))
    .orderBy(asc(users.id))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** The ones that they have, had, and wanted to have: each was sent something. */
async function listAddresses(tx: Db, user: UserRow): Promise<string[]> {
  const links = await tx
    .selectDistinct({ email: oneTimeTokens.email })
    .from(oneTimeTokens)
    .where(eq(oneTimeTokens.userId, user.id));
  const linked = links.map(({ email }) => email);
  const mailed = await listRecipients(tx, user.id);
  const all = [user.email, ...linked, ...mailed, ...(user.pendingEmail ? [user.pendingEmail] : [])];
  return [...new Set(all.map((email) => email.toLowerCase()))];
}
