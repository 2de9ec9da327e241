import { and, eq, gte, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { chatRooms, contactBeginnings } from "#server/db/schema/chat.ts";

/** Any number, the same in every process: with a profile's id it names the lock on its beginnings. */
const beginningsLock = 7_310_047;

/** Two that are begun at once would both be the last free one. */
export async function lockBeginningsOf(tx: Db, profileId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${beginningsLock}, ${profileId})`);
}

export async function insertBeginning(
  tx: Db,
  beginning: Omit<typeof contactBeginnings.$inferInsert, "id">,
): Promise<void> {
  await tx.insert(contactBeginnings).values(beginning);
}

type Begun = { profileId: number; chatRoomId: number; since: Date };

export async function hasBegun(db: Db, { profileId, chatRoomId, since }: Begun): Promise<boolean> {
  const begun = and(
    eq(contactBeginnings.profileId, profileId),
    eq(contactBeginnings.chatRoomId, chatRoomId),
    gte(contactBeginnings.begunAt, since),
  );
  return (await db.$count(contactBeginnings, begun)) > 0;
}

/** Those without a subscription, with the moment of the other one's first answer. */
export async function listFreeBeginnings(
  db: Db,
  { profileId, since }: { profileId: number; since: Date },
): Promise<{ begunAt: Date; answeredAt: Date | null }[]> {
  return db
    .select({ begunAt: contactBeginnings.begunAt, answeredAt: chatRooms.answeredAt })
    .from(contactBeginnings)
    .leftJoin(chatRooms, eq(chatRooms.id, contactBeginnings.chatRoomId))
    .where(
      and(
        eq(contactBeginnings.profileId, profileId),
        eq(contactBeginnings.isFree, true),
        gte(contactBeginnings.begunAt, since),
      ),
    )
    .orderBy(contactBeginnings.begunAt);
}
