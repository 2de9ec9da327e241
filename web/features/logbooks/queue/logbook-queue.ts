import { logError } from "#web/lib/browser/log.ts";
import { openDeviceDatabase } from "#web/lib/device/device-database.ts";
import type { Arrival } from "./arrivals.ts";
import { createClientId } from "./client-id.ts";
import { belongingTo, type StoredDeed } from "./deed-rules.ts";
import { createDeedSender, type DeedSender } from "./deed-sender.ts";
import { type DeedStore, openDeedStore } from "./deed-store.ts";
import type { Deed, NewDeed, WaitingDeed } from "./deeds.ts";
import { createMemoryDeedStore } from "./memory-deed-store.ts";
import { createPictureUrls } from "./pictures/picture-urls.ts";
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
  send(deed: StoredDeed): Promise<Arrival>;
  now?: () => Date;
};

/** What is told to the other tabs of the same user. */
type Told = { arrival?: Arrival; sending?: string | null };

const tagOfSync = "logbook-queue";

/** What one user did and the server doesn't have yet: on the device, and the same in all tabs. */
export function createLogbookQueue({ userId, store, send, now = () => new Date() }: Parts) {
  const name = `logbook-queue-${userId}`;
  const listeners = new Set<() => void>();
  const arrivalListeners = new Set<(arrival: Arrival) => void>();
  const preparing = new Map<number, number>();
  const urls = createPictureUrls(async (key) => (await store).picture(key), show);
  const otherTabs = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(name);
  let deeds: readonly StoredDeed[] = [];
  let sendingElsewhere: string | null = null;
  let isStored = true;
  let state: QueueState = { waiting: [], isStored, preparing: new Map() };
  /** Pictures wait for each other: one is open at a time, however many were chosen. */
  let pictures: Promise<unknown> = Promise.resolve();

  const sender: Promise<DeedSender> = store.then((opened) =>
    createDeedSender({
      store: opened,
      send,
      lock: (action) => lockTabs(name, action),
      onArrived(arrival) {
        tellArrival(arrival);
        otherTabs?.postMessage({ arrival } satisfies Told);
      },
      onChange: () => void changed(),
      onPause: askForSync,
    }),
  );

  function tellArrival(arrival: Arrival): void {
    for (const listener of arrivalListeners) listener(arrival);
  }

  function show(): void {
    const sending = (sent: string) => sent === own?.sending() || sent === sendingElsewhere;
    state = {
      waiting: deeds.map((deed) => waitingOf(deed, sending(deed.clientId), urls.urlOf(deed))),
      isStored,
      preparing: new Map(preparing),
    };
    for (const listener of listeners) listener();
  }

  let own: DeedSender | undefined;
  let reading = 0;

  /** Reads what is there: other tabs write here too. Of two readings at once the later one stands. */
  async function read(): Promise<void> {
    own = await sender;
    reading += 1;
    const mine = reading;
    const opened = await store;
    isStored = opened.isStored;
    const read = await opened.list();
    if (mine !== reading) return;
    deeds = read;
    urls.keepOnly(deeds);
    show();
  }

  async function changed(): Promise<void> {
    try {
      await read();
      otherTabs?.postMessage({ sending: own?.sending() ?? null } satisfies Told);
    } catch (error) {
      logError("queue not read", error);
    }
  }

  otherTabs?.addEventListener("message", ({ data }: MessageEvent<Told>) => {
    if (data.arrival) return tellArrival(data.arrival);
    sendingElsewhere = data.sending ?? null;
    // The tab that wrote it may be closed before it has sent it.
    read()
      .then(() => deeds.length > 0 && own?.wake())
      .catch((error: unknown) => logError("queue not read", error));
  });

  function deedOf(logbookId: number, deed: NewDeed): Deed {
    return { clientId: createClientId(), happenedAt: now().toISOString(), ...deed, logbookId };
  }

  async function put(deed: Deed, picture?: Blob): Promise<void> {
    await (await store).add(deed, picture);
    await changed();
    (await sender).wake();
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
      await put(deedOf(logbookId, { ...facts, ...about }), picture);
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
    const deed = deeds.find((one) => one.clientId === clientId);
    if (!deed) return;
    if (deed.kind === "activity") {
      return put(deedOf(deed.logbookId, { kind: "removeActivity", activityClientId: clientId }));
    }
    if (deed.kind === "image") {
      return put(deedOf(deed.logbookId, { kind: "removeImage", imageClientId: clientId }));
    }
    const gone = [deed, ...belongingTo(deeds, clientId)].map((one) => one.clientId);
    await (await store).remove(gone);
    await changed();
  }

  return {
    add: (logbookId: number, deed: NewDeed) => put(deedOf(logbookId, deed)),
    addPictures,
    remove,
    /** What would go along, were it taken back. */
    belongingTo: (clientId: string) => belongingTo(deeds, clientId).length,
    async sendNow(): Promise<void> {
      await (await store).allowAgain();
      await changed();
      (await sender).sendNow();
    },
    /** There is network again, or somebody looks: what waits goes on, what was refused stays refused. */
    async goOn(): Promise<void> {
      await read();
      (await sender).sendNow();
    },
    current: () => state,
    subscribe: (listener: () => void) => listen(listeners, listener),
    onArrived: (listener: (arrival: Arrival) => void) => listen(arrivalListeners, listener),
  };
}

function waitingOf(
  { isTried: _, refusal, ...deed }: StoredDeed,
  isSending: boolean,
  pictureUrl: string | undefined,
): WaitingDeed {
  if (refusal !== undefined) return { ...deed, state: "refused", why: refusal, ...url(pictureUrl) };
  return { ...deed, state: isSending ? "sending" : "waiting", ...url(pictureUrl) };
}

const url = (pictureUrl: string | undefined) => (pictureUrl === undefined ? {} : { pictureUrl });

function listen<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Locks are missing on plain http; there the client id alone keeps a deed from being there twice. */
async function lockTabs(name: string, action: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return action();
  await navigator.locks.request(name, action);
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
    (database) => ({ ...openDeedStore(database, userId), isStored: true }),
    (error: unknown) => {
      logError("nothing is kept on this device", error);
      return { ...createMemoryDeedStore(), isStored: false };
    },
  );
  const picture = async (key: string) => (await store).picture(key);
  const startSending = async () => (await import("./send-deed.ts")).sendAs(userId, picture);
  const sending = startSending();
  const queue = createLogbookQueue({ userId, store, send: async (deed) => (await sending)(deed) });
  mine = { userId, queue };
  const goOn = () => {
    // Somebody else has logged in since, without a reload.
    if (mine?.queue !== queue) return;
    queue.goOn().catch((error: unknown) => logError("queue not sent", error));
  };
  window.addEventListener("online", goOn);
  window.addEventListener("pageshow", goOn);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") goOn();
  });
  navigator.serviceWorker?.addEventListener("message", ({ data }) => {
    if (data === tagOfSync) goOn();
  });
  goOn();
  return queue;
}
