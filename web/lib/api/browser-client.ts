import type { CallInput, DownloadName } from "#contract/endpoints.ts";
import { defaultLocale, localeCookie, parseLocale } from "#contract/shared/locale.ts";
import { readBrowserCookie } from "#web/lib/session/cookies.ts";
import { readToken, sessionEnded, tokenSettled } from "#web/lib/session/token.ts";
import { createApi, requestOf } from "./client.ts";
import { endpoints } from "./endpoints.ts";
import { readError } from "./error-reader.ts";
import type { OnProgress, Transport, TransportAnswer, TransportRequest } from "./transport.ts";

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

/** For what takes long to send: `fetch` can't tell how far it is. */
function sendWithProgress(
  { method, path, headers, body, signal }: TransportRequest,
  onProgress: OnProgress,
): Promise<TransportAnswer> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const stop = () => call.abort();
    call.open(method, path);
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
    call.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(Math.round((loaded / total) * 100));
    };
    call.onload = () =>
      resolve({
        status: call.status,
        header: (name) => call.getResponseHeader(name),
        body: call.responseText,
      });
    call.onerror = () => reject(new TypeError("no answer"));
    call.onabort = () => reject(signal?.reason ?? new TypeError("no answer"));
    call.onloadend = () => signal?.removeEventListener("abort", stop);
    signal?.addEventListener("abort", stop);
    if (signal?.aborted) reject(signal.reason);
    else call.send(body ?? null);
  });
}

/** What `browser-api.ts` fetches with the first call. */
export const client = createApi(browserTransport);

/** Fetches a file with the visitor's token and hands it to the browser's own saving. */
export async function downloadFile<Name extends DownloadName>(
  name: Name,
  input: CallInput<Name>,
): Promise<void> {
  const { method, path, headers } = requestOf(name, input, browserTransport);
  const response = await fetch(path, { method, headers, credentials: "include" });
  if (!response.ok) {
    if (response.status === 401) browserTransport.onUnauthenticated?.();
    throw readError({
      status: response.status,
      header: (header) => response.headers.get(header),
      body: await response.text(),
    });
  }
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = url;
  link.download = endpoints[name].fileName ?? "";
  link.click();
  // Safari reads it only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
