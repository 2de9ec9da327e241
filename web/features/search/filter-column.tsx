import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/button.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { formMark } from "./form-names.ts";
import { changesBetween, type Filters, withFilters } from "./search.ts";
import type { SearchData } from "./search-data.ts";
import { useSearch } from "./use-search.ts";

export type FilterColumnProps = { data: SearchData };

/**
 * From 1024 px on, beside the list: a change shows at once, here before the list has followed. A
 * plain form as well, for who has no scripts.
 */
export function FilterColumn({ data }: FilterColumnProps) {
  const { t } = useTranslation("search");
  const { kind, search, today, names } = data;
  const ways = useSearch(kind, search);
  const [chosen, setChosen] = useState(search);
  const [answered, setAnswered] = useState(search);
  if (search !== answered) {
    setAnswered(search);
    setChosen(search);
  }

  function change(changed: Filters) {
    const next = withFilters(chosen, changed);
    setChosen(next);
    ways.change(changesBetween(search.filters, next.filters));
  }

  const { latitude, longitude, latitudeEnd, longitudeEnd, sortBy } = search.filters;
  const rest = { latitude, longitude, latitudeEnd, longitudeEnd, sortBy };
  const path = ways.urlOf({ ...search, filters: {} }, "list");
  return (
    <form method="get" action={path}>
      <input type="hidden" name={formMark} value="1" />
      <input type="hidden" name="filters" value={JSON.stringify(rest)} />
      <FilterPanel kind={kind} search={chosen} today={today} names={names} onChange={change} />
      <div className="mt-6 hidden noscript:block">
        <Button type="submit" wide>
          {t("filters.apply")}
        </Button>
      </div>
    </form>
  );
}
