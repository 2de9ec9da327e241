import type { ProposalKind } from "#contract/bookings/booking-parts.ts";
import { estimatePrice } from "#contract/bookings/price-estimate.ts";
import type { Booking, bookingsEndpoints } from "#contract/bookings.ts";
import type { ProfileType } from "#contract/profiles.ts";
import type { BodyOf } from "#contract/shared/endpoint.ts";
import { ruleText } from "#contract/shared/validation/validation.ts";
import type { StoredProposal } from "#server/db/schema/bookings.ts";
import { answerRequestReminders } from "#server/domains/chat/messages/reminder-answers.service.ts";
import { lockAvailablePets } from "#server/domains/pets/pets.service.ts";
import {
  findActingProfile,
  findProfileRef,
  lockProfileRefs,
  type ProfileRef,
} from "#server/domains/profiles/profile-refs.service.ts";
import { listOfferedServices } from "#server/domains/profiles/sitters/sitters.service.ts";
import type { Context, ViewerContext } from "#server/platform/context.ts";
import { changedMeanwhile, conflict, invalid, notFound } from "#server/platform/http/problem.ts";
import { getOwnBooking, lockOwnBooking, type OwnBooking } from "./booking-access.service.ts";
import { type BookingPeriod, toPeriod } from "./booking-times.rules.ts";
import { describeBookings, describeOwn } from "./booking-views.service.ts";
import type { BookingPorts } from "./bookings.ports.ts";
import * as repository from "./bookings.repository.ts";
import { type BookingEvent, findTransition, isAsRead, openProposalAt } from "./bookings.rules.ts";
import { periodColumns, periodErrors } from "./create-booking.service.ts";
import { moveBooking, periodOf } from "./move-booking.service.ts";
import { findPetCopies } from "./people/booking-pets.repository.ts";

type BookingContext = ViewerContext & { ports: BookingPorts };
type MoveContext = BookingContext & Context<"outbox">;
type Endpoints = typeof bookingsEndpoints;

type Wanted = Omit<repository.BookingFilter, "profileId" | "side" | "now"> & {
  window: { offset: number; limit: number };
};
type BookingList = { data: Booking[]; total: number; running: Booking[]; awaitingCount: number };

/** Those of the profile in use; who has none, such as an admin, has no bookings either. */
export async function listBookings(
  ctx: BookingContext,
  { window, ...wanted }: Wanted,
): Promise<BookingList> {
  const { db, now, viewer } = ctx;
  const { userId } = viewer;
  const own = await findActingProfile(db, userId);
  if (!own) return { data: [], total: 0, running: [], awaitingCount: 0 };
  const filter = { ...wanted, profileId: own.id, side: own.profileType, now };
  const rows = await repository.listBookings(db, filter, window);
  const running = await repository.listRunning(db, filter);
  return {
    data: await describeBookings(ctx, { userId, rows }),
    total: await repository.countBookings(db, filter),
    running: await describeBookings(ctx, { userId, rows: running }),
    awaitingCount: await repository.countAwaiting(db, filter),
  };
}

/** Questions and proposals that this profile has to answer. */
export function countAwaitedBookings(
  { db, now }: Context,
  { id: profileId, profileType: side }: Pick<ProfileRef, "id" | "profileType">,
): Promise<number> {
  return repository.countAwaiting(db, { profileId, side, now });
}

/** Between the profile in use and another one; a stranger's has none. */
export async function listBookingsWith(
  ctx: BookingContext,
  { profileId }: { profileId: number },
): Promise<Booking[]> {
  const { db, viewer } = ctx;
  const own = await findActingProfile(db, viewer.userId);
  const other = await findProfileRef(db, profileId);
  if (!own || !other) throw notFound();
  if (own.profileType === other.profileType) return [];
  const [owner, sitter] = own.profileType === "pet_owner" ? [own, other] : [other, own];
  const pair = { ownerProfileId: owner.id, sitterProfileId: sitter.id };
  const rows = await repository.listBookingsOfPair(db, pair);
  return describeBookings(ctx, { userId: viewer.userId, rows });
}

/** Yes or no, to the booking itself or to what was proposed. */
export async function answerBooking(
  ctx: MoveContext,
  { bookingId, status, reason, revision }: { bookingId: number } & BodyOf<Endpoints["setStatus"]>,
): Promise<Booking> {
  const own = await lockAsRead(ctx, { bookingId, revision });
  const isYes = status === "accepted";
  const proposal = openProposalAt(own.booking, ctx.now);
  if (!proposal) {
    const event = isYes ? "accept" : "decline";
    const change = isYes ? {} : { closedBy: own.side, reason: reason ?? null };
    return move(ctx, own, { event, change, reason });
  }
  if (!isYes) {
    const change = { proposal: null, awaiting: null };
    return move(ctx, own, { event: "declineProposal", change, reason });
  }
  return acceptProposal(ctx, { own, proposal });
}

/** What was proposed takes the place of what was agreed. */
async function acceptProposal(
  ctx: MoveContext,
  { own, proposal }: { own: OwnBooking; proposal: StoredProposal },
): Promise<Booking> {
  const { kind, period, petIds, agreedPrice = null } = proposal;
  const answered = { proposal: null, awaiting: null };
  const event = "acceptProposal";
  if (kind === "price") {
    return move(ctx, own, { event, change: { ...answered, agreedPriceCents: agreedPrice } });
  }
  const resolved = period ? resolveProposed(ctx, own, period) : null;
  await refuseGonePets(ctx, petIds);
  const change = {
    ...answered,
    ...(resolved ? periodColumns(resolved) : {}),
    ...(await pricesFor(ctx, own, { resolved, petIds })),
  };
  return move(ctx, own, { event, change, petIds });
}

/** Other dates: in place at once while nobody has said yes, a proposal after that. */
export async function changeDates(
  ctx: MoveContext,
  {
    bookingId,
    reason,
    revision,
    ...form
  }: { bookingId: number } & BodyOf<Endpoints["changeDates"]>,
): Promise<Booking> {
  const own = await lockAsRead(ctx, { bookingId, revision });
  const { booking, side } = own;
  const event = booking.status === "pending" ? "changeDates" : "proposeDates";
  // Who may not ask learns that first, whatever they filled in.
  refuseMove(ctx, own, event);
  const resolved = resolvePeriod(ctx, own, form);
  const { startsAt, endsAt, ...period } = resolved;
  const proposed = { period };
  if (event === "proposeDates") {
    const proposal = toProposal(ctx, { kind: "dates", side, reason, rest: { period } });
    return move(ctx, own, { event, change: { proposal }, proposed, reason });
  }
  const change = {
    ...periodColumns(resolved),
    ...(await pricesFor(ctx, own, { resolved })),
  };
  return move(ctx, own, { event, change, proposed, reason });
}

/** Details are changed at once; other pets and another price are proposed, one thing at a time. */
export async function updateBooking(
  ctx: MoveContext,
  {
    bookingId,
    details,
    petIds,
    agreedPrice,
    reason,
    revision,
  }: { bookingId: number } & BodyOf<Endpoints["update"]>,
): Promise<Booking> {
  const locked = await lockAsRead(ctx, { bookingId, revision, withPets: petIds });
  if (details !== undefined) {
    await move(ctx, locked, { event: "changeDetails", change: { details }, reason });
  }
  const own = await getOwnBooking(ctx.db, ctx.viewer.userId, bookingId);
  if (petIds !== undefined) return proposePets(ctx, { own, petIds, reason });
  if (agreedPrice !== undefined) return proposePrice(ctx, { own, agreedPrice, reason });
  return describeOwn(ctx, { bookingId });
}

type Proposing = { own: OwnBooking; reason: string | undefined };

async function proposePets(
  ctx: MoveContext,
  { own, petIds: asked, reason }: Proposing & { petIds: readonly number[] },
): Promise<Booking> {
  const event = "proposePets";
  refuseMove(ctx, own, event);
  const { booking, side } = own;
  const petIds = [...new Set(asked)];
  const pets = await lockAvailablePets(ctx.db, booking.ownerProfileId ?? 0);
  const chosen = petIds.map((id) => pets.find((pet) => pet.id === id));
  if (petIds.length === 0 || chosen.some((pet) => !pet)) {
    throw invalid({ petIds: [ruleText(petIds.length === 0 ? "required" : "option", ctx.locale)] });
  }
  const petNames = chosen.flatMap((pet) => pet?.name ?? []);
  const proposal = toProposal(ctx, { kind: "pets", side, reason, rest: { petIds } });
  return move(ctx, own, { event, change: { proposal }, proposed: { petNames }, reason });
}

function proposePrice(
  ctx: MoveContext,
  { own, agreedPrice, reason }: Proposing & { agreedPrice: number },
): Promise<Booking> {
  const event = "proposePrice";
  refuseMove(ctx, own, event);
  const { side } = own;
  const proposal = toProposal(ctx, { kind: "price", side, reason, rest: { agreedPrice } });
  const proposed = { priceCents: agreedPrice };
  return move(ctx, own, { event, change: { proposal }, proposed, reason });
}

export async function withdrawProposal(
  ctx: MoveContext,
  { bookingId, revision }: { bookingId: number } & BodyOf<Endpoints["withdrawProposal"]>,
): Promise<Booking> {
  const own = await lockAsRead(ctx, { bookingId, revision });
  const change = { proposal: null, awaiting: null };
  return move(ctx, own, { event: "withdrawProposal", change });
}

export async function cancelBooking(
  ctx: MoveContext,
  { bookingId, reason, revision }: { bookingId: number } & BodyOf<Endpoints["cancel"]>,
): Promise<Booking> {
  const own = await lockAsRead(ctx, { bookingId, revision });
  const change = { closedBy: own.side, reason };
  return move(ctx, own, { event: "cancel", change, reason });
}

/** `profileType` says which side: one's own, and nobody else's. */
export async function markAsSeen(
  ctx: BookingContext,
  { bookingId, profileType }: { bookingId: number; profileType: ProfileType },
): Promise<Booking> {
  const { side } = await lockOwn(ctx, bookingId);
  if (side !== profileType) throw notFound();
  const seen = side === "pet_owner" ? { seenByOwner: true } : { seenBySitter: true };
  await repository.changeBooking(ctx.db, bookingId, seen);
  return describeOwn(ctx, { bookingId });
}

/** The owner has answered whether their request is still needed: it is not asked again. */
export async function answerAboutRequest(
  ctx: MoveContext,
  { bookingId, wasUpdated }: { bookingId: number; wasUpdated: boolean },
): Promise<Booking> {
  const { booking, side } = await lockOwn(ctx, bookingId);
  if (side !== "pet_owner") throw notFound();
  await repository.changeBooking(ctx.db, bookingId, { requestWasUpdated: wasUpdated });
  const { chatRoomId: roomId } = booking;
  if (roomId !== null) await answerRequestReminders(ctx, { roomId, bookingId });
  return describeOwn(ctx, { bookingId });
}

type Read = {
  bookingId: number;
  /** Absent: as it is, whatever that is. */
  revision: number | undefined;
  /** The pets that are asked for. */
  withPets?: readonly number[] | undefined;
};

/** A yes, a no, another wish are to what was read: is it something else by now, they get that to read. */
async function lockAsRead(
  ctx: BookingContext,
  { bookingId, revision, withPets }: Read,
): Promise<OwnBooking> {
  const own = await lockOwn(ctx, bookingId, withPets);
  if (!isAsRead(own.booking, revision))
    throw changedMeanwhile(await describeOwn(ctx, { bookingId }));
  return own;
}

/**
 * Pets come before rooms and bookings in the order of locks: those that are asked for, and those that a
 * yes would put in place, which may be going at this moment.
 */
async function lockOwn(
  { db, viewer }: ViewerContext,
  bookingId: number,
  withPets?: readonly number[],
): Promise<OwnBooking> {
  const { booking } = await getOwnBooking(db, viewer.userId, bookingId);
  const { ownerProfileId } = booking;
  const areWanted = withPets !== undefined || booking.proposal?.petIds !== undefined;
  if (ownerProfileId !== null && areWanted) {
    await lockProfileRefs(db, [ownerProfileId]);
    await lockAvailablePets(db, ownerProfileId);
  }
  return lockOwnBooking(db, viewer.userId, bookingId);
}

type Move = Omit<Parameters<typeof moveBooking>[1], "booking" | "by">;

async function move(ctx: MoveContext, own: OwnBooking, moving: Move): Promise<Booking> {
  const { booking, side } = own;
  await moveBooking(ctx, { booking, by: side, ...moving });
  return describeOwn(ctx, { bookingId: booking.id });
}

function refuseMove({ now }: Context, { booking, side }: OwnBooking, event: BookingEvent): void {
  if (!findTransition({ booking, event, by: side }, now)) throw conflict("invalidTransition");
  const isPriced = booking.kind === "booking";
  if (!isPriced && (event === "proposePrice" || event === "proposePets")) {
    throw conflict("invalidTransition");
  }
}

type ProposalOf = {
  kind: ProposalKind;
  side: ProfileType;
  reason: string | undefined;
  rest: Pick<StoredProposal, "period" | "petIds" | "agreedPrice">;
};

function toProposal({ now }: Context, { kind, side, reason, rest }: ProposalOf): StoredProposal {
  const createdAt = now.toISOString().replace(/\.\d{3}Z$/, "Z");
  return { kind, proposedBy: side, ...(reason ? { reason } : {}), ...rest, createdAt };
}

type Period = Parameters<typeof toPeriod>[0];

function resolvePeriod(ctx: MoveContext, { booking }: OwnBooking, form: Period): BookingPeriod {
  const { kind, visitMinutes } = booking;
  const when = toPeriod(form, { kind, visitMinutes }, ctx.now);
  if ("problems" in when) throw invalid(periodErrors(when.problems, ctx));
  return when.period;
}

/** Whoever says yes filled in nothing: days that have begun meanwhile are no mistake of theirs. */
function resolveProposed(ctx: MoveContext, { booking }: OwnBooking, period: Period): BookingPeriod {
  const { kind, visitMinutes } = booking;
  const when = toPeriod(period, { kind, visitMinutes }, ctx.now);
  if ("problems" in when) throw conflict("invalidTransition");
  return when.period;
}

/** A pet that was proposed may have gone since: a booking for nobody is none. */
async function refuseGonePets(
  { db }: Context,
  petIds: readonly number[] | undefined,
): Promise<void> {
  if (!petIds) return;
  const left = await findPetCopies(db, petIds);
  if (left.length < petIds.length) throw conflict("invalidTransition");
}

type Changed = { resolved: BookingPeriod | null; petIds?: readonly number[] | undefined };

/**
 * By the sitter's prices of today; as before where the service is no longer offered. What the two agreed
 * on stays as long as the estimate does: a price for a week is none for ten days.
 */
async function pricesFor(
  { db }: MoveContext,
  { booking }: OwnBooking,
  { resolved, petIds }: Changed,
): Promise<Pick<repository.BookingChange, "priceEstimate" | "agreedPriceCents">> {
  const { serviceType, sitterProfileId } = booking;
  if (!serviceType || sitterProfileId === null) return {};
  const offered = await listOfferedServices(db, sitterProfileId);
  const service = offered.find((each) => each.serviceType === serviceType);
  if (!service) return {};
  const pets = petIds
    ? await findPetCopies(db, petIds)
    : await repository.listPets(db, [booking.id]);
  const petNames = pets.map(({ name }) => name);
  const period = resolved ?? periodOf(booking);
  const priceEstimate = estimatePrice(service, { period, petNames });
  const isSame = priceEstimate.totalCents === booking.priceEstimate?.totalCents;
  return { priceEstimate, agreedPriceCents: isSame ? booking.agreedPriceCents : null };
}
