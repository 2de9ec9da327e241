import type { AuditEntry } from "#contract/trust/admin.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatDate, formatTime } from "#web/lib/text/formatting.ts";
import { CmsTable } from "../table/cms-table.tsx";

/** What admins did, a row each, with how it was before and after. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const { t } = useTranslation("cms-audit");
  const locale = useLocale();
  return (
    <CmsTable
      label={t("title")}
      rows={entries}
      keyOf={({ id }) => id}
      empty={t("empty")}
      columns={[
        {
          id: "action",
          header: t("columns.action"),
          cell: ({ action }) => <span className="font-semibold">{t(`actions.${action}`)}</span>,
        },
        {
          id: "subject",
          header: t("columns.subject"),
          cell: ({ subjectType, subjectId }) => `${subjectType} ${subjectId}`,
        },
        {
          id: "when",
          header: t("columns.when"),
          cell: ({ createdAt }) => `${formatDate(createdAt, locale)} ${formatTime(createdAt)}`,
        },
      ]}
    />
  );
}
