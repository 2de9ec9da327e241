import { useState } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatNumber } from "#web/lib/text/formatting.ts";
import { Button } from "#web/ui/button.tsx";
import { Sheet } from "#web/ui/overlays/sheet.tsx";
import { nounOf } from "../address/describe-search.ts";
import { changesBetween, withFilters, withoutWishes } from "../address/search.ts";
import type { SearchData } from "../search-data.ts";
import type { SearchWays } from "../use-search.ts";
import { FilterPanel } from "./filter-panel.tsx";
import { useLiveCount } from "./use-live-count.ts";

export type FilterSheetProps = {
  data: SearchData;
  ways: SearchWays;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** On a phone. Nothing changes behind it until its button is pressed, which says what will be there. */
export function FilterSheet({ open, onOpenChange, ...props }: FilterSheetProps) {
  const { t } = useTranslation("search");
  const [search, setSearch] = useState(props.data.search);
  const [wasOpen, setWasOpen] = useState(open);
  // Whatever was chosen and not applied the last time is not brought up again.
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setSearch(props.data.search);
  }

  const { kind, today, names } = props.data;
  const total = useLiveCount(kind, search, {
    search: props.data.search,
    total: props.data.widened?.nearby ?? props.data.total,
  });

  function apply() {
    props.ways.change(changesBetween(props.data.search.filters, search.filters));
    onOpenChange(false);
  }

  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t("filters.heading")}
      footer={
        <>
          <Button variant="ghost" onClick={() => setSearch(withoutWishes(search))}>
            {t("filters.clear")}
          </Button>
          <Button className="flex-1" onClick={apply}>
            <span aria-live="polite">
              {total === null
                ? t("filters.showList")
                : total === 0
                  ? t("filters.showNone")
                  : t("filters.show", {
                      total: formatNumber(total),
                      noun: nounOf(t, { kind, search }, total),
                    })}
            </span>
          </Button>
        </>
      }
    >
      <div className="pb-6">
        <FilterPanel
          kind={kind}
          search={search}
          today={today}
          names={names}
          onChange={(changed) => setSearch(withFilters(search, changed))}
        />
      </div>
    </Sheet>
  );
}
