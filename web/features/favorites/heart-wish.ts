import { browserStorage } from "#web/lib/browser/browser-storage.ts";
import { wishKey } from "./heart-wish-key.ts";

/**
 * A guest who presses a heart logs in first and comes back to the same page. What they wanted waits
 * in this tab meanwhile. It is not in the address: a link must never change anything by being opened.
 */
const validMs = 30 * 60_000;

export function rememberWish(profileId: number, now: number): void {
  browserStorage("session")?.setItem(wishKey, JSON.stringify({ profileId, at: now }));
}

/** Whether this one was wished for a moment ago; asked once, it is forgotten. */
export function takeWish(profileId: number, now: number): boolean {
  const storage = browserStorage("session");
  const wish = readWish(storage?.getItem(wishKey) ?? null);
  if (wish?.profileId !== profileId) return false;
  storage?.removeItem(wishKey);
  return now - wish.at < validMs;
}

function readWish(text: string | null): { profileId: number; at: number } | null {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}
