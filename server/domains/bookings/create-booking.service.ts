import type * as z from "zod";
import { estimatePrice } from "#contract/bookings/price-estimate.ts";
import {
  type Booking,
  type BookingKind,
  type bookingForm,
  type CreateObstacle,
  mostQuestionsUnanswered,
} from "#contract/bookings.ts";
import type { OfferedService } from "#contract/profile-parts.ts";
import { type FieldErrors, missingText, ruleText } from "#contract/shared/validation/validation.ts";
import type { PublicSitter } from "#contract/sitters.ts";
import {
  countAsWriting,
  findPlanningContact,
  lockRoomToPlan,
  type PlanningContact,
} from "#server/domains/chat/contact/booking-contact.service.ts";
import {
  answerSittersWish,
  writeProductMessage,
} from "#server/domains/chat/messages/product-messages.service.ts";
import {
  type AvailablePet,
  countPets,
  lockAvailablePets,
} from "#server/domains/pets/pets.service.ts";
import {
  findActingProfile,
  findProfileRef,
  lockProfileRefs,
} from "#server/domains/profiles/profile-refs.service.ts";
import { isSitterShown } from "#server/domains/profiles/sitters/faces.service.ts";
import {
  getKnownSitter,
  listOfferedServices,
} from "#server/domains/profiles/sitters/sitters.service.ts";
import { findBlocks } from "#server/domains/safety/safety.service.ts";
import { findBusyDays } from "#server/domains/search/search-rows.service.ts";
import type { ViewerContext } from "#server/platform/context.ts";
import { conflict, forbidden, invalid, notFound, Problem } from "#server/platform/http/problem.ts";
import { messagesOf } from "./booking-messages.rules.ts";
import {
  type BookingPeriod,
  type PeriodProblems,
  toPeriod,
  visitMinutesOf,
} from "./booking-times.rules.ts";
import { describeOwn } from "./booking-views.service.ts";
import type { BookingPorts } from "./bookings.ports.ts";
import {
  findBooking,
  insertBooking,
  listStandingOfRoom,
  replacePets,
} from "./bookings.repository.ts";
import { outboxMoved, periodOf } from "./move-booking.service.ts";
import { hasFinishedRegistering } from "./people/booking-people.repository.ts";
import { findPetCopies } from "./people/booking-pets.repository.ts";

type Form = z.output<typeof bookingForm>;
type Wish = { otherProfileId: number; kind: BookingKind };
type Room = NonNullable<PlanningContact["room"]>;

/** Why the viewer can't ask this sitter; the one function for who only asks and for who does it. */
export async function findCreateObstacle(
  ctx: ViewerContext,
  { otherProfileId }: Pick<Wish, "otherProfileId">,
): Promise<CreateObstacle | null> {
  const { db, viewer } = ctx;
  const { userId } = viewer;
  const sitter = await findProfileRef(db, otherProfileId);
  if (!sitter) throw notFound();
  if (!viewer.isEmailVerified) return "emailNotVerified";
  const own = await findActingProfile(db, userId);
  if (own?.profileType !== "pet_owner" || sitter.profileType !== "pet_sitter") return "notOwner";
  if (sitter.userId === userId) return "sameUser";
  if ((await countPets(db, own.id)) === 0) return "noPets";
  // Also while a block waits for the end of a stay, and the room is still open.
  if ((await findBlocks(db, userId)).either.has(sitter.userId)) return "contactClosed";
  const contact = await findPlanningContact(ctx, { userId, sitterProfileId: otherProfileId });
  if (contact?.obstacle) return contact.obstacle;
  if (contact?.isAnyLeaving) return "contactClosed";
  // Who is in contact already may plan, though the page is closed to strangers now.
  const isKnown = contact?.room?.acceptanceStatus === "accepted";
  if (!isKnown && !(await isSitterShown(db, otherProfileId))) return "notPublished";
  if (contact?.room && (await isAskedEnough(ctx, contact.room))) return "awaitingReply";
  if (!(await hasFinishedRegistering(db, userId))) return "registrationIncomplete";
  return contact?.mayBegin === false ? "subscriptionRequired" : null;
}

/** As with words: whoever has not answered at all is not asked on and on. */
async function isAskedEnough(
  { db, now }: ViewerContext,
  { id, acceptanceStatus }: Pick<Room, "id" | "acceptanceStatus">,
): Promise<boolean> {
  if (acceptanceStatus !== "pending") return false;
  const standing = await listStandingOfRoom(db, id, now);
  return standing.filter(({ status }) => status === "pending").length >= mostQuestionsUnanswered;
}

export async function canCreate(
  ctx: ViewerContext,
  wish: Wish,
): Promise<{ canCreate: boolean; reason?: CreateObstacle }> {
  const reason = await findCreateObstacle(ctx, wish);
  return reason ? { canCreate: false, reason } : { canCreate: true };
}

/**
 * For who plans with them. Somebody whose page is closed to strangers is still there for those they know;
 * of whom may not be asked, nothing is told here.
 */
export async function getSitterToAsk(
  ctx: ViewerContext<"places">,
  { profileId }: { profileId: number },
): Promise<PublicSitter> {
  if (await findCreateObstacle(ctx, { otherProfileId: profileId })) throw notFound();
  const busy = await findBusyDays(ctx, { profileId });
  return getKnownSitter(ctx, { profileId, busy });
}

/** The first two are about the viewer, the last one about money; all else is how things stand. */
function refuse(obstacle: CreateObstacle): Problem {
  if (obstacle === "emailNotVerified" || obstacle === "notOwner") return forbidden(obstacle);
  if (obstacle === "subscriptionRequired") return new Problem(402, obstacle);
  return conflict(obstacle);
}

/** An owner asks: the profiles first, then the pets, then the room, as everybody locks them. */
export async function createBooking(
  ctx: ViewerContext<"outbox"> & { ports: BookingPorts },
  { form }: { form: Form },
): Promise<Booking> {
  const { db, now, viewer } = ctx;
  const { otherProfileId, kind } = form;
  const obstacle = await findCreateObstacle(ctx, form);
  if (obstacle) throw refuse(obstacle);
  const owner = await findActingProfile(db, viewer.userId);
  if (!owner) throw notFound();
  if ((await lockProfileRefs(db, [owner.id, otherProfileId])).length < 2) throw notFound();
  const pets = await lockAvailablePets(db, owner.id);
  const asked = await toBookingValues(ctx, { form, pets });
  const own = await lockRoomToPlan(ctx, { sitterProfileId: otherProfileId });
  // Two at once would both find room for the last one.
  if (await isAskedEnough(ctx, own.room)) throw refuse("awaitingReply");
  await countAsWriting(ctx, own);
  const { id } = await insertBooking(db, {
    kind,
    chatRoomId: own.room.id,
    ownerProfileId: owner.id,
    sitterProfileId: otherProfileId,
    ...asked.values,
    status: "pending",
    awaiting: "pet_sitter",
    seenByOwner: true,
    changedAt: now,
    createdAt: now,
  });
  await replacePets(db, id, await findPetCopies(db, asked.petIds));
  await tellOfQuestion(ctx, { bookingId: id, roomId: own.room.id, petNames: asked.petNames });
  return describeOwn(ctx, { bookingId: id });
}

type Asked = { form: Form; pets: readonly AvailablePet[] };

/** What was asked for, checked against what the sitter offers and whose pets they are. */
async function toBookingValues(ctx: ViewerContext, { form, pets }: Asked) {
  const { now, locale } = ctx;
  const { kind, place, placeText = null, details = null, agreedPrice } = form;
  const service = await findService(ctx, form);
  const serviceType = service?.serviceType ?? null;
  const visitMinutes = visitMinutesOf(serviceType, service?.minutes ?? null);
  const when = toPeriod(form, { kind, visitMinutes }, now);
  const errors: FieldErrors = "problems" in when ? periodErrors(when.problems, ctx) : {};
  const chosen = choosePets(form, pets);
  if (!chosen) errors.petIds = [ruleText("option", locale)];
  if (chosen?.length === 0 && kind === "booking") errors.petIds = [missingText("petIds", locale)];
  if (place === "elsewhere" && !placeText) errors.placeText = [missingText("placeText", locale)];
  if (place === "video_call" && kind === "booking") errors.place = [ruleText("option", locale)];
  if (!("period" in when) || !chosen || Object.keys(errors).length > 0) throw invalid(errors);
  const { period } = when;
  const petNames = chosen.map(({ name }) => name);
  return {
    petIds: chosen.map(({ id }) => id),
    petNames,
    values: {
      ...periodColumns(period),
      serviceType,
      visitMinutes,
      place,
      placeText: place === "elsewhere" ? placeText : null,
      details,
      priceEstimate: service ? estimatePrice(service, { period, petNames }) : null,
      agreedPriceCents: kind === "booking" ? (agreedPrice ?? null) : null,
    },
  };
}

async function findService(
  { db, locale }: ViewerContext,
  { kind, serviceType, otherProfileId }: Form,
): Promise<OfferedService | null> {
  if (kind === "introduction") return null;
  if (!serviceType) throw invalid({ serviceType: [missingText("serviceType", locale)] });
  const offered = await listOfferedServices(db, otherProfileId);
  const service = offered.find((each) => each.serviceType === serviceType);
  if (!service) throw invalid({ serviceType: [ruleText("option", locale)] });
  return service;
}

/** Each once; null when one of them is not the owner's own, or archived. */
function choosePets({ petIds = [] }: Form, pets: readonly AvailablePet[]): AvailablePet[] | null {
  const chosen = [...new Set(petIds)].map((id) => pets.find((pet) => pet.id === id));
  return chosen.every((pet) => pet !== undefined) ? chosen : null;
}

export function periodErrors(
  problems: PeriodProblems,
  { locale }: Pick<ViewerContext, "locale">,
): FieldErrors {
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, [ruleText(problem, locale)]]),
  );
}

export function periodColumns(period: BookingPeriod) {
  const { startDate, time, endDate, endTime, visits, startsAt, endsAt } = period;
  return {
    startOn: startDate,
    startTime: time,
    endOn: endDate,
    endTime,
    visits,
    startsAt,
    endsAt,
  };
}

type Question = { bookingId: number; roomId: number; petNames: readonly string[] };

async function tellOfQuestion(
  ctx: ViewerContext<"outbox">,
  { bookingId, roomId, petNames }: Question,
): Promise<void> {
  const booking = await findBooking(ctx.db, bookingId);
  if (!booking) throw new Error(`booking ${bookingId} was not made`);
  const { kind, revision, serviceType, place, placeText } = booking;
  const priceCents = booking.agreedPriceCents ?? booking.priceEstimate?.totalCents ?? null;
  const period = periodOf(booking);
  const facts = {
    bookingId,
    revision,
    kind,
    serviceType,
    petNames,
    period,
    place,
    placeText,
    priceCents,
  };
  const by = "pet_owner";
  await answerSittersWish(ctx, { roomId, isRefused: false });
  for (const message of messagesOf({ event: "create", by, awaiting: "pet_sitter", facts })) {
    await writeProductMessage(ctx, { roomId, ...message });
  }
  await outboxMoved(ctx, { booking, event: "create", by });
}
