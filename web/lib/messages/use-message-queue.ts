import { useEffect, useState, useSyncExternalStore } from "react";
import { logError } from "#web/lib/browser/log.ts";
import { untilLoaded } from "#web/lib/page/lazy-part.ts";
import { useUser } from "#web/lib/session/user.ts";
import type { MessageQueue, QueueState } from "./message-queue.ts";

/** With it comes the device's database, which reading does without. */
export const loadMessageQueue = () => import("./message-queue.ts");

const empty: QueueState = { queue: [], percents: new Map(), isPaused: false };
const never = () => () => {};

/** What is on its way out; null on the server, which knows nothing of it, and until its script is there. */
export function useMessageQueue(): { queue: MessageQueue | null; state: QueueState } {
  const userId = useUser()?.id;
  const [queue, setQueue] = useState<MessageQueue | null>(null);
  useEffect(() => {
    if (userId === undefined) return setQueue(null);
    let isOver = false;
    untilLoaded(loadMessageQueue).then(
      ({ ownMessageQueue }) => {
        if (!isOver) setQueue(ownMessageQueue(userId));
      },
      (error: unknown) => logError("messages can't be sent", error),
    );
    return () => {
      isOver = true;
    };
  }, [userId]);
  const state = useSyncExternalStore(
    queue?.subscribe ?? never,
    () => queue?.current() ?? empty,
    () => empty,
  );
  return { queue, state };
}

/** Does it now, or as soon as the queue is there: until then, whoever wrote something still has it before them. */
export function useOnceThere(queue: MessageQueue | null, act: () => void): () => void {
  const [isWanted, setWanted] = useState(false);
  const isDue = queue !== null && isWanted;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what is written by then.
  useEffect(() => {
    if (!isDue) return;
    setWanted(false);
    act();
  }, [isDue]);
  return () => (queue === null ? setWanted(true) : act());
}
