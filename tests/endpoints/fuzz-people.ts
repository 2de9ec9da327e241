import { eq } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { makeUser } from "../factories/account.ts";
import { makeBooking } from "../factories/bookings.ts";
import { makeMessage, makeRoom } from "../factories/chat.ts";
import { makeNotification } from "../factories/notifications.ts";
import { makePet } from "../factories/pets.ts";
import { makeSitter } from "../factories/profiles.ts";
import { makeRequest } from "../factories/requests.ts";

/** Users by what they are, with a little of everything between them: low ids mostly mean something. */
export async function makeFuzzPeople(db: Db) {
  const owner = await makeUser(db, { profileType: "pet_owner" });
  const [profile] = await db.select().from(profiles).where(eq(profiles.userId, owner.id));
  if (!profile) throw new Error("the owner has no profile");
  const pet = await makePet(db, profile.id);
  await makeRequest(db, profile.id, { petIds: [pet.id] });
  const sitter = await makeSitter(db);
  const pair = { owner: { profileId: profile.id }, sitter: { profileId: sitter.profile.id } };
  const roomId = await makeRoom(db, pair);
  await makeMessage(db, roomId);
  await makeBooking(db, { ...pair, roomId }, { petIds: [pet.id] });
  await makeBooking(db, { ...pair, roomId }, { status: "pending", awaiting: "pet_sitter" });
  await makeNotification(db, { userId: owner.id, profileId: profile.id });
  const admin = await makeUser(db, { role: "admin" });
  return { owner: owner.id, sitter: sitter.user.id, admin: admin.id };
}
