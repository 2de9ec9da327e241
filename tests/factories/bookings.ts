import { eq } from "drizzle-orm";
import { dayMs } from "#contract/shared/durations.ts";
import type { Db } from "#server/db/database.ts";
import { users } from "#server/db/schema/account.ts";
import { bookingPets, bookings } from "#server/db/schema/bookings.ts";
import { offeredServices } from "#server/db/schema/profiles.ts";
import { testStart } from "../setup/test-server.ts";
import { type ChatPerson, makePair, makeRoom } from "./chat.ts";
import { makePet } from "./pets.ts";

export type BookingPair = {
  owner: ChatPerson;
  sitter: ChatPerson;
  roomId: number;
  petIds: [number, number];
};

/** An owner with two pets and a sitter with all six services, who are in contact. */
export async function makeBookingPair(db: Db): Promise<BookingPair> {
  const pair = await makePair(db);
  await db
    .update(users)
    .set({ reachedRegistrationEnd: true })
    .where(eq(users.id, pair.owner.userId));
  const moos = await makePet(db, pair.owner.profileId, { name: "Moos" });
  const minoes = await makePet(db, pair.owner.profileId, { name: "Minoes", category: "cat" });
  await offerAll(db, pair.sitter.profileId);
  return { ...pair, roomId: await makeRoom(db, pair), petIds: [moos.id, minoes.id] };
}

/** Everything, at prices that are easy to add up. */
export async function offerAll(db: Db, profileId: number): Promise<void> {
  await db.delete(offeredServices).where(eq(offeredServices.profileId, profileId));
  await db.insert(offeredServices).values([
    {
      profileId,
      serviceType: "house_visit",
      priceCents: 1200,
      unit: "visit",
      extraAnimalCents: 300,
      minutes: 30,
    },
    { profileId, serviceType: "sitter_at_owner_home", priceCents: 4000, unit: "day" },
    {
      profileId,
      serviceType: "day_and_night_care_at_owner_home",
      priceCents: 5000,
      unit: "night",
      extraAnimalCents: 500,
    },
    { profileId, serviceType: "daycare_at_sitter_home", priceCents: 2500, unit: "day" },
    { profileId, serviceType: "day_and_night_at_sitter_home", priceCents: 3500, unit: "night" },
    { profileId, serviceType: "dog_walking_service", priceCents: 1250, unit: "walk" },
  ]);
}

type BookingInput = Partial<typeof bookings.$inferInsert> & { petIds?: readonly number[] };

/** Whatever goes on is over: then nobody is needed any more by who has the animals. */
export async function endStays(db: Db): Promise<void> {
  await db
    .update(bookings)
    .set({ status: "closed", closedReason: "completed", closedAt: new Date(testStart) })
    .where(eq(bookings.status, "accepted"));
}

/** A stay of a week, a month from now, agreed on; unless told otherwise. */
export async function makeBooking(
  db: Db,
  pair: { owner: { profileId: number }; sitter: { profileId: number }; roomId: number },
  { petIds = [], ...input }: BookingInput = {},
): Promise<number> {
  const now = new Date(testStart);
  const startsAt = input.startsAt ?? new Date(now.getTime() + 30 * dayMs);
  const endsAt = input.endsAt ?? new Date(startsAt.getTime() + 7 * dayMs);
  const [row] = await db
    .insert(bookings)
    .values({
      kind: "booking",
      chatRoomId: pair.roomId,
      ownerProfileId: pair.owner.profileId,
      sitterProfileId: pair.sitter.profileId,
      ownerName: "Tess",
      sitterName: "Sanne",
      serviceType: input.kind === "introduction" ? null : "day_and_night_care_at_owner_home",
      ...clockOf("start", startsAt),
      ...clockOf("end", endsAt),
      startsAt,
      endsAt,
      place: "owner_home",
      status: "accepted",
      acceptedAt: now,
      changedAt: now,
      createdAt: now,
      ...input,
    } as typeof bookings.$inferInsert)
    .returning({ id: bookings.id });
  if (!row) throw new Error("no booking was made");
  if (petIds.length > 0) {
    await db.insert(bookingPets).values(
      petIds.map((petId, position) => ({
        bookingId: row.id,
        position,
        petId,
        name: `Dier ${petId}`,
        category: "dog" as const,
      })),
    );
  }
  return row.id;
}

const clock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Amsterdam",
  dateStyle: "short",
  timeStyle: "short",
});

function clockOf(end: "start" | "end", at: Date) {
  const [on = "", time = ""] = clock.format(at).split(" ");
  return end === "start" ? { startOn: on, startTime: time } : { endOn: on, endTime: time };
}
