import type { Locale } from "#contract/shared/locale.ts";
import type { Translate } from "#web/lib/i18n/text-keys.ts";
import { formatMoney } from "#web/lib/text/formatting.ts";
import { joinWords } from "#web/lib/text/join-words.ts";
import { dayOfMonthInWords, periodInWords } from "#web/lib/time/day-words.ts";
import { weekdaysInOrder } from "#web/lib/time/week.ts";
import { type Filters, hasBox, hasMiddle, type Search } from "../address/search.ts";

export type ActiveFilter = {
  id: string;
  label: string;
  /** What to change to be rid of it. */
  without: Filters;
};

export type FilterWords = {
  t: Translate<"search", "care">;
  locale: Locale;
  today: string;
  /** Of breeds and diplomas, by code. */
  names: Readonly<Record<string, string>>;
};

/** What is asked for, in short, each with the way to take it back. */
export function activeFilters(search: Search, words: FilterWords): ActiveFilter[] {
  const { filters } = search;
  return [
    ...lists(filters, words),
    ...days(filters, words),
    ...periods(filters, words),
    ...traits(filters, words),
    ...places(search, words),
  ];
}

const listKeys = [
  "animalCategories",
  "serviceTypes",
  "professionalServices",
  "races",
  "diplomas",
] as const;

function lists(filters: Filters, { t, names }: FilterWords): ActiveFilter[] {
  const labels: Record<(typeof listKeys)[number], (id: string) => string> = {
    animalCategories: (id) => t(`care:animals.${id as "dog"}`),
    serviceTypes: (id) => t(`care:services.${id as "house_visit"}.wishName`),
    professionalServices: (id) => t(`filters.professionals.${id as "professional_pet_sitter"}`),
    races: (id) => names[id] ?? id,
    diplomas: (id) => names[id] ?? id,
  };
  return listKeys.flatMap((key) => {
    const chosen: readonly string[] = filters[key] ?? [];
    return chosen.map((id) => ({
      id: `${key}-${id}`,
      label: labels[key](id),
      without: { [key]: chosen.filter((each) => each !== id) } as Filters,
    }));
  });
}

function days({ dayAvailabilities = [] }: Filters, { t }: FilterWords): ActiveFilter[] {
  if (dayAvailabilities.length === 0) return [];
  const names = weekdaysInOrder
    .filter((day) => dayAvailabilities.includes(day))
    .map((day) => t(`care:weekdaysShort.${day}`));
  const label = joinWords(names, t("and"));
  return [{ id: "days", label, without: { dayAvailabilities: [] } }];
}

function periods(filters: Filters, { t, locale, today }: FilterWords): ActiveFilter[] {
  const { vacations = [], from, to } = filters;
  const range = (startDate: string, endDate: string) =>
    t("filters.range", periodInWords({ startDate, endDate }, locale, today));
  const dayOf = (on: string) => dayOfMonthInWords(on, locale, today);
  const free = vacations.map((period) => {
    const [first = "", last = ""] = period.split("/");
    const without = { vacations: vacations.filter((each) => each !== period) };
    return { id: period, label: range(first, last), without };
  });
  if (!from && !to) return free;
  const label =
    from && to
      ? range(from, to)
      : from
        ? t("filters.rangeFrom", { day: dayOf(from) })
        : t("filters.rangeTo", { day: dayOf(to ?? "") });
  return [...free, { id: "between", label, without: { from: undefined, to: undefined } }];
}

function traits(filters: Filters, { t }: FilterWords): ActiveFilter[] {
  const { experienceWithMedication, gender, sitterHasAnimals, maxPriceCents } = filters;
  const found: ActiveFilter[] = [];
  if (maxPriceCents !== undefined) {
    const label = t("filters.upTo", { price: formatMoney(maxPriceCents) });
    found.push({ id: "price", label, without: { maxPriceCents: undefined } });
  }
  if (experienceWithMedication) {
    const without = { experienceWithMedication: undefined };
    found.push({ id: "medication", label: t("filters.medication"), without });
  }
  if (gender) {
    const label = t(gender === "FEMALE" ? "filters.womanOnly" : "filters.manOnly");
    found.push({ id: "gender", label, without: { gender: undefined } });
  }
  if (sitterHasAnimals !== undefined) {
    const label = t(sitterHasAnimals ? "filters.hasAnimals" : "filters.hasNoAnimals");
    found.push({ id: "animals", label, without: { sitterHasAnimals: undefined } });
  }
  return found;
}

const noBox = {
  latitude: undefined,
  longitude: undefined,
  latitudeEnd: undefined,
  longitudeEnd: undefined,
};

function places(search: Search, { t }: FilterWords): ActiveFilter[] {
  const { filters } = search;
  if (hasBox(filters)) return [{ id: "box", label: t("filters.box"), without: noBox }];
  if (filters.distance === undefined || !hasMiddle(search)) return [];
  const label = t("filters.within", { km: filters.distance });
  return [{ id: "distance", label, without: { distance: undefined } }];
}
