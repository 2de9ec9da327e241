import { useEffect, useState, useSyncExternalStore } from "react";
import type { Message } from "#contract/messages.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { createIdempotencyKey } from "#web/lib/api/idempotency-key.ts";
import { browserStorage } from "#web/lib/browser/browser-storage.ts";
import { logError } from "#web/lib/browser/log.ts";
import { pictureBlob } from "#web/lib/browser/picture.ts";
import { readDraft, removeDraft, writeDraft } from "#web/lib/forms/drafts.ts";
import { useUser } from "#web/lib/session/user.ts";
import {
  mayWorkLater,
  nextToSend,
  type QueuedMessage,
  readQueue,
  retryDelayMs,
} from "./queued-messages.ts";

export type Sending = { signal: AbortSignal; onProgress: (percent: number) => void };
export type SendMessage = (queued: QueuedMessage, sending: Sending) => Promise<Message>;

export type QueueState = {
  readonly queue: readonly QueuedMessage[];
  /** How much of each has left, in percent, of those that are being sent at this moment. */
  readonly percents: ReadonlyMap<string, number>;
  /** Nothing answered: it is tried again after a while, or when the connection is back. */
  readonly isPaused: boolean;
};

export type MessageQueue = ReturnType<typeof createMessageQueue>;

type Parts = {
  userId: number;
  send: SendMessage;
  storage?: Storage | null;
  now?: () => Date;
  /** So that no two tabs send the same message at the same moment. */
  lock?: (name: string, action: () => Promise<void>) => Promise<void>;
};

export const queueKeyOf = (userId: number) => `chatQueue-${userId}`;

/**
 * What was written goes out from here, in order, one at a time a room. It is kept in the browser until
 * the server has it, so neither a tunnel nor a reload loses it; the key makes that it arrives once.
 */
export function createMessageQueue({ userId, send, ...parts }: Parts) {
  const { storage = browserStorage("local"), now = () => new Date(), lock = webLock } = parts;
  const storageKey = queueKeyOf(userId);
  /** Pictures that did not fit into the browser's storage: they live as long as the tab. */
  let unkept: readonly QueuedMessage[] = [];
  const stops = new Map<string, AbortController>();
  const percents = new Map<string, number>();
  const busyRooms = new Set<number>();
  const listeners = new Set<() => void>();
  const sentListeners = new Set<(message: Message) => void>();
  const refusedListeners = new Set<(queued: QueuedMessage) => void>();
  let failures = 0;
  let pause: ReturnType<typeof setTimeout> | null = null;
  let state: QueueState = { queue: load(), percents: new Map(), isPaused: false };

  function load(): QueuedMessage[] {
    return [...readQueue(readDraft(storageKey, storage)), ...unkept];
  }

  function show() {
    state = { queue: load(), percents: new Map(percents), isPaused: pause !== null };
    for (const listener of listeners) listener();
  }

  /** Reads what is there first: other tabs write here too. */
  function change(next: (queue: QueuedMessage[]) => QueuedMessage[]) {
    const queue = next(load());
    unkept = [];
    keep(queue);
    if (readQueue(readDraft(storageKey, storage)).length < queue.length) {
      unkept = queue.filter(({ image }) => image !== undefined);
      keep(queue.filter(({ image }) => image === undefined));
    }
    show();
  }

  function keep(queue: readonly QueuedMessage[]) {
    if (queue.length > 0) writeDraft(storageKey, queue, storage);
    else removeDraft(storageKey, storage);
  }

  const drop = (key: string) => change((queue) => queue.filter((one) => one.key !== key));

  function pump() {
    if (pause !== null) return;
    for (const queued of nextToSend(load(), busyRooms)) void sendOne(queued);
  }

  async function sendOne(queued: QueuedMessage): Promise<void> {
    const { key, chatRoomId } = queued;
    const stop = new AbortController();
    busyRooms.add(chatRoomId);
    try {
      await lock(`${storageKey}-${chatRoomId}`, async () => {
        // Another tab may have sent it while this one waited for its turn.
        if (!load().some((one) => one.key === key)) return show();
        stops.set(key, stop);
        percents.set(key, 0);
        show();
        const message = await send(queued, {
          signal: stop.signal,
          onProgress(percent) {
            percents.set(key, percent);
            show();
          },
        });
        failures = 0;
        for (const listener of sentListeners) listener(message);
        drop(key);
      });
    } catch (error) {
      if (stop.signal.aborted) drop(key);
      else settle(queued, error);
    } finally {
      busyRooms.delete(chatRoomId);
      stops.delete(key);
      percents.delete(key);
      show();
      pump();
    }
  }

  function settle(queued: QueuedMessage, error: unknown) {
    const status = error instanceof ApiError ? error.status : 0;
    // Logged out: it waits for whoever wrote it to come back.
    if (status === 401) return wait(null);
    if (mayWorkLater(status))
      return wait(error instanceof ApiError ? error.retryAfterSeconds : null);
    const problem = (error instanceof ApiError && error.code) || "failed";
    if (!(error instanceof ApiError)) logError("message not sent", error);
    const refused = { ...queued, problem };
    change((queue) => queue.map((one) => (one.key === queued.key ? refused : one)));
    for (const listener of refusedListeners) listener(refused);
  }

  function wait(retryAfterSeconds: number | null) {
    if (pause !== null) clearTimeout(pause);
    pause = setTimeout(goOn, retryDelayMs(failures, retryAfterSeconds));
    failures += 1;
  }

  function goOn() {
    if (pause !== null) clearTimeout(pause);
    pause = null;
    show();
    pump();
  }

  return {
    add(message: Pick<QueuedMessage, "chatRoomId" | "message" | "image" | "afterId">) {
      const queued = { ...message, key: createIdempotencyKey(), createdAt: now().toISOString() };
      change((queue) => [...queue, queued]);
      pump();
    },
    /** As a new wish, with a new key: the server keeps its refusal under the old one. */
    retry(key: string) {
      change((queue) =>
        queue.map((one) => {
          if (one.key !== key) return one;
          const { problem: _, ...rest } = one;
          return { ...rest, key: createIdempotencyKey() };
        }),
      );
      goOn();
    },
    /** One that is being sent is cut off; what has arrived by then stays there. */
    remove(key: string) {
      const stop = stops.get(key);
      if (stop) stop.abort();
      else drop(key);
    },
    /** After the connection came back, or another tab wrote something. */
    goOn,
    show,
    current: () => state,
    subscribe: (listener: () => void) => listen(listeners, listener),
    onSent: (listener: (message: Message) => void) => listen(sentListeners, listener),
    onRefused: (listener: (queued: QueuedMessage) => void) => listen(refusedListeners, listener),
  };
}

function listen<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Locks are missing on plain http; there the key alone keeps a message from arriving twice. */
async function webLock(name: string, action: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return action();
  await navigator.locks.request(name, action);
}

const sendMessage: SendMessage = async (queued, { signal, onProgress }) => {
  const { key, chatRoomId, message, image } = queued;
  const body = { chatRoomId, ...(message ? { message } : {}) };
  const files = image ? { files: { image: [pictureBlob(image)] } } : {};
  // How far it is takes another way of sending, and only a picture takes that long.
  const options = { idempotencyKey: key, signal, ...files, ...(image ? { onProgress } : {}) };
  const { data } = await api.call("messages.send", { body }, options);
  return data;
};

let own: { userId: number; queue: MessageQueue } | undefined;

/** The queue of whoever is logged in: one a tab, for as long as the tab lives. */
export function ownMessageQueue(userId: number): MessageQueue {
  if (own?.userId === userId) return own.queue;
  const queue = createMessageQueue({ userId, send: sendMessage });
  own = { userId, queue };
  window.addEventListener("online", queue.goOn);
  window.addEventListener("storage", ({ key }) => {
    if (key === queueKeyOf(userId)) queue.show();
  });
  queue.goOn();
  return queue;
}

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
