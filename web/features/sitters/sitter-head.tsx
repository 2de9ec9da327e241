import { BriefcaseBusiness, CalendarHeart, Zap } from "lucide-react";
import { placeLine } from "#contract/shared/place-line.ts";
import type { PublicSitter } from "#contract/sitters.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { activityOf } from "#web/lib/time/activity.ts";
import { monthInWords } from "#web/lib/time/day-words.ts";
import { Tag } from "#web/ui/tag.tsx";

export type SitterHeadProps = { sitter: PublicSitter; now: Date };

export function SitterHead({ sitter, now }: SitterHeadProps) {
  const { t } = useTranslation("sitters");
  const locale = useLocale();
  const activity = activityOf(sitter.lastActiveAt, now);
  return (
    <>
      <div className="grid gap-2">
        <h1>{sitter.firstName}</h1>
        {sitter.headline && <p className="text-lg leading-snug">{sitter.headline}</p>}
        <p className="text-ink-soft">{placeLine(sitter, locale)}</p>
      </div>
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
            <Tag icon={<Zap />}>{t(`tags.${activity}`)}</Tag>
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
