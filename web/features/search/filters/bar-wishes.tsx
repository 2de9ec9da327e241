import { ChevronDown } from "lucide-react";
import { useId } from "react";
import type { AnimalCategory } from "#contract/shared/animals.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { joinWords } from "#web/lib/text/join-words.ts";
import { animalsInOrder, type Filters } from "../address/search.ts";
import { useAsked } from "../address/use-asked-search.ts";
import type { SearchData } from "../search-data.ts";
import type { SearchWays } from "../use-search.ts";
import { PeriodFilter } from "./period-filter.tsx";

export type BarWishesProps = { data: SearchData; ways: Pick<SearchWays, "change"> };

/**
 * For whom and when, beside where: what nearly everybody asks, within reach on a wide screen. The column
 * of filters has them too, and is the one that works without scripts.
 */
export function BarWishes({ data, ways }: BarWishesProps) {
  const { kind, today } = data;
  const { filters } = useAsked();
  return (
    <div className="hidden shrink-0 items-start gap-4 md:flex noscript:hidden">
      <AnimalChoice chosen={filters.animalCategories ?? []} onChange={ways.change} />
      <div className="w-60">
        <PeriodFilter short kind={kind} filters={filters} today={today} onChange={ways.change} />
      </div>
    </div>
  );
}

/** In the place of an animal, where several are asked for. */
const several = "several";

type AnimalChoiceProps = {
  chosen: readonly AnimalCategory[];
  onChange: (changed: Filters) => void;
};

function AnimalChoice({ chosen, onChange }: AnimalChoiceProps) {
  const { t } = useTranslation(["search", "search-block", "care"]);
  const id = useId();
  const [first = ""] = chosen;
  const isSeveral = chosen.length > 1;
  const names = chosen.map((animal) => t(`care:animals.${animal}`));
  return (
    <div className="relative w-44">
      <label htmlFor={id} className="sr-only">
        {t("search-block:animal")}
      </label>
      <select
        id={id}
        autoComplete="off"
        value={isSeveral ? several : first}
        onChange={({ target: { value } }) => {
          if (value === several) return;
          onChange({ animalCategories: value === "" ? [] : [value as AnimalCategory] });
        }}
        className="min-h-12 w-full appearance-none truncate rounded-full border-fine border-edge bg-surface pr-10 pl-4 hover:border-ink"
      >
        <option value="">{t("search-block:anyAnimal")}</option>
        {isSeveral && <option value={several}>{joinWords(names, t("and"))}</option>}
        {animalsInOrder.map((animal) => (
          <option key={animal} value={animal}>
            {t(`care:animals.${animal}`)}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute top-3.5 right-3.5 size-5 text-ink-soft" />
    </div>
  );
}
