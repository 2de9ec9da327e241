import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { logError } from "#web/lib/browser/log.ts";
import type { Batch, Recording } from "./recording.ts";
import { type RecorderState, type WalkRecorder, walkRecorderOf } from "./walk-recorder.ts";

/** A batch as the queue takes it. */
export type TrackDeed = {
  kind: "track";
  walkClientId: string;
  startedAt: string;
  endedAt?: string;
  petIds: number[];
  points: { lat: number; lng: number; at: string; accuracy?: number; segment: number }[];
};
export type AddTrack = (deed: TrackDeed) => Promise<void>;

const idle: RecorderState = { recording: null, location: "asking", isElsewhere: false, now: 0 };

/**
 * The walk that is recorded on this device for a logbook, and what can be done with it. It goes on while
 * other pages are shown, and ends when the sitter is no longer checked in.
 */
export function useWalkRecorder(
  logbookId: number,
  { add, isCheckedIn }: { add: AddTrack; isCheckedIn: boolean },
): { state: RecorderState; recorder: WalkRecorder | null } {
  const recorder = useMemo(
    () => (typeof window === "undefined" ? null : walkRecorderOf(logbookId)),
    [logbookId],
  );
  const state = useSyncExternalStore(
    recorder?.subscribe ?? never,
    recorder?.read ?? (() => idle),
    () => idle,
  );
  const latestAdd = useRef(add);
  latestAdd.current = add;

  useEffect(() => {
    recorder
      ?.attach((recording, batch) => latestAdd.current(trackDeed(recording, batch)))
      .catch((error: unknown) => logError("walk not opened", error));
  }, [recorder]);

  const isLeft = !isCheckedIn && state.recording !== null && !state.isElsewhere;
  useEffect(() => {
    if (isLeft) endWalkRecording(logbookId);
  }, [isLeft, logbookId]);
  return { state, recorder };
}

const never = () => () => {};

/** Part of checking out, ahead of it: whoever leaves has stopped walking. */
export function endWalkRecording(logbookId: number): Promise<void> {
  return walkRecorderOf(logbookId)
    .stop()
    .catch((error: unknown) => logError("walk not ended", error));
}

const instant = (at: number) => new Date(at).toISOString();

export function trackDeed(recording: Recording, { points, endedAt }: Batch): TrackDeed {
  const { walkClientId, startedAt, petIds } = recording;
  return {
    kind: "track",
    walkClientId,
    startedAt: instant(startedAt),
    ...(endedAt === undefined ? {} : { endedAt: instant(endedAt) }),
    petIds,
    points: points.map(({ lat, lng, at, accuracy, segment }) => ({
      lat,
      lng,
      at: instant(at),
      ...(typeof accuracy === "number" ? { accuracy } : {}),
      segment,
    })),
  };
}
