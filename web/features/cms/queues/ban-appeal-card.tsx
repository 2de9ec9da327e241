import { Link } from "react-router";
import type { AdminBanAppeal } from "#contract/trust/admin.ts";
import { appealOutcomes, reportTextMaxLength } from "#contract/trust/reports.ts";
import { cmsUrls } from "#contract/urls/cms-urls.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatDate } from "#web/lib/text/formatting.ts";
import { Card } from "#web/ui/card.tsx";
import { RadioCards } from "#web/ui/choices/radio-cards.tsx";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { ActForm } from "../acts/act-form.tsx";
import { decideBanAppeal } from "../users/user-acts.ts";

export type BanAppealCardProps = {
  appeal: AdminBanAppeal;
  user: { id: number; firstName: string };
};

/** Somebody who was banned asks for a second look. */
export function BanAppealCard({ appeal, user }: BanAppealCardProps) {
  const { t } = useTranslation("cms-queues");
  const locale = useLocale();
  const { createdAt, bannedAt, banReason, text, outcome, statement } = appeal;
  return (
    <Card as="article" edged className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg">
          <Link to={cmsUrls.users(user.id)}>{user.firstName || `#${user.id}`}</Link>
        </h2>
        <Tag tone={outcome ? "neutral" : "warn"}>
          {outcome ? t(`appeals.outcomes.${outcome}.label`) : t("appeals.waiting")}
        </Tag>
        <span className="text-sm text-ink-soft">{formatDate(createdAt, locale)}</span>
      </div>
      <p className="text-sm text-ink-soft">
        {t("appeals.banned", { day: formatDate(bannedAt, locale) })}
        {banReason && ` ${banReason}`}
      </p>
      <p className="rounded-field bg-sunken px-4 py-3 whitespace-pre-line wrap-anywhere">
        {text ?? t("appeals.textGone")}
      </p>
      {statement && <p className="whitespace-pre-line wrap-anywhere">{statement}</p>}
      {!outcome && <BanAppealForm user={user} />}
    </Card>
  );
}

function BanAppealForm({ user }: { user: BanAppealCardProps["user"] }) {
  const { t } = useTranslation("cms-queues");
  return (
    <ActForm
      act={decideBanAppeal}
      which={{ userId: String(user.id) }}
      draft={`ban-appeal:${user.id}`}
      done={t("appeals.done", { name: user.firstName })}
      send={t("appeals.send")}
    >
      {(field) => (
        <>
          <RadioCards
            label={t("appeals.decide")}
            columns={2}
            required
            options={appealOutcomes.map((outcome) => ({
              id: outcome,
              label: t(`appeals.outcomes.${outcome}.label`),
              hint: t(`appeals.outcomes.${outcome}.hint`),
            }))}
            {...field("outcome")}
          />
          <TextAreaField
            label={t("appeals.statement")}
            hint={t("appeals.statementHint")}
            maxLength={reportTextMaxLength}
            required
            {...field("statement")}
          />
        </>
      )}
    </ActForm>
  );
}
