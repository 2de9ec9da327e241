import { useRouteLoaderData } from "react-router";

export type Theme = "light" | "dark";

export const themeCookie = "theme";

export function parseTheme(value: string | null): Theme | null {
  return value === "light" || value === "dark" ? value : null;
}

/** What the visitor chose; null follows the system. */
export function useTheme(): Theme | null {
  return useRouteLoaderData<{ theme?: Theme | null }>("root")?.theme ?? null;
}
