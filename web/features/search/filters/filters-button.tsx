import { SlidersHorizontal } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { Loading } from "#web/lib/page/loading.ts";
import { CountBadge } from "#web/ui/count-badge.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import type { SearchData } from "../search-data.ts";
import type { SearchWays } from "../use-search.ts";
import { useActiveFilters } from "./chosen-filters.tsx";

const loadSheet = () => import("./filter-sheet.tsx");
const FilterSheet = lazyPart(async () => (await loadSheet()).FilterSheet);

export type FiltersButtonProps = { data: SearchData; ways: SearchWays; className?: string };

/** The sheet comes only when somebody reaches for it; a finger on the button starts the fetch. */
export function FiltersButton({ data, ways, className }: FiltersButtonProps) {
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
