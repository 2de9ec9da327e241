import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { seedLogbook } from "#demo/logbooks/seed-logbooks.ts";
import type { Db } from "#server/db/database.ts";
import { users } from "#server/db/schema/account.ts";
import { bookingPets, bookings } from "#server/db/schema/bookings.ts";
import { chatRoomSides, chatRooms, messages } from "#server/db/schema/chat.ts";
import { pets } from "#server/db/schema/pets.ts";
import { offeredServices, profiles } from "#server/db/schema/profiles.ts";
import { messagesOf } from "#server/domains/bookings/booking-messages.rules.ts";
import { exclusiveServices, otherSide } from "#server/domains/bookings/bookings.rules.ts";
import { setBusyDays } from "#server/domains/search/search-rows.service.ts";
import { type BookingCast, bookingRows, sideOf } from "./booking-rows.ts";
import { type DemoBooking, demoBookings } from "./demo-bookings.ts";

type Known = { tessUserId: number; sanneProfileId: number; now: Date; appKey: string };
type Room = typeof chatRooms.$inferSelect;

/** Bookings of Tess and Sanne, in the rooms in which they talk; what is still open is asked there. */
export async function seedBookings(
  tx: Db,
  { tessUserId, sanneProfileId, now, appKey }: Known,
): Promise<void> {
  const [tess] = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.userId, tessUserId), eq(profiles.profileType, "pet_owner")));
  if (!tess) throw new Error("Tess comes before what she plans");
  const rooms = await tx.select().from(chatRooms).orderBy(asc(chatRooms.id));
  for (const demo of demoBookings) {
    const room = roomOf(demo, rooms, { tessId: tess.id, sanneId: sanneProfileId });
    if (!room) continue;
    const bookingId = await seedBooking(tx, demo, await castOf(tx, room), now);
    await seedLogbook(tx, { bookingId, story: demo.story }, { now, appKey });
  }
  await keepDaysOfSanne(tx, sanneProfileId, now);
}

function roomOf(
  { between }: DemoBooking,
  rooms: readonly Room[],
  { tessId, sanneId }: { tessId: number; sanneId: number },
): Room | undefined {
  const isTess = ({ ownerProfileId }: Room) => ownerProfileId === tessId;
  const isSanne = ({ sitterProfileId }: Room) => sitterProfileId === sanneId;
  if (between === "tess and sanne") return rooms.find((room) => isTess(room) && isSanne(room));
  if ("tessAndSitter" in between) {
    return rooms.filter((room) => isTess(room) && !isSanne(room))[between.tessAndSitter];
  }
  return rooms.filter((room) => !isTess(room) && isSanne(room))[between.sanneAndOwner];
}

async function castOf(tx: Db, room: Room): Promise<BookingCast> {
  const { id: roomId, ownerProfileId, sitterProfileId } = room;
  const people = await tx
    .select({ profileId: profiles.id, firstName: users.firstName })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(inArray(profiles.id, [ownerProfileId ?? 0, sitterProfileId ?? 0]));
  const owner = people.find(({ profileId }) => profileId === ownerProfileId);
  const sitter = people.find(({ profileId }) => profileId === sitterProfileId);
  if (!owner || !sitter) throw new Error(`room ${roomId} has nobody in it`);
  const services = await tx
    .select()
    .from(offeredServices)
    .where(eq(offeredServices.profileId, sitter.profileId));
  return {
    roomId,
    owner,
    sitter: {
      ...sitter,
      services: services.map(({ serviceType, priceCents, unit, extraAnimalCents, minutes }) => ({
        serviceType,
        priceCents,
        unit,
        extraAnimalCents: extraAnimalCents ?? undefined,
        minutes: minutes ?? undefined,
      })),
    },
    pets: await tx
      .select()
      .from(pets)
      .where(eq(pets.profileId, owner.profileId))
      .orderBy(asc(pets.id)),
  };
}

async function seedBooking(
  tx: Db,
  demo: DemoBooking,
  cast: BookingCast,
  now: Date,
): Promise<number> {
  const rows = bookingRows(demo, cast, now);
  const [made] = await tx.insert(bookings).values(rows.booking).returning({ id: bookings.id });
  if (!made) throw new Error("no booking was made");
  const bookingId = made.id;
  if (rows.pets.length > 0) {
    await tx.insert(bookingPets).values(rows.pets.map((pet) => ({ ...pet, bookingId })));
  }
  const by = demo.proposal?.by ?? (demo.awaiting ? otherOf(demo.awaiting) : null);
  if (by) await ask(tx, { demo, cast, bookingId, rows, by, now });
  return bookingId;
}

const otherOf = (speaker: "owner" | "sitter") => (speaker === "owner" ? "sitter" : "owner");

type Asking = {
  demo: DemoBooking;
  cast: BookingCast;
  bookingId: number;
  rows: ReturnType<typeof bookingRows>;
  by: "owner" | "sitter";
  now: Date;
};

/** The question in the chat, a while ago and not read; what Tess and Sanne talk about is the latest. */
async function ask(tx: Db, { demo, cast, bookingId, rows, by, now }: Asking): Promise<void> {
  const { booking } = rows;
  const { startOn, startTime, endOn, endTime, visits = [], proposal } = booking;
  const period = { startDate: startOn, time: startTime, endDate: endOn, endTime, visits };
  const [message] = messagesOf({
    event: proposal ? "proposeDates" : "create",
    by: sideOf[by],
    awaiting: booking.awaiting ?? null,
    facts: {
      bookingId,
      revision: 0,
      kind: booking.kind,
      serviceType: booking.serviceType ?? null,
      petNames: rows.pets.map(({ name }) => name),
      period,
      place: booking.place,
      placeText: booking.placeText ?? null,
      priceCents: booking.agreedPriceCents ?? booking.priceEstimate?.totalCents ?? null,
    },
    proposed: proposal ? { period: proposal.period } : undefined,
    reason: demo.proposal?.reason,
  });
  if (!message) throw new Error("nothing was asked");
  const { roomId } = cast;
  const askedAt = new Date(now.getTime() - (proposal ? 20 : 45) * 60_000);
  const { type, params } = message;
  const causedBy = sideOf[by];
  await tx.insert(messages).values({
    chatRoomId: roomId,
    type,
    params,
    causedBy,
    deliveredAt: askedAt,
    createdAt: askedAt,
  });
  await tx.update(chatRooms).set({ lastActivityAt: askedAt }).where(eq(chatRooms.id, roomId));
  await tx
    .update(chatRoomSides)
    .set({ unreadMessagesCount: sql`${chatRoomSides.unreadMessagesCount} + 1` })
    .where(and(eq(chatRoomSides.chatRoomId, roomId), eq(chatRoomSides.side, otherSide(causedBy))));
}

/** As a yes would have done it. */
async function keepDaysOfSanne(tx: Db, profileId: number, now: Date): Promise<void> {
  const days = await tx
    .select({ from: bookings.startOn, until: bookings.endOn })
    .from(bookings)
    .where(
      and(
        eq(bookings.sitterProfileId, profileId),
        eq(bookings.status, "accepted"),
        inArray(bookings.serviceType, [...exclusiveServices]),
      ),
    );
  const kept = await tx.$count(
    bookings,
    and(
      eq(bookings.sitterProfileId, profileId),
      eq(bookings.closedReason, "completed"),
      eq(bookings.kind, "booking"),
    ),
  );
  const [sanne] = await tx
    .update(profiles)
    .set({ bookingsKept: kept })
    .where(eq(profiles.id, profileId))
    .returning({ userId: profiles.userId });
  const userId = sanne?.userId ?? 0;
  await setBusyDays({ db: tx, now }, { profileId, userId, source: "bookings", days });
}
