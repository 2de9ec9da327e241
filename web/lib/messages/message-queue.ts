import type { Message } from "#contract/messages.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { createIdempotencyKey } from "#web/lib/api/idempotency-key.ts";
import { logError } from "#web/lib/browser/log.ts";
import { createOutbox, whenItMayWork } from "#web/lib/outbox/outbox.ts";
import { mayWorkLater, type Outcome } from "#web/lib/outbox/outbox-item.ts";
import { createPictureUrls } from "#web/lib/outbox/picture-urls.ts";
import { type MessageStore, openMessageStore } from "./message-store.ts";
import { idempotencyKeyOf, type NewMessage, type QueuedMessage } from "./queued-messages.ts";

export type Sending = {
  signal: AbortSignal;
  onProgress: (percent: number) => void;
  picture: Blob | undefined;
};
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
  store: Promise<MessageStore>;
  send: SendMessage;
  now?: () => Date;
  lock?: (name: string, action: () => Promise<void>) => Promise<void>;
};

/**
 * What was written goes out from here, in order, one at a time a room. It waits on the device until the server
 * has it, so neither a tunnel nor a reload loses it; the key makes that it arrives once.
 */
export function createMessageQueue({ userId, store, send, lock, now = () => new Date() }: Parts) {
  /** Written at this moment: on the screen before the device has stored them. */
  let coming: readonly QueuedMessage[] = [];
  const stored = new Map<string, Promise<void>>();
  const stops = new Map<string, AbortController>();
  const percents = new Map<string, number>();
  const listeners = new Set<() => void>();
  const sentListeners = new Set<(message: Message) => void>();
  const refusedListeners = new Set<(queued: QueuedMessage) => void>();
  let state: QueueState = { queue: [], percents, isPaused: false };
  const urls = createPictureUrls((key) => outbox.picture(key), show);

  const outbox = createOutbox<NewMessage, Message>({
    name: `message-queue-${userId}`,
    store,
    laneOf: ({ chatRoomId }) => String(chatRoomId),
    send: sendOne,
    outcomeOf,
    onArrived({ clientId }, message) {
      stops.delete(clientId);
      if (message) for (const listener of sentListeners) listener(message);
    },
    onRefused(queued) {
      for (const listener of refusedListeners) listener(queued);
    },
    onChange: show,
    ...(lock ? { lock } : {}),
  });

  function show(): void {
    const items = outbox.items();
    coming = coming.filter((one) => !items.some(({ clientId }) => clientId === one.clientId));
    const all = [...items, ...coming];
    urls.keepOnly(all.flatMap(({ pictureKey }) => pictureKey ?? []));
    const queue = all.map((item) => {
      const pictureUrl = item.pictureKey === undefined ? undefined : urls.urlOf(item.pictureKey);
      return pictureUrl === undefined ? item : { ...item, pictureUrl };
    });
    state = { queue, percents: new Map(percents), isPaused: outbox.isPaused() };
    for (const listener of listeners) listener();
  }

  async function sendOne(queued: QueuedMessage): Promise<Message> {
    const { clientId, pictureKey } = queued;
    const stop = new AbortController();
    stops.set(clientId, stop);
    const onProgress = (percent: number) => {
      percents.set(clientId, percent);
      show();
    };
    onProgress(0);
    try {
      const picture = pictureKey === undefined ? undefined : await outbox.picture(pictureKey);
      // Thrown away by the browser, which had no room: without it, it is not what was written.
      if (pictureKey !== undefined && !picture) throw new ApiError({ status: 410 });
      return await send(queued, { signal: stop.signal, onProgress, picture });
    } finally {
      percents.delete(clientId);
    }
  }

  function outcomeOf(queued: QueuedMessage, error: unknown): Outcome {
    if (stops.get(queued.clientId)?.signal.aborted) return "gone";
    if (mayWorkLater(error instanceof ApiError ? error.status : 0)) return "later";
    return { refusal: (error instanceof ApiError && error.code) || "failed" };
  }

  function add(message: Omit<NewMessage, "clientId" | "createdAt" | "pictureKey">, picture?: Blob) {
    const clientId = createIdempotencyKey();
    const createdAt = now().toISOString();
    const queued: NewMessage = { ...message, clientId, createdAt };
    if (picture) {
      queued.pictureKey = clientId;
      urls.show(clientId, picture);
    }
    // Behind all that wait.
    coming = [...coming, { ...queued, order: Number.POSITIVE_INFINITY }];
    show();
    const storing = outbox
      .add(queued, picture)
      .catch((error: unknown) => logError("message not queued", error))
      .finally(() => stored.delete(clientId));
    stored.set(clientId, storing);
  }

  /** One that is being sent is cut off; what has arrived by then stays there. */
  async function remove(clientId: string): Promise<void> {
    coming = coming.filter((one) => one.clientId !== clientId);
    await stored.get(clientId);
    stops.get(clientId)?.abort();
    await outbox.remove([clientId]);
  }

  const orLog = (work: Promise<void>) =>
    void work.catch((error: unknown) => logError("queue not sent", error));
  return {
    add,
    remove: (clientId: string) => orLog(remove(clientId)),
    /** Somebody wants it to go though it was refused. */
    retry: (clientId: string) => orLog(outbox.sendNow(clientId)),
    /** After the connection came back, or somebody looks. */
    goOn: () => orLog(outbox.goOn()),
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

const sendMessage: SendMessage = async (queued, { signal, onProgress, picture }) => {
  const { chatRoomId, message } = queued;
  const body = { chatRoomId, ...(message ? { message } : {}) };
  const idempotencyKey = idempotencyKeyOf(queued);
  // How far it is takes another way of sending, and only a picture takes that long.
  const withPicture = picture ? { files: { image: [picture] }, onProgress } : {};
  const options = { idempotencyKey, signal, ...withPicture };
  const { data } = await api.call("messages.send", { body }, options);
  return data;
};

let own: { userId: number; queue: MessageQueue } | undefined;

/** The queue of whoever is logged in: one a tab, for as long as the tab lives. */
export function ownMessageQueue(userId: number): MessageQueue {
  if (own?.userId === userId) return own.queue;
  const store = openMessageStore(userId);
  const queue = createMessageQueue({ userId, store, send: sendMessage });
  own = { userId, queue };
  const goOn = () => {
    // Somebody else has logged in since, without a reload.
    if (own?.queue === queue) queue.goOn();
  };
  whenItMayWork(goOn);
  goOn();
  return queue;
}
