import { BriefcaseBusiness, CalendarHeart, Clock } from "lucide-react";
import { placeLine } from "#contract/shared/place-line.ts";
import type { PublicSitter } from "#contract/sitters.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import type { Activity } from "#web/lib/time/activity.ts";
import { monthInWords } from "#web/lib/time/day-words.ts";
import { ShareButton } from "#web/ui/overlays/share-button.tsx";
import { StageTag } from "#web/ui/pictures/stage-mark.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { TrustList, type TrustListProps } from "./trust-list.tsx";

export type SitterHeadProps = {
  sitter: PublicSitter;
  activity: Activity | null;
} & Pick<TrustListProps, "relations">;

export function SitterHead({ sitter, activity, relations }: SitterHeadProps) {
  const { t } = useTranslation("sitters");
  const locale = useLocale();
  return (
    <>
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h1 className="min-w-0 wrap-anywhere">{sitter.firstName}</h1>
          {sitter.stage && (
            <StageTag stage={sitter.stage} label={t(`stage.${sitter.stage}`)} className="text-sm" />
          )}
        </div>
        {sitter.headline && <p className="text-lg leading-snug">{sitter.headline}</p>}
        <p className="text-ink-soft">{placeLine(sitter, locale)}</p>
      </div>
      <TrustList sitter={sitter} relations={relations} />
      <ul className="mt-4 flex flex-wrap gap-2">
        {sitter.professionalTypes.map((type) => (
          <li key={type}>
            <Tag tone="ok" icon={<BriefcaseBusiness />}>
              {t(`tags.${type}`)}
            </Tag>
          </li>
        ))}
        {activity && (
          <li>
            <Tag icon={<Clock />}>{t(`tags.${activity}`)}</Tag>
          </li>
        )}
        <li>
          <Tag icon={<CalendarHeart />}>
            {t("tags.memberSince", { month: monthInWords(sitter.memberSince, locale) })}
          </Tag>
        </li>
      </ul>
      {sitter.companyName && (
        <p className="mt-3 text-sm text-ink-soft">
          {t("tags.company", { company: sitter.companyName })}
        </p>
      )}
    </>
  );
}

type ShareSitterButtonProps = {
  sitter: PublicSitter;
  /** The page's own address, with the site's. */
  url: string;
  onPicture?: boolean;
};

export function ShareSitterButton({ sitter, url, onPicture }: ShareSitterButtonProps) {
  const { t } = useTranslation("sitters");
  const { firstName: name, city } = sitter;
  return (
    <ShareButton
      shared={{
        title: t("meta.title", { name, city }),
        text: t("share.text", { name, city }),
        url,
      }}
      text={t("share.button")}
      label={t("share.label", { name })}
      onPicture={onPicture}
    />
  );
}
