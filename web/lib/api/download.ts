import type { CallInput, Endpoint } from "#contract/shared/endpoint.ts";
import { browserTransport } from "./browser-transport.ts";
import { requestOf } from "./client.ts";
import { readError } from "./error-reader.ts";

type Download = Endpoint & { readonly download: { readonly fileName: string } };

/** Fetches a file with the visitor's token and hands it to the browser's own saving. */
export async function downloadFile<E extends Download>(
  endpoint: E,
  input: CallInput<E>,
): Promise<void> {
  const { method, path, headers } = requestOf(endpoint, input, browserTransport);
  const response = await fetch(path, { method, headers, credentials: "include" });
  if (!response.ok) {
    if (response.status === 401) browserTransport.onUnauthenticated?.();
    throw readError({
      status: response.status,
      header: (name) => response.headers.get(name),
      body: await response.text(),
    });
  }
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = url;
  link.download = endpoint.download.fileName;
  link.click();
  // Safari reads it only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
