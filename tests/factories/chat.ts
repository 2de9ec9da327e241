import type { ProfileType } from "#contract/profiles.ts";
import type { Db } from "#server/db/database.ts";
import { chatRoomSides, chatRooms, messages } from "#server/db/schema/chat.ts";
import { testStart } from "../setup/test-server.ts";
import { logIn } from "./account.ts";
import { makeOwner, makePet } from "./pets.ts";
import { makeSitter } from "./profiles.ts";
import { makeRequest } from "./requests.ts";

export type ChatPerson = { userId: number; profileId: number; token: string };

/** An owner with a request that is on, and a sitter with a page: each can write to the other. */
export async function makePair(db: Db): Promise<{ owner: ChatPerson; sitter: ChatPerson }> {
  const owner = await makeOwner(db, { firstName: "Tess" });
  const pet = await makePet(db, owner.profileId);
  await makeRequest(db, owner.profileId, { petIds: [pet.id] });
  const sitter = await makeSitter(db, { user: { firstName: "Sanne" } });
  return {
    owner: { userId: owner.user.id, profileId: owner.profileId, token: owner.token },
    sitter: {
      userId: sitter.user.id,
      profileId: sitter.profile.id,
      token: await logIn(db, sitter.user.id),
    },
  };
}

type RoomInput = Partial<typeof chatRooms.$inferInsert> & {
  openedBy?: ProfileType;
  unread?: Partial<Record<ProfileType, number>>;
};

/** A room in which both have written, unless told otherwise. */
export async function makeRoom(
  db: Db,
  pair: { owner: { profileId: number }; sitter: { profileId: number } },
  { openedBy = "pet_owner", unread = {}, ...input }: RoomInput = {},
): Promise<number> {
  const now = new Date(testStart);
  const [room] = await db
    .insert(chatRooms)
    .values({
      ownerProfileId: pair.owner.profileId,
      sitterProfileId: pair.sitter.profileId,
      acceptanceStatus: "accepted",
      initiatedBy: "pet_owner",
      statusChangedAt: now,
      lastActivityAt: now,
      ...input,
    })
    .returning();
  if (!room) throw new Error("no room was made");
  const sides: ProfileType[] = ["pet_owner", "pet_sitter"];
  await db.insert(chatRoomSides).values(
    sides.map((side) => ({
      chatRoomId: room.id,
      side,
      hasOpened: side === openedBy,
      unreadMessagesCount: unread[side] ?? 0,
    })),
  );
  return room.id;
}

export async function makeMessage(
  db: Db,
  chatRoomId: number,
  input: Partial<typeof messages.$inferInsert> = {},
) {
  const now = new Date(testStart);
  const [message] = await db
    .insert(messages)
    .values({
      chatRoomId,
      type: "TEXT",
      sentBy: "pet_owner",
      text: "Dag Sanne",
      deliveredAt: now,
      createdAt: now,
      ...input,
    })
    .returning();
  if (!message) throw new Error("no message was made");
  return message;
}
