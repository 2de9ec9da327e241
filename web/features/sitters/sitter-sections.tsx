import { CalendarOff, CalendarPlus, GraduationCap } from "lucide-react";
import type { AvailabilityPeriod } from "#contract/profile-parts.ts";
import { placeLine } from "#contract/shared/place-line.ts";
import type { PublicSitter } from "#contract/sitters.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { joinWords } from "#web/lib/text/join-words.ts";
import { dayOfMonthInWords, periodInWords } from "#web/lib/time/day-words.ts";
import { WeekTable } from "#web/ui/dates/week-table.tsx";
import { AreaSection } from "#web/ui/map/area-section.tsx";
import { Section } from "#web/ui/page/section.tsx";
import { animalPictures } from "#web/ui/pictures/animal-pictures.ts";
import { Tag } from "#web/ui/tag.tsx";
import { MonthCalendar } from "./month-calendar.tsx";

export type AvailabilitySectionProps = { sitter: PublicSitter; today: string };

export function AvailabilitySection({ sitter, today }: AvailabilitySectionProps) {
  const { t } = useTranslation("sitters");
  const { availability: week, availabilityPeriods: periods, firstName: name } = sitter;
  if (week.length === 0 && periods.length === 0) return null;
  return (
    <Section heading={t("availability.heading", { name })}>
      {week.length > 0 && (
        <div className="-mx-1">
          <WeekTable
            week={week}
            label={t("availability.week")}
            yes={t("availability.yes")}
            no={t("availability.no")}
          />
        </div>
      )}
      {periods.length > 0 && (
        <ul className="mt-4 grid gap-2">
          {periods.map((period) => (
            <PeriodLine key={`${period.kind} ${period.startDate}`} period={period} today={today} />
          ))}
        </ul>
      )}
      <div className="mt-5">
        <MonthCalendar week={week} periods={periods} today={today} />
      </div>
    </Section>
  );
}

function PeriodLine({ period, today }: { period: AvailabilityPeriod; today: string }) {
  const { t } = useTranslation("sitters");
  const locale = useLocale();
  const { kind, startDate, endDate } = period;
  const Icon = kind === "away" ? CalendarOff : CalendarPlus;
  const words =
    startDate === endDate
      ? t(kind === "away" ? "availability.awayOn" : "availability.availableOn", {
          day: dayOfMonthInWords(startDate, locale, today),
        })
      : t(kind === "away" ? "availability.away" : "availability.available", {
          ...periodInWords(period, locale, today),
        });
  return (
    <li className="flex items-start gap-3">
      <Icon className="mt-0.5 size-5 shrink-0 text-ink-soft" />
      {words}
    </li>
  );
}

/** Until when one may cancel with this sitter, and how often the sitter did. */
export function CancellingSection({ sitter }: { sitter: PublicSitter }) {
  const { t } = useTranslation(["sitters", "care"]);
  const { cancellingTerm, bookingsKept, bookingsCancelled, firstName: name } = sitter;
  const isKnown = bookingsKept + bookingsCancelled > 0;
  return (
    <Section heading={t("cancelling.heading")}>
      <p>{t(`care:cancelling.${cancellingTerm}.text`)}</p>
      <p className="mt-1 text-sm text-ink-soft">{t("care:cancelling.note")}</p>
      {isKnown && (
        <p className="mt-3">
          {t("cancelling.kept", { count: bookingsKept })}{" "}
          {bookingsCancelled > 0
            ? t("cancelling.cancelled", { count: bookingsCancelled, name })
            : t("cancelling.neverCancelled", { name })}
        </p>
      )}
    </Section>
  );
}

export function PlaceSection({ sitter }: { sitter: PublicSitter }) {
  const { t } = useTranslation("sitters");
  const place = placeLine(sitter, useLocale());
  return (
    <AreaSection
      heading={t("place.heading", { name: sitter.firstName })}
      latitude={sitter.latitude}
      longitude={sitter.longitude}
      city={sitter.city}
      place={place}
      label={t("place.map", { place })}
      note={t("place.note")}
    />
  );
}

type AnimalsSectionProps = { sitter: PublicSitter; raceNames: readonly string[] };

export function AnimalsSection({ sitter, raceNames }: AnimalsSectionProps) {
  const { t } = useTranslation(["sitters", "care"]);
  const { animalCategories, animalSizes, energyLevels, maxAnimals } = sitter;
  if (animalCategories.length === 0) return null;
  const list = (words: readonly string[]) => joinWords(words, t("and"));
  const details = [
    maxAnimals !== undefined && t("animals.most", { count: maxAnimals }),
    // All three sizes is every animal: not worth a line.
    animalSizes.length > 0 &&
      animalSizes.length < 3 &&
      t("animals.sizes", {
        sizes: list(animalSizes.map((size) => t(`care:sizes.${size}`).toLowerCase())),
      }),
    energyLevels.length > 0 &&
      energyLevels.length < 3 &&
      t("animals.energy", { levels: list(energyLevels.map((level) => t(`levels.${level}`))) }),
  ].filter((detail) => detail !== false);
  return (
    <Section heading={t("animals.heading")}>
      <ul className="grid max-w-form grid-cols-4 gap-3 sm:grid-cols-6">
        {animalCategories.map((category) => (
          <li key={category} className="text-center text-sm font-semibold">
            <img
              src={animalPictures[category]}
              alt=""
              width={240}
              height={240}
              loading="lazy"
              className="mb-2 w-full rounded-card"
            />
            {t(`care:animals.${category}`)}
          </li>
        ))}
      </ul>
      {details.length > 0 && <p className="mt-4 text-ink-soft">{details.join(". ")}.</p>}
      {raceNames.length > 0 && (
        <>
          <h3 className="mt-5 mb-2 text-base">{t("animals.races")}</h3>
          <ul className="flex flex-wrap gap-2">
            {raceNames.map((race) => (
              <li key={race}>
                <Tag>{race}</Tag>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

/** By its name, whether that came from the catalogue or from the sitter. */
export type NamedDiploma = { name: string; institute?: string; year?: number };

type ExperienceSectionProps = {
  education: string | undefined;
  diplomas: readonly NamedDiploma[];
};

export function ExperienceSection({ education, diplomas }: ExperienceSectionProps) {
  const { t } = useTranslation("sitters");
  if (!education && diplomas.length === 0) return null;
  return (
    <Section heading={t("experience.heading")}>
      <div className="grid gap-3">
        {education?.split(/\n+/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {diplomas.length > 0 && (
        <ul aria-label={t("experience.diplomas")} className="mt-4 grid gap-3 first:mt-0">
          {diplomas.map(({ name, institute, year }) => (
            <li key={`${name} ${year}`} className="flex items-start gap-3">
              <GraduationCap className="mt-px size-5.5 shrink-0 text-brand" />
              <span>
                <span className="font-semibold">{name}</span>
                {(institute || year) && (
                  <span className="block text-sm text-ink-soft">
                    {[institute, year].filter(Boolean).join(", ")}
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
