import { Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import type { Logbook } from "#contract/logbooks.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { Loading } from "#web/lib/page/loading.ts";
import { isDay } from "#web/lib/time/calendar-days.ts";
import { useNow } from "#web/lib/time/now.ts";
import { DaysRow } from "./days-row.tsx";
import { ImagesCard } from "./images/images-card.tsx";
import { missedVisitOf } from "./missed-visit.ts";
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
      <DaysRow days={logbook.days} {...{ today, chosen }} />
      <div className="grid grid-cols-1 gap-8 @min-[50rem]:grid-cols-[minmax(0,1fr)_17rem] @min-[50rem]:grid-rows-[auto_1fr] @min-[60rem]:grid-cols-[minmax(0,1fr)_21rem] @min-[60rem]:gap-x-14">
        <Visits key={chosen ?? ""} {...{ ...shared, chosen }}>
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
