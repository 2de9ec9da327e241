import type { ProfileType } from "#contract/profiles.ts";
import type { Db } from "#server/db/database.ts";
import { chatRoomSides, chatRooms, messages } from "#server/db/schema/chat.ts";

type NewRoom = Pick<
  typeof chatRooms.$inferInsert,
  "ownerProfileId" | "sitterProfileId" | "madeBy" | "lastActivityAt"
>;

export async function insertRoom(tx: Db, room: NewRoom): Promise<number> {
  const [row] = await tx.insert(chatRooms).values(room).returning({ id: chatRooms.id });
  if (!row) throw new Error("the room was not made");
  const sides: ProfileType[] = ["pet_owner", "pet_sitter"];
  await tx.insert(chatRoomSides).values(sides.map((side) => ({ chatRoomId: row.id, side })));
  return row.id;
}

export async function insertMessage(tx: Db, message: typeof messages.$inferInsert): Promise<void> {
  await tx.insert(messages).values(message);
}
