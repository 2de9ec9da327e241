import type { Db } from "#server/db/database.ts";
import { users } from "#server/db/schema/account.ts";
import { chatRoomSides, chatRooms, messages } from "#server/db/schema/chat.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { startSession } from "#server/platform/sessions/sessions.ts";

export type SoakPerson = { userId: number; token: string };
export type SoakRoom = {
  id: number;
  people: [owner: SoakPerson, sitter: SoakPerson];
  /** The message that every room begins with. */
  welcomeId: number;
};

/** Rooms in which two people are in contact, and nothing else. */
export async function makeSoakRooms(db: Db, count: number): Promise<SoakRoom[]> {
  const now = new Date();
  const rooms: SoakRoom[] = [];
  for (let number = 0; number < count; number += 1) {
    const owner = await makePerson(db, `owner-${number}`, "pet_owner", now);
    const sitter = await makePerson(db, `sitter-${number}`, "pet_sitter", now);
    const [room] = await db
      .insert(chatRooms)
      .values({
        ownerProfileId: owner.profileId,
        sitterProfileId: sitter.profileId,
        acceptanceStatus: "accepted",
        initiatedBy: "pet_owner",
        statusChangedAt: now,
        lastActivityAt: now,
      })
      .returning();
    if (!room) throw new Error("no room was made");
    await db.insert(chatRoomSides).values([
      { chatRoomId: room.id, side: "pet_owner", hasOpened: true },
      { chatRoomId: room.id, side: "pet_sitter" },
    ]);
    const [welcome] = await db
      .insert(messages)
      .values({ chatRoomId: room.id, type: "WELCOME", deliveredAt: now, readAt: now })
      .returning();
    if (!welcome) throw new Error("no message was made");
    rooms.push({ id: room.id, people: [owner, sitter], welcomeId: welcome.id });
  }
  return rooms;
}

async function makePerson(
  db: Db,
  name: string,
  profileType: "pet_owner" | "pet_sitter",
  now: Date,
) {
  const [user] = await db
    .insert(users)
    .values({
      email: `${name}@example.test`,
      signupMethod: "form",
      preferredLocale: "nl",
      firstName: name,
      emailVerifiedAt: now,
      reachedRegistrationEnd: true,
      lastUsedProfileType: profileType,
    })
    .returning();
  if (!user) throw new Error("no user was made");
  const [profile] = await db
    .insert(profiles)
    .values({ userId: user.id, profileType, isRegistering: false })
    .returning();
  if (!profile) throw new Error("no profile was made");
  const { token } = await startSession(db, { userId: user.id, device: "Soak", now });
  return { userId: user.id, profileId: profile.id, token };
}
