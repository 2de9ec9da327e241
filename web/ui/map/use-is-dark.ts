import { useSyncExternalStore } from "react";
import { useTheme } from "#web/lib/page/theme.ts";

const query = "(prefers-color-scheme: dark)";

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}

/** For what can't be styled: whether the page is dark now, by choice or else by the system. */
export function useIsDark(): boolean {
  const theme = useTheme();
  const isSystemDark = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
  return theme === null ? isSystemDark : theme === "dark";
}
