import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** Hand this in as the state of a link to a screen that asks for an address: it never stands in the bar. */
export type EmailState = { email: string };

/** Only after hydration: the server knows nothing of the state that the browser keeps with a page. */
export function usePrefilledEmail(fill: (email: string) => void): void {
  const state = useLocation().state as Partial<EmailState> | null;
  const [email] = useState(state?.email);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival; typing may change it after that.
  useEffect(() => {
    if (email) fill(email);
  }, [email]);
}
