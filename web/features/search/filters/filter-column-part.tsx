import { type ComponentType, memo, Suspense } from "react";
import { isWide, useLayoutSize } from "#web/lib/browser/layout-size.ts";
import { useHydrated } from "#web/lib/browser/use-hydrated.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { Skeleton } from "#web/ui/page/skeleton.tsx";
import type { FilterColumnProps } from "./filter-column.tsx";

const loadColumn = () => import("./filter-column.tsx");

const FilterColumn: ComponentType<FilterColumnProps> = import.meta.env.SSR
  ? (await loadColumn()).FilterColumn
  : lazyPart(async () => (await loadColumn()).FilterColumn);

// Where there is room for it, it is part of the page: not only fetched once React gets there.
if (!import.meta.env.SSR && isWide()) void loadColumn();

/** From 1024 px on. */
const wide = 3;

/**
 * The server writes the column for every screen. Phones, which have a sheet instead, don't fetch its script:
 * there it is for who has none, and goes, unseen as it is, when React takes over.
 */
export function FilterColumnPart({ data }: FilterColumnProps) {
  const isServersText = !useHydrated();
  const hasRoom = useLayoutSize() >= wide;
  return isServersText || hasRoom ? <WaitingColumn data={data} /> : null;
}

/** Kept as it is while the rest changes: React would give up what the server wrote, and show grey. */
const WaitingColumn = memo(function WaitingColumn({ data }: FilterColumnProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" className="h-96" />}>
      <FilterColumn data={data} />
    </Suspense>
  );
});
