import type { LoaderFunctionArgs } from "react-router";
import { placeOf } from "#web/features/shell/bars/places.ts";
import { notFound, openPage } from "#web/lib/page/page.server.ts";

/** What is known of a place that opens later; an address that will never be one is a 404 already. */
export function loadLater(args: LoaderFunctionArgs) {
  const page = openPage(args);
  const place = placeOf(args.pattern);
  if (!place || !hasIds(args.params)) notFound(page);
  const title = page.texts("not-open-yet")(`places.${place}.title`);
  return { place, meta: page.meta({ title }) };
}

/** What is called after an id must be a number. */
function hasIds(params: Record<string, string | undefined>): boolean {
  const ids = Object.entries(params).filter(([name]) => name.endsWith("Id"));
  return ids.every(([, id]) => id === undefined || /^[1-9]\d*$/.test(id));
}
