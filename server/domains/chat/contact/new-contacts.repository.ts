import { and, eq, gte, sql } from "drizzle-orm";
import type { ProfileType } from "#contract/profiles.ts";
import type { Db } from "#server/db/database.ts";
import { chatRooms, contactBeginnings } from "#server/db/schema/chat.ts";

/** Any number, the same in every process: with a user's id it names the lock on the contacts that they begin. */
const newContactsLock = 7_310_047;

/** Two that are begun at once would both be the last free one. */
export async function lockNewContactsOf(tx: Db, userId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${newContactsLock}, ${userId})`);
}

/** Who begins, whatever becomes of the profile that they begin as. */
export type Beginner = { userId: number; profileType: ProfileType };

type NewContact = Beginner & {
  profileId: number;
  chatRoomId: number;
  isFree: boolean;
  begunAt: Date;
};

export async function insertNewContact(tx: Db, contact: NewContact): Promise<void> {
  await tx.insert(contactBeginnings).values(contact);
}

type Begun = Beginner & { chatRoomId: number; since: Date };

const isBy = ({ userId, profileType }: Beginner) =>
  and(eq(contactBeginnings.userId, userId), eq(contactBeginnings.profileType, profileType));

export async function hasBegun(
  db: Db,
  { chatRoomId, since, ...beginner }: Begun,
): Promise<boolean> {
  const begun = and(
    isBy(beginner),
    eq(contactBeginnings.chatRoomId, chatRoomId),
    gte(contactBeginnings.begunAt, since),
  );
  return (await db.$count(contactBeginnings, begun)) > 0;
}

/** Those without a subscription, with the moment of the other one's first answer. */
export async function listFreeContacts(
  db: Db,
  { since, ...beginner }: Beginner & { since: Date },
): Promise<{ begunAt: Date; answeredAt: Date | null }[]> {
  return db
    .select({ begunAt: contactBeginnings.begunAt, answeredAt: chatRooms.answeredAt })
    .from(contactBeginnings)
    .leftJoin(chatRooms, eq(chatRooms.id, contactBeginnings.chatRoomId))
    .where(
      and(
        isBy(beginner),
        eq(contactBeginnings.isFree, true),
        gte(contactBeginnings.begunAt, since),
      ),
    )
    .orderBy(contactBeginnings.begunAt);
}
