import type { OwnProfile } from "#contract/profiles.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Meter } from "#web/ui/meter.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { Panel } from "./panel.tsx";

export type ProfilePanelProps = { profile: OwnProfile; citySlug?: string | undefined };

export function ProfilePanel({ profile, citySlug }: ProfilePanelProps) {
  const { t } = useTranslation("dashboard");
  const urls = useUrls();
  const { percent } = profile.completeness;
  const { published, profileType } = profile;
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
          <Tag tone={published ? "ok" : "neutral"}>
            {t(published ? "profile.online" : "profile.offline")}
          </Tag>
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
    </Panel>
  );
}
