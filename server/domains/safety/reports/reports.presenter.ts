import { toInstant } from "#contract/shared/dates.ts";
import type { AdminReport } from "#contract/trust/admin.ts";
import type { OwnReport, ReportSide } from "#contract/trust/reports.ts";
import { type ImageColumns, presentPrivateImage } from "#server/platform/images/stored-images.ts";
import type { ReportRow } from "./reports.repository.ts";
import { appealObstacleAt, appealUntil } from "./reports.rules.ts";

const instantOf = (date: Date | null) => (date ? toInstant(date) : undefined);

/** For one of the two: what the other wrote is not theirs to read. */
export function presentOwnReport(row: ReportRow, side: ReportSide, now: Date): OwnReport {
  const isOwnAppeal = row.appealedBy === side;
  return {
    id: row.id,
    side,
    subjectType: row.subjectType,
    reason: row.reason,
    text: side === "reporter" ? (row.text ?? undefined) : undefined,
    status: row.status,
    decision: row.decision ?? undefined,
    statement: row.statement ?? undefined,
    decidedAt: instantOf(row.decidedAt),
    appealUntil: instantOf(appealUntil(row, side)),
    appealText: isOwnAppeal ? (row.appealText ?? undefined) : undefined,
    appealedAt: isOwnAppeal ? instantOf(row.appealedAt) : undefined,
    appealOutcome: row.appealOutcome ?? undefined,
    appealStatement: row.appealStatement ?? undefined,
    allowedActions: appealObstacleAt(row, side, now) === null ? ["appeal"] : [],
    createdAt: toInstant(row.createdAt),
  };
}

export function presentAdminReport(
  row: ReportRow,
  names: ReadonlyMap<number, string>,
): AdminReport {
  const image = evidenceImageOf(row);
  const nameOf = (userId: number | null) => {
    const firstName = userId === null ? undefined : names.get(userId);
    return userId === null || firstName === undefined ? undefined : { id: userId, firstName };
  };
  return {
    id: row.id,
    subjectType: row.subjectType,
    subjectId: row.subjectId,
    reason: row.reason,
    text: row.text ?? undefined,
    status: row.status,
    reporter: nameOf(row.reporterUserId),
    author: nameOf(row.aboutUserId),
    evidence: row.evidence,
    picture: image ? presentPrivateImage({ id: row.id, ...image }) : undefined,
    decision: row.decision ?? undefined,
    statement: row.statement ?? undefined,
    decidedAt: instantOf(row.decidedAt),
    appealedBy: row.appealedBy ?? undefined,
    appealText: row.appealText ?? undefined,
    appealedAt: instantOf(row.appealedAt),
    appealOutcome: row.appealOutcome ?? undefined,
    appealStatement: row.appealStatement ?? undefined,
    createdAt: toInstant(row.createdAt),
  };
}

/** The copy that was made when it was reported. */
export function evidenceImageOf(row: ReportRow): ImageColumns | null {
  const { imageKey, imageWidths, imageWidth, imageHeight, imagePlaceholder } = row;
  if (imageKey === null || imageWidths === null) return null;
  return {
    key: imageKey,
    widths: imageWidths,
    width: imageWidth ?? 0,
    height: imageHeight ?? 0,
    placeholder: imagePlaceholder ?? "",
  };
}
