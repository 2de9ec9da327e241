import { sql } from "drizzle-orm";
import { dayMs, hourMs } from "#contract/shared/durations.ts";
import { type Db, rowsOf } from "#server/db/database.ts";
import type { bookings } from "#server/db/schema/bookings.ts";
import { messages } from "#server/db/schema/chat.ts";
import { logbookActivities, logbookTasks } from "#server/db/schema/logbooks.ts";
import { findBooking } from "#server/domains/bookings/booking-access.service.ts";
import { makeLogbook } from "#server/domains/logbooks/logbook-making.service.ts";
import { logIn } from "#tests/factories/account.ts";
import { makeBooking, makeBookingPair } from "#tests/factories/bookings.ts";
import { makeIntakeForm } from "#tests/factories/intake-forms.ts";
import { makeLogbookImage, makeVisit } from "#tests/factories/logbooks.ts";
import { makePet } from "#tests/factories/pets.ts";

/** Two people with all that a move may be about: four bookings, a stay that goes on, a chat, pets. */
export type Ground = {
  owner: Person;
  sitter: Person;
  roomId: number;
  petIds: [number, number];
  /** In nothing that is planned. */
  sparePetId: number;
  /** A question that waits for the sitter: a stay at the owner's home. */
  askedId: number;
  /** Another one for the same days: the sitter can't say yes to both. */
  rivalId: number;
  /** Agreed on, and nothing proposed. */
  agreedId: number;
  /** Agreed on; other pets are proposed. */
  proposedId: number;
  /** Goes on, and the sitter is there. */
  runningId: number;
  logbookId: number;
  activityId: number;
  imageId: number;
  taskId: number;
  ownMessageId: number;
  wishMessageId: number;
  now: Date;
};
type Person = { userId: number; profileId: number; token: string };

export async function makeGround(db: Db, now: Date): Promise<Ground> {
  const pair = await makeBookingPair(db);
  const { roomId, petIds } = pair;
  const [moosId] = petIds;
  const spare = await makePet(db, pair.owner.profileId, { name: "Spekje" });
  const after = (days: number) => new Date(now.getTime() + days * dayMs);
  const stay = (from: number, more: Partial<typeof bookings.$inferInsert> = {}) =>
    makeBooking(db, pair, { startsAt: after(from), endsAt: after(from + 5), petIds, ...more });
  const asked = { status: "pending", awaiting: "pet_sitter", acceptedAt: null } as const;
  const visits = { serviceType: "house_visit" as const, visits: ["08:00"], visitMinutes: 30 };
  const askedId = await stay(30, asked);
  const rivalId = await stay(32, asked);
  const agreedId = await stay(60, visits);
  const proposedId = await stay(80, {
    ...visits,
    awaiting: "pet_sitter",
    proposal: {
      kind: "pets",
      proposedBy: "pet_owner",
      petIds: [moosId, spare.id],
      createdAt: now.toISOString(),
    },
  });
  const runningId = await stay(-1, visits);
  for (const id of [agreedId, proposedId, runningId]) {
    await makeIntakeForm(db, pair.owner.profileId, id);
  }
  return {
    owner: { ...pair.owner, token: await logIn(db, pair.owner.userId, "Soak", now) },
    sitter: { ...pair.sitter, token: await logIn(db, pair.sitter.userId, "Soak", now) },
    roomId,
    petIds,
    sparePetId: spare.id,
    now,
    askedId,
    rivalId,
    agreedId,
    proposedId,
    runningId,
    ...(await makeStay(db, { runningId, petId: moosId, now })),
    ...(await makeChat(db, roomId, [askedId, rivalId, proposedId])),
  };
}

type Running = { runningId: number; petId: number; now: Date };

/** The sitter came an hour ago, and has done something. */
async function makeStay(db: Db, { runningId, petId, now }: Running) {
  const booking = await findBooking(db, runningId);
  if (!booking) throw new Error("there is no such booking");
  const logbook = await makeLogbook({ db, now: new Date(now.getTime() - 2 * dayMs) }, booking);
  if (!logbook) throw new Error("no logbook was made");
  const logbookId = logbook.id;
  const checkInAt = new Date(now.getTime() - hourMs);
  const day = checkInAt.toISOString().slice(0, 10);
  const entryId = await makeVisit(db, logbookId, { day, checkInAt });
  const done = { logbookId, entryId, kind: "fed", petId, doneAt: checkInAt } as const;
  const [activity] = await db.insert(logbookActivities).values(done).returning();
  const [task] = await db
    .insert(logbookTasks)
    .values({ logbookId, position: 0, text: "Pil" })
    .returning();
  if (!activity || !task) throw new Error("nothing was done");
  const imageId = await makeLogbookImage(db, logbookId, { entryId, takenAt: checkInAt });
  return { logbookId, activityId: activity.id, taskId: task.id, imageId };
}

async function makeChat(db: Db, chatRoomId: number, askedIds: readonly number[]) {
  const said = { chatRoomId, deliveredAt: new Date() };
  await db.insert(messages).values(
    askedIds.map((bookingId) => ({
      ...said,
      type: "ACCEPT_BOOKING" as const,
      causedBy: "pet_owner" as const,
      params: { bookingId },
    })),
  );
  const [own, wish] = await db
    .insert(messages)
    .values([
      { ...said, type: "TEXT", sentBy: "pet_owner", text: "Hoi" },
      { ...said, type: "INTERESTED_IN_BOOKING", sentBy: "pet_sitter", params: {} },
    ])
    .returning({ id: messages.id });
  if (!own || !wish) throw new Error("nothing was said");
  return { ownMessageId: own.id, wishMessageId: wish.id };
}

/** Pairs of a sitter's agreed stays that overlap: there must be none. */
export async function countDoubleStays(db: Db): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`
      select count(*)::int as count from bookings one join bookings other
        on other.sitter_profile_id = one.sitter_profile_id and other.id > one.id
        and other.starts_at < one.ends_at and other.ends_at > one.starts_at
      where one.status = 'accepted' and other.status = 'accepted'
        and one.service_type like '%owner_home' and other.service_type like '%owner_home'`,
  );
  return row?.count ?? 0;
}
