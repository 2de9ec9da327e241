import { contentEndpoints } from "#contract/content.ts";
import { urls } from "#contract/urls/urls.ts";
import { InfoPage } from "#web/features/content/info-page.tsx";
import { NextStep } from "#web/features/content/next-step.tsx";
import { textPageData } from "#web/features/content/structured-data.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import { metaTags } from "#web/lib/page/page-meta.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import type { Route } from "./+types/info-page.ts";
import { pageImage } from "./share-images.ts";
import { stayOrMove } from "./stay-or-move.ts";

export const handle: RouteHandle = { namespaces: ["content"], sky: true };

/** A stored page; its address is its slug. */
export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const slug = args.url.pathname.replace(/^\/|\/+$/g, "");
  const { data } = await page.call(contentEndpoints.website, { params: { id: slug } });
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

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...metaTags(loaderData?.meta),
  ...(loaderData?.structured ?? []).map((about) => ({ "script:ld+json": about })),
];

export default function Info({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <InfoPage page={page}>
      <NextStep audience={page.audience} />
    </InfoPage>
  );
}
