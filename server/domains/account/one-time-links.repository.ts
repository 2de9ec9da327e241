import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { users } from "#server/db/schema/account.ts";
import { oneTimeTokens } from "#server/db/schema/one-time-tokens.ts";
import {
  hashSecret,
  makeSecret,
  parseToken,
  secretMatches,
} from "#server/platform/sessions/token.ts";
import type { LinkPurpose } from "./account-access.rules.ts";

type NewLink = {
  userId: number;
  email: string;
  purpose: LinkPurpose;
  now: Date;
  lifetimeMs: number;
};

/** Gives the token for the address in the mail. */
export async function insertLink(tx: Db, link: NewLink): Promise<string> {
  const secret = makeSecret();
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
  return `${row.id}|${secret}`;
}

/** Locked, so that two clicks at once can't both use it. Null when there never was such a link. */
export async function findLink(tx: Db, token: string, purpose: LinkPurpose) {
  const parsed = parseToken(token);
  if (!parsed) return null;
  const [row] = await tx
    .select({ link: oneTimeTokens, user: users })
    .from(oneTimeTokens)
    .innerJoin(users, eq(users.id, oneTimeTokens.userId))
    .where(and(eq(oneTimeTokens.id, parsed.id), eq(oneTimeTokens.purpose, purpose)))
    .for("update", { of: oneTimeTokens });
  return row && secretMatches(parsed.secret, row.link.tokenHash) ? row : null;
}

/** This one and its siblings: an older mail with the same purpose must not work later on. */
export async function spendLinks(
  tx: Db,
  which: { userId: number; purpose: LinkPurpose },
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
