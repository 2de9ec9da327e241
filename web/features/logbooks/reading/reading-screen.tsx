import { Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import type { LogbookEntry } from "#contract/logbooks/logbook-entries.ts";
import type { Logbook } from "#contract/logbooks.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { Loading } from "#web/lib/page/loading.ts";
import { isDay } from "#web/lib/time/calendar-days.ts";
import { useNow } from "#web/lib/time/now.ts";
import { Card } from "#web/ui/card.tsx";
import { Picture } from "#web/ui/pictures/picture.tsx";
import { ScriptButton } from "#web/ui/script-button.tsx";
import { dayOf } from "../logbook-words.ts";
import { missedVisitMinutes } from "../visit/limits.ts";
import { DaysRow } from "./days-row.tsx";
import { MissedVisitCard } from "./missed-visit-card.tsx";
import { ReadingHead } from "./reading-head.tsx";
import { NotesCard, ReportLine, SitterCard, SitterNotesCard, TasksCard } from "./side-cards.tsx";
import { useReadMark } from "./use-read-mark.ts";
import { Visits } from "./visits.tsx";

const NotesSheet = lazyPart(async () => (await import("./notes-sheet.tsx")).NotesSheet);
const TasksSheet = lazyPart(async () => (await import("./tasks-sheet.tsx")).TasksSheet);
const AllImagesSheet = lazyPart(
  async () => (await import("./images/all-images-sheet.tsx")).AllImagesSheet,
);

const sheets = { notes: NotesSheet, tasks: TasksSheet, images: AllImagesSheet };

export type ReadingScreenProps = {
  logbook: Logbook;
  /** When the page was made. */
  now: string;
};

/** The owner's side of a logbook: by day, then by visit. Give it the logbook's id as its key. */
export function ReadingScreen({ logbook, now: madeAt }: ReadingScreenProps) {
  const now = useNow(madeAt);
  const today = dayInAmsterdam(now);
  const missed = missedVisitOf(logbook, now);
  const asked = useSearchParams()[0].get("date");
  const chosen = isDay(asked) && asked !== today ? asked : null;
  const [sheet, setSheet] = useState<keyof typeof sheets | null>(null);
  const Opened = sheet && sheets[sheet];
  const shared = { logbook, today };
  useReadMark(logbook);
  return (
    <article className="@container grid grid-cols-1 gap-5">
      <ReadingHead {...shared} />
      {missed && <MissedVisitCard logbook={logbook} plannedAt={missed.plannedAt} />}
      <DaysRow days={logbook.days} today={today} chosen={chosen} />
      <div className="grid grid-cols-1 gap-8 @min-[50rem]:grid-cols-[minmax(0,1fr)_17rem] @min-[50rem]:grid-rows-[auto_1fr] @min-[60rem]:grid-cols-[minmax(0,1fr)_21rem] @min-[60rem]:gap-x-14">
        <Visits key={chosen ?? ""} {...shared} chosen={chosen}>
          <aside className="grid min-w-0 content-start gap-4 @min-[50rem]:col-start-2 @min-[50rem]:row-span-2 @min-[50rem]:row-start-1">
            <SitterCard {...shared} />
            <TasksCard {...shared} day={chosen ?? today} onEdit={() => setSheet("tasks")} />
            <NotesCard {...shared} onEdit={() => setSheet("notes")} />
            <SitterNotesCard {...shared} />
            <ImagesCard logbook={logbook} onAll={() => setSheet("images")} />
            <ReportLine {...shared} />
          </aside>
        </Visits>
      </div>
      {Opened && (
        <Suspense fallback={<Loading />}>
          <Opened logbook={logbook} onClose={() => setSheet(null)} />
        </Suspense>
      )}
    </article>
  );
}

const mostShown = 6;

type ImagesCardProps = { logbook: Logbook; onAll: () => void };

/** The newest pictures, small; all of them are one press away. */
function ImagesCard({ logbook, onAll }: ImagesCardProps) {
  const { t } = useTranslation("logbooks");
  const { imagesCount, latestImages } = logbook;
  if (imagesCount === 0) return null;
  return (
    <Card as="section" className="grid gap-3">
      <div className="flex items-center justify-between gap-3">
        <h3>{t("gallery.title", { count: imagesCount })}</h3>
        <ScriptButton
          onClick={onAll}
          className="-my-2.5 min-h-11 shrink-0 text-sm font-semibold text-brand-strong hover:underline"
        >
          {t("gallery.all")}
        </ScriptButton>
      </div>
      <div aria-hidden="true" className="grid grid-cols-3 gap-1.5 overflow-hidden rounded-field">
        {latestImages.slice(0, mostShown).map((image) => (
          <Picture
            key={image.id}
            image={image}
            alt=""
            sizes="120px"
            className="aspect-square w-full object-cover"
          />
        ))}
      </div>
    </Card>
  );
}

/**
 * The visit of today that nobody has come for an hour after it was planned, the latest if there are two. Not
 * when somebody has been there since, by whichever visit they checked in: the server tells by the same rule.
 */
export function missedVisitOf(
  { entries, isCancelled }: Pick<Logbook, "entries" | "isCancelled">,
  now: Date,
): { plannedAt: string } | null {
  if (isCancelled) return null;
  const today = dayOf(now.toISOString());
  const lateFrom = now.getTime() - missedVisitMinutes * 60_000;
  const missed = entries.filter(
    ({ plannedAt, checkInTime }) =>
      plannedAt !== undefined &&
      !checkInTime &&
      dayOf(plannedAt) === today &&
      Date.parse(plannedAt) <= lateFrom &&
      !entries.some((other) => wasThereSince(other, plannedAt)),
  );
  const plannedAt = missed
    .map(({ plannedAt: at = "" }) => at)
    .toSorted()
    .at(-1);
  return plannedAt === undefined ? null : { plannedAt };
}

function wasThereSince({ checkInTime, checkOutTime }: LogbookEntry, plannedAt: string): boolean {
  if (checkInTime === undefined) return false;
  return checkOutTime === undefined || Date.parse(checkOutTime) > Date.parse(plannedAt);
}
