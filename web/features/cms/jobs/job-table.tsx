import type { AdminJob, AdminJobCounts, WorkState, workSources } from "#contract/admin/jobs.ts";
import { cmsUrls } from "#contract/urls/cms-urls.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatMoment, formatNumber } from "#web/lib/text/formatting.ts";
import { Tag, type TagProps } from "#web/ui/tag.tsx";
import { act } from "../acts/act.ts";
import { ActButton } from "../acts/act-form.tsx";
import { CmsTable } from "../table/cms-table.tsx";

const tones: Record<WorkState, TagProps["tone"]> = {
  waiting: "warn",
  active: "neutral",
  done: "ok",
  failed: "bad",
};

export function JobState({ state }: { state: WorkState }) {
  const { t } = useTranslation("cms-jobs");
  return <Tag tone={tones[state] ?? "neutral"}>{t(`state.${state}`)}</Tag>;
}

export function JobTable({ jobs, now }: { jobs: readonly AdminJob[]; now: Date }) {
  const { t } = useTranslation("cms-jobs");
  const locale = useLocale();
  return (
    <CmsTable
      label={t("title")}
      rows={jobs}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => cmsUrls.jobs(id)}
      empty={t("empty")}
      columns={[
        { id: "kind", header: t("columns.kind"), cell: ({ kind }) => kind },
        {
          id: "state",
          header: t("columns.state"),
          cell: ({ state }) => <JobState state={state} />,
        },
        {
          id: "error",
          header: t("columns.error"),
          cell: ({ lastError }) => <span className="wrap-anywhere">{lastError ?? "–"}</span>,
        },
        {
          id: "when",
          header: t("columns.when"),
          cell: ({ endedAt, createdAt }) => formatMoment(endedAt ?? createdAt, locale, now),
        },
        {
          id: "attempts",
          header: t("columns.attempts"),
          isNumber: true,
          cell: ({ attempts }) => formatNumber(attempts),
        },
      ]}
    />
  );
}

/** By kind: what waits, is done, has failed; and all that failed of a kind once more. */
export function JobCountsTable({ counts }: { counts: readonly AdminJobCounts[] }) {
  const { t } = useTranslation("cms-jobs");
  const number = (state: WorkState) => ({
    id: state,
    header: t(`state.${state}`),
    isNumber: true,
    cell: (row: AdminJobCounts) => formatNumber(row[state]),
  });
  return (
    <CmsTable
      label={t("byKind")}
      rows={counts}
      keyOf={({ source, kind }) => `${source} ${kind}`}
      empty={t("none")}
      columns={[
        {
          id: "kind",
          header: t("columns.kind"),
          cell: ({ kind }) => <span className="font-semibold wrap-anywhere">{kind}</span>,
        },
        { id: "source", header: t("columns.source"), cell: ({ source }) => t(`source.${source}`) },
        number("waiting"),
        number("active"),
        number("done"),
        number("failed"),
        {
          id: "retry",
          header: t("columns.retry"),
          cell: ({ source, kind, failed }) =>
            failed === 0 ? (
              "–"
            ) : (
              <ActButton act={retryAllJobs} which={{ source, kind }} done={t("retriedAll")}>
                {t("retryAll")}
              </ActButton>
            ),
        },
      ]}
    />
  );
}

export const retryJob = act({
  name: "retryJob",
  initial: { jobId: "" },
  send: (call, { jobId: id }) => call("adminJobs.retry", { params: { id } }),
});

export const retryAllJobs = act({
  name: "retryAllJobs",
  initial: { source: "", kind: "" },
  send: (call, { source, kind }) =>
    call("adminJobs.retryAll", {
      body: { source: source as (typeof workSources)[number], kind },
    }),
});

/** What was dropped is no longer there to be looked at. */
export const dropJob = act({
  name: "dropJob",
  initial: { jobId: "" },
  send: (call, { jobId: id }) => call("adminJobs.drop", { params: { id } }),
  goOnAt: () => cmsUrls.jobs(),
});
