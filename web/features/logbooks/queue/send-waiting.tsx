import { useEffect } from "react";
import { logError } from "#web/lib/browser/log.ts";
import { whenIdle } from "#web/lib/browser/when-idle.ts";
import { forgetKeptPages } from "#web/lib/device/kept-pages.ts";
import { readDraft } from "#web/lib/forms/drafts.ts";
import { oldQueueKeyOf } from "#web/lib/messages/queued-messages.ts";
import { useUser } from "#web/lib/session/user.ts";

/** On every page: what was done in a logbook or written in a chat goes on being sent, wherever its user is now. */
export function SendWaiting() {
  const userId = useUser()?.id;
  useEffect(() => {
    if (userId === undefined) return;
    return whenIdle(() => {
      sendWaitingOf(userId).catch((error: unknown) => logError("queue not opened", error));
    });
  }, [userId]);
  return null;
}

async function sendWaitingOf(userId: number): Promise<void> {
  // Whoever was here before may have left without logging out.
  await forgetKeptPages(userId);
  const { hasUnsent } = await import("#web/lib/outbox/unsent.ts");
  if (readDraft(oldQueueKeyOf(userId)) || (await hasUnsent(userId, "messages"))) {
    const { ownMessageQueue } = await import("#web/lib/messages/message-queue.ts");
    ownMessageQueue(userId);
  }
  if (!(await hasUnsent(userId, "deeds"))) return;
  const { ownLogbookQueue } = await import("./logbook-queue.ts");
  ownLogbookQueue(userId);
}
