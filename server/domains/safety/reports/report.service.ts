import type * as z from "zod";
import type { ReportSubject, reportForm } from "#contract/trust/reports.ts";
import type { ReportedPerson } from "#contract/trust/safety.ts";
import type { Db } from "#server/db/database.ts";
import type { Context, ViewerContext } from "#server/platform/context.ts";
import { conflict, notFound, Problem } from "#server/platform/http/problem.ts";
import type { ImageColumns } from "#server/platform/images/stored-images.ts";
import { attachUploads, copyUploads } from "#server/platform/images/uploads.ts";
import { isTrustedAdmin, type Viewer } from "#server/platform/sessions/viewer.ts";
import type { ReportedSubject, SafetyPorts } from "../safety.ports.ts";
import { findBlocks } from "../safety.service.ts";
import * as repository from "./reports.repository.ts";

type WithPorts = { ports: SafetyPorts };
type Form = z.output<typeof reportForm>;
type Asked = Pick<Form, "subjectType" | "subjectId">;

/** Before the transaction: a copy of the picture, for who decides. It stays when the picture goes. */
export async function prepareReport(
  ctx: ViewerContext<"storage"> & WithPorts,
  form: Form,
): Promise<ImageColumns[]> {
  const { image } = await getSubject(ctx, form);
  if (!image) return [];
  try {
    return await copyUploads(ctx, [image], { folder: "reports" });
  } catch (error) {
    // Taken away at this moment. A picture can't be reported then; what it belonged to can.
    const isGone = error instanceof Problem && error.code === "notFound";
    if (!isGone || isPicture(form.subjectType)) throw error;
    return [];
  }
}

/** Only what the viewer can see themselves can be reported, and not what is their own. */
export async function report(
  ctx: ViewerContext & WithPorts,
  { form, copies }: { form: Form; copies: readonly ImageColumns[] },
): Promise<{ id: number }> {
  const { db, now, viewer } = ctx;
  const { userId: aboutUserId, words: evidence } = await getSubject(ctx, form);
  const { subjectType, subjectId, reason, text = null } = form;
  const [image] = copies;
  await attachUploads(db, copies);
  return repository.insertReport(db, {
    reporterUserId: viewer.userId,
    aboutUserId,
    subjectType,
    subjectId,
    reason,
    text,
    evidence,
    createdAt: now,
    ...(image ? imageColumnsOf(image) : {}),
  });
}

/** Who is behind what may be reported: whoever reports it may want no more of them either. */
export async function getReportedPerson(
  ctx: ViewerContext & WithPorts,
  asked: Asked,
): Promise<ReportedPerson> {
  const { userId } = await getShownSubject(ctx, asked);
  // A reference is written by somebody without an account; it only stands on a sitter's page.
  const isOfNobody = userId === null || asked.subjectType === "reference";
  if (isOfNobody || userId === ctx.viewer.userId) return { isBlocked: false };
  const firstName = (await repository.findNames(ctx.db, [userId])).get(userId);
  const { own } = await findBlocks(ctx.db, ctx.viewer.userId);
  return { userId, firstName, isBlocked: own.has(userId) };
}

const isPicture = (type: ReportSubject) => type.endsWith("_image");

/** Not there, or not for this viewer, is the same to them. */
async function getShownSubject(
  ctx: ViewerContext & WithPorts,
  { subjectType, subjectId }: Asked,
): Promise<ReportedSubject> {
  const subject = await ctx.ports.findSubject[subjectType](ctx, { subjectId });
  if (!subject) throw notFound();
  return subject;
}

async function getSubject(ctx: ViewerContext & WithPorts, asked: Asked): Promise<ReportedSubject> {
  const subject = await getShownSubject(ctx, asked);
  if (subject.userId === ctx.viewer.userId) throw conflict("sameUser");
  return subject;
}

function imageColumnsOf({ key, widths, width, height, placeholder }: ImageColumns) {
  return {
    imageKey: key,
    imageWidths: widths,
    imageWidth: width,
    imageHeight: height,
    imagePlaceholder: placeholder,
  };
}

export function isReported(db: Db, type: ReportSubject, subjectId: number): Promise<boolean> {
  return repository.isReported(db, type, subjectId);
}

/** The copies are for who decides, and nobody else: not even for whose picture it is. */
export async function mayLookAtEvidence(
  { db }: Pick<Context, "db">,
  viewer: Viewer,
  imageKey: string,
): Promise<boolean> {
  return isTrustedAdmin(viewer) && (await repository.hasEvidenceImage(db, imageKey));
}
