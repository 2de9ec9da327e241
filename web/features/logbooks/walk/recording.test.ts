import { describe, expect, it } from "vitest";
import {
  addPoint,
  batchDue,
  handedOver,
  lastBatches,
  pauseRecording,
  type Recording,
  readRecording,
  recordedMs,
  recordedWay,
  reopenRecording,
  resumeRecording,
  startRecording,
} from "./recording.ts";

const start = Date.parse("2026-12-21T08:10:00Z");
const at = (seconds: number) => start + seconds * 1000;
const begun = startRecording({ walkClientId: "walk", logbookId: 7, petIds: [1] }, start);

/** So many metres north of the door, when the phone says so. */
function walk(recording: Recording, seconds: number, metres: number, accuracy = 8): Recording {
  const where = { lat: 52.09 + metres / 111_195, lng: 5.12, accuracy, at: at(seconds) };
  return addPoint(recording, where, at(seconds));
}
const secondsOf = ({ points }: Pick<Recording, "points">) =>
  points.map((point) => (point.at - start) / 1000);
/** Walks on, a point each five seconds, seven metres apart. */
function walkOn(recording: Recording, from: number, count: number): Recording {
  return Array.from({ length: count }, (_, index) => from + index * 5).reduce(
    (walking, seconds) => walk(walking, seconds, seconds * 1.4),
    recording,
  );
}

describe("addPoint", () => {
  it("takes points that are far enough apart, in time and on the ground", () => {
    const tried: [number, number][] = [
      [0, 0],
      [2, 4],
      [3, 5],
      [6, 6],
      [9, 11],
      [29, 11],
    ];
    const recording = tried.reduce(
      (walking, [seconds, metres]) => walk(walking, seconds, metres),
      begun,
    );
    expect(secondsOf(recording)).toEqual([0, 3, 9, 29]);
    expect(recording.seenAt).toBe(at(29));
  });

  it("takes none from before the start, none of the past again, and none in a pause", () => {
    const recording = walk(walk(walk(begun, -1, 0), 10, 0), 5, 100);
    expect(secondsOf(recording)).toEqual([10]);
    expect(secondsOf(walk(pauseRecording(recording, at(12)), 20, 200))).toEqual([10]);
  });

  it("takes the moment it came from a phone whose clocks disagree", () => {
    const where = { lat: 52, lng: 5, accuracy: 5, at: 700_000_000 };
    expect(secondsOf(addPoint(begun, where, at(4)))).toEqual([4]);
  });
});

describe("a pause", () => {
  const walked = walkOn(begun, 5, 4);
  const paused = pauseRecording(walked, at(22));
  const resumed = resumeRecording(paused, at(322));

  it("does not count, and begins another line", () => {
    expect(recordedMs(paused, at(300))).toBe(22_000);
    expect(recordedMs(resumed, at(332))).toBe(32_000);
    const again = walk(walk(resumed, 323, 400), 328, 407);
    expect(again.points.map(({ segment }) => segment)).toEqual([0, 0, 0, 0, 1, 1]);
    expect(recordedWay(again).lines).toHaveLength(2);
    expect(recordedWay(again).distanceM).toBeCloseTo(21 + 7, 0);
  });

  it("is not begun twice, nor ended", () => {
    expect(pauseRecording(paused, at(100))).toBe(paused);
    expect(resumeRecording(resumed, at(400))).toBe(resumed);
  });

  it("of a clock that was put back counts nothing", () => {
    expect(resumeRecording(paused, at(10)).pausedMs).toBe(0);
    expect(recordedMs(begun, at(-60))).toBe(0);
  });
});

describe("batches", () => {
  it("are handed over with twenty points, after half a minute, or when a pause begins", () => {
    expect(batchDue(begun, at(300))).toBeNull();
    const few = walkOn(begun, 0, 3);
    expect(batchDue(few, at(29))).toBeNull();
    expect(batchDue(few, at(30))?.points).toHaveLength(3);
    expect(batchDue(pauseRecording(few, at(12)), at(12))?.points).toHaveLength(3);
    const many = { ...walkOn(begun, 0, 20) };
    expect(
      batchDue({ ...many, points: many.points.map((point) => ({ ...point, at: at(95) })) }, at(96))
        ?.points,
    ).toHaveLength(20);
  });

  it("hold each point once", () => {
    const first = walkOn(begun, 0, 6);
    const batch = batchDue(first, at(60));
    if (!batch) throw new Error("nothing to hand over");
    const handed = handedOver(first, batch);
    expect(batchDue(handed, at(90))).toBeNull();
    const rest = lastBatches(walkOn(handed, 60, 2), at(70));
    expect(rest).toHaveLength(1);
    expect(rest.map(secondsOf)).toEqual([[60, 65]]);
    expect(rest[0]?.endedAt).toBe(at(70));
  });

  it("end when the last pause began, without what came later", () => {
    const paused = pauseRecording(walkOn(begun, 0, 3), at(12));
    expect(lastBatches(paused, at(900))).toEqual([{ points: paused.points, endedAt: at(12) }]);
  });

  it("are no larger than a call takes, and only the last one ends the walk", () => {
    const long = walkOn(begun, 0, 1_200);
    const batches = lastBatches(long, at(7_000));
    expect(batches.map(({ points, endedAt }) => [points.length, endedAt])).toEqual([
      [500, undefined],
      [500, undefined],
      [200, at(7_000)],
    ]);
  });

  it("are none when a start is taken back at once", () => {
    expect(lastBatches(begun, at(29))).toEqual([]);
  });

  it("say that a walk without any signal has ended, too", () => {
    expect(lastBatches(begun, at(600))).toEqual([{ points: [], endedAt: at(600) }]);
  });
});

describe("reopenRecording", () => {
  const seen = walkOn(begun, 0, 3);

  it.each([
    ["a reload", 15, null],
    ["ten minutes", 610, null],
    ["longer", 611, 10],
  ])("after %s", (_name, seconds, pausedAfter) => {
    const { pausedAt, seenAt } = reopenRecording(seen, at(seconds));
    expect(pausedAt).toBe(pausedAfter === null ? null : at(pausedAfter));
    expect(seenAt).toBe(at(seconds));
  });

  it("leaves a pause as it was", () => {
    const paused = pauseRecording(seen, at(12));
    expect(reopenRecording(paused, at(5_000)).pausedAt).toBe(at(12));
  });
});

describe("readRecording", () => {
  const stored = JSON.parse(JSON.stringify(walkOn(begun, 0, 3)));
  it("gives back what was stored", () => {
    expect(readRecording(stored, 7)).toEqual(walkOn(begun, 0, 3));
  });
  it.each<[string, unknown]>([
    ["nothing", null],
    ["text", "walk"],
    ["of another logbook", { ...stored, logbookId: 8 }],
    ["without a start", { ...stored, startedAt: undefined }],
    ["with half a point", { ...stored, points: [{ lat: 52, at: start, segment: 0 }] }],
  ])("takes no notice of what is none: %s", (_name, value) => {
    expect(readRecording(value, 7)).toBeNull();
  });
});
