import { dice } from "#art/seed.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import type { ServiceType } from "#contract/shared/care.ts";
import { dayMs } from "#contract/shared/durations.ts";
import { dayFrom, daysBefore } from "#demo/moments.ts";
import { oneOf, seedOf, whole } from "#demo/rolls.ts";
import { answerTo, ownersReview, sittersReview } from "#demo/texts/review-texts.ts";
import type { bookingPets, bookings } from "#server/db/schema/bookings.ts";
import type { reviews } from "#server/db/schema/reviews.ts";
import { instantOf } from "#server/platform/amsterdam-time.ts";

export type DemoSitter = {
  profileId: number;
  firstName: string;
  createdAt: Date;
  lat: number;
  lng: number;
  services: ServiceType[];
};

export type DemoOwner = {
  profileId: number;
  firstName: string;
  lat: number;
  lng: number;
  pet: { id: number; name: string; category: typeof bookingPets.$inferInsert.category };
};

/** A booking of long ago, and what the two said of each other; ids come later. */
export type PastStay = {
  booking: Omit<typeof bookings.$inferInsert, "id">;
  pet: DemoOwner["pet"];
  reviews: Omit<typeof reviews.$inferInsert, "id" | "bookingId">[];
};

const purpose = 21;
const longestAgo = 700;
/** By now the two weeks are over. */
const shortestAgo = 17;
const nearest = 14;
const most = 24;

/** The same for the same sitter: some have none, most a few, a few many. */
export function pastStaysOf(
  sitter: DemoSitter,
  owners: readonly DemoOwner[],
  { number, now }: { number: number; now: Date },
): PastStay[] {
  const roll = dice(seedOf(purpose, number));
  const days = Math.floor((now.getTime() - sitter.createdAt.getTime()) / dayMs);
  const isNew = days < shortestAgo + 20 || roll.chance(0.28) || sitter.services.length === 0;
  if (isNew || owners.length === 0) return [];
  const count = 1 + Math.floor(roll.between(0, 1) ** 2.2 * most * Math.min(1, days / 400));
  const near = owners.toSorted((a, b) => farFrom(sitter, a) - farFrom(sitter, b)).slice(0, nearest);
  const quality = roll.between(0.55, 0.97);
  return Array.from({ length: count }, () => {
    const owner = oneOf(roll, near);
    const ago = whole(roll, shortestAgo, Math.min(longestAgo, days - 3));
    const service = oneOf(roll, sitter.services);
    return stayOf(roll, { sitter, owner, service, ago, now, quality });
  });
}

function farFrom(from: { lat: number; lng: number }, to: { lat: number; lng: number }): number {
  return (from.lat - to.lat) ** 2 + ((from.lng - to.lng) * 0.62) ** 2;
}

type Stay = {
  sitter: DemoSitter;
  owner: DemoOwner;
  service: ServiceType;
  ago: number;
  now: Date;
  quality: number;
};

type Roll = ReturnType<typeof dice>;

function stayOf(roll: Roll, { sitter, owner, service, ago, now, quality }: Stay): PastStay {
  const endOn = dayFrom(dayInAmsterdam(now), -ago);
  const startOn = dayFrom(endOn, -whole(roll, 1, 6));
  const [startTime, endTime] = ["09:00", "18:00"];
  const endsAt = instantOf(endOn, endTime);
  const askedAt = daysBefore(endsAt, 20);
  const writtenAt = daysBefore(endsAt, -roll.between(0.2, 6));
  const rating = starsOf(roll, quality);
  const part = () => Math.max(1, Math.min(5, rating + (roll.chance(0.25) ? -1 : 0)));
  const about = { name: sitter.firstName, pet: owner.pet.name };
  const hasAnswer = roll.chance(0.22);
  const answeredAt = daysBefore(writtenAt, -1);
  const common = { rating, endedAt: endsAt, shownAt: writtenAt, changedAt: writtenAt };
  return {
    pet: owner.pet,
    booking: {
      kind: "booking",
      serviceType: service,
      startOn,
      startTime,
      endOn,
      endTime,
      ownerProfileId: owner.profileId,
      sitterProfileId: sitter.profileId,
      ownerName: owner.firstName,
      sitterName: sitter.firstName,
      startsAt: instantOf(startOn, startTime),
      endsAt,
      visits: [],
      place: service.endsWith("sitter_home") ? "sitter_home" : "owner_home",
      status: "closed",
      closedReason: "completed",
      seenByOwner: true,
      seenBySitter: true,
      sequence: 0,
      askedForNext: true,
      acceptedAt: askedAt,
      closedAt: endsAt,
      changedAt: endsAt,
      createdAt: askedAt,
    },
    reviews: [
      {
        ...common,
        side: "pet_owner",
        authorProfileId: owner.profileId,
        subjectProfileId: sitter.profileId,
        care: part(),
        communication: part(),
        reliability: part(),
        text: ownersReview(roll, { ...about, service, rating }),
        answer: hasAnswer ? answerTo(roll, about) : null,
        answeredAt: hasAnswer ? answeredAt : null,
        createdAt: writtenAt,
      },
      ...(roll.chance(0.6) ? [ofOwner(roll, { sitter, owner, endsAt, writtenAt })] : []),
    ],
  };
}

type Told = { sitter: DemoSitter; owner: DemoOwner; endsAt: Date; writtenAt: Date };

function ofOwner(roll: Roll, { sitter, owner, endsAt, writtenAt }: Told): PastStay["reviews"][0] {
  return {
    side: "pet_sitter",
    authorProfileId: sitter.profileId,
    subjectProfileId: owner.profileId,
    rating: roll.chance(0.85) ? 5 : 4,
    care: null,
    communication: null,
    reliability: null,
    text: sittersReview(roll, { name: owner.firstName, pet: owner.pet.name }),
    endedAt: endsAt,
    shownAt: writtenAt,
    changedAt: writtenAt,
    createdAt: writtenAt,
    answer: null,
    answeredAt: null,
  };
}

/** Most are happy, some had a remark, a few were not. */
function starsOf(roll: Roll, quality: number): number {
  if (roll.chance(quality)) return 5;
  if (roll.chance(0.75)) return 4;
  return roll.chance(0.7) ? 3 : whole(roll, 1, 2);
}
