import { eq, isNotNull } from "drizzle-orm";
import { reviews } from "../schema/reviews.ts";
import { reports } from "../schema/safety.ts";
import {
  entries,
  erased,
  imageMeasures,
  ofAccount,
  ofSitter,
  personal,
  picture,
  until,
  withProfile,
} from "./entries.ts";

const evidence = erased("six months after the decision", "safety.erase-evidence");
const reported = { leaving: { stays: "evidence" } } as const;

const ofSitters = { why: "trust", ...ofSitter } as const;

export const trustEntries = entries({
  reviews: {
    row: "what one of a booking says of the other",
    why: "trust",
    keep: until("both have gone"),
    people: {
      author: { profile: "authorProfileId" },
      // Before it is shown it would tell them what they may not know yet.
      subject: { profile: "subjectProfileId", only: isNotNull(reviews.shownAt) },
    },
    leaving: { stays: "reviews" },
    theirs: "rating care communication reliability text answer",
    plain: "side endedAt",
  },
  reviewStandings: {
    row: "all reviews of somebody, added up",
    why: "trust",
    keep: withProfile,
    people: { user: { profile: "profileId" } },
    theirs: "spread careSum communicationSum reliabilitySum",
  },
  productReviews: {
    row: "what somebody says of the product",
    why: "trust",
    keep: until("it is taken away; without a name from when its writer goes"),
    people: { user: { user: "userId" } },
    leaving: { stays: "reviews" },
    theirs: "rating text status",
    plain: "decidedAt",
  },
  references: {
    row: "what somebody without an account was asked to write about a sitter",
    why: "trust",
    keep: withProfile,
    people: { sitter: { profile: "profileId" }, guest: null },
    theirs: "name relation text rating knowsSince",
    plain: "expiresAt reminders",
    but: {
      email: personal(["sitter", "guest"], { keep: until("the reference is written") }),
      createdAt: personal("sitter"),
    },
  },
  earnedBadges: {
    row: "a badge that a sitter earned",
    ...ofSitters,
    theirs: "name",
    plain: "celebratedAt",
  },
  badgeCounts: {
    row: "how far a sitter is with each badge",
    ...ofSitters,
    theirs: "progress",
    plain: "countedAt",
  },
  blocks: {
    row: "that somebody wants nothing to do with somebody else",
    why: "safety",
    ...ofAccount,
    theirs: "blockedUserId",
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
    of: ["reporter", "reported"],
    leaving: { stays: "evidence" },
    theirs: "subjectType status decision statement appealedBy appealOutcome appealStatement",
    plain: `${imageMeasures} erasedAt`,
    but: {
      reason: personal("reporter", reported),
      text: personal("reporter", { ...reported, keep: evidence }),
      // Their own words, as they were then.
      evidence: personal("reported", { ...reported, keep: evidence }),
      imageKey: picture("reported", { ...reported, keep: evidence }),
      appealText: personal(["appealingReporter", "appealingReported"], {
        ...reported,
        keep: evidence,
      }),
      createdAt: personal("reporter", reported),
    },
  },
  auditEntries: {
    row: "what an admin did",
    why: "safety",
    keep: until("this installation ends: the database itself refuses to change one"),
    people: { admin: { user: "adminUserId" } },
    leaving: { stays: "evidence" },
    theirs: "adminUserId action",
    secret: "before after",
    // Of an address only its hash.
    plain: "subjectType subjectKey",
  },
});
