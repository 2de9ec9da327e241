import { eq, isNotNull } from "drizzle-orm";
import { reviews } from "../schema/reviews.ts";
import { reports } from "../schema/safety.ts";
import {
  imageMeasures,
  type Keep,
  personal,
  picture,
  plain,
  type Register,
  secret,
  until,
  withAccount,
  withProfile,
} from "./entries.ts";

const stays = { leaving: { stays: "reviews" } } as const;
const about = ["author", "subject"] as const;
const evidence: Keep = {
  as: "erased",
  period: "six months after the decision",
  job: "safety.erase-evidence",
};
const reported = { leaving: { stays: "evidence" } } as const;
const bothSides = ["reporter", "reported"] as const;

export const trustEntries = {
  reviews: {
    row: "what one of a booking says of the other",
    why: "trust",
    keep: until("both have gone"),
    people: {
      author: { profile: "authorProfileId" },
      // Before it is shown it would tell them what they may not know yet.
      subject: { profile: "subjectProfileId", only: isNotNull(reviews.shownAt) },
    },
    columns: {
      id: plain,
      bookingId: plain,
      side: plain,
      authorProfileId: plain,
      subjectProfileId: plain,
      rating: personal(about, stays),
      care: personal(about, stays),
      communication: personal(about, stays),
      reliability: personal(about, stays),
      text: personal(about, stays),
      endedAt: plain,
      shownAt: personal(about, stays),
      answer: personal(about, stays),
      answeredAt: personal(about, stays),
      changedAt: personal(about, stays),
      createdAt: personal(about, stays),
    },
  },
  reviewStandings: {
    row: "all reviews of somebody, added up",
    why: "trust",
    keep: withProfile,
    people: { user: { profile: "profileId" } },
    columns: {
      profileId: plain,
      spread: personal("user"),
      careSum: personal("user"),
      communicationSum: personal("user"),
      reliabilitySum: personal("user"),
    },
  },
  productReviews: {
    row: "what somebody says of the product",
    why: "trust",
    keep: until("it is taken away; without a name from when its writer goes"),
    people: { user: { user: "userId" } },
    columns: {
      id: plain,
      userId: plain,
      rating: personal("user", stays),
      text: personal("user", stays),
      status: personal("user", stays),
      decidedAt: plain,
      createdAt: personal("user", stays),
    },
  },
  references: {
    row: "what somebody without an account was asked to write about a sitter",
    why: "trust",
    keep: withProfile,
    people: { sitter: { profile: "profileId" }, guest: null },
    columns: {
      id: plain,
      profileId: plain,
      name: personal(["sitter", "guest"]),
      email: personal(["sitter", "guest"], { keep: until("the reference is written") }),
      relation: personal(["sitter", "guest"]),
      createdAt: personal("sitter"),
      expiresAt: plain,
      reminders: plain,
      text: personal(["sitter", "guest"]),
      rating: personal(["sitter", "guest"]),
      knowsSince: personal(["sitter", "guest"]),
      writtenAt: personal(["sitter", "guest"]),
    },
  },
  earnedBadges: {
    row: "a badge that a sitter earned",
    why: "trust",
    keep: withProfile,
    people: { sitter: { profile: "profileId" } },
    columns: {
      profileId: plain,
      name: personal("sitter"),
      earnedAt: personal("sitter"),
      celebratedAt: plain,
    },
  },
  badgeCounts: {
    row: "how far a sitter is with each badge",
    why: "trust",
    keep: withProfile,
    people: { sitter: { profile: "profileId" } },
    columns: { profileId: plain, progress: personal("sitter"), countedAt: plain },
  },
  blocks: {
    row: "that somebody wants nothing to do with somebody else",
    why: "safety",
    keep: withAccount,
    people: { user: { user: "userId" } },
    columns: {
      userId: plain,
      blockedUserId: personal("user"),
      waitsForStay: plain,
      createdAt: personal("user"),
    },
  },
  reports: {
    row: "something that somebody told us about, and what came of it",
    why: "safety",
    keep: until("nobody needs to know any more what was decided; without names from when they go"),
    people: {
      reporter: { user: "reporterUserId" },
      // That somebody reported them, they hear with the decision.
      reported: { user: "aboutUserId", only: isNotNull(reports.decidedAt) },
      // Whichever of the two it was; the other never reads it.
      appealingReporter: { user: "reporterUserId", only: eq(reports.appealedBy, "reporter") },
      appealingReported: { user: "aboutUserId", only: eq(reports.appealedBy, "author") },
    },
    columns: {
      id: plain,
      reporterUserId: plain,
      aboutUserId: plain,
      subjectType: personal(bothSides, reported),
      subjectId: plain,
      reason: personal("reporter", reported),
      text: personal("reporter", { ...reported, keep: evidence }),
      // Their own words, as they were then.
      evidence: personal("reported", { ...reported, keep: evidence }),
      imageKey: picture("reported", { ...reported, keep: evidence }),
      ...imageMeasures,
      status: personal(bothSides, reported),
      decision: personal(bothSides, reported),
      statement: personal(bothSides, reported),
      decidedAt: personal(bothSides, reported),
      appealedBy: personal(bothSides, reported),
      appealText: personal(["appealingReporter", "appealingReported"], {
        ...reported,
        keep: evidence,
      }),
      appealedAt: personal(bothSides, reported),
      appealOutcome: personal(bothSides, reported),
      appealStatement: personal(bothSides, reported),
      appealDecidedAt: personal(bothSides, reported),
      erasedAt: plain,
      createdAt: personal("reporter", reported),
    },
  },
  auditEntries: {
    row: "what an admin did",
    why: "safety",
    keep: until("this installation ends: the database itself refuses to change one"),
    people: { admin: { user: "adminUserId" } },
    columns: {
      id: plain,
      adminUserId: personal("admin", reported),
      action: personal("admin", reported),
      subjectType: plain,
      subjectId: plain,
      // Of an address only its hash.
      subjectKey: plain,
      before: secret("admin", reported),
      after: secret("admin", reported),
      createdAt: personal("admin", reported),
    },
  },
} as const satisfies Pick<
  Register,
  | "reviews"
  | "reviewStandings"
  | "productReviews"
  | "references"
  | "earnedBadges"
  | "badgeCounts"
  | "blocks"
  | "reports"
  | "auditEntries"
>;
