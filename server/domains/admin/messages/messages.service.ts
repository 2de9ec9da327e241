import type { AdminMessage } from "#contract/admin/messages.ts";
import {
  markContactMessageDone,
  reopenContactMessage,
} from "#server/domains/content/contact-messages/message-queue.service.ts";
import type { ViewerContext } from "#server/platform/context.ts";
import { writeAudit } from "../audit.service.ts";

type OfMessage = { messageId: number };

export async function markMessageDone(
  ctx: ViewerContext,
  { messageId, note }: OfMessage & { note: string | undefined },
): Promise<AdminMessage> {
  const { wasDone, message } = await markContactMessageDone(ctx, { messageId, note });
  await write(ctx, "message.done", { messageId, before: wasDone, after: true });
  return message;
}

export async function reopenMessage(
  ctx: ViewerContext,
  { messageId }: OfMessage,
): Promise<AdminMessage> {
  const { wasDone, message } = await reopenContactMessage(ctx, { messageId });
  await write(ctx, "message.reopen", { messageId, before: wasDone, after: false });
  return message;
}

/** Without the note: it goes with the message, and the audit log stays. */
async function write(
  ctx: ViewerContext,
  action: "message.done" | "message.reopen",
  { messageId, before, after }: OfMessage & { before: boolean; after: boolean },
): Promise<void> {
  await writeAudit(ctx, {
    adminUserId: ctx.viewer.userId,
    action,
    subjectType: "message",
    subjectId: messageId,
    before: { isDone: before },
    after: { isDone: after },
  });
}
