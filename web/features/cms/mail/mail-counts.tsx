import type { AdminMailCounts, MailState } from "#contract/admin/mails.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatNumber } from "#web/lib/text/formatting.ts";
import { CmsTable } from "../table/cms-table.tsx";

/** Of each kind, as long as mails are kept. */
export function MailCountsTable({ counts }: { counts: readonly AdminMailCounts[] }) {
  const { t } = useTranslation("cms-mail");
  const number = (state: MailState) => ({
    ...{ id: state, header: t(`state.${state}`), isNumber: true },
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
