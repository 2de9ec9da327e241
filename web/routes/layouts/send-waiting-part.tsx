import { Suspense } from "react";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { useUser } from "#web/lib/session/user.ts";

const SendWaiting = lazyPart(
  async () => (await import("#web/features/logbooks/queue/send-waiting.tsx")).SendWaiting,
);

/** Guests have nothing that waits, and don't fetch what would send it. */
export function SendWaitingPart() {
  return useUser() === null ? null : (
    <Suspense>
      <SendWaiting />
    </Suspense>
  );
}
