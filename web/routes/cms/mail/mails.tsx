import { type AdminMailCounts, type MailState, mailStates } from "#contract/admin/mails.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { dayMs } from "#contract/shared/durations.ts";
import { cmsUrls } from "#contract/urls/cms-urls.ts";
import { MailTable } from "#web/features/cms/mail/mail-table.tsx";
import { CmsPage } from "#web/features/cms/shell/cms-page.tsx";
import { CmsTable } from "#web/features/cms/table/cms-table.tsx";
import { ListFilters } from "#web/features/cms/table/list-filters.tsx";
import { ListPages, readListQuery } from "#web/features/cms/table/list-pages.tsx";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { formatDate, formatNumber } from "#web/lib/text/formatting.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import type { Route } from "./+types/mails.ts";

export const handle: RouteHandle = { namespaces: ["cms-mail"] };

/** As far back as mails are kept. */
const daysShown = 30;

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const query = readListQuery(args.url, ["q", "state", "kind", "day"]);
  const [mails, counts] = await Promise.all([
    page.call("adminMails.list", { query: { ...query, limit: "30" } }),
    page.call("adminMails.counts", {}),
  ]);
  const days = Array.from({ length: daysShown }, (_, nr) =>
    dayInAmsterdam(new Date(page.now.getTime() - nr * dayMs)),
  );
  const meta = page.meta({ title: page.texts("cms-mail")("title") });
  return { mails, counts: counts.data, days: [...new Set(days)], query, now: page.now, meta };
}

export default function Mails({ loaderData }: Route.ComponentProps) {
  const { mails, counts, days, query, now } = loaderData;
  const { t } = useTranslation("cms-mail");
  const { t: cms } = useTranslation("cms");
  const locale = useLocale();
  const kinds = counts.map(({ kind }) => kind).filter((kind) => kind !== "");
  return (
    <CmsPage
      title={t("title")}
      note={t("note")}
      actions={
        <LinkButton to={cmsUrls.suppressedMail()} variant="secondary" size="sm">
          {t("suppressed.title")}
        </LinkButton>
      }
    >
      <ListFilters
        query={query}
        search={t("search")}
        filters={[
          {
            name: "state",
            label: t("columns.state"),
            options: [
              { value: "", label: t("anyState") },
              ...mailStates.map((value) => ({ value, label: t(`state.${value}`) })),
            ],
          },
          {
            name: "kind",
            label: t("columns.kind"),
            options: [
              { value: "", label: t("anyKind") },
              ...kinds.map((value) => ({ value, label: value })),
            ],
          },
          {
            name: "day",
            label: t("columns.when"),
            options: [
              { value: "", label: t("anyDay") },
              ...days.map((value) => ({ value, label: formatDate(value, locale) })),
            ],
          },
        ]}
      />
      <MailTable mails={mails.data} now={now} />
      <ListPages query={query} found={mails} label={cms("pages")} />
      <section className="mt-8">
        <h2 className="mb-3 text-lg">{t("byKind")}</h2>
        <MailCountsTable counts={counts} />
      </section>
    </CmsPage>
  );
}

/** Of each kind, as long as mails are kept. */
function MailCountsTable({ counts }: { counts: readonly AdminMailCounts[] }) {
  const { t } = useTranslation("cms-mail");
  const number = (state: MailState) => ({
    id: state,
    header: t(`state.${state}`),
    isNumber: true,
    cell: (row: AdminMailCounts) => formatNumber(row[state]),
  });
  return (
    <CmsTable
      label={t("byKind")}
      rows={counts}
      keyOf={({ kind }) => kind}
      empty={t("empty")}
      columns={[
        {
          id: "kind",
          header: t("columns.kind"),
          cell: ({ kind }) => <span className="font-semibold">{kind || t("noKind")}</span>,
        },
        number("sent"),
        number("waiting"),
        number("failed"),
        number("held"),
      ]}
    />
  );
}
