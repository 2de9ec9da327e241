import { redirect, useNavigate, useRevalidator } from "react-router";
import type { ProfileType } from "#contract/profiles.ts";
import { parseProfileType } from "#contract/shared/guest-cookies.ts";
import { ownPath } from "#contract/urls/own-path.ts";
import { urls } from "#contract/urls/urls.ts";
import { ChooseScreen } from "#web/features/profile-switch/choose-screen.tsx";
import { OfferScreen } from "#web/features/profile-switch/offer-screen.tsx";
import { switchProfile } from "#web/features/profile-switch/profile-calls.ts";
import {
  SwitchFailedScreen,
  SwitchingScreen,
} from "#web/features/profile-switch/switching-screen.tsx";
import { ApiError } from "#web/lib/api/api-error.ts";
import { logError } from "#web/lib/browser/log.ts";
import { openPage, requireUser } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import type { Route } from "./+types/profile-switch.ts";

export const handle: RouteHandle = { namespaces: ["profile-switch"] };

type Failure = { messages: readonly string[]; requestId: string | null };

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const user = await requireUser(args);
  const { data: types } = await page.call("profiles.listTypes", {});
  const wanted = parseProfileType(args.url.searchParams.get("switchTo"));
  const inUse = user.profile?.profileType ?? null;
  const backTo = ownPath(args.url.searchParams.get("backTo")) ?? urls.home();
  const plan = planSwitch({ wanted, inUse, types });
  if (plan.name === "return") throw redirect(backTo);
  const failure: Failure | null = null;
  const meta = page.meta({ title: page.texts("profile-switch")("title") });
  return { types, inUse, backTo, plan, failure: failure as Failure | null, meta };
}

/**
 * The switch itself is the browser's: a page that is only fetched, ahead of time or by a stranger's
 * link checker, changes nothing. Coming from another page nothing is drawn in between.
 */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const loaded = await serverLoader();
  const { plan, backTo } = loaded;
  if (plan.name !== "switch") return loaded;
  try {
    await switchProfile(plan.to);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // It was removed elsewhere since this page was loaded.
    if (error.status === 404) return { ...loaded, plan: { name: "offer" as const, to: plan.to } };
    logError("profile not switched", error);
    return { ...loaded, failure: { messages: error.messages, requestId: error.requestId } };
  }
  throw redirect(backTo);
}
clientLoader.hydrate = true as const;

export default function ProfileSwitch({ loaderData }: Route.ComponentProps) {
  return (
    <div className="mx-auto w-full max-w-form px-gutter py-section">
      <Screen {...loaderData} />
    </div>
  );
}

function Screen({ plan, types, inUse, backTo, failure }: Route.ComponentProps["loaderData"]) {
  const urls = useUrls();
  const navigate = useNavigate();
  const { revalidate, state } = useRevalidator();
  if (failure) {
    return (
      <SwitchFailedScreen
        {...failure}
        backTo={backTo}
        retrying={state === "loading"}
        onRetry={() => void revalidate()}
      />
    );
  }
  if (plan.name === "offer") {
    const { to } = plan;
    const onMade = () => navigate(urls.signup(to), { replace: true });
    return <OfferScreen to={to} inUse={inUse} backTo={backTo} onMade={onMade} />;
  }
  if (plan.name === "switch") return <SwitchingScreen to={plan.to} />;
  return <ChooseScreen types={types} inUse={inUse} backTo={backTo} onRemoved={revalidate} />;
}

export type SwitchPlan =
  /** Nothing was asked for, or nothing that exists: both profiles are shown. */
  | { name: "choose" }
  | { name: "return" }
  | { name: "switch"; to: ProfileType }
  | { name: "offer"; to: ProfileType };

/** What opening /switchProfile leads to. */
export function planSwitch(visit: {
  wanted: ProfileType | null;
  inUse: ProfileType | null;
  types: readonly ProfileType[];
}): SwitchPlan {
  const { wanted, inUse, types } = visit;
  if (!wanted) return { name: "choose" };
  if (!types.includes(wanted)) return { name: "offer", to: wanted };
  return wanted === inUse ? { name: "return" } : { name: "switch", to: wanted };
}
