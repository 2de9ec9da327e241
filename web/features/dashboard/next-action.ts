import type { OwnProfile } from "#contract/profiles.ts";
import type { OwnRequest } from "#contract/requests.ts";

/**
 * The one thing that brings this user on, the most pressing first. Somebody who waits for an answer
 * comes before all else, and a booking before a message; then what stands between a profile and being found or served; then what
 * makes it better; and when all is done, what one is here for.
 */
export const nextActions = [
  "answerBooking",
  "readMessages",
  "finishSignup",
  "confirmEmail",
  "fillAddress",
  "completeProfile",
  "publish",
  "addPet",
  "makeRequest",
  "renewRequest",
  "showRequest",
  "improveProfile",
  "findWork",
  "findSitter",
] as const;
export type NextAction = (typeof nextActions)[number];

export type Standing = {
  isEmailConfirmed: boolean;
  unreadCount: number;
  /** Bookings and introductions that wait for this user's answer. */
  awaitedCount: number;
  profile: Pick<
    OwnProfile,
    "profileType" | "isRegistering" | "published" | "missingToPublish" | "completeness"
  >;
  hasAddress: boolean;
  /** Of an owner. */
  petCount: number;
  request: Pick<OwnRequest, "status" | "missingToActivate"> | null;
};

export function nextActionOf(standing: Standing): NextAction {
  if (standing.awaitedCount > 0) return "answerBooking";
  if (standing.unreadCount > 0) return "readMessages";
  if (standing.profile.isRegistering) return "finishSignup";
  if (!standing.isEmailConfirmed) return "confirmEmail";
  return standing.profile.profileType === "pet_sitter" ? ofSitter(standing) : ofOwner(standing);
}

function ofSitter({ profile }: Standing): NextAction {
  if (profile.published) return isComplete(profile) ? "findWork" : "improveProfile";
  return profile.missingToPublish.length > 0 ? "completeProfile" : "publish";
}

function ofOwner({ profile, hasAddress, petCount, request }: Standing): NextAction {
  if (!hasAddress) return "fillAddress";
  if (petCount === 0) return "addPet";
  if (!request) return "makeRequest";
  if (request.missingToActivate.includes("dates")) return "renewRequest";
  if (request.status !== "active") return "showRequest";
  return isComplete(profile) ? "findSitter" : "improveProfile";
}

const isComplete = ({ completeness }: Standing["profile"]) => completeness.percent === 100;
