import type { ProfileType } from "#contract/profiles.ts";
import type { OwnReview, PublicReview, ReviewPerson } from "#contract/reviews.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { toInstant } from "#contract/shared/dates.ts";
import type { Care } from "#server/domains/bookings/facts/ended-bookings.service.ts";
import type { Face } from "#server/domains/profiles/sitters/faces.service.ts";
import type { ReviewRow } from "./reviews.repository.ts";
import { reviewActionsAt, reviewsUntil } from "./reviews.rules.ts";

/** All that reviews show of others; asked for once, however many there are. */
export type ReviewPartsOfOthers = {
  faces: ReadonlyMap<number, Face>;
  care: ReadonlyMap<number, Care>;
};

export function presentReviewPerson(
  faces: ReadonlyMap<number, Face>,
  profileId: number | null,
  profileType: ProfileType,
): ReviewPerson {
  const face = profileId === null ? undefined : faces.get(profileId);
  if (!face) return { profileType, isDeleted: true };
  return {
    id: face.profileId,
    profileType,
    firstName: face.firstName,
    picture: face.picture ?? undefined,
    citySlug: face.isFindable ? (face.citySlug ?? undefined) : undefined,
    isDeleted: false,
  };
}

export function presentAuthor(row: ReviewRow, { faces }: ReviewPartsOfOthers): ReviewPerson {
  return presentReviewPerson(faces, row.authorProfileId, row.side);
}

export function presentSubject(row: ReviewRow, { faces }: ReviewPartsOfOthers): ReviewPerson {
  const profileType = row.side === "pet_owner" ? "pet_sitter" : "pet_owner";
  return presentReviewPerson(faces, row.subjectProfileId, profileType);
}

function presentWords(row: ReviewRow) {
  const { id, rating, care, communication, reliability, text, answer, answeredAt } = row;
  const hasParts = care !== null && communication !== null && reliability !== null;
  return {
    id,
    rating,
    parts: hasParts ? { care, communication, reliability } : undefined,
    text,
    answer:
      answer !== null && answeredAt !== null
        ? { text: answer, createdAt: toInstant(answeredAt) }
        : undefined,
  };
}

/** The animals go with the name of whose they are. */
export function presentPublicReview(row: ReviewRow, others: ReviewPartsOfOthers): PublicReview {
  const ownerProfileId = row.side === "pet_owner" ? row.authorProfileId : row.subjectProfileId;
  const { petNames = [] } = others.care.get(row.bookingId) ?? {};
  return {
    ...presentWords(row),
    author: presentAuthor(row, others),
    petNames: ownerProfileId === null ? [] : petNames,
    month: dayInAmsterdam(row.endedAt).slice(0, "2026-12".length),
  };
}

export function presentOwnReview(
  row: ReviewRow,
  others: ReviewPartsOfOthers,
  { userId, now }: { userId: number; now: Date },
): OwnReview {
  return {
    ...presentWords(row),
    ...presentCare(row, others.care.get(row.bookingId)),
    author: presentAuthor(row, others),
    subject: presentSubject(row, others),
    isShown: row.shownAt !== null,
    shownAt: row.shownAt ? toInstant(row.shownAt) : undefined,
    createdAt: toInstant(row.createdAt),
    allowedActions: reviewActionsAt(row, { isAuthor: row.authorUserId === userId }, now),
  };
}

type OfBooking = { bookingId: number; endedAt: Date };

export function presentCare({ bookingId, endedAt }: OfBooking, care: Care | undefined) {
  const endDay = dayInAmsterdam(endedAt);
  const until = reviewsUntil(endedAt);
  return {
    bookingId,
    serviceType: care?.serviceType ?? undefined,
    petNames: care?.petNames ?? [],
    startDate: care?.startOn ?? endDay,
    endDate: care?.endOn ?? endDay,
    until: toInstant(until),
    untilDate: dayInAmsterdam(until),
  };
}
