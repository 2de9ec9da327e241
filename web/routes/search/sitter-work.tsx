import { openPage } from "#web/lib/page/page.server.ts";
import { metaTags } from "#web/lib/page/page-meta.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { ScreenLater } from "#web/lib/waking/screen-later.tsx";
import type { Route } from "./+types/sitter-work.ts";
import { loadSearch } from "./load-search.ts";
import { isAnotherSearch } from "./revalidation.ts";
import { requests } from "./screens-later.ts";

export const clientMiddleware = [requests.withScript];

export const handle: RouteHandle = {
  namespaces: ["search", "search-block", "requests", "favorites", "care", "map"],
};

export function loader(args: Route.LoaderArgs) {
  return loadSearch(openPage(args), "requests", args.params, args.url.searchParams);
}

export const shouldRevalidate = isAnotherSearch;

/** All guests see it alike, so its scripts may come after it; but never kept: what ends is gone. */
export const headers: Route.HeadersFunction = () => ({ "X-Guest-Cache": "0" });

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...metaTags(loaderData?.meta),
  ...(loaderData?.structured ?? []).map((each) => ({ "script:ld+json": each })),
];

export default function SitterWork({ loaderData: data }: Route.ComponentProps) {
  return <ScreenLater screen={requests} data={data} />;
}
