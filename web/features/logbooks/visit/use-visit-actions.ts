import type {
  LogbookActivity,
  LogbookImage,
  LogbookTask,
} from "#contract/logbooks/logbook-entries.ts";
import { announce } from "#web/lib/browser/announce.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { createClientId } from "#web/lib/outbox/client-id.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { activityInWords, clockInWords } from "../logbook-words.ts";
import { problemsInWords } from "../queue/waiting-words.ts";
import { endWalkRecording } from "../walk/use-walk-recorder.ts";
import type { DeviceLocation } from "./card/location.ts";
import type { Details } from "./doing/activity-sheet.tsx";
import type { Doing } from "./doing/quick-part.tsx";
import type { AboutPictures } from "./pictures/pictures-sheet.tsx";
import type { Visit } from "./use-visit.ts";

/** The visit that somebody says they have come for. */
export type ChosenVisit = { entryId: number } | { extra: true } | Record<never, never>;
/** What was asked before it was written. */
export type Answers = { again?: boolean; taskId?: number };

export type VisitActions = ReturnType<typeof useVisitActions>;

/** Everything that a sitter does in a visit; each is a deed in the queue, shown and said at once. */
export function useVisitActions(visit: Visit) {
  const { t } = useTranslation("logbook-visit");
  const { t: tLogbooks } = useTranslation("logbooks");
  const { t: tQueue } = useTranslation("logbook-queue");
  const { logbook, queue, refusal, act } = visit;
  const nowInWords = () => clockInWords(new Date().toISOString());

  /** Why nothing can be written now, in words. */
  function tellWhy() {
    if (refusal === null) return;
    const text =
      refusal === "cancelled" || refusal === "ended"
        ? t(`readOnly.${refusal}`)
        : refusal === "checkInToEdit"
          ? t("refused.checkInToEditText")
          : t("refused.cannotEditAfterCheckout");
    showToast({ text });
  }

  /** For the visit that was chosen, or for one of its own; without a word by the rule. */
  async function checkIn(location: DeviceLocation, chosen: ChosenVisit = {}) {
    await act(
      { kind: "checkIn", ...coordinatesOf(location), ...chosen },
      t("card.checkedIn", { time: nowInWords() }),
    );
  }

  async function checkOut(location: DeviceLocation, note: string) {
    // Ahead of it: whoever leaves has stopped walking, and the last of the walk goes first.
    await endWalkRecording(logbook.id);
    return act(
      {
        kind: "checkOut",
        ...coordinatesOf(location),
        ...(note.trim() ? { note: note.trim() } : {}),
      },
      t("card.checkedOut", { time: nowInWords() }),
    );
  }

  async function undoCheckOut() {
    await act({ kind: "undoCheckOut" }, t("card.restored"));
  }

  const inWords = (one: Pick<LogbookActivity, "kind" | "petId" | "petName">) =>
    activityInWords(one, logbook.pets, tLogbooks);

  /** One tap, one record: its key is made here, with the press; a second one, before it shows, is the same. */
  const doing = useAction({
    send(_call, [{ kind, pet }, details, answers]: [Doing, Details, Answers]) {
      const about = {
        ...(pet?.id === undefined ? {} : { petId: pet.id }),
        ...(pet ? { petName: pet.name } : {}),
      };
      const what = inWords({ kind, ...about });
      const clientId = createClientId();
      return act(
        { kind: "activity", clientId, activity: kind, ...about, ...details, ...answers },
        t("quick.said", { what, time: nowInWords() }),
      );
    },
    about: ([{ kind, pet }]) => `${kind} ${pet?.id ?? pet?.name ?? ""}`,
  });

  async function doIt(what: Doing, details: Details = {}, answers: Answers = {}) {
    if (refusal !== null) return tellWhy();
    await doing.press([what, details, answers]);
  }

  /** On the device alone it was never there; else the server is told. */
  async function remove(one: LogbookActivity) {
    const said = t("activity.removed", { what: inWords(one) });
    const { clientId } = one;
    if (clientId !== undefined && queue.waiting.some((deed) => deed.clientId === clientId)) {
      await queue.remove(clientId);
      announce(said);
      return;
    }
    await act({ kind: "removeActivity", ...nameOfDone(one) }, said);
  }

  /** What is said of it, and for how long it went on; when it was stays. */
  async function change(one: LogbookActivity, { note, minutes }: Details) {
    const { kind: activity, petId, petName } = one;
    await act(
      {
        kind: "changeActivity",
        activity,
        ...(petId === undefined ? {} : { petId }),
        ...(petName === undefined ? {} : { petName }),
        ...nameOfDone(one),
        note: note ?? null,
        minutes: minutes ?? null,
      },
      t("activity.saved", { what: inWords(one) }),
    );
  }

  async function tick({ id, text }: LogbookTask, isDone: boolean) {
    if (refusal !== null) return tellWhy();
    const said = t(isDone ? "tasks.said" : "tasks.unsaid", { text });
    await act({ kind: "task", taskId: id, isDone }, said);
  }

  const adding = useAction({
    send: (_call, { files, about }: { files: readonly File[]; about: AboutPictures }) =>
      queue.addPictures(files, about),
    onDone(problems, { files }) {
      const added = files.length - problems.length;
      if (added > 0) announce(t("pictures.added", { count: added }));
      for (const text of problemsInWords(problems, tQueue)) showToast({ text });
    },
    failed: t("failed"),
    about: ({ files }) => files,
  });
  const addPictures = (files: readonly File[], about: AboutPictures) =>
    adding.press({ files, about });

  async function removePicture(image: LogbookImage) {
    const { id, clientId } = image;
    if (clientId !== undefined && visit.isWaiting(image)) {
      await queue.remove(clientId);
      announce(t("pictures.removed"));
      return;
    }
    await act(
      { kind: "removeImage", ...(clientId ? { imageClientId: clientId } : {}), imageId: id },
      t("pictures.removed"),
    );
  }

  return {
    tellWhy,
    checkIn,
    checkOut,
    undoCheckOut,
    doIt,
    change,
    remove,
    tick,
    addPictures,
    removePicture,
  };
}

/** By its number, if the server has given it one, and by the deed that made it. */
function nameOfDone({ id, clientId }: LogbookActivity) {
  return {
    ...(id > 0 ? { activityId: id } : {}),
    ...(clientId ? { activityClientId: clientId } : {}),
  };
}

function coordinatesOf(location: DeviceLocation): { lat?: number; lng?: number } {
  if (location.state !== "known") return {};
  const { latitude, longitude } = location.point;
  return { lat: latitude, lng: longitude };
}
