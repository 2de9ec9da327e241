import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { oneTimeTokens, type TokenPurpose } from "#server/db/schema/one-time-tokens.ts";
import {
  hashSecret,
  makeSecret,
  parseToken,
  secretMatches,
} from "#server/platform/sessions/token.ts";
import { lockUser } from "./account.repository.ts";

type NewLink = {
  userId: number;
  email: string;
  purpose: TokenPurpose;
  now: Date;
  lifetimeMs: number;
};

/** Gives the token for the address in the mail. */
export async function insertLink(tx: Db, link: NewLink): Promise<string> {
  const secret = makeSecret();
  return `${await insertSecret(tx, link, secret)}|${secret}`;
}

async function insertSecret(tx: Db, link: NewLink, secret: string): Promise<number> {
  const { userId, email, purpose, now, lifetimeMs } = link;
  const [row] = await tx
    .insert(oneTimeTokens)
    .values({
      userId,
      email,
      purpose,
      tokenHash: hashSecret(secret),
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifetimeMs),
    })
    .returning({ id: oneTimeTokens.id });
  if (!row) throw new Error("the link was not inserted");
  return row.id;
}

/**
 * With its user locked, so that two clicks at once can't both use it; read again behind the lock, as
 * it may have been used meanwhile. Null when there never was such a link.
 */
export async function findLink(tx: Db, token: string, ...purposes: TokenPurpose[]) {
  const parsed = parseToken(token);
  const asked = parsed && (await findToken(tx, parsed.id));
  if (!asked || !purposes.includes(asked.purpose)) return null;
  if (!secretMatches(parsed.secret, asked.tokenHash)) return null;
  const user = await lockUser(tx, asked.userId);
  const link = user && (await findToken(tx, asked.id));
  return link && { link, user };
}

async function findToken(tx: Db, id: number) {
  const [row] = await tx.select().from(oneTimeTokens).where(eq(oneTimeTokens.id, id));
  return row ?? null;
}

/** This one and its siblings: an older mail with the same purpose must not work later on. */
export async function spendLinks(
  tx: Db,
  which: { userId: number; purpose: TokenPurpose },
  now: Date,
): Promise<void> {
  await tx
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeTokens.userId, which.userId),
        eq(oneTimeTokens.purpose, which.purpose),
        isNull(oneTimeTokens.usedAt),
      ),
    );
}

/** A code is short enough to type over; it takes the place of an earlier one. Gives its id. */
export async function insertCode(tx: Db, link: NewLink, code: string): Promise<number> {
  await spendLinks(tx, link, link.now);
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
