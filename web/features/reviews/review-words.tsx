import type { ReviewPerson } from "#contract/reviews.ts";
import type { ServiceType } from "#contract/shared/care.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { joinWords } from "#web/lib/text/join-words.ts";
import { dayOfMonthInWords, monthInWords, periodInWords } from "#web/lib/time/day-words.ts";

type Care = {
  serviceType?: ServiceType | undefined;
  petNames: readonly string[];
  startDate: string;
  endDate: string;
};

/** The words that all reviews share. */
export function useReviewWords() {
  const { t } = useTranslation(["reviews", "care"]);
  const locale = useLocale();
  const days = ({ startDate, endDate }: Care, today: string) =>
    startDate === endDate
      ? dayOfMonthInWords(startDate, locale, today)
      : t("period", periodInWords({ startDate, endDate }, locale, today));
  return {
    t,
    nameOf: ({ firstName }: ReviewPerson) => firstName ?? t("deleted"),
    /** 'Bezoek aan huis, 19 t/m 26 december'. */
    careOf: (care: Care, today: string) =>
      [care.serviceType && t(`care:services.${care.serviceType}.name`), days(care, today)]
        .filter(Boolean)
        .join(", "),
    petsOf: (names: readonly string[]) => joinWords(names, t("and")),
    dayOf: (on: string, today: string) => dayOfMonthInWords(on, locale, today),
    monthOf: (month: string) => monthInWords(month, locale),
    starWords: ([1, 2, 3, 4, 5] as const).map((star) => t(`stars.${star}`)),
    starsOf: (stars: number) => t("starsOf", { stars }),
  };
}

/** What the one reviewed says to it, set in from the side. */
export function AnswerText({ by, text }: { by: string; text: string }) {
  return (
    <div className="ml-4 rounded-field bg-sunken px-4 py-3">
      <p className="mb-0.5 text-xs font-semibold">{by}</p>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
    </div>
  );
}
