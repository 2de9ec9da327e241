import { useEffect, useState } from "react";
import { api } from "#web/lib/api/browser-api.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatNumber } from "#web/lib/text/formatting.ts";
import { Button } from "#web/ui/button.tsx";
import { Sheet } from "#web/ui/overlays/sheet.tsx";
import { nounOf } from "../address/describe-search.ts";
import {
  changesBetween,
  type Search,
  type SearchKind,
  withFilters,
  withoutWishes,
} from "../address/search.ts";
import type { SearchData } from "../search-data.ts";
import { searchQuery } from "../search-query.ts";
import type { SearchWays } from "../use-search.ts";
import { FilterPanel } from "./filter-panel.tsx";

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

const waitMs = 250;

/** How many there would be; null when that can't be said. Of one search it is known already. */
export function useLiveCount(
  kind: SearchKind,
  search: Search,
  known: { search: Search; total: number },
): number | null {
  const [counted, setCounted] = useState<number | null>(known.total);
  const asked = JSON.stringify(searchQuery(kind, search));
  const isKnown = asked === JSON.stringify(searchQuery(kind, known.search));

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` stands for the search.
  useEffect(() => {
    if (isKnown) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      countFor(kind, search, stop.signal).then(setCounted, (error: unknown) => {
        if (stop.signal.aborted) return;
        setCounted(null);
        logError("results not counted", error);
      });
    }, waitMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [kind, asked, isKnown]);

  return isKnown ? known.total : counted;
}

async function countFor(kind: SearchKind, search: Search, signal: AbortSignal): Promise<number> {
  // The fewest that can be asked for: it is the total that counts.
  const fewest = { page: "1", limit: "5" };
  if (kind === "sitters") {
    const query = { ...searchQuery(kind, search), ...fewest };
    return (await api.call("search.sitters", { query }, { signal })).total;
  }
  const query = { ...searchQuery(kind, search), ...fewest };
  return (await api.call("publicRequests.list", { query }, { signal })).total;
}
