import { browserStorage } from "#web/lib/browser/browser-storage.ts";
import { logError } from "#web/lib/browser/log.ts";
import { readDraft, removeDraft, writeDraft } from "#web/lib/forms/drafts.ts";
import {
  addPoint,
  type Batch,
  batchDue,
  handedOver,
  lastBatches,
  pauseRecording,
  type Recording,
  readRecording,
  reopenRecording,
  resumeRecording,
  startRecording,
} from "./recording.ts";

/** `lost`: allowed, but the phone doesn't find itself; `missing`: the device can't. */
export type LocationState = "asking" | "known" | "lost" | "refused" | "missing";

export type RecorderState = {
  recording: Recording | null;
  location: LocationState;
  /** Another tab of this browser is at it. */
  isElsewhere: boolean;
  /** Goes on every second, for the clock on the screen. */
  now: number;
};

export type Deliver = (recording: Recording, batch: Batch) => Promise<void>;

type Parts = {
  logbookId: number;
  geolocation?: Geolocation | undefined;
  storage?: Storage | null;
  now?: () => number;
  newId?: () => string;
  /** Gives how to let go of it, or null: another tab has it. */
  claim?: (name: string) => Promise<(() => void) | null>;
};

/** Half a minute without a fix is worth saying. A place from a moment ago is as good as a new one. */
const watchOptions = { enableHighAccuracy: true, maximumAge: 2_000, timeout: 30_000 };
const tickMs = 1_000;
/** At least so often the device knows until when a walk was recorded. */
const storeMs = 15_000;
const retryMs = 20_000;

export const recordingKeyOf = (logbookId: number) => `walkRecording-${logbookId}`;

export type WalkRecorder = ReturnType<typeof createWalkRecorder>;

/**
 * Records a walk, whichever page of the product is open meanwhile. What it has is in the browser's storage
 * until the queue has it, so that neither a reload nor an empty battery loses it; on log-out it goes.
 */
export function createWalkRecorder({ logbookId, ...parts }: Parts) {
  const { storage = browserStorage("local"), now = Date.now, claim = claimTab } = parts;
  const { geolocation = navigator.geolocation, newId = () => crypto.randomUUID() } = parts;
  const key = recordingKeyOf(logbookId);
  const listeners = new Set<() => void>();
  let state: RecorderState = {
    recording: null,
    location: "asking",
    isElsewhere: false,
    now: now(),
  };
  let deliver: Deliver | null = null;
  let letGo: (() => void) | null = null;
  let watchId: number | null = null;
  let timer: ReturnType<typeof setInterval> | null = null;
  let delivering: Promise<void> | null = null;
  let storedAt = 0;
  let retryAt = 0;

  function show(change: Partial<RecorderState>) {
    state = { ...state, now: now(), ...change };
    for (const listener of listeners) listener();
  }

  function change(recording: Recording) {
    storedAt = now();
    writeDraft(key, recording, storage);
    show({ recording });
  }

  function watch() {
    if (watchId !== null) return;
    if (!geolocation) return show({ location: "missing" });
    show({ location: "asking" });
    watchId = geolocation.watchPosition(found, notFound, watchOptions);
  }

  function unwatch() {
    if (watchId !== null) geolocation?.clearWatch(watchId);
    watchId = null;
  }

  function found({ coords, timestamp }: GeolocationPosition) {
    const { recording } = state;
    if (!recording) return;
    const { latitude: lat, longitude: lng, accuracy } = coords;
    show({ location: "known" });
    change(addPoint(recording, { lat, lng, accuracy, at: timestamp }, now()));
    void handOver();
  }

  function notFound({ code, PERMISSION_DENIED }: GeolocationPositionError) {
    if (code !== PERMISSION_DENIED) return show({ location: "lost" });
    unwatch();
    // Without a single place there is no walk to go on with.
    if (state.recording?.points.length === 0) close();
    show({ location: "refused" });
  }

  function tick() {
    const { recording } = state;
    if (!recording) return;
    // Somebody logged out: then this is nobody's walk any more.
    if (storage && storedAt > 0 && storage.getItem(key) === null) return close();
    const reopened = reopenRecording(recording, now());
    if (reopened.pausedAt !== recording.pausedAt) {
      unwatch();
      change(reopened);
    } else if (now() - storedAt >= storeMs) change(reopened);
    else show({ recording: reopened });
    void handOver();
  }

  function open(recording: Recording) {
    change(recording);
    if (recording.pausedAt === null) watch();
    timer ??= setInterval(tick, tickMs);
  }

  function close() {
    unwatch();
    if (timer) clearInterval(timer);
    timer = null;
    storedAt = 0;
    removeDraft(key, storage);
    letGo?.();
    letGo = null;
    show({ recording: null });
  }

  /** One batch at a time, and each counted only once the queue has it. */
  function handOver(): Promise<void> {
    const { recording } = state;
    const batch = recording && batchDue(recording, now());
    if (!batch || !deliver || now() < retryAt) return delivering ?? Promise.resolve();
    delivering ??= deliver(recording, batch)
      .then(() => {
        if (state.recording) change(handedOver(state.recording, batch));
      })
      // No room on the device: the points stay here, and are tried again after a while.
      .catch((error: unknown) => {
        retryAt = now() + retryMs;
        logError("walk not handed over", error);
      })
      .finally(() => {
        delivering = null;
      });
    return delivering;
  }

  async function claimed(): Promise<boolean> {
    letGo ??= await claim(key);
    show({ isElsewhere: letGo === null });
    return letGo !== null;
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    read: (): RecorderState => state,
    /** A screen is there that can send; what was left by an earlier page goes on. */
    async attach(to: Deliver): Promise<void> {
      deliver = to;
      const stored = readRecording(readDraft(key, storage), logbookId);
      if (state.recording || !stored) return;
      if (await claimed()) open(reopenRecording(stored, now()));
      else show({ recording: stored });
    },
    async start(petIds: readonly number[]): Promise<void> {
      if (state.recording || !(await claimed())) return;
      const beginning = { walkClientId: newId(), logbookId, petIds: [...petIds] };
      open(startRecording(beginning, now()));
    },
    pause(): void {
      if (!state.recording) return;
      unwatch();
      change(pauseRecording(state.recording, now()));
      void handOver();
    },
    resume(): void {
      if (!state.recording) return;
      change(resumeRecording(state.recording, now()));
      watch();
    },
    /** The location is allowed now, or so they say. */
    retry(): void {
      if (state.recording?.pausedAt === null) watch();
    },
    /** Also part of checking out: then at that moment. Resolves when the queue has all of it. */
    async stop(at: number = now()): Promise<void> {
      if (!state.recording || state.isElsewhere) return;
      // What is on its way is counted first, or it would be sent twice.
      await delivering;
      const { recording } = state;
      if (!recording || !deliver) return;
      unwatch();
      for (const batch of lastBatches(recording, at)) await deliver(recording, batch);
      close();
    },
  };
}

async function claimTab(name: string): Promise<(() => void) | null> {
  if (!navigator.locks) return () => {};
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null);
        return new Promise<void>((letGo) => resolve(letGo));
      })
      .catch(reject);
  });
}

const recorders = new Map<number, WalkRecorder>();

/** One a logbook, for as long as the tab lives. */
export function walkRecorderOf(logbookId: number): WalkRecorder {
  const recorder = recorders.get(logbookId) ?? createWalkRecorder({ logbookId });
  recorders.set(logbookId, recorder);
  return recorder;
}
