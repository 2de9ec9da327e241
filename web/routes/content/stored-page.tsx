import { urls } from "#contract/urls/urls.ts";
import { textPageData } from "#web/features/content/structured-data.ts";
import { notFound, openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import type { Route } from "./+types/stored-page.ts";
import { StoredPageScreen } from "./screens/stored-page-screen.tsx";
import { pageImage } from "./share-images.ts";
import { stayOrMove } from "./stay-or-move.ts";

export const handle: RouteHandle = { namespaces: ["content", "search-block", "care"], sky: true };

/** The API takes no longer name. */
const longestSlug = 100;

/**
 * A stored page; its address is its slug. Some the product knows by name, any other was made in the CMS at an
 * address that the product itself has no use for.
 */
export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const slug = args.url.pathname.replace(/^\/|\/+$/g, "");
  if (slug.length > longestSlug) return notFound(page);
  const found = await page.find("content.website", { params: { id: slug } });
  if (found?.data.kind !== "dynamic" && found?.data.kind !== "info") return notFound(page);
  const { data } = found;
  const { id, title, description, sections } = data;
  const path = stayOrMove(urls.textPage(slug), urls.textPage(id));
  return {
    page: data,
    structured: textPageData(page.origin, { title, path, sections }),
    meta: page.meta({ title, description, path, image: pageImage(page, data) }),
  };
}

/** Guests with the same cookies see the same page, so the server may render it once for all of them. */
export const headers: Route.HeadersFunction = () => ({ "X-Guest-Cache": "30" });

export default function StoredPage({ loaderData: { page } }: Route.ComponentProps) {
  return <StoredPageScreen page={page} />;
}
