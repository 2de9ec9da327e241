import { useEffect, useState, useSyncExternalStore } from "react";
import type { MessageQueue, QueueState } from "#web/lib/messages/message-queue.ts";
import { ownMessageQueue } from "#web/lib/messages/own-message-queue.ts";
import { useUser } from "#web/lib/session/user.ts";

const empty: QueueState = { queue: [], percents: new Map(), isPaused: false };
const never = () => () => {};

/** What is on its way out; null on the server, which knows nothing of it. */
export function useMessageQueue(): { queue: MessageQueue | null; state: QueueState } {
  const userId = useUser()?.id;
  const [queue, setQueue] = useState<MessageQueue | null>(null);
  useEffect(() => setQueue(userId === undefined ? null : ownMessageQueue(userId)), [userId]);
  const state = useSyncExternalStore(
    queue?.subscribe ?? never,
    () => queue?.current() ?? empty,
    () => empty,
  );
  return { queue, state };
}
