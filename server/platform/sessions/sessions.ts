import { and, desc, eq, gt, isNull, ne, sql } from "drizzle-orm";
import { tokens } from "#contract/privacy/tokens.ts";
import { hourMs } from "#contract/shared/durations.ts";
import type { Db } from "#server/db/database.ts";
import { preparedStatement } from "#server/db/prepared-statement.ts";
import { sessions } from "#server/db/schema/sessions.ts";
import { sharedUsers } from "#server/db/views/account.ts";
import type { Outbox } from "../outbox/outbox.ts";
import { sessionEnded, userSeen } from "./sessions.events.ts";
import { hashSecret, makeSecret, parseToken, secretMatches } from "./token.ts";
import type { Viewer } from "./viewer.ts";

/** A session that nobody used for this long has run out. */
export const sessionLifetimeMs = tokens.session.lastsMs;
/** Of an administrator, since it began: it opens too much to be left lying about. */
const adminSessionLifetimeMs = 12 * hourMs;
/** How old `last_used_at` may get before it is written again: not every request needs a write. */
const refreshAfterMs = 5 * 60 * 1000;

export async function startSession(
  tx: Db,
  input: { userId: number; device: string; now: Date },
): Promise<{ sessionId: number; token: string }> {
  const secret = makeSecret();
  const [session] = await tx
    .insert(sessions)
    .values({
      userId: input.userId,
      tokenHash: hashSecret(secret),
      device: input.device,
      createdAt: input.now,
      lastUsedAt: input.now,
    })
    .returning({ id: sessions.id });
  if (!session) throw new Error("the session was not inserted");
  return { sessionId: session.id, token: `${session.id}|${secret}` };
}

/** Asked with every request. */
const viewerOf = preparedStatement("session_viewer", (db) =>
  db
    .select({
      tokenHash: sessions.tokenHash,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      userId: sharedUsers.id,
      role: sharedUsers.role,
      emailVerifiedAt: sharedUsers.emailVerifiedAt,
      hasSecondFactor: sharedUsers.hasSecondFactor,
    })
    .from(sessions)
    .innerJoin(sharedUsers, eq(sharedUsers.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sql.placeholder("sessionId")),
        gt(sessions.lastUsedAt, sql.placeholder("usedAfter")),
        // Their sessions have ended; none that slipped through opens anything.
        isNull(sharedUsers.bannedAt),
      ),
    ),
);

/** Who a token belongs to, or null when it is unknown, revoked or has run out. */
export async function findViewer(
  db: Db,
  outbox: Outbox,
  token: string,
  now: Date,
): Promise<Viewer | null> {
  const parsed = parseToken(token);
  if (!parsed) return null;
  const usedAfter = new Date(now.getTime() - sessionLifetimeMs);
  const [row] = await viewerOf(db, { sessionId: parsed.id, usedAfter });
  if (!row || !secretMatches(parsed.secret, row.tokenHash)) return null;
  if (row.role === "admin" && now.getTime() - row.createdAt.getTime() >= adminSessionLifetimeMs) {
    return null;
  }
  if (now.getTime() - row.lastUsedAt.getTime() > refreshAfterMs) {
    const { userId } = row;
    await db.transaction(async (tx) => {
      // The user's own row first, which this changes, as everywhere: whoever ends all sessions of a
      // user has locked the user before.
      await outbox.publish(tx, [userSeen({ userId, at: now })]);
      await tx.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, parsed.id));
    });
  }
  return {
    userId: row.userId,
    sessionId: parsed.id,
    role: row.role,
    isEmailVerified: row.emailVerifiedAt !== null,
    hasSecondFactor: row.hasSecondFactor,
  };
}

/** Part of an action: ends one session, or all of a user's but one. Its sockets are cut off through the outbox. */
export async function endSessions(
  { db, outbox }: { db: Db; outbox: Outbox },
  which: { userId: number; only?: number; except?: number },
): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, which.userId),
        which.only === undefined ? undefined : eq(sessions.id, which.only),
        which.except === undefined ? undefined : ne(sessions.id, which.except),
      ),
    )
    .returning({ sessionId: sessions.id });
  await outbox.publish(db, ended.map(sessionEnded));
  return ended.length;
}

/** The user's open sessions, the one used last first. */
export async function listSessions(db: Db, userId: number, now: Date) {
  return db
    .select({
      id: sessions.id,
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        gt(sessions.lastUsedAt, new Date(now.getTime() - sessionLifetimeMs)),
      ),
    )
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
}
