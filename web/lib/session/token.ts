import { browserStorage } from "#web/lib/browser/browser-storage.ts";
import { forgetKeptPages } from "#web/lib/device/kept-pages.ts";

/**
 * A stored token means logged in. The same token is also in a cookie that scripts can't read, so that
 * pages arrive rendered for their user; the API itself takes the bearer alone.
 */
const tokenKey = "token";
export const siteRoot = "/";

export function readToken(): string | null {
  return browserStorage("local")?.getItem(tokenKey) ?? null;
}

export function storeToken(token: string): void {
  endsHere = false;
  browserStorage("local")?.setItem(tokenKey, token);
}

let onItsWay: Promise<unknown> = Promise.resolve();

/** Whoever needs the token waits for this: asking without one would end the session. */
export function tokenComes(token: Promise<unknown>): void {
  onItsWay = token;
}

/** At once, but on the page after a log-in without script. */
export async function tokenSettled(): Promise<void> {
  await onItsWay;
}

/** With it go the copies of pages that open without network: nobody is logged in who might read them. */
export function clearToken(): void {
  browserStorage("local")?.removeItem(tokenKey);
  void forgetKeptPages().catch(() => {});
}

let endsHere = false;

/**
 * This very tab ends the session, and goes on by itself: what is heard of that meanwhile is no news. Unless the
 * answer says that it goes on after all.
 */
export async function endSessionHere<Answer>(
  end: () => Promise<Answer>,
  goesOn: (answer: Answer) => boolean = () => false,
): Promise<Answer> {
  endsHere = true;
  try {
    const answer = await end();
    endsHere = !goesOn(answer);
    return answer;
  } catch (error) {
    endsHere = false;
    throw error;
  }
}

/** The API said that the session is gone. Drafts stay: nothing that was typed is lost by it. */
export function sessionEnded(): void {
  if (endsHere) return;
  if (readToken() !== null) browserStorage("session")?.setItem(endedKey, "1");
  clearToken();
  window.location.assign(siteRoot);
}

const endedKey = "session-ended";

/** Whether this tab comes from a session that was ended, and not by whoever sits here; asked once. */
export function takeSessionEnd(): boolean {
  const storage = browserStorage("session");
  const wasEnded = Boolean(storage?.getItem(endedKey));
  storage?.removeItem(endedKey);
  return wasEnded;
}

/** Calls back when another tab logs in or out. */
export function onTokenChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key: the whole storage was cleared.
    if (event.key === tokenKey || event.key === null) listener();
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}
