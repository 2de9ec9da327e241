import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import type { ProfileType } from "#contract/profiles.ts";
import type { AnimalCategory } from "#contract/shared/animals.ts";
import { insertAll, reserveIds } from "#demo/bulk-insert.ts";
import type { Db } from "#server/db/database.ts";
import { users } from "#server/db/schema/account.ts";
import { addresses } from "#server/db/schema/addresses.ts";
import { chatRoomSides, chatRooms, messages } from "#server/db/schema/chat.ts";
import { pets } from "#server/db/schema/pets.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import type { Conversation } from "./conversation.ts";
import { type Cast, type ChatRows, roomRows } from "./room-rows.ts";
import { sanneChats } from "./sanne-chats.ts";
import { tessAndSanne } from "./tess-and-sanne.ts";
import { tessChats } from "./tess-chats.ts";

type Person = { profileId: number; firstName: string };

/** Conversations of Tess and Sanne, with each other and with people around them. */
export async function seedChats(
  tx: Db,
  { tessUserId, sanneProfileId, now }: { tessUserId: number; sanneProfileId: number; now: Date },
): Promise<void> {
  const [tess] = await findPeople(tx, "pet_owner", eq(profiles.userId, tessUserId));
  const [sanne] = await findPeople(tx, "pet_sitter", eq(profiles.id, sanneProfileId));
  if (!tess || !sanne) throw new Error("Tess and Sanne come before what they say");
  const sitters = await findPeople(
    tx,
    "pet_sitter",
    and(eq(addresses.city, "Utrecht"), ne(profiles.id, sanneProfileId)),
  );
  const owners = await findOwners(tx, tessUserId);

  const scenes: { conversation: Conversation; cast: Cast }[] = [
    { conversation: tessAndSanne, cast: { owner: tess, sitter: sanne, pet: "Moos" } },
  ];
  for (const conversation of tessChats) {
    const sitter = sitters.shift();
    const pet = conversation.about === "cat" ? "Minoes" : "Moos";
    if (sitter) scenes.push({ conversation, cast: { owner: tess, sitter, pet } });
  }
  for (const conversation of sanneChats) {
    const index = owners.findIndex(({ category }) => category === conversation.about);
    const [found] = index < 0 ? [] : owners.splice(index, 1);
    if (found) scenes.push({ conversation, cast: { ...found, sitter: sanne } });
  }
  await insertScenes(tx, scenes, now);
}

export async function insertScenes(
  tx: Db,
  scenes: readonly { conversation: Conversation; cast: Cast }[],
  now: Date,
): Promise<void> {
  const roomIds = await reserveIds(tx, chatRooms, scenes.length);
  const lineCount = scenes.reduce(
    (sum, { conversation }) => sum + conversation.lines.length + 1,
    0,
  );
  const messageIds = await reserveIds(tx, messages, lineCount);
  const rows: ChatRows = { rooms: [], sides: [], messages: [] };
  for (const { conversation, cast } of scenes) {
    const ids = { roomId: roomIds.shift() ?? 0, nextMessageId: () => messageIds.shift() ?? 0 };
    roomRows(rows, conversation, cast, ids, now);
  }
  await insertAll(tx, chatRooms, rows.rooms);
  await insertAll(tx, chatRoomSides, rows.sides);
  await insertAll(tx, messages, rows.messages);
}

function findPeople(
  tx: Db,
  profileType: ProfileType,
  which: ReturnType<typeof and>,
): Promise<Person[]> {
  return tx
    .select({ profileId: profiles.id, firstName: users.firstName })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .innerJoin(addresses, eq(addresses.userId, users.id))
    .where(and(eq(profiles.profileType, profileType), which))
    .orderBy(asc(profiles.id));
}

/** Owners with an animal of each kind, those in Sanne's town first. */
async function findOwners(
  tx: Db,
  tessUserId: number,
): Promise<{ owner: Person; pet: string; category: AnimalCategory }[]> {
  const kinds = [...new Set(sanneChats.map(({ about }) => about))];
  const rows = await tx
    .selectDistinctOn([profiles.id], {
      profileId: profiles.id,
      firstName: users.firstName,
      pet: pets.name,
      category: pets.category,
      city: addresses.city,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .innerJoin(addresses, eq(addresses.userId, users.id))
    .innerJoin(pets, eq(pets.profileId, profiles.id))
    .where(and(ne(profiles.userId, tessUserId), inArray(pets.category, kinds)))
    .orderBy(profiles.id, sql`${pets.id}`);
  return rows
    .toSorted((a, b) => Number(b.city === "Utrecht") - Number(a.city === "Utrecht"))
    .map(({ profileId, firstName, pet, category }) => ({
      owner: { profileId, firstName },
      pet,
      category,
    }));
}
