import { Search as SearchIcon, SlidersHorizontal, X } from "lucide-react";
import { type FormEvent, Suspense, useState } from "react";
import { Link } from "react-router";
import { useLayoutSize } from "#web/lib/browser/layout-size.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { Loading } from "#web/lib/page/loading.ts";
import { Button } from "#web/ui/button.tsx";
import { CountBadge } from "#web/ui/count-badge.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { type Filters, withFilters, withoutWishes, withPlace } from "./address/search.ts";
import { placeName } from "./address/search-words.ts";
import { type ActiveFilter, activeFilters } from "./filters/active-filters.ts";
import { PlaceField } from "./places/place-field.tsx";
import type { PlacePick } from "./places/place-pick.ts";
import type { SearchData } from "./search-data.ts";
import { otherWishes, type SearchWays } from "./use-search.ts";

const BarWishes = lazyPart(async () => (await import("./filters/bar-wishes.tsx")).BarWishes);

/** From 1024 px on. */
const wide = 3;

export type SearchBarProps = { data: SearchData; ways: SearchWays };

/** Where, and what was chosen. On a phone the way to the filters too. */
export function SearchBar({ data, ways }: SearchBarProps) {
  const { t } = useTranslation(["search", "search-block"]);
  const { search } = data;
  const text = usePlaceText(data);

  function pick(place: PlacePick | null) {
    if (!place) return;
    if ("slug" in place) {
      const { slug, postalCode, wishes } = place;
      return ways.move({ slug, ...(postalCode ? { postalCode } : {}) }, {}, wishes);
    }
    const { latitude, longitude } = place;
    ways.move({}, { latitude, longitude });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get(placeName)).trim();
    if (typed !== text) ways.moveToTyped(typed);
  }

  return (
    <div className="border-b border-line bg-surface">
      <div className="wrap flex flex-col gap-2.5 py-3.5 md:flex-row md:items-center md:gap-4">
        <search className="md:w-90 md:shrink-0">
          <form
            method="get"
            action={ways.urlOf({ where: { country: true }, filters: {} }, "list")}
            onSubmit={submit}
            className="flex items-start gap-2.5"
          >
            <input type="hidden" name="filters" value={wishesIn(search.filters)} />
            <PlaceField
              key={text}
              labelHidden
              defaultValue={text}
              onPick={pick}
              className="min-w-0 flex-1"
            />
            <span className="hidden noscript:inline">
              <Button type="submit" variant="secondary" className="px-3.5">
                <SearchIcon className="size-5" />
                <span className="sr-only">{t("search-block:submit")}</span>
              </Button>
            </span>
            <a
              href="#filters"
              className="hidden min-h-12 items-center noscript:inline-flex md:noscript:hidden"
            >
              {t("filters.button")}
            </a>
            <FiltersButton data={data} ways={ways} className="md:hidden noscript:hidden" />
          </form>
        </search>
        <WideWishes data={data} ways={ways} />
        <ChosenFilters data={data} ways={ways} />
      </div>
    </div>
  );
}

/** Phones, which have no room for them, don't fetch them. Their place is kept, so that nothing jumps. */
function WideWishes(props: SearchBarProps) {
  const isWide = useLayoutSize() >= wide;
  const place = (
    <div className="hidden shrink-0 gap-4 md:flex noscript:hidden">
      <div className="w-44" />
      <div className="w-60" />
    </div>
  );
  return isWide ? (
    <Suspense fallback={place}>
      <BarWishes {...props} />
    </Suspense>
  ) : (
    place
  );
}

/** What goes along to another place: everything but where, and the page. */
function wishesIn(filters: Filters): string {
  return JSON.stringify(withPlace({ where: {}, filters }, {}).filters);
}

/** What the field says: `3511 AB, Utrecht`. */
function usePlaceText({ search, place, unknownPlace }: SearchData): string {
  const { t } = useTranslation("search-block");
  if (search.filters.latitude !== undefined && search.filters.latitudeEnd === undefined) {
    return t("here");
  }
  if (unknownPlace) return unknownPlace.name;
  if (search.where.country) return t("country");
  const code = search.where.postalCode?.replace(/(?<=^\d{4})(?=[A-Z])/, " ");
  const name = place?.replace(code ?? "", "").replace(/^[\s,]+|[\s,]+$/g, "");
  return [code, name].filter(Boolean).join(", ");
}

const loadSheet = () => import("./filters/filter-sheet.tsx");
const FilterSheet = lazyPart(async () => (await loadSheet()).FilterSheet);

type FiltersButtonProps = { data: SearchData; ways: SearchWays; className?: string };

/** The sheet comes only when somebody reaches for it; a finger on the button starts the fetch. */
function FiltersButton({ data, ways, className }: FiltersButtonProps) {
  const { t } = useTranslation("search");
  const count = useActiveFilters(data).length;
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <span className={className}>
      <span className="relative inline-block">
        <IconButton
          label={count > 0 ? t("filters.buttonChosen", { count }) : t("filters.button")}
          icon={<SlidersHorizontal />}
          variant="outline"
          aria-haspopup="dialog"
          aria-expanded={open}
          onPointerDown={() => void loadSheet()}
          onFocus={() => void loadSheet()}
          onClick={() => {
            setWanted(true);
            setOpen(true);
          }}
          className="size-12"
        />
        {/* The button's own name has the number. */}
        <span aria-hidden="true" className="pointer-events-none absolute -top-1 -right-1">
          <CountBadge count={count} label="" />
        </span>
      </span>
      {wanted && (
        <Suspense fallback={<Loading />}>
          <FilterSheet data={data} ways={ways} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </span>
  );
}

/** What is asked for. Each is a link to the same search without it, so it works before scripts do. */
function ChosenFilters({ data, ways }: { data: SearchData; ways: SearchWays }) {
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

function useActiveFilters({ search, names, today }: SearchData): ActiveFilter[] {
  const { t } = useTranslation(["search", "care"]);
  const locale = useLocale();
  return activeFilters(search, { t, locale, today, names });
}
