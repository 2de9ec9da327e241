import { NotOpenYetScreen } from "#web/features/shell/notices/not-open-yet-screen.tsx";
import { metaTags } from "#web/lib/page/page-meta.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import type { Route } from "./+types/not-open-yet.ts";
import { loadLater } from "./load-later.ts";

export const handle: RouteHandle = { namespaces: ["not-open-yet"] };

export function loader(args: Route.LoaderArgs) {
  return loadLater(args);
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function NotOpenYet({ loaderData }: Route.ComponentProps) {
  return <NotOpenYetScreen place={loaderData.place} />;
}
