import { type ComponentType, memo, Suspense } from "react";
import type { DashboardData } from "#web/features/dashboard/dashboard-data.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { readToken } from "#web/lib/session/token.ts";

const loadDashboard = () => import("./dashboard.tsx");

/** On the server it is at hand, so that the page is whole; in the browser guests do without. */
const Dashboard: ComponentType<{ data: DashboardData }> = import.meta.env.SSR
  ? (await loadDashboard()).Dashboard
  : lazyPart(async () => (await loadDashboard()).Dashboard);

// A user who opens this page is about to need it: not only once React gets there.
if (!import.meta.env.SSR && readToken()) void loadDashboard();

/** Kept as it is while the frame changes: React would give up what it waits for, and show nothing. */
export const DashboardPart = memo(function DashboardPart({ data }: { data: DashboardData }) {
  return (
    <Suspense>
      <Dashboard data={data} />
    </Suspense>
  );
});

/** Client middleware: on the way home a user's script comes together with the data. */
export async function withDashboard<Result>(
  _args: unknown,
  next: () => Promise<Result>,
): Promise<Result> {
  if (!readToken()) return next();
  const [result] = await Promise.all([next(), loadDashboard()]);
  return result;
}
