import { Pause, Play } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { logError } from "#web/lib/browser/log.ts";
import { readDraft, writeDraft } from "#web/lib/forms/drafts.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatTime } from "#web/lib/text/formatting.ts";
import { timeInWords } from "#web/lib/time/day-words.ts";
import { Card } from "#web/ui/card.tsx";
import { cx } from "#web/ui/cx.ts";
import { SwitchField } from "#web/ui/forms/switch-field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import type { Line } from "#web/ui/map/outline.ts";
import { RoutePicture } from "#web/ui/map/route-picture.tsx";
import { ScriptButton } from "#web/ui/script-button.tsx";
import { LocationLine } from "./location-line.tsx";
import { type Recording, recordedMs, recordedWay } from "./recording.ts";
import type { RecorderActions } from "./use-recorder-actions.ts";
import type { RecorderState } from "./walk-recorder.ts";
import { walkedClock, walkedFar } from "./walk-words.ts";

const keepOnKey = "walkRecording-keep-screen-on";

export type WalkGoingProps = {
  recording: Recording;
  state: RecorderState;
  actions: RecorderActions;
};

/**
 * A walk while it is recorded. The line is drawn without a map: on the road that spares battery and data;
 * the map comes with the walk that is done.
 */
export function WalkGoing({ recording, state, actions }: WalkGoingProps) {
  const { t } = useTranslation("logbook-walks");
  const { location, isElsewhere, now } = state;
  const { points, pausedAt } = recording;
  const way = useMemo(() => recordedWay({ points }), [points]);
  const lines = way.lines.map((line): Line => line.map(({ lat, lng }) => [lng, lat]));
  const isPaused = pausedAt !== null;
  const canKeepOn = useCanKeepAwake();
  const [isKeptOn, setKeptOn] = useState(() => readDraft(keepOnKey) !== false);
  useWakeLock(isKeptOn && !isPaused && !isElsewhere);
  useMarkedTitle(isPaused ? null : t("going.title"));

  return (
    <Card as="section" flush aria-label={t("going.mark")}>
      <div className="relative h-34 bg-land">
        <div role="img" aria-label={t("going.picture")}>
          <RoutePicture lines={lines} isGoingOn={!isPaused} />
        </div>
        <p className="absolute top-3 left-3 inline-flex items-center gap-2 rounded-full bg-surface py-1.5 pr-3 pl-2.5 text-xs font-semibold">
          <span
            aria-hidden="true"
            className={cx(
              "size-2.5 rounded-full",
              isPaused ? "bg-edge" : "animate-pulse bg-accent motion-reduce:animate-none",
            )}
          />
          {isPaused
            ? t("going.paused", { time: timeInWords(formatTime(new Date(pausedAt))) })
            : t("going.mark")}
        </p>
      </div>
      {isElsewhere && <p className="px-4 pt-3 text-sm text-ink-soft">{t("going.elsewhere")}</p>}
      {!isElsewhere && !isPaused && location !== "known" && (
        <LocationLine location={location} onRetry={actions.retry} />
      )}
      <div className="flex items-center gap-2 py-3 pr-3 pl-4">
        <dl className="flex min-w-0 flex-1 gap-5">
          <Fact label={t("going.distance")}>{walkedFar(way.distanceM)}</Fact>
          <Fact label={t("going.duration")}>{walkedClock(recordedMs(recording, now))}</Fact>
        </dl>
        {!isElsewhere && (
          <>
            <IconButton
              label={isPaused ? t("going.resume") : t("going.pause")}
              icon={isPaused ? <Play /> : <Pause />}
              variant="outline"
              onClick={isPaused ? actions.resume : actions.pause}
              className="size-13"
            />
            <ScriptButton
              aria-label={t("going.stop")}
              onClick={() => void actions.stop()}
              className="grid size-13 shrink-0 place-items-center rounded-full bg-ink transition active:scale-95"
            >
              <span className="size-4.5 rounded-[4px] bg-page" />
            </ScriptButton>
          </>
        )}
      </div>
      {canKeepOn && !isElsewhere && (
        <SwitchField
          label={t("going.keepOn")}
          hint={t("going.keepOnHint")}
          checked={isKeptOn}
          onChange={(isOn) => {
            writeDraft(keepOnKey, isOn);
            setKeptOn(isOn);
          }}
          trailing
          className="border-t border-line px-4 text-sm"
        />
      )}
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-ink-soft">{label}</dt>
      <dd className="font-head text-lg leading-tight font-bold whitespace-nowrap tabular">
        {children}
      </dd>
    </div>
  );
}

const never = () => () => {};

function useCanKeepAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => "wakeLock" in navigator,
    () => false,
  );
}

/** The screen stays on for as long as this is true; a page that was hidden asks again. */
function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !("wakeLock" in navigator)) return;
    let held: WakeLockSentinel | null = null;
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState !== "visible" || (held && !held.released)) return;
      const lock = await navigator.wakeLock.request("screen");
      if (isOver) await lock.release();
      else held = lock;
    };
    const tryIt = () => void ask().catch(logUnlessRefused);
    tryIt();
    document.addEventListener("visibilitychange", tryIt);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", tryIt);
      void held?.release();
    };
  }, [isOn]);
}

/** Low on battery, the device may say no: then the screen goes off as it always does. */
function logUnlessRefused(error: unknown): void {
  if (error instanceof DOMException && error.name === "NotAllowedError") return;
  logError("screen not kept on", error);
}

/** In front of everything but the count of unread messages, which is put first anew each time. */
const front = /^(?:\(\d+\+?\) )?/;

function titleWithMark(title: string, mark: string): string {
  return title.includes(mark) ? title : title.replace(front, (count) => `${count}${mark} | `);
}

function titleWithoutMark(title: string, mark: string): string {
  return title.replace(`${mark} | `, "");
}

/** A tab says that it records. Pages set their titles as they come and go; the mark is put on each. */
function useMarkedTitle(mark: string | null): void {
  useEffect(() => {
    if (mark === null) return;
    const apply = () => {
      const title = titleWithMark(document.title, mark);
      if (title !== document.title) document.title = title;
    };
    apply();
    const observer = new MutationObserver(apply);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = titleWithoutMark(document.title, mark);
    };
  }, [mark]);
}
