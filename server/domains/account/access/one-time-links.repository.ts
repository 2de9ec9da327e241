import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { type Db, rowsOf } from "#server/db/database.ts";
import { users } from "#server/db/schema/account.ts";
import { oneTimeTokens, type TokenPurpose } from "#server/db/schema/one-time-tokens.ts";
import {
  hashSecret,
  makeSecret,
  parseToken,
  secretMatches,
} from "#server/platform/sessions/token.ts";
import { lockUser } from "../account.repository.ts";

type NewLink = {
  userId: number;
  email: string;
  purpose: TokenPurpose;
  now: Date;
  lifetimeMs: number;
  sessionId?: number;
};

/** Gives the token for the address in the mail. */
export async function insertLink(tx: Db, link: NewLink): Promise<string> {
  const secret = makeSecret();
  return `${await insertSecret(tx, link, secret)}|${secret}`;
}

/** The same work for an address that is nobody's: nothing is inserted, and the token opens nothing. */
export async function insertNoLink(tx: Db, link: Omit<NewLink, "userId">): Promise<string> {
  const secret = makeSecret();
  const rows = await insertFor(tx, { ...link, userId: 0 }, secret);
  return `${rows[0]?.id ?? 0}|${secret}`;
}

async function insertSecret(tx: Db, link: NewLink, secret: string): Promise<number> {
  const [row] = await insertFor(tx, link, secret);
  if (!row) throw new Error("the link was not inserted");
  return row.id;
}

/** One statement, whether there is such a user or not. */
function insertFor(tx: Db, link: NewLink, secret: string): Promise<{ id: number }[]> {
  const { userId, email, purpose, now, lifetimeMs, sessionId = null } = link;
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  return rowsOf(
    tx,
    sql`
      insert into ${oneTimeTokens} (user_id, purpose, token_hash, email, created_at, expires_at, session_id)
      select id, ${purpose}, ${hashSecret(secret)}, ${email}::citext,
        ${now.toISOString()}::timestamptz, ${expiresAt.toISOString()}::timestamptz, ${sessionId}::int
      from ${users} where id = ${userId}
      returning id`,
  );
}

/** Null when there never was such a link. */
export async function findLink(db: Db, token: string, ...purposes: TokenPurpose[]) {
  const parsed = parseToken(token);
  if (!parsed) return null;
  const [row] = await db
    .select({ link: oneTimeTokens, user: users })
    .from(oneTimeTokens)
    .innerJoin(users, eq(users.id, oneTimeTokens.userId))
    .where(eq(oneTimeTokens.id, parsed.id));
  if (!row || !purposes.includes(row.link.purpose)) return null;
  return secretMatches(parsed.secret, row.link.tokenHash) ? row : null;
}

/**
 * The same with its user locked, so that two clicks at once can't both use it; read again behind the
 * lock, as it may have been used meanwhile.
 */
export async function lockLink(tx: Db, token: string, ...purposes: TokenPurpose[]) {
  const asked = await findLink(tx, token, ...purposes);
  if (!asked || !(await lockUser(tx, asked.user.id))) return null;
  return findLink(tx, token, ...purposes);
}

/** One and its siblings: an older mail with the same purpose must not work later on. */
export async function spendLinks(
  tx: Db,
  which: { userId: number; purposes: readonly TokenPurpose[] },
  now: Date,
): Promise<void> {
  await tx
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeTokens.userId, which.userId),
        inArray(oneTimeTokens.purpose, which.purposes),
        isNull(oneTimeTokens.usedAt),
      ),
    );
}

/** A code is short enough to type over; it takes the place of an earlier one. Gives its id. */
export async function insertCode(tx: Db, link: NewLink, code: string): Promise<number> {
  await spendLinks(tx, { userId: link.userId, purposes: [link.purpose] }, link.now);
  return insertSecret(tx, link, codeSecret(link.userId, code));
}

/** The newest code, with this guess counted; null when none was ever asked for. */
export async function guessCode(
  tx: Db,
  guess: { userId: number; purpose: TokenPurpose; code: string },
) {
  const [newest] = await tx
    .select({ id: oneTimeTokens.id })
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, guess.userId), eq(oneTimeTokens.purpose, guess.purpose)))
    .orderBy(desc(oneTimeTokens.id))
    .limit(1);
  if (!newest) return null;
  const [row] = await tx
    .update(oneTimeTokens)
    .set({ attempts: sql`${oneTimeTokens.attempts} + 1` })
    .where(eq(oneTimeTokens.id, newest.id))
    .returning();
  if (!row) return null;
  return { ...row, matches: secretMatches(codeSecret(guess.userId, guess.code), row.tokenHash) };
}

/** Two people with the same code must not have the same hash. */
const codeSecret = (userId: number, code: string) => `${userId}:${code}`;
