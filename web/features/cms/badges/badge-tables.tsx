import type { BadgeFigures, BadgeHolder } from "#contract/admin/badges.ts";
import { cmsUrls } from "#contract/urls/cms-urls.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatNumber } from "#web/lib/text/formatting.ts";
import { CmsTable } from "../table/cms-table.tsx";
import { wholeName } from "../users/whole-name.ts";

export function StageTiles({ figures: { stages } }: { figures: BadgeFigures }) {
  const { t } = useTranslation("cms-badges");
  return (
    <ul className="grid gap-3 sm:grid-cols-2 md:grid-cols-4">
      {stages.map(({ name, count }) => (
        <li
          key={name}
          className="flex flex-col gap-1 rounded-card border border-line bg-surface p-4"
        >
          <span className="text-sm text-ink-soft">{t(`stages.${name}`)}</span>
          <span className="tabular text-2xl font-bold">{formatNumber(count)}</span>
        </li>
      ))}
    </ul>
  );
}

export function BadgeTable({ figures: { badges } }: { figures: BadgeFigures }) {
  const { t } = useTranslation(["cms-badges", "badge-names"]);
  return (
    <CmsTable
      label={t("byBadge")}
      rows={badges}
      keyOf={({ name }) => name}
      empty={t("nobody")}
      columns={[
        {
          id: "badge",
          header: t("columns.badge"),
          cell: ({ name }) => (
            <span className="font-semibold">{t(`badge-names:names.${name}`)}</span>
          ),
        },
        {
          id: "points",
          header: t("columns.points"),
          isNumber: true,
          cell: ({ points }) => points,
        },
        {
          id: "count",
          header: t("columns.count"),
          isNumber: true,
          cell: ({ count }) => formatNumber(count),
        },
      ]}
    />
  );
}

export function HolderTable({ holders }: { holders: readonly BadgeHolder[] }) {
  const { t } = useTranslation("cms-badges");
  return (
    <CmsTable
      label={t("sitters")}
      rows={holders}
      keyOf={({ profileId }) => profileId}
      hrefOf={({ profileId }) => cmsUrls.badges(profileId)}
      empty={t("nobody")}
      columns={[
        { id: "name", header: t("columns.name"), cell: wholeName },
        {
          id: "email",
          header: t("columns.email"),
          cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
        },
        { id: "stage", header: t("columns.stage"), cell: ({ stage }) => t(`stages.${stage}`) },
        {
          id: "badges",
          header: t("columns.badges"),
          isNumber: true,
          cell: ({ badgesCount }) => badgesCount,
        },
        {
          id: "points",
          header: t("columns.points"),
          isNumber: true,
          cell: ({ points }) => points,
        },
      ]}
    />
  );
}
