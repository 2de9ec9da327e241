import { NotOpenYetScreen } from "#web/features/shell/notices/not-open-yet-screen.tsx";
import { metaTags } from "#web/lib/page/page-meta.ts";
import type { Back, RouteHandle } from "#web/lib/page/route-handle.ts";
import type { Route } from "./+types/not-open-yet-task.ts";
import { loadLater } from "./load-later.ts";

/** In the second layout, under the header of its task. */
export const handle: RouteHandle = {
  namespaces: ["not-open-yet"],
  back: (loaded) => (loaded as { back?: Back } | undefined)?.back ?? null,
};

export function loader(args: Route.LoaderArgs) {
  return loadLater(args);
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function NotOpenYetTask({ loaderData }: Route.ComponentProps) {
  return <NotOpenYetScreen place={loaderData.place} level={2} />;
}
