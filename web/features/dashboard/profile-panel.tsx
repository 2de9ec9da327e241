import { Eye } from "lucide-react";
import type { OwnProfile } from "#contract/profiles.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Meter } from "#web/ui/meter.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { Panel } from "./panel.tsx";

export type ProfilePanelProps = {
  profile: OwnProfile;
  citySlug?: string | undefined;
  /** By how many a sitter's page was looked at lately. */
  viewCount?: number | undefined;
};

export function ProfilePanel({ profile, citySlug, viewCount }: ProfilePanelProps) {
  const { t } = useTranslation("dashboard");
  const urls = useUrls();
  const { percent } = profile.completeness;
  const { published, profileType, awayUntil } = profile;
  const state = !published ? "offline" : awayUntil === undefined ? "online" : "away";
  const link =
    published && citySlug
      ? { to: urls.sitter(citySlug, profile.id), label: t("profile.public") }
      : { to: urls.profile(), label: t("profile.open") };
  return (
    <Panel
      id="own-profile"
      title={t("profile.title")}
      tag={
        profileType === "pet_sitter" && (
          <Tag tone={state === "online" ? "ok" : "neutral"}>{t(`profile.${state}`)}</Tag>
        )
      }
      link={link}
    >
      <Meter
        label={t("profile.meter")}
        labelHidden
        value={percent}
        text={t("profile.percent", { percent })}
        tone={percent === 100 ? "ok" : "brand"}
      />
      {published && viewCount !== undefined && (
        <p className="mt-2 flex items-center gap-2 text-sm text-ink-soft">
          <Eye className="size-4.5 shrink-0" />
          {t("profile.views", { count: viewCount })}
        </p>
      )}
    </Panel>
  );
}
