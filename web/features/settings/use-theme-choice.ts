import { useState } from "react";
import { useRevalidator } from "react-router";
import { type Theme, themeCookie } from "#contract/shared/guest-cookies.ts";
import { useTheme } from "#web/lib/page/theme.ts";
import { writeBrowserCookie } from "#web/lib/session/cookies.ts";

export type ThemeChoice = Theme | "system";

const daysStored = 365;

/** A cookie, so that the server can write the page in these colours and nothing flashes. */
export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const theme = useTheme();
  const [chosen, setChosen] = useState<ThemeChoice | null>(null);
  const { revalidate } = useRevalidator();

  function choose(choice: ThemeChoice) {
    const isSystem = choice === "system";
    setChosen(choice);
    writeBrowserCookie(themeCookie, isSystem ? "" : choice, isSystem ? 0 : daysStored);
    // At once, for the eye; the root's data follow and say the same.
    if (isSystem) delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = choice;
    void revalidate();
  }

  return [chosen ?? theme ?? "system", choose];
}
