import { lazy, memo, Suspense } from "react";
import { whenWide } from "#web/lib/waking/when-wide.ts";
import { Skeleton } from "#web/ui/page/skeleton.tsx";
import type { FilterColumnProps } from "./filter-column.tsx";

/**
 * The server writes the column for everybody, as it can't know how wide the window is. Its script,
 * with calendars and lists to choose from, is fetched only where the column is seen.
 */
const Column = import.meta.env.SSR
  ? (await import("./filter-column.tsx")).FilterColumn
  : lazy(async () => {
      await whenWide();
      return { default: (await import("./filter-column.tsx")).FilterColumn };
    });

/** Kept as it is while the rest of the page changes, or React would give up waiting for it. */
export const FiltersLater = memo(function FiltersLater({ data }: FilterColumnProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <Column data={data} />
    </Suspense>
  );
});

const shape = ["h-40", "h-64", "h-24", "h-28"];

function Waiting() {
  return (
    <div className="grid gap-7">
      {shape.map((height) => (
        <div key={height} className="grid gap-3">
          <Skeleton className="w-24" />
          <Skeleton shape="block" className={height} />
        </div>
      ))}
    </div>
  );
}
