import * as z from "zod";
import { instant } from "../shared/dates.ts";
import { endpoint } from "../shared/endpoint.ts";
import { id, pathId } from "../shared/ids.ts";
import { paginated, pagingQuery } from "../shared/paging.ts";
import { integerBetween } from "../shared/validation/inputs.ts";
import { paragraphs } from "../shared/validation/text.ts";

/** What can be reported; a message's picture is its message. */
export const reportSubjects = [
  "profile",
  "request",
  "message",
  "review",
  "reference",
  "profile_image",
  "pet_image",
  "request_image",
  "logbook_image",
] as const;
export const reportSubject = z.enum(reportSubjects);
export type ReportSubject = z.infer<typeof reportSubject>;

export const reportReasons = [
  "spam",
  "scam",
  "harassment",
  "animal_welfare",
  "false_profile",
  "illegal",
  "other",
] as const;
export const reportReason = z.enum(reportReasons);
export type ReportReason = z.infer<typeof reportReason>;

export const reportTextMaxLength = 2_000;

export const reportForm = z.object({
  subjectType: reportSubject,
  subjectId: integerBetween(1, 999_999_999),
  reason: reportReason,
  text: paragraphs(reportTextMaxLength).optional(),
});

/** Open until somebody has decided; appealed until the appeal is decided, which is the end of it. */
export const reportStatuses = ["open", "decided", "appealed", "closed"] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** What came of it: nothing is wrong, a warning, what was reported is taken away, or its author is. */
export const reportDecisions = ["dismissed", "warned", "removed", "banned"] as const;
export type ReportDecision = (typeof reportDecisions)[number];

/** Who told, and whose it is that was reported. */
export const reportSides = ["reporter", "author"] as const;
export type ReportSide = (typeof reportSides)[number];

/** An appeal leaves the decision as it is, or takes it back. */
export const appealOutcomes = ["upheld", "reversed"] as const;
export type AppealOutcome = (typeof appealOutcomes)[number];

/** As long as one may appeal, by the law on digital services. */
export const appealMonths = 6;

export const reportActions = ["appeal"] as const;
export type ReportAction = (typeof reportActions)[number];

/** A report as one of the two sees it. Nobody learns who told. */
export const ownReport = z.object({
  id,
  side: z.enum(reportSides),
  subjectType: reportSubject,
  reason: reportReason,
  /** What the reporter wrote; for them alone. */
  text: z.string().optional(),
  status: z.enum(reportStatuses),
  decision: z.enum(reportDecisions).optional(),
  /** Why, in the words of who decided. */
  statement: z.string().optional(),
  decidedAt: instant.optional(),
  /** Until then one may appeal; absent for who was not decided against. */
  appealUntil: instant.optional(),
  /** One's own appeal, and what became of it. */
  appealText: z.string().optional(),
  appealedAt: instant.optional(),
  appealOutcome: z.enum(appealOutcomes).optional(),
  appealStatement: z.string().optional(),
  allowedActions: z.array(z.enum(reportActions)),
  createdAt: instant,
});
export type OwnReport = z.infer<typeof ownReport>;

export const appealForm = z.object({ text: paragraphs(reportTextMaxLength) });

export const ownReportsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/api/user/reports",
    access: "user",
    summary:
      "What the user reported, and what was decided about things of theirs; the latest first.",
    query: pagingQuery,
    response: paginated(ownReport),
  }),
  appeal: endpoint({
    method: "POST",
    path: "/api/user/reports/{id}/appeal",
    access: "user",
    summary: "Asks for a second look at a decision; once, by whom it went against, for six months.",
    limit: "messages",
    params: z.object({ id: pathId }),
    body: appealForm,
    status: 201,
    response: z.object({ data: ownReport }),
  }),
};
