import { defaultLocale, localeCookie, parseLocale } from "#contract/shared/locale.ts";
import { readBrowserCookie } from "#web/lib/session/cookies.ts";
import { readToken, sessionEnded, tokenSettled } from "#web/lib/session/token.ts";
import { sendWithProgress } from "./send-with-progress.ts";
import type { Transport } from "./transport.ts";

export const browserTransport: Transport = {
  headers() {
    const token = readToken();
    return {
      "X-Page-Origin": window.location.origin,
      "Accept-Language": pageLocale(),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    };
  },

  async send(request) {
    const { method, path, headers, body, signal, onProgress } = request;
    if (onProgress) return sendWithProgress(request, onProgress);
    const response = await fetch(path, {
      method,
      headers,
      credentials: "include",
      // Taking something away must not be cut off by leaving the page.
      keepalive: method === "DELETE",
      ...(body === undefined ? {} : { body }),
      ...(signal ? { signal } : {}),
    });
    return {
      status: response.status,
      header: (name) => response.headers.get(name),
      body: await response.text(),
    };
  },

  csrfToken: () => readBrowserCookie("XSRF-TOKEN"),
  settled: tokenSettled,
  onUnauthenticated: sessionEnded,
};

/** The cookie decides; without one, the language that the page is in. */
function pageLocale(): string {
  return (
    parseLocale(readBrowserCookie(localeCookie.name)) ??
    parseLocale(document.documentElement.lang) ??
    defaultLocale
  );
}
