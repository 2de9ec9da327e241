import type { BadgeHolderDetails } from "#contract/admin/badges.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatDate } from "#web/lib/text/formatting.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { useAct } from "../acts/use-act.ts";
import { CmsTable } from "../table/cms-table.tsx";
import { takeBackBadge } from "./badge-acts.ts";

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
  const form = useAct(takeBackBadge, {
    which: { profileId: String(profileId), name: badge.name },
    done: t("takenBack", { badge: name }),
  });
  return (
    <Card as="section" edged className="grid gap-3">
      <h3 className="text-base">{name}</h3>
      <Form form={form} className="grid gap-3">
        <ErrorBanner lines={form.messages} />
        <input type="hidden" name="profileId" value={profileId} />
        <input type="hidden" name="name" value={badge.name} />
        <TextField label={t("reason")} maxLength={500} required {...form.field("reason")} />
        <Button
          type="submit"
          size="sm"
          variant="danger"
          pending={form.pending}
          className="justify-self-start"
        >
          {t("takeBack")}
        </Button>
      </Form>
    </Card>
  );
}
