import { useRef } from "react";
import { Link } from "react-router";
import { hourMs } from "#contract/shared/durations.ts";
import type { AdminReport } from "#contract/trust/admin.ts";
import { cmsUrls } from "#contract/urls/cms-urls.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatRecent } from "#web/lib/text/formatting.ts";
import { cx } from "#web/ui/cx.ts";
import { useKeys } from "../shell/keys.tsx";
import type { ListQuery } from "../table/list-pages.tsx";

export type ReportListProps = {
  reports: readonly AdminReport[];
  openId: number | undefined;
  query: ListQuery;
  now: Date;
};

/** The queue beside the report that is open; J and K go through it. */
export function ReportList({ reports, openId, query, now }: ReportListProps) {
  const { t } = useTranslation("cms-reports");
  const { t: words } = useTranslation("reports");
  const locale = useLocale();
  const list = useRef<HTMLUListElement>(null);

  function go(step: 1 | -1) {
    const at = reports.findIndex(({ id }) => id === openId);
    const next = at < 0 ? 0 : at + step;
    list.current?.querySelectorAll("a")[next]?.click();
  }
  useKeys({ j: () => go(1), k: () => go(-1) });

  if (reports.length === 0) return <p className="p-5 text-ink-soft">{t("empty")}</p>;
  return (
    <ul ref={list}>
      {reports.map((report) => (
        <li key={report.id}>
          <Link
            to={cmsUrls.reports(report.id, query)}
            aria-current={report.id === openId ? "page" : undefined}
            className={cx(
              "block border-b border-l-3 border-b-line px-4 py-3 text-sm text-ink no-underline hover:bg-sunken",
              report.id === openId ? "border-l-brand bg-brand-soft" : "border-l-transparent",
            )}
          >
            <span className="flex gap-3">
              <span className="min-w-0 flex-1 font-semibold">
                {t(`subjects.${report.subjectType}`)}: {words(`reasons.${report.reason}`)}
              </span>
              <span
                className={cx(
                  "tabular shrink-0",
                  isOld(report, now) ? "font-semibold text-danger" : "text-ink-soft",
                )}
              >
                {formatRecent(report.createdAt, locale, now)}
              </span>
            </span>
            <span className="block text-ink-soft">
              {report.status === "appealed" ? t("asksAgain") : t("by", namesOf(report, t("gone")))}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function namesOf({ reporter, author }: AdminReport, gone: string) {
  return { reporter: reporter?.firstName ?? gone, author: author?.firstName ?? gone };
}

const oldAfterMs = 48 * hourMs;

/** Somebody has waited for longer than two days for a decision. */
export function isOld({ status, createdAt, appealedAt }: AdminReport, now: Date): boolean {
  if (status !== "open" && status !== "appealed") return false;
  const since = status === "appealed" ? (appealedAt ?? createdAt) : createdAt;
  return now.getTime() - Date.parse(since) > oldAfterMs;
}
