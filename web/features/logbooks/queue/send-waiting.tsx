import { useEffect } from "react";
import { logError } from "#web/lib/browser/log.ts";
import { whenIdle } from "#web/lib/browser/when-idle.ts";
import { forgetKeptPages } from "#web/lib/device/kept-pages.ts";
import { useUser } from "#web/lib/session/user.ts";

/** On every page: what was done in a logbook goes on being sent, wherever its sitter is now. */
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
  const { hasUnsent } = await import("#web/lib/device/unsent.ts");
  if (!(await hasUnsent(userId))) return;
  const { ownLogbookQueue } = await import("./logbook-queue.ts");
  ownLogbookQueue(userId);
}
