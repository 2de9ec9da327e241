import { type ComponentType, lazy, memo } from "react";
import type { DashboardData } from "#web/features/dashboard/dashboard-data.ts";
import { readToken } from "#web/lib/session/token.ts";
import { Later, whenAllMustRun } from "#web/lib/waking/later.tsx";
import { readLater } from "#web/lib/waking/read-later.tsx";
import { lateScreen, ScreenLater } from "#web/lib/waking/screen-later.tsx";
import { whenWanted } from "#web/lib/waking/when-wanted.ts";
import type { PartProps } from "./home-parts.tsx";
import { belowId, dashboardId, searchId } from "./part-ids.ts";

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

const dashboard = lateScreen<DashboardData>({
  onServer: import.meta.env.SSR ? (await import("./dashboard.tsx")).Dashboard : null,
  load: async () => (await import("./dashboard.tsx")).Dashboard,
  id: dashboardId,
  // It can do little without: what it shows changes with the user.
  alsoWhen: () => Promise.resolve(),
});

/** Only users fetch its script, and its texts. */
export function DashboardLater({ data }: { data: DashboardData }) {
  return <ScreenLater screen={dashboard} data={data} />;
}

/** Client middleware: on the way home a user's script comes together with the data. */
export function withDashboard<Result>(args: unknown, next: () => Promise<Result>): Promise<Result> {
  return readToken() ? dashboard.withScript(args, next) : next();
}
