import {
  type BadgeName,
  badgeNames,
  categoryOf,
  claimableBadges,
} from "#contract/badges/badge-catalogue.ts";

/*
  A badge is a function of counted facts and nothing else, so that it can be computed anew from all that
  ever happened, and gives the same answer. What was earned stays earned, though a fact may become smaller.
*/

/** What is counted of a sitter. */
export type BadgeFacts = {
  /** How much of what a profile asks for is filled in, and how much that is. */
  profileParts: { done: number; of: number };
  pictures: number;
  hasProfilePicture: boolean;
  isEmailConfirmed: boolean;
  hasAvailability: boolean;
  /** Bookings, not introductions, that took place. */
  completedBookings: number;
  /** Logbooks in which they checked in. */
  keptLogbooks: number;
  /** Whether a whole stay had a picture on each of its days. */
  hasPictureADay: boolean;
  walkedMetres: number;
  reviews: number;
  ratingSum: number;
  references: number;
  hasCertificate: boolean;
  /** First answers to new contacts of the last 90 days. */
  contacts: number;
  responseMinutes: number | null;
  responseRate: number | null;
  completedIntroductions: number;
  /** Who signed up through their invitation and confirmed their address. */
  invited: number;
  hasPoster: boolean;
  hasGivenFeedback: boolean;
  daysMember: number;
};

export type Progress = { done: number; of: number };

const once = (isDone: boolean): Progress => ({ done: Number(isDone), of: 1 });
const upTo = (count: number, of: number): Progress => ({ done: Math.min(count, of), of });

/** Enough of them that an average says something. */
const answersToJudge = 5;
const reviewsToJudge = 10;
const topRating = 4.8;
const fastMinutes = 60;

const rules: Record<BadgeName, (facts: BadgeFacts) => Progress> = {
  complete_profile: ({ profileParts }) => profileParts,
  profile_picture: ({ hasProfilePicture }) => once(hasProfilePicture),
  five_pictures: ({ pictures }) => upTo(pictures, 5),
  email_confirmed: ({ isEmailConfirmed }) => once(isEmailConfirmed),
  availability_set: ({ hasAvailability }) => once(hasAvailability),
  first_booking: ({ completedBookings }) => upTo(completedBookings, 1),
  ten_bookings: ({ completedBookings }) => upTo(completedBookings, 10),
  fifty_bookings: ({ completedBookings }) => upTo(completedBookings, 50),
  first_logbook: ({ keptLogbooks }) => upTo(keptLogbooks, 1),
  picture_a_day: ({ hasPictureADay }) => once(hasPictureADay),
  walker_100_km: ({ walkedMetres }) => upTo(Math.floor(walkedMetres / 1000), 100),
  first_review: ({ reviews }) => upTo(reviews, 1),
  ten_reviews: ({ reviews }) => upTo(reviews, 10),
  top_rated: ({ reviews, ratingSum }) => {
    if (reviews < reviewsToJudge) return { done: reviews, of: reviewsToJudge };
    const isTop = ratingSum / reviews >= topRating;
    // All reviews are there, and the stars are not: one short of it.
    return { done: isTop ? reviewsToJudge : reviewsToJudge - 1, of: reviewsToJudge };
  },
  three_references: ({ references }) => upTo(references, 3),
  certificate_of_conduct: ({ hasCertificate }) => once(hasCertificate),
  fast_responder: (facts) => judged(facts, isFast(facts)),
  always_answers: (facts) => judged(facts, facts.responseRate === 1),
  welcoming_introduction: ({ completedIntroductions }) => upTo(completedIntroductions, 1),
  first_invite: ({ invited }) => upTo(invited, 1),
  five_invites: ({ invited }) => upTo(invited, 5),
  poster: ({ hasPoster }) => once(hasPoster),
  feedback: ({ hasGivenFeedback }) => once(hasGivenFeedback),
  one_year: ({ daysMember }) => upTo(daysMember, 365),
};

function isFast({ responseMinutes }: BadgeFacts): boolean {
  return responseMinutes !== null && responseMinutes <= fastMinutes;
}

/** Of answers, once there are enough of them. */
function judged({ contacts }: BadgeFacts, isMet: boolean): Progress {
  if (contacts < answersToJudge) return { done: contacts, of: answersToJudge };
  return { done: isMet ? answersToJudge : answersToJudge - 1, of: answersToJudge };
}

export function progressOf(name: BadgeName, facts: BadgeFacts): Progress {
  return rules[name](facts);
}

export function isEarned({ done, of }: Progress): boolean {
  return done >= of;
}

/** How far each badge is. */
export type AllProgress = Record<BadgeName, Progress>;

export function allProgressOf(facts: BadgeFacts): AllProgress {
  const entries = badgeNames.map((name) => [name, progressOf(name, facts)]);
  return Object.fromEntries(entries);
}

/** All that these facts are worth; those that were earned before are the caller's to keep. */
export function earnedBy(facts: BadgeFacts): BadgeName[] {
  return badgeNames.filter((name) => isEarned(progressOf(name, facts)));
}

export type BadgeState = "not_started" | "in_progress" | "completed";

/** Earned is earned; what is there and wasn't earned yet, as nobody has counted it, is under way. */
export function stateOf(
  { done, of }: Progress,
  isEarnedBefore: boolean,
): Progress & { state: BadgeState } {
  if (isEarnedBefore) return { state: "completed", done: of, of };
  return { state: done === 0 ? "not_started" : "in_progress", done: Math.min(done, of), of };
}

/**
 * Which of new badges are told of by mail and in the list. What somebody did themselves a moment ago, on
 * their profile or by claiming it, is celebrated on the screen in front of them, and needs no mail.
 */
export function toldOf(names: readonly BadgeName[]): BadgeName[] {
  return names.filter((name) => categoryOf(name) !== "profile" && !isClaimable(name));
}

export function isClaimable(name: BadgeName): name is (typeof claimableBadges)[number] {
  return claimableBadges.some((each) => each === name);
}

export function inCatalogueOrder(names: readonly BadgeName[]): BadgeName[] {
  return badgeNames.filter((name) => names.includes(name));
}
