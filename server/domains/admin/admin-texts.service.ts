import type * as z from "zod";
import type {
  AdminText,
  adminTextsEndpoints,
  newTextForm,
  publicationForm,
} from "#contract/content/admin-texts.ts";
import type { AuditAction } from "#contract/trust/admin.ts";
import * as editing from "#server/domains/content/texts/editing/editing.service.ts";
import type { ViewerContext } from "#server/platform/context.ts";
import { writeAudit } from "./audit.service.ts";

type AdminContext = ViewerContext<"outbox">;
type OfText = { textId: number; revision: number };

async function writeDown(
  ctx: AdminContext,
  action: AuditAction,
  done: { textId: number } & Pick<editing.Edited, "before" | "after">,
): Promise<void> {
  const { textId: subjectId, before, after } = done;
  const adminUserId = ctx.viewer.userId;
  await writeAudit(ctx, { adminUserId, action, subjectType: "text", subjectId, before, after });
}

async function written(
  ctx: AdminContext,
  action: AuditAction,
  { text, before, after }: editing.Edited,
): Promise<AdminText> {
  await writeDown(ctx, action, { textId: text.id, before, after });
  return text;
}

export async function createText(
  ctx: AdminContext,
  form: z.output<typeof newTextForm>,
): Promise<AdminText> {
  return written(ctx, "text.create", await editing.createText(ctx, form));
}

/** Saved every few seconds while somebody writes: written down is that they began. */
export async function saveDraft(
  ctx: AdminContext,
  input: { textId: number; form: z.output<typeof adminTextsEndpoints.saveDraft.body> },
): Promise<AdminText> {
  const { isBegun, ...edited } = await editing.saveDraft(ctx, input);
  return isBegun ? written(ctx, "text.edit", edited) : edited.text;
}

export async function publishText(
  ctx: AdminContext,
  input: { textId: number; form: z.output<typeof publicationForm> },
): Promise<AdminText> {
  const { isLater, ...edited } = await editing.publishText(ctx, input);
  return written(ctx, isLater ? "text.schedule" : "text.publish", edited);
}

export async function unscheduleText(ctx: AdminContext, of: OfText): Promise<AdminText> {
  return written(ctx, "text.unschedule", await editing.unscheduleText(ctx, of));
}

export async function restoreVersion(
  ctx: AdminContext,
  of: OfText & { versionId: number },
): Promise<AdminText> {
  return written(ctx, "text.restore", await editing.restoreVersion(ctx, of));
}

export async function changeSlug(
  ctx: AdminContext,
  of: OfText & { slug: string },
): Promise<AdminText> {
  return written(ctx, "text.changeSlug", await editing.changeSlug(ctx, of));
}

export async function removeText(ctx: AdminContext, { textId }: { textId: number }): Promise<void> {
  await writeDown(ctx, "text.remove", { textId, ...(await editing.removeText(ctx, { textId })) });
}
