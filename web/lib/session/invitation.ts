import { browserStorage } from "#web/lib/browser/browser-storage.ts";

/**
 * Whoever followed an invitation may look around before they sign up, by a form, a first message or a
 * provider: whichever it is, the inviter is counted. Of this window, and gone with it.
 */
const key = "invitation";

export function rememberInvitation(token: string): void {
  browserStorage("session")?.setItem(key, token);
}

export function readInvitation(): string | null {
  return browserStorage("session")?.getItem(key) ?? null;
}
