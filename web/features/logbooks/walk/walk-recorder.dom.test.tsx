import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clearDrafts } from "#web/lib/forms/drafts.ts";
import type { Batch } from "./recording.ts";
import { createWalkRecorder, recordingKeyOf, type WalkRecorder } from "./walk-recorder.ts";

const start = Date.parse("2026-12-21T08:10:00Z");
let watching: PositionCallback | null;
let opened: WalkRecorder[];
let holder: object | null;

const geolocation: Geolocation = {
  watchPosition: (found) => {
    watching = found;
    return 1;
  },
  clearWatch: () => {
    watching = null;
  },
  getCurrentPosition: () => {},
};

/** A tab: the same storage and the same lock as the others of this browser. */
function openTab() {
  const tab = {};
  const recorder = createWalkRecorder({
    logbookId: 7,
    geolocation,
    newId: () => "walk",
    claim: async () => {
      if (holder && holder !== tab) return null;
      holder = tab;
      return () => {
        holder = null;
      };
    },
  });
  const batches: Batch[] = [];
  opened.push(recorder);
  const deliver = async (_recording: unknown, batch: Batch) => void batches.push(batch);
  return { recorder, batches, deliver };
}

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  watching = null;
  opened = [];
  holder = null;
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
async function walk(count: number, from = 0) {
  for (let index = 0; index < count; index++) {
    const latitude = 52.09 + ((from + index) * 7) / 111_195;
    const coords = { latitude, longitude: 5.12, accuracy: 8 } as GeolocationCoordinates;
    watching?.({ coords, timestamp: Date.now() } as GeolocationPosition);
    await wait(5);
  }
}
const timesOf = (batches: readonly Batch[]) =>
  batches.flatMap(({ points }) => points.map(({ at }) => (at - start) / 1000));

/** As if the browser had been ended: nothing of it runs on. */
function crash() {
  const now = Date.now();
  vi.clearAllTimers();
  vi.setSystemTime(now);
  watching = null;
  holder = null;
}

describe("a tab that was closed", () => {
  it("goes on with the walk when it is opened soon, and sends each point once", async () => {
    const first = openTab();
    await first.recorder.attach(first.deliver);
    await first.recorder.start([1]);
    await walk(8);
    crash();
    await wait(60);
    const second = openTab();
    await second.recorder.attach(second.deliver);
    expect(second.recorder.read().recording).toMatchObject({ pausedAt: null, petIds: [1] });
    await walk(3, 20);
    await second.recorder.stop();
    const all = timesOf([...first.batches, ...second.batches]);
    expect(all).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 100, 105, 110]);
    expect(second.batches.at(-1)?.endedAt).toBe(start + 115_000);
    expect(localStorage.getItem(recordingKeyOf(7))).toBeNull();
  });

  it("asks whether it goes on, when it is opened after hours", async () => {
    const first = openTab();
    await first.recorder.attach(first.deliver);
    await first.recorder.start([1]);
    await walk(4);
    crash();
    await wait(7_200);
    const second = openTab();
    await second.recorder.attach(second.deliver);
    expect(watching).toBeNull();
    expect(second.recorder.read().recording?.pausedAt).toBeLessThanOrEqual(start + 20_000);
    await second.recorder.stop();
    expect(second.batches.at(-1)?.endedAt).toBeLessThanOrEqual(start + 20_000);
  });
});

it("records in one tab only", async () => {
  const [first, second] = [openTab(), openTab()];
  await first.recorder.attach(first.deliver);
  await first.recorder.start([1]);
  await second.recorder.attach(second.deliver);
  expect(second.recorder.read()).toMatchObject({ isElsewhere: true });
  await second.recorder.stop();
  expect(second.batches).toEqual([]);
  expect(first.recorder.read().recording).not.toBeNull();
});

it("keeps what the queue has no room for, and hands it over later, in order", async () => {
  const { recorder, batches, deliver } = openTab();
  let isFull = true;
  await recorder.attach(async (recording, batch) => {
    if (isFull) throw new Error("no room");
    await deliver(recording, batch);
  });
  await recorder.start([1]);
  await walk(12);
  expect(batches).toEqual([]);
  await expect(recorder.stop()).rejects.toThrow("no room");
  isFull = false;
  await recorder.stop();
  expect(timesOf(batches)).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55]);
});

it("is over, and sends nothing more, when somebody logs out", async () => {
  const { recorder, batches, deliver } = openTab();
  await recorder.attach(deliver);
  await recorder.start([1]);
  await walk(2);
  clearDrafts();
  await wait(1);
  expect(recorder.read().recording).toBeNull();
  expect(watching).toBeNull();
  await wait(60);
  expect(batches).toEqual([]);
});

it("does not stop what was never started", async () => {
  const { recorder, batches, deliver } = openTab();
  await recorder.attach(deliver);
  await recorder.stop();
  expect(batches).toEqual([]);
});
