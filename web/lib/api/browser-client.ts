import type { CallInput, DownloadName } from "#contract/endpoints.ts";
import { browserTransport } from "./browser-transport.ts";
import { createApi, requestOf } from "./client.ts";
import { endpoints } from "./endpoints.ts";
import { readError } from "./error-reader.ts";

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
