import { type WrittenReport, writeReport } from "#contract/logbooks/report-words.ts";
import type { LogbookReport } from "#contract/logbooks/reports.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import wordmark from "#web/ui/art/wordmark.svg?no-inline";
import wordmarkDark from "#web/ui/art/wordmark-dark.svg?no-inline";
import { Avatar } from "#web/ui/pictures/avatar.tsx";
import { Picture } from "#web/ui/pictures/picture.tsx";
import { ThemedPicture } from "#web/ui/pictures/themed-picture.tsx";
import { ReportPictures } from "./report-pictures.tsx";
import { ReportTable } from "./report-table.tsx";
import { WalkDrawing } from "./walk-drawing.tsx";

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
