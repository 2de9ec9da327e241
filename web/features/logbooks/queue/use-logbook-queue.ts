import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { logError } from "#web/lib/browser/log.ts";
import { useUser } from "#web/lib/session/user.ts";
import type { Arrival } from "./arrivals.ts";
import type { NewDeed, WaitingDeed } from "./deeds.ts";
import { type OwnQueue, ownLogbookQueue, type QueueState } from "./logbook-queue.ts";
import type { PictureProblem } from "./pictures/prepare-pictures.ts";

export type LogbookQueue = {
  /** In order; each with its state. */
  waiting: readonly WaitingDeed[];
  /** False where the browser keeps nothing: what waits is lost with the page. */
  isStored: boolean;
  /** How many chosen pictures are still being made smaller. */
  preparing: number;
  /** Resolves when it is safely on the device; rejects when the device has no room for it. */
  add(deed: NewDeed): Promise<void>;
  /** One after the other; gives those that can't be sent, with the reason. */
  addPictures(
    files: readonly File[],
    about: { petId?: number; caption?: string },
  ): Promise<PictureProblem[]>;
  /** Takes back what has not been sent, with what can't stay without it. */
  remove(clientId: string): Promise<void>;
  /** How many others would go along with it. */
  belongingTo(clientId: string): number;
  /** At once, also what was refused: somebody asked for it. */
  sendNow(): void;
};

const nothing: QueueState = { waiting: [], isStored: true, preparing: new Map() };
const never = () => () => {};

/**
 * What the sitter did in this logbook and the server doesn't have yet. `onArrived` is told of each that
 * arrives, before it leaves the queue: the screen puts it into what it has fetched (`withArrival`).
 */
export function useLogbookQueue(
  logbookId: number,
  onArrived?: (arrival: Arrival) => void,
): LogbookQueue {
  const userId = useUser()?.id;
  const [queue, setQueue] = useState<OwnQueue | null>(null);
  // The device is the browser's; the server knows nothing of it.
  useEffect(() => setQueue(userId === undefined ? null : ownLogbookQueue(userId)), [userId]);

  const listener = useRef(onArrived);
  useEffect(() => {
    listener.current = onArrived;
  });
  useEffect(
    () =>
      queue?.onArrived((arrival) => {
        if (arrival.deed.logbookId === logbookId) listener.current?.(arrival);
      }),
    [queue, logbookId],
  );

  const state = useSyncExternalStore(
    queue?.subscribe ?? never,
    () => queue?.current() ?? nothing,
    () => nothing,
  );
  return useMemo(() => {
    const opened = () => queue ?? ownLogbookQueue(knownUser(userId));
    return {
      waiting: state.waiting.filter((deed) => deed.logbookId === logbookId),
      isStored: state.isStored,
      preparing: state.preparing.get(logbookId) ?? 0,
      add: (deed) => opened().add(logbookId, deed),
      addPictures: (files, about) => opened().addPictures(logbookId, files, about),
      remove: (clientId) => opened().remove(clientId),
      belongingTo: (clientId) => opened().belongingTo(clientId),
      sendNow: () => {
        opened()
          .sendNow()
          .catch((error: unknown) => logError("queue not sent", error));
      },
    };
  }, [queue, state, logbookId, userId]);
}

function knownUser(userId: number | undefined): number {
  if (userId === undefined) throw new Error("nobody is logged in");
  return userId;
}
