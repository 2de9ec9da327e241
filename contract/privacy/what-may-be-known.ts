import type { ProfileType } from "../profiles.ts";

/**
 * What may be known of somebody: one line for each fact, and in it who learns it, while what is between the
 * two, how exactly. What answers, feeds, mails, notices and exports say is computed from this and never
 * filtered afterwards; `tests/privacy/known` asks the real endpoints for all of it.
 */

/** As they are; roughly (the first letter, the town, the moved point); or not at all. */
export const precisions = ["exact", "rough", "nothing"] as const;
export type Precision = (typeof precisions)[number];

/** Who asks, and how the two stand to each other; of somebody's own facts it is always `self`. */
export const ties = [
  "self",
  "guest",
  "stranger",
  /** They write to each other, and nothing is asked yet. */
  "contact",
  /** A booking or an introduction was asked for. */
  "asked",
  /** …was declined, or expired unanswered. */
  "declined",
  "ahead",
  "running",
  /** Over, for not more than `daysKnownAfterEnd`. */
  "endedLately",
  "ended",
  "cancelledAhead",
  /** Ended before its time, until both have said that the animals are home. */
  "handover",
  /** One of the two has blocked the other, and nothing runs. */
  "blocked",
  /** …after the end of a stay, which leaves a day to bring the animals home. */
  "blockedLately",
  /** The one whom it is about was banned, and nothing runs. */
  "banned",
  /** Of the one whom it is about there is no account any more. */
  "deleted",
  /** Somebody of ours, who has to know who it is and needn't know where. */
  "admin",
] as const;
export type Tie = (typeof ties)[number];

/** So long after the end of a booking the two know what they knew during it. */
export const daysKnownAfterEnd = 7;

/** Until when each of these lasts; the others last until something else happens. */
export const knownUntil: Partial<Record<Tie, string>> = {
  endedLately: "7 days after the end",
  blockedLately: "a day after the end",
  handover: "both have said that the animals are home; at most 7 days after the planned end",
};

/** Whose fact it is: of everybody, or of one of the two. */
type Fact = { of: ProfileType | "either"; known: Readonly<Record<Tie, Precision>> };

const never = Object.fromEntries(ties.map((tie) => [tie, "nothing"])) as Record<Tie, "nothing">;

/** What the two of a booking need of each other to care for the animals. */
const duringCare = {
  ...never,
  self: "exact",
  ahead: "exact",
  running: "exact",
  endedLately: "exact",
} as const;

/** …and to hand them over, when a stay has ended otherwise than was planned. */
const toBringHome = { handover: "exact", blockedLately: "exact" } as const;

/** What anybody reads of somebody who can be found; who is not to be found tells strangers nothing. */
const openToAll = {
  self: "exact",
  guest: "rough",
  stranger: "rough",
  contact: "rough",
  asked: "rough",
  declined: "rough",
  ahead: "rough",
  running: "rough",
  endedLately: "rough",
  ended: "rough",
  cancelledAhead: "rough",
  handover: "rough",
  blocked: "rough",
  blockedLately: "rough",
  banned: "rough",
  deleted: "nothing",
  admin: "rough",
} as const;

export const whatMayBeKnown = {
  /** The moved point, the neighbourhood, the town: what everybody sees of a home. */
  place: { of: "either", known: openToAll },
  /** Where the register says that the door is. Measured to by the server, told to nobody. */
  exactPoint: { of: "either", known: never },
  familyName: { of: "either", known: { ...openToAll, admin: "exact" } },
  phone: { of: "either", known: { ...duringCare, ...toBringHome } },
  /** Street and number, where the animals are cared for there. An empty house has no visitors. */
  ownersAddress: { of: "pet_owner", known: duringCare },
  /** …where the animals are, until they are home. */
  sittersAddress: { of: "pet_sitter", known: { ...duringCare, handover: "exact" } },
  /** How to get in: keys, alarm, wifi. */
  codes: { of: "pet_owner", known: duringCare },
  /** Whom to call when something is wrong: the vet, a neighbour, the owner away from home. */
  emergency: { of: "pet_owner", known: { ...duringCare, ...toBringHome } },
  /** What the animals eat, take, fear and may. */
  care: { of: "pet_owner", known: { ...duringCare, ...toBringHome } },
  /** What the two agreed on besides: pictures, visitors, remarks. */
  agreements: { of: "pet_owner", known: duringCare },
  /** When an owner is not at home, by what the two asked and agreed. What a request says is public. */
  absence: {
    of: "pet_owner",
    known: {
      ...never,
      self: "exact",
      asked: "exact",
      declined: "exact",
      ahead: "exact",
      running: "exact",
      endedLately: "exact",
      ended: "exact",
      cancelledAhead: "exact",
      handover: "exact",
      blocked: "exact",
      blockedLately: "exact",
      banned: "exact",
      deleted: "exact",
    },
  },
} as const satisfies Record<string, Fact>;

export type FactName = keyof typeof whatMayBeKnown;

export function mayBeKnown(fact: FactName, tie: Tie): Precision {
  return whatMayBeKnown[fact].known[tie];
}
