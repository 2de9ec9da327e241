import { CalendarDays, Clock } from "lucide-react";
import { Suspense } from "react";
import type { Caution } from "#contract/messages.ts";
import type { PublicRequest } from "#contract/requests/public-requests.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { dayMs } from "#contract/shared/durations.ts";
import { placeLine } from "#contract/shared/place-line.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { activityOf } from "#web/lib/time/activity.ts";
import { dayOfMonthInWords, monthInWords } from "#web/lib/time/day-words.ts";
import { AreaSection } from "#web/ui/map/area-section.tsx";
import { Section } from "#web/ui/page/section.tsx";
import { Avatar } from "#web/ui/pictures/avatar.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { AnimalList, type AnimalListProps } from "./animal-list.tsx";
import { useWhenWords } from "./when-words.ts";

const CautionNote = lazyPart(
  async () => (await import("#web/ui/page/caution-note.tsx")).CautionNote,
);

export type StorySectionProps = {
  description: string;
  /** What its reader is told to mind. */
  cautions: readonly Caution[];
};

export function StorySection({ description, cautions }: StorySectionProps) {
  const { t } = useTranslation("requests");
  if (description.trim() === "") return null;
  return (
    <Section heading={t("story.heading")}>
      <div className="grid gap-3">
        {description.split(/\n+/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {cautions.length > 0 && (
        <Suspense>
          <CautionNote cautions={cautions} />
        </Suspense>
      )}
    </Section>
  );
}

type OwnerSectionProps = { owner: PublicRequest["owner"]; now: Date };

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
        <Avatar name={name} size="lg" picture={picture} />
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

export function PlaceSection({ request }: { request: PublicRequest }) {
  const { t } = useTranslation("requests");
  const place = placeLine(request, useLocale());
  return (
    <AreaSection
      heading={t("place.heading")}
      latitude={request.latitude}
      longitude={request.longitude}
      city={request.city}
      place={place}
      label={t("place.map", { place })}
      note={t("place.note")}
    />
  );
}

export function AnimalsSection(props: Omit<AnimalListProps, "level">) {
  const { t } = useTranslation("requests");
  const { length: count } = props.animals;
  if (count === 0) return null;
  return (
    <Section heading={t("animals.heading", { count })}>
      <AnimalList {...props} level={3} />
    </Section>
  );
}

type RequestHeadProps = { request: PublicRequest; today: string };

export function RequestHead({ request, today }: RequestHeadProps) {
  const { t } = useTranslation("requests");
  const locale = useLocale();
  const { daysOf } = useWhenWords(today);
  const posted = usePosted(request.createdAt, today);
  return (
    <>
      <div className="grid gap-2">
        <h1>{request.title}</h1>
        <p className="text-ink-soft">
          {t("head.by", { name: request.firstName, place: placeLine(request, locale) })}
        </p>
      </div>
      <ul className="mt-4 flex flex-wrap gap-2">
        <li>
          <Tag tone="ok" icon={<CalendarDays />}>
            {daysOf(request)}
          </Tag>
        </li>
        <li>
          <Tag icon={<Clock />}>{posted}</Tag>
        </li>
      </ul>
    </>
  );
}

function usePosted(createdAt: string, today: string): string {
  const { t } = useTranslation("requests");
  const locale = useLocale();
  const on = dayInAmsterdam(new Date(createdAt));
  const daysAgo = (Date.parse(today) - Date.parse(on)) / dayMs;
  if (daysAgo <= 0) return t("head.newToday");
  if (daysAgo === 1) return t("head.newYesterday");
  return t("head.posted", { day: dayOfMonthInWords(on, locale, today) });
}
