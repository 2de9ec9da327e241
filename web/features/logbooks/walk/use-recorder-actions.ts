import { announce } from "#web/lib/browser/announce.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { recordedMs, recordedWay } from "./recording.ts";
import type { RecorderState, WalkRecorder } from "./walk-recorder.ts";
import { walkedClock, walkedFar } from "./walk-words.ts";

export type RecorderActions = ReturnType<typeof useRecorderActions>;

/** What the buttons do, and what is said of it. */
export function useRecorderActions(recorder: WalkRecorder | null, state: RecorderState) {
  const { t } = useTranslation("logbook-walks");

  async function start(petIds: readonly number[]) {
    await recorder?.start(petIds);
    if (recorder?.read().recording) announce(t("said.started"));
  }

  function pause() {
    recorder?.pause();
    announce(t("said.paused"));
  }

  function resume() {
    recorder?.resume();
    announce(t("said.resumed"));
  }

  async function stop() {
    const { recording } = state;
    if (!recording) return;
    try {
      await recorder?.stop();
      const distance = walkedFar(recordedWay(recording).distanceM);
      const duration = walkedClock(recordedMs(recording, state.now));
      announce(t("said.stopped", { distance, duration }));
    } catch (error) {
      logError("walk not stopped", error);
      showToast({ text: t("going.notKept") });
    }
  }

  return { start, pause, resume, stop, retry: () => recorder?.retry() };
}
