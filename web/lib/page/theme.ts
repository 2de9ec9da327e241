import { useRouteLoaderData } from "react-router";
import type { Theme } from "#contract/shared/guest-cookies.ts";

/** What the visitor chose; null follows the system. */
export function useTheme(): Theme | null {
  return useRouteLoaderData<{ theme?: Theme | null }>("root")?.theme ?? null;
}
