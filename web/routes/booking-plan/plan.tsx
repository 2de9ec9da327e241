import { Suspense } from "react";
import { type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { ObstacleScreen } from "#web/features/booking-plan/obstacle-screen.tsx";
import { stepIn } from "#web/features/booking-plan/values/plan-steps.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { NeedsScript } from "#web/ui/page/needs-script.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/page/skeleton.tsx";
import type { Route } from "./+types/plan.ts";
import { loadPlan, type PlanData } from "./load-plan.ts";

const Paywall = lazyPart(
  async () => (await import("#web/features/subscriptions/paywall.tsx")).Paywall,
);
const PlanScreen = lazyPart(
  async () => (await import("#web/features/booking-plan/plan-screen.tsx")).PlanScreen,
);

export const handle: RouteHandle = {
  namespaces: ["booking-plan", "care", "paywall"],
  // What stands in its place when a subscription is missing.
  forms: true,
  back(loaded) {
    const data = loaded as PlanData | undefined;
    if (!data) return null;
    const { kind, backTo, plan } = data;
    const header = kind === "booking" ? "back.booking" : "back.introduction";
    return { header, to: backTo, isKept: plan !== null };
  },
};

export function loader(args: Route.LoaderArgs) {
  return loadPlan(args);
}

/** From step to step nothing is asked of the server. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const isStep =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.searchParams.get("step") !== nextUrl.searchParams.get("step");
  return isStep ? false : defaultShouldRevalidate;
}

export default function Plan({ loaderData }: Route.ComponentProps) {
  const { kind, plan, obstacle, paywall } = loaderData;
  const [query] = useSearchParams();
  if (obstacle) return <ObstacleScreen {...obstacle} />;
  if (paywall) {
    return (
      <Suspense fallback={<Coming />}>
        <Paywall {...paywall} level={2} />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<Coming />}>
      {/* Another sitter is another form. */}
      <PlanScreen
        key={`${kind} ${plan.sitter.id}`}
        kind={kind}
        {...plan}
        step={stepIn(query, kind)}
      />
    </Suspense>
  );
}

function Coming() {
  return (
    <SkeletonGroup className="wrap grid gap-4 py-8">
      <NeedsScript />
      <Skeleton className="w-full" />
      <Skeleton shape="block" className="h-10 w-3/4" />
      <Skeleton shape="block" className="h-40" />
      <Skeleton shape="block" className="h-40" />
    </SkeletonGroup>
  );
}
