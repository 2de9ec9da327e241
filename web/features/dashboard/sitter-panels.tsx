import { Eye } from "lucide-react";
import { pointsOf, stageOf } from "#contract/badges/badge-catalogue.ts";
import type { OwnProfile } from "#contract/profiles.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Meter } from "#web/ui/meter.tsx";
import { BadgeHouse } from "#web/ui/pictures/badge-house.tsx";
import { StageTag } from "#web/ui/pictures/stage-mark.tsx";
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

const housesShown = 5;

/** A sitter's badges: the last houses of the street, and the stage they lead to. */
export function StreetPanel({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation("badge-names");
  const urls = useUrls();
  const progress = profile.badgesProgress ?? [];
  const earned = progress.filter(({ state }) => state === "completed").map(({ name }) => name);
  const stage = stageOf(pointsOf(earned));
  const of = progress.length;
  if (of === 0) return null;
  const next = progress
    .filter(({ state }) => state === "in_progress")
    .toSorted((one, other) => other.done / other.of - one.done / one.of)[0];
  return (
    <Panel
      id="own-street"
      title={t("part.title")}
      tag={earned.length > 0 && <StageTag stage={stage} label={t(`stages.${stage}`)} />}
      link={{ to: urls.badges({ backTo: "/" }), label: t("part.all") }}
    >
      <div className="grid gap-3">
        {earned.length > 0 && (
          <p
            aria-hidden="true"
            className="flex border-b border-ground"
            style={{ borderBottomWidth: 4 }}
          >
            {earned.slice(-housesShown).map((name) => (
              <span key={name} style={{ width: "20%", maxWidth: 56, marginBottom: -2 }}>
                <BadgeHouse name={name} />
              </span>
            ))}
          </p>
        )}
        <Meter
          label={t("part.title")}
          labelHidden
          value={earned.length}
          max={of}
          text={t("part.text", { count: earned.length, of })}
        />
        {next && (
          <p className="text-sm text-ink-soft">
            {t("part.next", { name: t(`names.${next.name}`), done: next.done, of: next.of })}
          </p>
        )}
      </div>
    </Panel>
  );
}
