import { type ComponentType, lazy, memo, Suspense } from "react";
import { Later, whenAllMustRun } from "#web/lib/later.tsx";
import { readLater } from "#web/lib/read-later.tsx";
import { whenWanted } from "#web/lib/when-wanted.ts";
import type { DashboardProps } from "./dashboard.tsx";
import type { PartProps } from "./home-parts.tsx";
import { belowId, searchId } from "./part-ids.ts";

const part = readLater(
  import.meta.env.SSR ? await import("./home-parts.tsx") : null,
  () => import("./home-parts.tsx"),
  belowId,
);
const Below = part("BelowPart");

/** Kept as it is while the rest of the page changes, or React would give up waiting for it. */
export const BelowLater = memo(function BelowLater({ data }: PartProps) {
  return (
    <Later fallback={<div className="h-dvh animate-breathe bg-skeleton" />}>
      <Below data={data} />
    </Later>
  );
});

const loadSearch = () => import("#web/features/search/search-block.tsx");
const Search: ComponentType = import.meta.env.SSR
  ? (await loadSearch()).SearchBlock
  : lazy(async () => {
      await Promise.race([whenWanted(searchId), whenAllMustRun]);
      return { default: (await loadSearch()).SearchBlock };
    });

/** A plain form that works as it stands; its script comes with the first sign that it is used. */
export const SearchLater = memo(function SearchLater() {
  return (
    <div id={searchId}>
      <Later>
        <Search />
      </Later>
    </div>
  );
});

const loadDashboard = () => import("./dashboard.tsx");
const Dashboard: ComponentType<DashboardProps> = import.meta.env.SSR
  ? (await loadDashboard()).Dashboard
  : lazy(async () => ({ default: (await loadDashboard()).Dashboard }));

/** Only users fetch its script, and its texts. */
export function DashboardLater(props: DashboardProps) {
  return (
    <Suspense fallback={<div className="h-dvh animate-breathe bg-skeleton" />}>
      <Dashboard {...props} />
    </Suspense>
  );
}
