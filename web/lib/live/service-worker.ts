import { logError } from "#web/lib/browser/log.ts";

declare global {
  interface Window {
    /** Put there by React Router. */
    __reactRouterManifest?: { version: string };
  }
}

/**
 * After everything else has loaded, and never while developing, where an old copy would be served.
 * The build's version makes each release install its own worker with its own offline page.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = () => {
    const version = window.__reactRouterManifest?.version ?? "";
    navigator.serviceWorker
      .register(`/sw.js?v=${encodeURIComponent(version)}`)
      .catch((error: unknown) => logError("service worker not installed", error));
  };
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
}

/** The offline page is kept in one language; a change of language fetches it anew. */
export function refreshOfflinePage(): void {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.controller?.postMessage("refresh");
}
