import { eq } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { makeUser } from "../factories/account.ts";
import { makeBooking } from "../factories/bookings.ts";
import { makeMessage, makeRoom } from "../factories/chat.ts";
import { makeIntakeForm } from "../factories/intake-forms.ts";
import { makeLogbook, makeLogbookImage } from "../factories/logbooks.ts";
import { makeNotification } from "../factories/notifications.ts";
import { makePet } from "../factories/pets.ts";
import { makeSitter } from "../factories/profiles.ts";
import { makeReport } from "../factories/reports.ts";
import { makeRequest } from "../factories/requests.ts";
import { makeEndedBooking, makeReview } from "../factories/reviews.ts";

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
  const bookingId = await makeBooking(db, { ...pair, roomId }, { petIds: [pet.id] });
  await makeIntakeForm(db, profile.id, bookingId);
  await makeBooking(db, { ...pair, roomId }, { status: "pending", awaiting: "pet_sitter" });
  await makeReview(db, { ...pair, roomId });
  await makeEndedBooking(db, { ...pair, roomId });
  await makeNotification(db, { userId: owner.id, profileId: profile.id });
  const { logbookId } = await makeLogbook(db, {
    owner: { userId: owner.id, profileId: profile.id, token: "" },
    sitter: { userId: sitter.user.id, profileId: sitter.profile.id, token: "" },
    roomId,
    petIds: [pet.id, pet.id],
  });
  await makeLogbookImage(db, logbookId);
  await makeReport(db, { reporterUserId: sitter.user.id, aboutUserId: owner.id });
  const admin = await makeUser(db, { role: "admin" });
  return { owner: owner.id, sitter: sitter.user.id, admin: admin.id };
}
