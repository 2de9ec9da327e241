import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { CarePeriod } from "#contract/bookings/price-estimate.ts";
import type { BookingKind, BookingPlace } from "#contract/bookings.ts";
import type { ProfileType } from "#contract/profiles.ts";
import type { ServiceType } from "#contract/shared/care.ts";
import type { ErrorCode } from "#contract/shared/errors.ts";
import type { Db } from "#server/db/database.ts";
import { bookings, type StoredProposal } from "#server/db/schema/bookings.ts";
import { amsterdamDay, type ByDay, type Days, toByDay, within } from "#server/platform/by-day.ts";
import type { Context } from "#server/platform/context.ts";
import type { BookingPorts } from "../bookings.ports.ts";
import * as repository from "../bookings.repository.ts";
import { periodOf } from "../move-booking.service.ts";
import {
  countCompleted,
  findPeople,
  listRoomBookings,
  type PersonRow,
} from "./booking-facts.repository.ts";
import { type InteractionFacts, interactionFactsOf } from "./interaction-facts.rules.ts";

/** What a mail or a push tells of a booking: nothing that only the two may see on its page. */
export type BookingFactsForMail = {
  bookingId: number;
  kind: BookingKind;
  serviceType: ServiceType | null;
  petNames: string[];
  period: CarePeriod;
  place: BookingPlace;
  placeText: string | null;
  priceCents: number | null;
  /** Otherwise it is what the sitter's prices make of it. */
  isPriceAgreed: boolean;
  awaiting: ProfileType | null;
  proposal: StoredProposal | null;
  profileIds: Record<ProfileType, number | null>;
  /** Absent where an account is gone. */
  people: Record<ProfileType, PersonRow | null>;
  /** Of who has gone, as they were called at acceptance. */
  names: Record<ProfileType, string | null>;
};

export async function findBookingFacts(
  db: Db,
  bookingId: number,
): Promise<BookingFactsForMail | null> {
  const row = await repository.findBooking(db, bookingId);
  if (!row) return null;
  const pets = await repository.listPets(db, [bookingId]);
  const { users } = row;
  const people = await findPeople(
    db,
    Object.values(users).flatMap((id) => id ?? []),
  );
  const owner = people.get(users.pet_owner ?? 0) ?? null;
  const sitter = people.get(users.pet_sitter ?? 0) ?? null;
  return {
    bookingId,
    kind: row.kind,
    serviceType: row.serviceType,
    petNames: pets.map(({ name }) => name),
    period: periodOf(row),
    place: row.place,
    placeText: row.placeText,
    priceCents: row.agreedPriceCents ?? row.priceEstimate?.totalCents ?? null,
    isPriceAgreed: row.agreedPriceCents !== null,
    awaiting: row.awaiting,
    proposal: row.proposal,
    profileIds: { pet_owner: row.ownerProfileId, pet_sitter: row.sitterProfileId },
    people: { pet_owner: owner, pet_sitter: sitter },
    names: {
      pet_owner: owner?.firstName ?? row.ownerName,
      pet_sitter: sitter?.firstName ?? row.sitterName,
    },
  };
}

/** What the chat needs to know of rooms, for its hints. */
export async function findInteractionFacts(
  ctx: Context & { ports: BookingPorts },
  roomIds: readonly number[],
): Promise<ReadonlyMap<number, InteractionFacts>> {
  const rows = await listRoomBookings(ctx.db, roomIds, ctx.now);
  const ahead = rows.filter(({ kind, status }) => kind === "booking" && status === "accepted");
  const intakeForms = await ctx.ports.findIntakeStates(
    ctx,
    ahead.map(({ id }) => id),
  );
  const isFilled = (id: number) => intakeForms.get(id)?.progress === "completed";
  const logbookIds = await ctx.ports.findLogbookIds(
    ctx,
    rows.flatMap(({ id, kind }) => (kind === "booking" ? id : [])),
  );
  const logbookOf = (id: number) => logbookIds.get(id) ?? null;
  const found = new Map<number, InteractionFacts>();
  for (const roomId of new Set(rows.map((row) => row.roomId))) {
    const ofRoom = rows.filter((row) => row.roomId === roomId);
    found.set(roomId, interactionFactsOf(ofRoom, { now: ctx.now, isFilled, logbookOf }));
  }
  return found;
}

/** Whether something agreed lies ahead or goes on in a room. */
export function hasUpcomingBooking({ db, now }: Context, roomId: number): Promise<boolean> {
  return repository.hasAgreedOfRoom(db, roomId, now);
}

/** Whether one of the two takes care of the other's pets these days. */
export function isCareUnderWay({ db, now }: Context, roomId: number): Promise<boolean> {
  return repository.hasUnderWay(db, roomId, now);
}

/** Which of these pets somebody counts on. */
export function findPetUses({ db, now }: Context, petIds: readonly number[]): Promise<number[]> {
  return repository.listPetsInUse(db, petIds, now);
}

/** A profile stays as long as somebody counts on it. */
export async function findRemovalBlocker(
  { db, now }: Context,
  { profileId }: { profileId: number },
): Promise<ErrorCode | null> {
  return (await repository.hasAgreedOfProfile(db, profileId, now)) ? "upcomingBookings" : null;
}

/** What took place, of all time. */
type CareCounts = { completedBookings: number; completedIntroductions: number };

export async function countCare(
  db: Db,
  sitterProfileIds: readonly number[],
): Promise<Map<number, CareCounts>> {
  const rows = await countCompleted(db, sitterProfileIds);
  return new Map(rows.map(({ profileId, ...counts }) => [profileId, counts]));
}

/** Bookings, not introductions, by the day of the yes, and of the no that came after it. */
export async function countBookingsByDay(
  { db }: Context,
  days: Days,
): Promise<{ confirmed: ByDay; cancelled: ByDay }> {
  const [confirmed, cancelled] = await Promise.all([
    countConfirmed(db, days),
    countCancelled(db, days),
  ]);
  return { confirmed, cancelled };
}

const isBooking = eq(bookings.kind, "booking");

async function countConfirmed(db: Db, days: Days): Promise<ByDay> {
  const day = amsterdamDay(bookings.acceptedAt);
  const rows = await db
    .select({ day, count: sql<number>`count(*)::int` })
    .from(bookings)
    .where(and(isBooking, within(bookings.acceptedAt, days)))
    .groupBy(day);
  return toByDay(rows);
}

/** Of those that were confirmed. */
async function countCancelled(db: Db, days: Days): Promise<ByDay> {
  const day = amsterdamDay(bookings.closedAt);
  const wasConfirmed = isNotNull(bookings.acceptedAt);
  const isCancelled = eq(bookings.closedReason, "cancelled");
  const rows = await db
    .select({ day, count: sql<number>`count(*)::int` })
    .from(bookings)
    .where(and(isBooking, wasConfirmed, isCancelled, within(bookings.closedAt, days)))
    .groupBy(day);
  return toByDay(rows);
}
