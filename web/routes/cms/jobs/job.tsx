import { cmsUrls } from "#contract/urls/cms-urls.ts";
import { ActButton } from "#web/features/cms/acts/act-form.tsx";
import { dropJob, JobState, retryJob } from "#web/features/cms/jobs/job-table.tsx";
import { CmsPage } from "#web/features/cms/shell/cms-page.tsx";
import { Facts } from "#web/features/cms/shell/facts.tsx";
import { actsAction } from "#web/lib/forms/form-action.server.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { notFound, openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { formatMoment } from "#web/lib/text/formatting.ts";
import { Card } from "#web/ui/card.tsx";
import type { Route } from "./+types/job.ts";

export const handle: RouteHandle = { namespaces: ["cms-jobs"], forms: true };

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const { id } = args.params;
  // What is no id at all is not there either.
  const found = /^(job|event)-[\w-]+$/.test(id)
    ? await page.find("adminJobs.get", { params: { id } })
    : null;
  if (!found) notFound(page);
  return { job: found.data, now: page.now, meta: page.meta({ title: found.data.kind }) };
}

export const action = actsAction(retryJob, dropJob);

export default function Job({ loaderData: { job, now } }: Route.ComponentProps) {
  const { t } = useTranslation("cms-jobs");
  const { t: cms } = useTranslation("cms");
  const locale = useLocale();
  const at = (moment: string | undefined) => moment && formatMoment(moment, locale, now);
  return (
    <CmsPage
      title={job.kind}
      note={<JobState state={job.state} />}
      back={{ to: cmsUrls.jobs(), label: cms("back") }}
    >
      <div className="grid max-w-page gap-4">
        <Card as="section" edged className="grid gap-4">
          <Facts
            of={{
              [t("columns.source")]: t(`source.${job.source}`),
              [t("columns.attempts")]: job.attempts,
              [t("facts.created")]: at(job.createdAt),
              [t(job.state === "failed" ? "facts.givenUp" : "facts.ended")]: at(job.endedAt),
              [t("facts.next")]: at(job.nextAt),
            }}
          />
          {job.lastError && (
            <div className="grid gap-1">
              <h2 className="text-sm font-semibold">{t("facts.error")}</h2>
              <pre className="text-sm whitespace-pre-wrap wrap-anywhere">{job.lastError}</pre>
            </div>
          )}
          <div className="grid gap-1">
            <h2 className="text-sm font-semibold">{t("facts.data")}</h2>
            <pre className="text-sm whitespace-pre-wrap wrap-anywhere">
              {JSON.stringify(job.data, null, 2)}
            </pre>
            <p className="text-sm text-ink-soft">{t("facts.wordsLeftOut")}</p>
          </div>
        </Card>
        {job.state === "failed" && (
          <div className="flex flex-wrap gap-2">
            <ActButton act={retryJob} which={{ jobId: job.id }} variant="brand" done={t("retried")}>
              {t("retry")}
            </ActButton>
            <ActButton act={dropJob} which={{ jobId: job.id }} variant="danger" done={t("dropped")}>
              {t("drop")}
            </ActButton>
          </div>
        )}
      </div>
    </CmsPage>
  );
}
