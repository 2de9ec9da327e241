import type { AdminMail, MailState as State } from "#contract/admin/mails.ts";
import { cmsUrls } from "#contract/urls/cms-urls.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatMoment } from "#web/lib/text/formatting.ts";
import { Tag, type TagProps } from "#web/ui/tag.tsx";
import { CmsTable } from "../table/cms-table.tsx";

const tones: Record<State, NonNullable<TagProps["tone"]>> = {
  waiting: "warn",
  sent: "ok",
  failed: "bad",
  held: "neutral",
};

export function MailState({ state }: { state: State }) {
  const { t } = useTranslation("cms-mail");
  return <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>;
}

export function MailTable({ mails, now }: { mails: readonly AdminMail[]; now: Date }) {
  const { t } = useTranslation("cms-mail");
  const locale = useLocale();
  return (
    <CmsTable
      label={t("title")}
      rows={mails}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => cmsUrls.mail(id)}
      empty={t("empty")}
      columns={[
        {
          id: "to",
          header: t("columns.to"),
          cell: ({ recipient }) => <span className="wrap-anywhere">{recipient}</span>,
        },
        { id: "subject", header: t("columns.subject"), cell: ({ subject }) => subject ?? "–" },
        { id: "kind", header: t("columns.kind"), cell: ({ kind }) => kind ?? "–" },
        {
          id: "state",
          header: t("columns.state"),
          cell: ({ state }) => <MailState state={state} />,
        },
        {
          id: "when",
          header: t("columns.when"),
          cell: ({ createdAt }) => formatMoment(createdAt, locale, now),
        },
      ]}
    />
  );
}
