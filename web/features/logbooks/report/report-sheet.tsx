import { useId } from "react";
import type { LogbookWalk } from "#contract/logbooks/logbook-entries.ts";
import { linesInBox } from "#contract/logbooks/report-drawing.ts";
import { type WrittenReport, writeReport } from "#contract/logbooks/report-words.ts";
import type { LogbookReport } from "#contract/logbooks/reports.ts";
import type { StoredImage } from "#contract/shared/images.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import wordmark from "#web/ui/art/wordmark.svg?no-inline";
import wordmarkDark from "#web/ui/art/wordmark-dark.svg?no-inline";
import { cx } from "#web/ui/cx.ts";
import { Avatar } from "#web/ui/pictures/avatar.tsx";
import { Picture } from "#web/ui/pictures/picture.tsx";
import { ThemedPicture } from "#web/ui/pictures/themed-picture.tsx";

export type ReportSheetProps = {
  report: LogbookReport;
  /** 2 where a bar above it has the page's heading. */
  level: 1 | 2;
};

/** A stay as a sheet of paper: on a screen, and printed. */
export function ReportSheet({ report, level }: ReportSheetProps) {
  const { t } = useTranslation("logbook-report");
  const written = writeReport(report, (key, values) => t(`sheet.${key}`, values));
  const [Heading, PartHeading] = level === 1 ? (["h1", "h2"] as const) : (["h2", "h3"] as const);
  return (
    <article className="on-a4 mx-auto grid w-full max-w-198 grid-cols-1 gap-6 bg-surface px-5 py-7 shadow-card md:px-14 md:py-12 print:max-w-none print:gap-4 print:p-0 print:text-sm print:shadow-none">
      <header className="flex items-start justify-between gap-6">
        <div className="min-w-0">
          <Heading className="text-3xl wrap-anywhere">{written.title}</Heading>
          <p className="mt-2 text-ink-soft">{written.subtitle}</p>
        </div>
        <ThemedPicture
          light={wordmark}
          dark={wordmarkDark}
          alt=""
          width={98}
          height={30}
          className="mt-1 h-7 w-auto shrink-0 max-sm:hidden print:hidden"
        />
        <img
          src={wordmark}
          alt=""
          width={98}
          height={30}
          className="hidden h-7 w-auto print:block"
        />
      </header>
      <ReportPictures images={report.images} />
      <Totals totals={written.totals} />
      <ReportTable table={written.table} Heading={PartHeading} />
      <EndOfSheet report={report} written={written} Heading={PartHeading} />
      <footer className="border-t border-line pt-3 text-xs text-ink-soft">{written.source}</footer>
    </article>
  );
}

function Totals({ totals }: Pick<WrittenReport, "totals">) {
  const { t } = useTranslation("logbook-report");
  return (
    <dl
      aria-label={t("sheet.totals.label")}
      className="grid grid-cols-2 gap-x-4 gap-y-5 rounded-card bg-deep px-5 py-4 text-on-deep sm:grid-cols-4 print:grid-cols-4 print:break-inside-avoid"
    >
      {totals.map(({ value, label }) => (
        <div key={label} className="flex min-w-0 flex-col-reverse">
          <dt className="text-sm text-on-deep-soft wrap-anywhere">{label}</dt>
          <dd className="font-head text-xl font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type EndOfSheetProps = { report: LogbookReport; written: WrittenReport; Heading: "h2" | "h3" };

function EndOfSheet({ report, written, Heading }: EndOfSheetProps) {
  const { t } = useTranslation("logbook-report");
  const { longestWalk, sitterPicture, sitterFirstName } = report;
  const { walk, notes } = written;
  if (!walk && !notes) return null;
  return (
    <div className="grid grid-cols-1 gap-6 sm:grid-cols-2 print:grid-cols-2">
      {walk && longestWalk && (
        <section className="grid content-start gap-2 print:break-inside-avoid">
          <Heading className="text-lg">{t("sheet.walk.heading")}</Heading>
          {longestWalk.lines.length > 0 && (
            <WalkDrawing
              lines={longestWalk.lines}
              label={t("sheet.walk.drawing", { distance: walk.distance })}
            />
          )}
          <p className="text-sm text-ink-soft">{walk.caption}</p>
        </section>
      )}
      {notes && (
        <section className="grid content-start gap-2">
          <Heading className="text-lg wrap-anywhere">{notes.heading}</Heading>
          <div className="flex gap-3">
            {sitterPicture ? (
              <Picture
                image={sitterPicture}
                alt=""
                sizes="48px"
                first
                className="size-12 shrink-0 rounded-full object-cover"
              />
            ) : (
              <Avatar name={sitterFirstName ?? ""} />
            )}
            <p className="min-w-0 flex-1 whitespace-pre-line wrap-anywhere">{notes.text}</p>
          </div>
        </section>
      )}
    </div>
  );
}

/** One large, and the others beside it; a few beside each other. */
function ReportPictures({ images }: { images: readonly StoredImage[] }) {
  const { t } = useTranslation("logbook-report");
  if (images.length === 0) return null;
  const hasLarge = images.length > 3;
  return (
    <ul
      aria-label={t("sheet.pictures")}
      className={cx(
        "grid gap-1.5 overflow-hidden rounded-card print:break-inside-avoid",
        hasLarge ? "grid-cols-2 sm:grid-cols-4 print:grid-cols-4" : columns[images.length],
      )}
    >
      {images.map((image, nr) => {
        const isLarge = hasLarge && nr === 0;
        return (
          <li
            key={image.id}
            className={cx(
              isLarge && "col-span-2 sm:row-span-2 print:row-span-2",
              images.length === 4 && nr === 3 && "max-sm:col-span-2 sm:col-span-2 print:col-span-2",
            )}
          >
            <Picture
              image={image}
              alt={t("sheet.picture", { nr: nr + 1 })}
              sizes={isLarge ? "(width >= 640px) 340px, 100vw" : "(width >= 640px) 170px, 50vw"}
              first
              className="aspect-5/4 size-full object-cover print:aspect-3/2"
            />
          </li>
        );
      })}
    </ul>
  );
}

const columns: Record<number, string> = {
  1: "grid-cols-1",
  2: "grid-cols-2",
  3: "grid-cols-3",
};

const box = { width: 320, height: 140, margin: 16 };

/** The line of a walk on plain ground: on paper, and for those who may not know where it was. */
function WalkDrawing({ lines, label }: Pick<LogbookWalk, "lines"> & { label: string }) {
  const drawn = linesInBox(lines, box);
  const [start] = drawn.flat();
  return (
    <svg
      viewBox={`0 0 ${box.width} ${box.height}`}
      role="img"
      aria-label={label}
      className="w-full rounded-card bg-land"
    >
      {drawn.map((line) => {
        const points = line.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
        return (
          <polyline
            key={points}
            points={points}
            fill="none"
            strokeWidth={4.5}
            strokeLinecap="round"
            strokeLinejoin="round"
            className="stroke-accent"
          />
        );
      })}
      {start && (
        <circle
          cx={start[0]}
          cy={start[1]}
          r={6}
          strokeWidth={4}
          className="fill-surface stroke-brand-strong"
        />
      )}
    </svg>
  );
}

type ReportTableProps = Pick<WrittenReport, "table"> & { Heading: "h2" | "h3" };

/** Day for day; figures stand at the right of their column. */
function ReportTable({ table: { head, rows, foot }, Heading }: ReportTableProps) {
  const { t } = useTranslation("logbook-report");
  const id = useId();
  if (rows.length === 0) return <p className="text-ink-soft">{t("sheet.empty")}</p>;
  return (
    <section aria-labelledby={id}>
      <Heading id={id} className="text-lg">
        {t("sheet.table.heading")}
      </Heading>
      <table className="mt-1 w-full border-collapse text-2xs sm:text-sm print:text-xs">
        <thead>
          <tr className="border-b border-line text-ink-soft">
            {head.map((cell, nr) => (
              <th key={cell} scope="col" className={cx(cellLook(nr), "align-bottom font-semibold")}>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([day = "", ...cells]) => (
            <tr key={day} className="border-b border-line print:break-inside-avoid">
              <th scope="row" className={cx(cellLook(0), "font-normal whitespace-nowrap")}>
                {day}
              </th>
              {cells.map((cell, nr) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns don't change places
                <td key={nr} className={cellLook(nr + 1)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-bold">
            {foot.map((cell, nr) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns don't change places
              <td key={nr} className={cellLook(nr)}>
                {cell}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function cellLook(column: number): string {
  return cx(
    "py-2 tabular not-first:pl-1.5 sm:not-first:pl-2 print:py-1",
    column < 3 ? "text-left" : "text-right whitespace-nowrap",
  );
}
