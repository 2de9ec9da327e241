import { Eye } from "lucide-react";
import type { User } from "#contract/account.ts";
import type { OwnProfile } from "#contract/profiles.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Card } from "#web/ui/card.tsx";
import { Meter } from "#web/ui/meter.tsx";
import { MissingList } from "../missing-list.tsx";
import { missingOf } from "../section-ids.ts";
import { AwayControl } from "./away-control.tsx";
import { PublishSwitch } from "./publish-switch.tsx";

export type StatusCardProps = {
  user: User;
  profile: OwnProfile;
  /** By how many a sitter's page was looked at lately; absent while it can't be told. */
  viewCount: number | undefined;
  today: string;
};

/** How far the profile is, what it lacks, and whether others can find it. */
export function StatusCard({ user, profile, viewCount, today }: StatusCardProps) {
  const { t } = useTranslation("profiles");
  const { percent } = profile.completeness;
  const { needed, wished } = missingOf(profile);
  const isSitter = profile.profileType === "pet_sitter";
  return (
    <Card as="aside" edged aria-labelledby="status-heading" className="grid gap-5">
      <div className="grid gap-3">
        <h2 id="status-heading" className="text-xl">
          {percent === 100 ? t("status.complete") : t("status.heading")}
        </h2>
        <Meter
          label={t("status.meter")}
          labelHidden
          value={percent}
          text={t("status.percent", { percent })}
          tone={percent === 100 ? "ok" : "brand"}
        />
      </div>
      {isSitter && <PublishSwitch profile={profile} />}
      {isSitter && profile.published && <AwayControl profile={profile} today={today} />}
      {isSitter && profile.published && viewCount !== undefined && (
        <p className="flex gap-2.5 text-sm text-ink-soft">
          <Eye className="size-5 shrink-0" />
          {t("status.views", { count: viewCount })}
        </p>
      )}
      {needed.length > 0 && (
        <MissingList heading={t("status.needed")} items={needed} email={user.email} />
      )}
      {wished.length > 0 && (
        <MissingList
          heading={isSitter ? t("status.wished") : t("status.wishedOwner")}
          items={wished}
          email={user.email}
        />
      )}
    </Card>
  );
}
