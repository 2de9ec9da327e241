import { loadUser, openPage } from "#web/lib/page/page.server.ts";
import { metaTags } from "#web/lib/page/page-meta.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import type { Route } from "./+types/sitter-work.ts";
import { loadSearch } from "./load-search.ts";
import { RequestsScreen } from "./requests-screen.tsx";
import { isAnotherSearch } from "./revalidation.ts";

export const handle: RouteHandle = {
  namespaces: ["search", "search-block", "requests", "favorites", "care", "map"],
};

export function loader(args: Route.LoaderArgs) {
  return loadSearch(openPage(args), "requests", {
    params: args.params,
    fields: args.url.searchParams,
    loadUser: () => loadUser(args),
  });
}

export const shouldRevalidate = isAnotherSearch;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...metaTags(loaderData?.meta),
  ...(loaderData?.structured ?? []).map((each) => ({ "script:ld+json": each })),
];

export default function SitterWork({ loaderData: data }: Route.ComponentProps) {
  return <RequestsScreen data={data} />;
}
