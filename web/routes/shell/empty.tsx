import { productName } from "#contract/shared/product.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { Route } from "./+types/empty.ts";

export function loader(args: Route.LoaderArgs) {
  return { meta: openPage(args).meta({}) };
}

/** Blank to the eye; even so, a page has a heading for those who go by headings. */
export default function Empty() {
  return <h1 className="sr-only">{productName}</h1>;
}
