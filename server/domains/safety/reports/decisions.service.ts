import type * as z from "zod";
import type { AdminReport, appealDecisionForm, reportDecisionForm } from "#contract/trust/admin.ts";
import type { OwnReport, ReportSide, ReportStatus } from "#contract/trust/reports.ts";
import { banUser, unbanUser } from "#server/domains/account/bans/bans.service.ts";
import type { Context, Outside, ViewerContext } from "#server/platform/context.ts";
import { conflict, notFound } from "#server/platform/http/problem.ts";
import { removeUploads } from "#server/platform/images/uploads.ts";
import type { SafetyPorts } from "../safety.ports.ts";
import { appealDecided, reportDecided } from "./reports.events.ts";
import { evidenceImageOf, presentAdminReport, presentOwnReport } from "./reports.presenter.ts";
import * as repository from "./reports.repository.ts";
import { appealObstacleAt, endsBan, eraseEvidenceBefore, statusAfter } from "./reports.rules.ts";

type Window = { offset: number; limit: number };

function sideOf(row: repository.ReportRow, userId: number): ReportSide | null {
  if (row.reporterUserId === userId) return "reporter";
  return row.aboutUserId === userId && row.status !== "open" ? "author" : null;
}

export async function listOwnReports(
  { db, now, viewer }: ViewerContext,
  window: Window,
): Promise<{ data: OwnReport[]; total: number }> {
  const rows = await repository.listConcerning(db, viewer.userId, window);
  const data = rows.flatMap((row) => {
    const side = sideOf(row, viewer.userId);
    return side ? [presentOwnReport(row, side, now)] : [];
  });
  return { data, total: await repository.countConcerning(db, viewer.userId) };
}

export async function appeal(
  { db, now, viewer }: ViewerContext,
  { reportId, text }: { reportId: number; text: string },
): Promise<OwnReport> {
  const row = await repository.lockReport(db, reportId);
  const side = row && sideOf(row, viewer.userId);
  if (!row || !side) throw notFound();
  const obstacle = appealObstacleAt(row, side, now);
  const status = statusAfter(row.status, "appeal");
  if (obstacle || !status) throw conflict(obstacle ?? "notAppealable");
  const appealed = await repository.changeReport(db, reportId, {
    status,
    appealedBy: side,
    appealText: text,
    appealedAt: now,
  });
  return presentOwnReport(appealed, side, now);
}

/** What waits for an admin, and since when. */
export async function countOpenReports({
  db,
}: Context): Promise<{ open: number; appealed: number; oldestAt: Date | null }> {
  const [open, appealed, oldestAt] = await Promise.all([
    repository.countQueue(db, "open"),
    repository.countQueue(db, "appealed"),
    repository.findOldestWaiting(db),
  ]);
  return { open, appealed, oldestAt };
}

/** How often somebody told us of something, and how often it was theirs. */
export async function countReportsOf(
  { db }: Context,
  { userId }: { userId: number },
): Promise<{ about: number; by: number }> {
  const [about, by] = await Promise.all([
    repository.countAbout(db, userId),
    repository.countBy(db, userId),
  ]);
  return { about, by };
}

/** For the admin's queue. */
export async function listReports(
  { db }: Context,
  { status, window }: { status: ReportStatus | undefined; window: Window },
): Promise<{ data: AdminReport[]; total: number }> {
  const rows = await repository.listQueue(db, status, window);
  const names = await repository.findNames(db, rows.flatMap(peopleOf));
  const data = rows.map((row) => presentAdminReport(row, names));
  return { data, total: await repository.countQueue(db, status) };
}

export async function getReport(
  { db }: Context,
  { reportId }: { reportId: number },
): Promise<AdminReport> {
  const row = await repository.findReport(db, reportId);
  if (!row) throw notFound();
  return withNames(db, row);
}

/** What a decision needs of the domains whose things are reported. */
export type DecisionPorts = Pick<SafetyPorts, "removeSubject">;
type DecideContext = Context<"outbox"> & { ports: DecisionPorts };

/** Part of an admin's decision: what it brings about happens with it, and both are told afterwards. */
export async function decideReport(
  ctx: DecideContext,
  { reportId, decision, statement }: { reportId: number } & z.output<typeof reportDecisionForm>,
): Promise<AdminReport> {
  const { db, now, outbox } = ctx;
  const known = await repository.findReport(db, reportId);
  if (!known) throw notFound();
  // Ahead of the report's own lock: whoever deletes an account comes to its reports last, too. Where it
  // was decided meanwhile, all of this is taken back.
  const { subjectType, subjectId, aboutUserId } = known;
  if (decision === "banned") {
    if (aboutUserId === null) throw conflict("authorGone");
    await banUser(ctx, { userId: aboutUserId, reason: statement });
  }
  if (decision === "removed") await ctx.ports.removeSubject[subjectType](ctx, { subjectId });
  const row = await repository.lockReport(db, reportId);
  const status = row && statusAfter(row.status, "decide");
  if (!status) throw conflict("alreadyDecided");
  const change = { status, decision, statement, decidedAt: now };
  const decided = await repository.changeReport(db, reportId, change);
  await outbox.publish(db, [reportDecided({ reportId })]);
  return withNames(db, decided);
}

/** …of a second look. What was taken away is gone; a ban ends. */
export async function decideAppeal(
  ctx: Context<"outbox">,
  { reportId, outcome, statement }: { reportId: number } & z.output<typeof appealDecisionForm>,
): Promise<AdminReport> {
  const { db, now, outbox } = ctx;
  const known = await repository.findReport(db, reportId);
  if (!known) throw notFound();
  if (endsBan(known.decision, outcome) && known.aboutUserId !== null) {
    await unbanUser(ctx, { userId: known.aboutUserId });
  }
  const row = await repository.lockReport(db, reportId);
  const status = row && statusAfter(row.status, "decideAppeal");
  if (!status) throw conflict("notAppealed");
  const change = { appealOutcome: outcome, appealStatement: statement, appealDecidedAt: now };
  const decided = await repository.changeReport(db, reportId, { status, ...change });
  await outbox.publish(db, [appealDecided({ reportId })]);
  return withNames(db, decided);
}

/** What both are told of a decision, by later domains. */
export type ReportFacts = Pick<
  repository.ReportRow,
  "reporterUserId" | "aboutUserId" | "subjectType" | "decision" | "statement"
> &
  Pick<repository.ReportRow, "appealOutcome" | "appealStatement">;

export function findReportFacts(
  { db }: Context,
  { reportId }: { reportId: number },
): Promise<ReportFacts | null> {
  return repository.findReport(db, reportId);
}

const erasedAtOnce = 100;

/** Every night: what was decided half a year ago needs no evidence any more. */
export async function eraseEvidence({ now, inTransaction }: Outside<Context>): Promise<void> {
  const eraseSome = async ({ db }: Context) => {
    const rows = await repository.lockToErase(db, eraseEvidenceBefore(now), erasedAtOnce);
    const images = rows.flatMap((row) => evidenceImageOf(row) ?? []);
    await removeUploads(db, images, now);
    for (const { id, appealText } of rows) {
      await repository.changeReport(db, id, {
        // That there was one stays; what it said doesn't.
        appealText: appealText === null ? null : "",
        evidence: {},
        text: null,
        erasedAt: now,
        imageKey: null,
        imageWidths: null,
        imageWidth: null,
        imageHeight: null,
        imagePlaceholder: null,
      });
    }
    return rows.length;
  };
  while ((await inTransaction(eraseSome)) === erasedAtOnce);
}

function peopleOf({ reporterUserId, aboutUserId }: repository.ReportRow): number[] {
  return [reporterUserId, aboutUserId].filter((id) => id !== null);
}

async function withNames(db: Context["db"], row: repository.ReportRow): Promise<AdminReport> {
  return presentAdminReport(row, await repository.findNames(db, peopleOf(row)));
}
