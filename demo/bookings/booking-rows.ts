import { type CarePeriod, estimatePrice } from "#contract/bookings/price-estimate.ts";
import type { OfferedService } from "#contract/profile-parts.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import type { AnimalCategory } from "#contract/shared/animals.ts";
import { minuteMs } from "#contract/shared/durations.ts";
import type { Speaker } from "#demo/chats/conversation.ts";
import { dayFrom, daysBefore } from "#demo/moments.ts";
import type { bookingPets, bookings } from "#server/db/schema/bookings.ts";
import { visitMinutesOf } from "#server/domains/bookings/booking-times.rules.ts";
import { instantOf } from "#server/platform/amsterdam-time.ts";
import type { DemoBooking } from "./demo-bookings.ts";

export type BookingCast = {
  roomId: number;
  owner: { profileId: number; firstName: string };
  sitter: { profileId: number; firstName: string; services: readonly OfferedService[] };
  pets: readonly {
    id: number;
    name: string;
    category: AnimalCategory;
    race: string | null;
    birthOn: string | null;
  }[];
};

export const sideOf = { owner: "pet_owner", sitter: "pet_sitter" } as const satisfies Record<
  Speaker,
  ProfileType
>;

/** A booking as the tables have it. */
export function bookingRows(
  demo: DemoBooking,
  cast: BookingCast,
  now: Date,
): {
  booking: typeof bookings.$inferInsert;
  pets: Omit<typeof bookingPets.$inferInsert, "bookingId">[];
} {
  const { kind, status, place, closedReason = null } = demo;
  const period = periodOf(demo, now);
  const service = cast.sitter.services.find(({ serviceType }) => serviceType === demo.service);
  const pets = petsOf(demo, cast);
  const petNames = pets.map(({ name }) => name);
  const visitMinutes = visitMinutesOf(demo.service ?? null, service?.minutes ?? null);
  const lasts = (visitMinutes ?? 0) * minuteMs;
  const askedAt = daysBefore(now, Math.max(3, 10 - demo.from));
  const wasAgreed = status === "accepted" || (status === "closed" && closedReason !== "expired");
  const endsAt = new Date(instantOf(period.endDate, period.endTime).getTime() + lasts);
  return {
    booking: {
      kind,
      chatRoomId: cast.roomId,
      ownerProfileId: cast.owner.profileId,
      sitterProfileId: cast.sitter.profileId,
      ownerName: wasAgreed ? cast.owner.firstName : null,
      sitterName: wasAgreed ? cast.sitter.firstName : null,
      serviceType: demo.service ?? null,
      startOn: period.startDate,
      startTime: period.time,
      endOn: period.endDate,
      endTime: period.endTime,
      visits: period.visits,
      visitMinutes,
      startsAt: instantOf(period.startDate, period.time),
      endsAt,
      place,
      placeText: demo.placeText ?? null,
      details: demo.details ?? null,
      priceEstimate: service ? estimatePrice(service, { period, petNames }) : null,
      agreedPriceCents: demo.agreedPriceCents ?? null,
      status,
      closedReason,
      closedBy: demo.closedBy ? sideOf[demo.closedBy] : null,
      reason: demo.reason ?? null,
      awaiting: awaitingOf(demo),
      proposal: proposalOf(demo, now),
      seenByOwner: true,
      seenBySitter: demo.awaiting !== "sitter",
      acceptedAt: wasAgreed ? new Date(askedAt.getTime() + 90 * minuteMs) : null,
      closedAt: closedReason === null ? null : closedReason === "cancelled" ? askedAt : endsAt,
      changedAt: askedAt,
      createdAt: askedAt,
    },
    pets: pets.map(({ id: petId, name, category, race, birthOn }, position) => ({
      position,
      petId,
      name,
      category,
      race,
      birthOn,
    })),
  };
}

function periodOf({ from, time, to, endTime, visits = [] }: DemoBooking, now: Date): CarePeriod {
  const today = dayInAmsterdam(now);
  return {
    startDate: dayFrom(today, from),
    time,
    endDate: dayFrom(today, to),
    endTime,
    visits: [...visits],
  };
}

/** Those that are named, else the first; nobody comes along to get to know each other. */
function petsOf({ kind, pets: names }: DemoBooking, { pets }: BookingCast) {
  if (kind === "introduction") return [];
  return names ? pets.filter(({ name }) => names.includes(name)) : pets.slice(0, 1);
}

function awaitingOf({ awaiting, proposal }: DemoBooking): ProfileType | null {
  if (proposal) return proposal.by === "sitter" ? "pet_owner" : "pet_sitter";
  return awaiting ? sideOf[awaiting] : null;
}

function proposalOf(demo: DemoBooking, now: Date) {
  const { proposal, from, to } = demo;
  if (!proposal) return null;
  const { by, daysLater, reason } = proposal;
  const later = { ...demo, from: from + daysLater, to: to + daysLater };
  return {
    kind: "dates" as const,
    proposedBy: sideOf[by],
    reason,
    period: periodOf(later, now),
    createdAt: new Date(now.getTime() - 55 * minuteMs).toISOString().replace(/\.\d{3}Z$/, "Z"),
  };
}
