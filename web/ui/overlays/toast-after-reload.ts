import { browserStorage } from "#web/lib/browser/browser-storage.ts";
import { showToast } from "./toast-store.ts";

const key = "toast";

/** For what is to be said once the page has been loaded anew; a toast of this page would go with it. */
export function toastAfterReload(text: string): void {
  browserStorage("session")?.setItem(key, text);
}

export function showToastAfterReload(): void {
  const text = browserStorage("session")?.getItem(key);
  if (!text) return;
  browserStorage("session")?.removeItem(key);
  showToast({ text });
}
