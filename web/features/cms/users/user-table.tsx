import type { AdminUser } from "#contract/trust/admin.ts";
import { cmsUrls } from "#contract/urls/cms-urls.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatDate } from "#web/lib/text/formatting.ts";
import { Tag } from "#web/ui/tag.tsx";
import { CmsTable } from "../table/cms-table.tsx";
import { wholeName } from "./whole-name.ts";

export function UserTable({ users }: { users: readonly AdminUser[] }) {
  const { t } = useTranslation("cms-users");
  const locale = useLocale();
  return (
    <CmsTable
      label={t("title")}
      rows={users}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => cmsUrls.users(id)}
      empty={t("empty")}
      columns={[
        { id: "name", header: t("columns.name"), cell: wholeName },
        {
          id: "email",
          header: t("columns.email"),
          cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
        },
        {
          id: "state",
          header: t("columns.state"),
          cell: (user) => (isNotable(user) ? <UserTags user={user} /> : null),
        },
        {
          id: "since",
          header: t("columns.since"),
          cell: ({ createdAt }) => formatDate(createdAt, locale),
        },
        {
          id: "active",
          header: t("columns.active"),
          cell: ({ lastActiveAt }) => (lastActiveAt ? formatDate(lastActiveAt, locale) : "–"),
        },
      ]}
    />
  );
}

const isNotable = ({ role, bannedAt, isEmailConfirmed }: AdminUser) =>
  role === "admin" || bannedAt !== undefined || !isEmailConfirmed;

/** What sets somebody apart; most have none of it. */
export function UserTags({ user }: { user: AdminUser }) {
  const { t } = useTranslation("cms-users");
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {user.role === "admin" && <Tag tone="ok">{t("tags.admin")}</Tag>}
      {user.bannedAt && <Tag tone="bad">{t("tags.banned")}</Tag>}
      {!user.isEmailConfirmed && <Tag tone="warn">{t("tags.unconfirmed")}</Tag>}
    </span>
  );
}
