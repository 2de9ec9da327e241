import type { PublicRequest } from "#contract/requests/public-requests.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { activityOf } from "#web/lib/time/activity.ts";
import { monthInWords } from "#web/lib/time/day-words.ts";
import { Section } from "#web/ui/page/section.tsx";
import { Avatar } from "#web/ui/pictures/avatar.tsx";

export type OwnerSectionProps = { owner: PublicRequest["owner"]; now: Date };

export function OwnerSection({ owner, now }: OwnerSectionProps) {
  const { t } = useTranslation("requests");
  const locale = useLocale();
  const { firstName, lastInitial, about, picture } = owner;
  const activity = activityOf(owner.lastActiveAt, now);
  const name = lastInitial ? `${firstName} ${lastInitial}.` : firstName;
  const facts = [
    t("owner.memberSince", { month: monthInWords(owner.memberSince, locale) }),
    activity && t(`owner.${activity}`),
  ];
  return (
    <Section heading={t("owner.heading", { name: firstName })}>
      <div className="flex items-center gap-4">
        <Avatar name={name} size="lg" src={picture?.sizes[0]?.url ?? picture?.url} />
        <div className="min-w-0">
          <p className="font-semibold">{name}</p>
          <p className="text-sm text-ink-soft">{facts.filter(Boolean).join(" · ")}</p>
        </div>
      </div>
      {about && (
        <div className="mt-4 grid gap-3">
          {about.split(/\n+/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
    </Section>
  );
}
