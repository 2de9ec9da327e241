import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/button.tsx";
import { formMark } from "../address/form-names.ts";
import { useAsked } from "../address/use-asked-search.ts";
import type { SearchData } from "../search-data.ts";
import { useSearch } from "../use-search.ts";
import { FilterPanel } from "./filter-panel.tsx";

export type FilterColumnProps = { data: SearchData };

/**
 * From 1024 px on, beside the list: a change shows at once, here before the list has followed. A
 * plain form as well, for who has no scripts.
 */
export function FilterColumn({ data }: FilterColumnProps) {
  const { t } = useTranslation("search");
  const { kind, today, names } = data;
  const ways = useSearch(kind);
  const search = useAsked();
  const { latitude, longitude, latitudeEnd, longitudeEnd, sortBy } = search.filters;
  const rest = { latitude, longitude, latitudeEnd, longitudeEnd, sortBy };
  const path = ways.urlOf({ ...search, filters: {} }, "list");
  return (
    <form method="get" action={path}>
      <input type="hidden" name={formMark} value="1" />
      <input type="hidden" name="filters" value={JSON.stringify(rest)} />
      <FilterPanel kind={kind} search={search} today={today} names={names} onChange={ways.change} />
      <div className="mt-6 hidden noscript:block">
        <Button type="submit" wide>
          {t("filters.apply")}
        </Button>
      </div>
    </form>
  );
}
