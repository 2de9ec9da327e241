import {
  type AppealOutcome,
  appealMonths,
  type ReportDecision,
  type ReportSide,
  type ReportStatus,
} from "#contract/trust/reports.ts";

/*
  Somebody reports something. It is kept as it was. An admin decides, with reasons that both read. Whom the
  decision goes against may ask for a second look, once, within six months: who reported when nothing was
  done, and whose it is when something was. What the second look says is the end of it.
*/

/** As much of a report as its rules look at. */
export type ReportState = {
  status: ReportStatus;
  decision: ReportDecision | null;
  decidedAt: Date | null;
  appealDecidedAt: Date | null;
};

/** Who of the two the decision goes against; null while there is none. */
export function decidedAgainst({ decision }: Pick<ReportState, "decision">): ReportSide | null {
  if (decision === null) return null;
  return decision === "dismissed" ? "reporter" : "author";
}

function monthsAfter(date: Date, months: number): Date {
  const after = new Date(date);
  after.setUTCMonth(after.getUTCMonth() + months);
  // The 31st of August has no day of its own in February: then it is the last of that month.
  if (after.getUTCDate() !== date.getUTCDate()) after.setUTCDate(0);
  return after;
}

/** Until when this side may appeal; null for who was not decided against. */
export function appealUntil(
  { decision, decidedAt }: Pick<ReportState, "decision" | "decidedAt">,
  side: ReportSide,
): Date | null {
  if (decidedAt === null || decidedAgainst({ decision }) !== side) return null;
  return monthsAfter(decidedAt, appealMonths);
}

export type AppealObstacle = "notAppealable" | "appealPeriodOver" | "alreadyAppealed";

export function appealObstacleAt(
  report: ReportState,
  side: ReportSide,
  now: Date,
): AppealObstacle | null {
  const until = appealUntil(report, side);
  if (until === null) return "notAppealable";
  if (report.status !== "decided") return "alreadyAppealed";
  return now < until ? null : "appealPeriodOver";
}

export type DecisionEvent = "decide" | "appeal" | "decideAppeal";

/** The whole way of a report: what is not listed can't happen. */
const transitions: Record<DecisionEvent, { from: ReportStatus; to: ReportStatus }> = {
  decide: { from: "open", to: "decided" },
  appeal: { from: "decided", to: "appealed" },
  decideAppeal: { from: "appealed", to: "closed" },
};

export function statusAfter(status: ReportStatus, event: DecisionEvent): ReportStatus | null {
  const { from, to } = transitions[event];
  return status === from ? to : null;
}

/** Whether an appeal ends a ban that its report brought. */
export function endsBan(decision: ReportDecision | null, outcome: AppealOutcome): boolean {
  return decision === "banned" && outcome === "reversed";
}

const evidenceMonths = 6;

/** What was decided before this, and not appealed since, needs no evidence any more. */
export function eraseEvidenceBefore(now: Date): Date {
  return monthsAfter(now, -evidenceMonths);
}
