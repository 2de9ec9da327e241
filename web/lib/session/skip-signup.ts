import { useEffect } from "react";
import { urls } from "#contract/urls/urls.ts";
import { browserStorage } from "#web/lib/browser/browser-storage.ts";
import { writeBrowserCookie } from "./cookies.ts";

/**
 * 'Later' in the sign-up wizard: Home lets this tab in once, unfinished or not.
 *
 * The flag is in session storage, which belongs to the tab and which the server can't see. Yet the
 * server has to decide: if the browser did, Home would flash before Signup, or Signup before Home. So
 * the flag goes along as a cookie, for the length of the one request that asks for Home.
 */
const flagKey = "skip-signup-once";
export const skipSignupCookie = "skip_signup_once";
const minuteInDays = 1 / 1_440;

/** Call it before going to Home. */
export function skipSignupOnce(): void {
  browserStorage("session")?.setItem(flagKey, "1");
}

function endSkip(): void {
  browserStorage("session")?.removeItem(flagKey);
}

/** Client middleware of Home. */
export async function carrySkip<Result>(
  _args: unknown,
  next: () => Promise<Result>,
): Promise<Result> {
  if (!browserStorage("session")?.getItem(flagKey)) return next();
  writeBrowserCookie(skipSignupCookie, "1", minuteInDays);
  try {
    return await next();
  } finally {
    writeBrowserCookie(skipSignupCookie, "", 0);
  }
}

/**
 * For Home: the flag is used up on leaving, not on arriving. Home's data may be asked for anew while
 * it is open (another language, another profile), and that must not throw its reader out.
 */
export function useSkipEndsOnLeaving(): void {
  useEffect(() => {
    window.addEventListener("pagehide", endSkip);
    return () => {
      window.removeEventListener("pagehide", endSkip);
      // In development React takes every effect back once, without anybody leaving.
      if (window.location.pathname !== urls.home()) endSkip();
    };
  }, []);
}
