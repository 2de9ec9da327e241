import { adminOnly } from "#web/lib/session/guards.ts";
import type { Route } from "./+types/admin-only.ts";

/**
 * A loader, where the others are middleware: what middleware throws comes before anything was loaded,
 * so the root would show it, without the bars. Nothing is given away by loading the page beside it,
 * because the API refuses its calls to the same people.
 */
export async function loader(args: Route.LoaderArgs) {
  await adminOnly(args);
  return null;
}

/** From one page for administrators to the next it is asked again. */
export const shouldRevalidate = () => true;
