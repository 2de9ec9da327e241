import type { Logbook } from "#contract/logbooks.ts";
import type { Translate } from "#web/lib/i18n/text-keys.ts";
import { withoutTakenBack } from "#web/lib/outbox/unsent.ts";
import { formatNumber } from "#web/lib/text/formatting.ts";
import { activityInWords, imagesInWords } from "../logbook-words.ts";
import type { WaitingDeed } from "./deeds.ts";
import type { PictureProblem } from "./pictures/prepare-pictures.ts";

type Words = Translate<"logbook-queue">;
type LogbookTexts = Translate<"logbooks">;

/** What there is to tell of: a walk once, however many batches of it wait; the newest first. */
export function toldDeeds(waiting: readonly WaitingDeed[]): WaitingDeed[] {
  const walks = new Set<string>();
  return withoutTakenBack(waiting)
    .toReversed()
    .filter((deed) => {
      if (deed.kind !== "track" || deed.state === "refused") return true;
      const isNew = !walks.has(deed.walkClientId);
      walks.add(deed.walkClientId);
      return isNew;
    });
}

/** 'inchecken, 1 foto, 2 taken'. */
export function countInWords(told: readonly WaitingDeed[], t: Words): string {
  const count = (...kinds: WaitingDeed["kind"][]) =>
    told.filter(({ kind }) => kinds.includes(kind)).length;
  const images = count("image");
  const walks = count("track");
  const tasks = count("activity", "changeActivity", "task");
  const moves = (["checkIn", "checkOut", "undoCheckOut"] as const).filter(
    (kind) => count(kind) > 0,
  );
  return [
    ...moves.map((kind) => t(`what.${kind}`)),
    ...(images > 0 ? [t("what.images", { count: images })] : []),
    ...(walks > 0 ? [t("what.walks", { count: walks })] : []),
    ...(tasks > 0 ? [t("what.tasks", { count: tasks })] : []),
    ...(count("notes") > 0 ? [t("what.notes")] : []),
  ].join(", ");
}

type About = Pick<Logbook, "pets" | "tasks">;

/** 'Medicijn voor Minoes', 'Foto van Moos', 'Ingecheckt'. */
export function deedInWords(
  deed: WaitingDeed,
  { pets, tasks }: About,
  { t, logbooks }: { t: Words; logbooks: LogbookTexts },
): string {
  switch (deed.kind) {
    case "activity":
      return activityInWords({ ...deed, kind: deed.activity }, pets, logbooks);
    case "changeActivity": {
      const what = activityInWords({ ...deed, kind: deed.activity }, pets, logbooks);
      return t("deed.changed", { what });
    }
    case "image":
      return imagesInWords([deed], pets, logbooks);
    case "task": {
      const text = tasks.find(({ id }) => id === deed.taskId)?.text;
      if (text === undefined) return t("deed.someTask");
      return t(deed.isDone ? "deed.taskDone" : "deed.taskUndone", { text });
    }
    case "removeActivity":
    case "removeImage":
      return t("deed.removed");
    default:
      return t(`deed.${deed.kind}`);
  }
}

/** '1,2 MB'; of what is no picture nothing. */
export function sizeInWords(deed: WaitingDeed, t: Words): string | null {
  if (deed.kind !== "image") return null;
  return t("megabytes", { size: formatNumber(Math.max(deed.bytes, 50_000) / 1_000_000, 1) });
}

/** A sentence for the first file of each problem: a hundred of them would say the same. */
export function problemsInWords(problems: readonly PictureProblem[], t: Words): string[] {
  const firsts = problems.filter(
    ({ problem }, index) => problems.findIndex((each) => each.problem === problem) === index,
  );
  return firsts.map(({ name, problem }) => t(`picture.${problem}`, { name }));
}
