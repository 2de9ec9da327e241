import { logError } from "#web/lib/browser/log.ts";
import { createClientId } from "#web/lib/outbox/client-id.ts";
import { openDeviceDatabase } from "#web/lib/outbox/device-database.ts";
import { createMemoryOutboxStore } from "#web/lib/outbox/memory-outbox-store.ts";
import { createOutbox, type OutboxParts, whenItMayWork } from "#web/lib/outbox/outbox.ts";
import { type OutboxStore, openOutboxStore } from "#web/lib/outbox/outbox-store.ts";
import { createPictureUrls } from "#web/lib/outbox/picture-urls.ts";
import type { Arrival } from "./arrivals.ts";
import { belongingTo, deedRules, isMoot, outcomeOf, type StoredDeed } from "./deed-rules.ts";
import type { Deed, NewDeed, WaitingDeed } from "./deeds.ts";
import { openPictureScaler, type PictureProblem, problemOf } from "./pictures/prepare-pictures.ts";

export type QueueState = {
  readonly waiting: readonly WaitingDeed[];
  /** False where the browser keeps nothing: what waits is lost with the page. */
  readonly isStored: boolean;
  /** Chosen pictures that are still being made smaller, by logbook. */
  readonly preparing: ReadonlyMap<number, number>;
};

export type OwnQueue = ReturnType<typeof createLogbookQueue>;

type Parts = {
  userId: number;
  store: Promise<DeedStore & { isStored: boolean }>;
  send: SendDeed;
  now?: () => Date;
};

const tagOfSync = "logbook-queue";

/** What one user did and the server doesn't have yet: on the device, and the same in all tabs. */
export function createLogbookQueue({ userId, store, send, now = () => new Date() }: Parts) {
  const listeners = new Set<() => void>();
  const arrivalListeners = new Set<(arrival: Arrival) => void>();
  const preparing = new Map<number, number>();
  const urls = createPictureUrls((key) => outbox.picture(key), show);
  let isStored = true;
  let state: QueueState = { waiting: [], isStored, preparing: new Map() };
  /** Pictures wait for each other: one is open at a time, however many were chosen. */
  let pictures: Promise<unknown> = Promise.resolve();

  const outbox = createOutbox<Deed, Arrival>({
    name: `logbook-queue-${userId}`,
    store: store.then((opened) => {
      isStored = opened.isStored;
      return opened;
    }),
    ...deedParts(send),
    onArrived(deed, arrival) {
      for (const listener of arrivalListeners) listener(arrival ?? { deed });
    },
    onChange() {
      urls.keepOnly(outbox.items().flatMap((deed) => pictureKeyOf(deed) ?? []));
      show();
    },
    onPause: askForSync,
  });

  function show(): void {
    state = {
      waiting: outbox.items().map((deed) => {
        const key = pictureKeyOf(deed);
        const pictureUrl = key === undefined ? undefined : urls.urlOf(key);
        return waitingOf(deed, outbox.isSending(deed.clientId), pictureUrl);
      }),
      isStored,
      preparing: new Map(preparing),
    };
    for (const listener of listeners) listener();
  }

  function deedOf(logbookId: number, deed: NewDeed): Deed {
    return { clientId: createClientId(), happenedAt: now().toISOString(), ...deed, logbookId };
  }

  async function addPicture(
    logbookId: number,
    file: File,
    about: { petId?: number; caption?: string; happenedAt: string },
    scale: (file: Blob) => ReturnType<ReturnType<typeof openPictureScaler>["scale"]>,
  ): Promise<PictureProblem | null> {
    const problem = problemOf(file);
    if (problem) return { name: file.name, problem };
    const scaled = await scale(file).catch(() => null);
    if (!scaled) return { name: file.name, problem: "broken" };
    const { picture, width, height } = scaled;
    const pictureKey = createClientId();
    const facts = { kind: "image" as const, pictureKey, width, height, bytes: picture.size };
    try {
      await outbox.add(deedOf(logbookId, { ...facts, ...about }), picture);
      return null;
    } catch (error) {
      logError("picture not stored", error);
      return { name: file.name, problem: "noRoom" };
    }
  }

  async function addPictures(
    logbookId: number,
    files: readonly File[],
    about: { petId?: number; caption?: string },
  ): Promise<PictureProblem[]> {
    // They were chosen now, however long it takes until the last one is made smaller.
    const happenedAt = now().toISOString();
    const count = (by: number) => {
      preparing.set(logbookId, (preparing.get(logbookId) ?? 0) + by);
      show();
    };
    count(files.length);
    const all = pictures.then(async () => {
      const scaler = openPictureScaler();
      const problems: PictureProblem[] = [];
      for (const file of files) {
        const problem = await addPicture(logbookId, file, { ...about, happenedAt }, scaler.scale);
        if (problem) problems.push(problem);
        count(-1);
      }
      scaler.close();
      return problems;
    });
    pictures = all.catch(() => {});
    return all;
  }

  /** A thing that may have arrived already is removed there as well; what hangs on it goes too. */
  async function remove(clientId: string): Promise<void> {
    const deed = outbox.items().find((one) => one.clientId === clientId);
    if (!deed) return;
    const { logbookId } = deed;
    if (deed.kind === "activity") {
      return outbox.add(deedOf(logbookId, { kind: "removeActivity", activityClientId: clientId }));
    }
    if (deed.kind === "image") {
      return outbox.add(deedOf(logbookId, { kind: "removeImage", imageClientId: clientId }));
    }
    const gone = [deed, ...belongingTo(outbox.items(), clientId)];
    await outbox.remove(gone.map((one) => one.clientId));
  }

  return {
    add: (logbookId: number, deed: NewDeed) => outbox.add(deedOf(logbookId, deed)),
    addPictures,
    remove,
    /** What would go along, were it taken back. */
    belongingTo: (clientId: string) => belongingTo(outbox.items(), clientId).length,
    sendNow: () => outbox.sendNow(),
    goOn: () => outbox.goOn(),
    current: () => state,
    subscribe: (listener: () => void) => listen(listeners, listener),
    onArrived: (listener: (arrival: Arrival) => void) => listen(arrivalListeners, listener),
  };
}

function waitingOf(
  { isTried: _tried, retries: _retries, isInMemory: _memory, refusal, ...deed }: StoredDeed,
  isSending: boolean,
  pictureUrl: string | undefined,
): WaitingDeed {
  if (refusal !== undefined) return { ...deed, state: "refused", why: refusal, ...url(pictureUrl) };
  return { ...deed, state: isSending ? "sending" : "waiting", ...url(pictureUrl) };
}

const pictureKeyOf = (deed: Deed) => (deed.kind === "image" ? deed.pictureKey : undefined);
const url = (pictureUrl: string | undefined) => (pictureUrl === undefined ? {} : { pictureUrl });

function listen<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

type Syncing = { sync?: { register(tag: string): Promise<void> } };

/** Where the browser can, it wakes this page when there is network again, though it sleeps. */
function askForSync(): void {
  void navigator.serviceWorker
    ?.getRegistration()
    .then((registration) => (registration as Syncing | undefined)?.sync?.register(tagOfSync))
    // Forbidden, or no worker: then on return.
    .catch(() => {});
}

let mine: { userId: number; queue: OwnQueue } | undefined;

/** The queue of whoever is logged in: one a tab, for as long as the tab lives. */
export function ownLogbookQueue(userId: number): OwnQueue {
  if (mine?.userId === userId) return mine.queue;
  const store = openDeviceDatabase().then(
    () => ({ ...openDeedStore(userId), isStored: true }),
    (error: unknown) => {
      logError("nothing is kept on this device", error);
      return { ...createMemoryDeedStore(), isStored: false };
    },
  );
  const picture = async (key: string) => (await store).picture(key);
  const loadSender = async () => (await import("./send-deed.ts")).sendAs(userId, picture);
  const queue = createLogbookQueue({ userId, store, send: sendOnceLoaded(loadSender) });
  mine = { userId, queue };
  const goOn = () => {
    // Somebody else has logged in since, without a reload.
    if (mine?.queue !== queue) return;
    queue.goOn().catch((error: unknown) => logError("queue not sent", error));
  };
  whenItMayWork(goOn);
  navigator.serviceWorker?.addEventListener("message", ({ data }) => {
    if (data === tagOfSync) goOn();
  });
  goOn();
  return queue;
}

export type DeedStore = OutboxStore<Deed>;
export type SendDeed = (deed: StoredDeed) => Promise<Arrival>;

/** The deeds of one user on this device. */
export function openDeedStore(userId: number): DeedStore {
  return openOutboxStore("deeds", userId, deedRules);
}

export function createMemoryDeedStore(): DeedStore {
  return createMemoryOutboxStore(deedRules);
}

/** What the outbox has to know of deeds. */
export function deedParts(send: SendDeed) {
  return {
    send: async (deed) => (isMoot(deed) ? { deed } : send(deed)),
    outcomeOf,
    numberOf: ({ activity, image }) => (activity ?? image)?.id,
  } satisfies Pick<OutboxParts<Deed, Arrival>, "send" | "outcomeOf" | "numberOf">;
}

/** What sends is fetched when it is needed. Where its script can't be had, the next attempt asks for it anew. */
export function sendOnceLoaded(load: () => Promise<SendDeed>): SendDeed {
  let send: SendDeed | undefined;
  return async (deed) => {
    send ??= await load();
    return send(deed);
  };
}
