import type { BadgeHolderDetails } from "#contract/admin/badges.ts";
import type { BadgeName } from "#contract/badges/badge-catalogue.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatDate } from "#web/lib/text/formatting.ts";
import { Card } from "#web/ui/card.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { act } from "../acts/act.ts";
import { ActForm } from "../acts/act-form.tsx";
import { CmsTable } from "../table/cms-table.tsx";

/** All badges of a sitter and how far each is, as it is counted now. */
export function HolderBadges({ holder }: { holder: BadgeHolderDetails }) {
  const { t } = useTranslation(["cms-badges", "badge-names"]);
  const locale = useLocale();
  const earnedOn = new Map(holder.badges.map(({ name, earnedAt }) => [name, earnedAt]));
  return (
    <CmsTable
      label={t("theirBadges")}
      rows={holder.progress}
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
          id: "earned",
          header: t("columns.earned"),
          cell: ({ name }) => {
            const at = earnedOn.get(name);
            return at ? formatDate(at, locale) : "–";
          },
        },
        {
          id: "progress",
          header: t("columns.progress"),
          isNumber: true,
          cell: ({ done, of }) => t("progress", { done, of }),
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

type Badge = BadgeHolderDetails["badges"][number];

/** Taken back is only what would not be earned today. */
export function TakeBackForm({ profileId, badge }: { profileId: number; badge: Badge }) {
  const { t } = useTranslation(["cms-badges", "badge-names"]);
  const name = t(`badge-names:names.${badge.name}`);
  return (
    <Card as="section" edged className="grid gap-3">
      <h3 className="text-base">{name}</h3>
      <ActForm
        act={takeBackBadge}
        which={{ profileId: String(profileId), name: badge.name }}
        done={t("takenBack", { badge: name })}
        variant="danger"
        send={t("takeBack")}
      >
        {(field) => <TextField label={t("reason")} maxLength={500} required {...field("reason")} />}
      </ActForm>
    </Card>
  );
}

export const recountBadges = act({
  name: "recountBadges",
  initial: { profileId: "" },
  send: (call, { profileId: id }) => call("adminBadges.recount", { params: { id } }),
});

export const takeBackBadge = act({
  name: "takeBackBadge",
  initial: { profileId: "", name: "", reason: "" },
  send: (call, { profileId: id, name, reason }) =>
    call("adminBadges.takeBack", {
      params: { id },
      body: { name: name as BadgeName, reason },
    }),
});
