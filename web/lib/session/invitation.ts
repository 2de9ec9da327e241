import { useEffect } from "react";
import { browserStorage } from "#web/lib/browser/browser-storage.ts";

/**
 * Whoever followed an invitation may look around before they sign up, by a form, a first message or a
 * provider: whichever it is, the inviter is counted. Of this window, and gone with it.
 */
const key = "invitation";

function rememberInvitation(token: string): void {
  browserStorage("session")?.setItem(key, token);
}

export function readInvitation(): string | null {
  return browserStorage("session")?.getItem(key) ?? null;
}

/** On pages that an invitation leads to: remembers it for whichever way they sign up in the end. */
export function useInvitation(token: string | undefined): void {
  useEffect(() => {
    if (token) rememberInvitation(token);
  }, [token]);
}
