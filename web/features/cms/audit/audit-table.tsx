import { Link } from "react-router";
import type { AuditEntry } from "#contract/trust/admin.ts";
import { cmsUrls } from "#contract/urls/cms-urls.ts";
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

type Change = { name: string; before: string | null; after: string | null };

/** What differs, by the names under which it is stored: this is a record, not a story. */
export function changesOf({ before, after }: Pick<AuditEntry, "before" | "after">): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .map((name) => ({ name, before: wordOf(before[name]), after: wordOf(after[name]) }))
    .filter((change) => change.before !== change.after);
}

function wordOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The page of what it was done to, where it has one. */
function subjectAddress({ subjectType, subjectId }: AuditEntry): string | null {
  if (subjectId === undefined) return null;
  if (subjectType === "user") return cmsUrls.users(subjectId);
  if (subjectType === "report") return cmsUrls.reports(subjectId);
  return subjectType === "payment" ? cmsUrls.payments(subjectId) : null;
}
