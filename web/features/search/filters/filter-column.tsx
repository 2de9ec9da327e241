import { useHydrated } from "#web/lib/browser/use-hydrated.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { formMark } from "../address/search-words.ts";
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
  const isServersText = !useHydrated();
  const search = useAsked();
  const { latitude, longitude, latitudeEnd, longitudeEnd, sortBy } = search.filters;
  const rest = { latitude, longitude, latitudeEnd, longitudeEnd, sortBy };
  const path = ways.urlOf({ ...search, filters: {} }, "list");
  return (
    <form
      method="get"
      action={path}
      // A box ticked before React listens would be set back.
      data-waiting={isServersText || undefined}
      className="data-waiting:pointer-events-none data-waiting:opacity-60 data-waiting:noscript:pointer-events-auto data-waiting:noscript:opacity-100"
    >
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
