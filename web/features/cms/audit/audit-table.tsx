import { Link } from "react-router";
import type { AuditEntry } from "#contract/trust/admin.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatDate, formatTime } from "#web/lib/text/formatting.ts";
import { CmsTable } from "../table/cms-table.tsx";
import { changesOf, subjectAddress } from "./audit-words.ts";

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
          id: "who",
          header: t("columns.who"),
          cell: ({ adminName, adminUserId }) =>
            adminName ?? t(adminUserId === undefined ? "byCommand" : "gone"),
        },
        {
          id: "subject",
          header: t("columns.subject"),
          cell: (entry) => <Subject entry={entry} />,
        },
        { id: "changes", header: t("columns.changes"), cell: (entry) => <Changes entry={entry} /> },
        {
          id: "when",
          header: t("columns.when"),
          cell: ({ createdAt }) => `${formatDate(createdAt, locale)} ${formatTime(createdAt)}`,
        },
      ]}
    />
  );
}

function Subject({ entry }: { entry: AuditEntry }) {
  const { subjectType, subjectId, subjectKey } = entry;
  const name = `${subjectType} ${subjectId ?? subjectKey ?? ""}`;
  const to = subjectAddress(entry);
  return to === null ? <span className="wrap-anywhere">{name}</span> : <Link to={to}>{name}</Link>;
}

function Changes({ entry }: { entry: AuditEntry }) {
  const changes = changesOf(entry);
  return (
    <ul className="grid gap-0.5">
      {changes.map(({ name, before, after }) => (
        <li key={name} className="wrap-anywhere">
          <span className="text-ink-soft">{name}:</span> {before !== null && <del>{before}</del>}{" "}
          {after !== null && <ins className="no-underline">{after}</ins>}
        </li>
      ))}
    </ul>
  );
}
