import { X } from "lucide-react";
import { Link } from "react-router";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { withFilters, withoutWishes } from "../address/search.ts";
import type { SearchData } from "../search-data.ts";
import { otherWishes, type SearchWays } from "../use-search.ts";
import { type ActiveFilter, activeFilters } from "./active-filters.ts";

/** What is asked for. Each is a link to the same search without it, so it works before scripts do. */
export function ChosenFilters({ data, ways }: { data: SearchData; ways: SearchWays }) {
  const { t } = useTranslation("search");
  const { search } = data;
  const chosen = useActiveFilters(data);
  if (chosen.length === 0) return null;
  return (
    <ul
      aria-label={t("filters.chosen")}
      className="scrollbar-none -mx-gutter flex gap-2 overflow-x-auto px-gutter py-1 md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
    >
      {chosen.map(({ id, label, without }) => (
        <li key={id} className="shrink-0">
          <Link
            to={ways.urlOf(withFilters(search, without))}
            state={otherWishes}
            preventScrollReset
            aria-label={t("filters.remove", { filter: label })}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border-fine border-brand bg-brand-soft px-4 text-sm font-semibold text-brand-strong no-underline hover:border-brand-strong"
          >
            {label}
            <X className="-mr-1 size-4" />
          </Link>
        </li>
      ))}
      <li className="shrink-0">
        <Link
          to={ways.urlOf(withoutWishes(search))}
          state={otherWishes}
          preventScrollReset
          className="inline-flex min-h-11 items-center rounded-full px-3 text-sm font-semibold"
        >
          {t("filters.clear")}
        </Link>
      </li>
    </ul>
  );
}

export function useActiveFilters({ search, names, today }: SearchData): ActiveFilter[] {
  const { t } = useTranslation(["search", "care"]);
  const locale = useLocale();
  return activeFilters(search, { t, locale, today, names });
}
