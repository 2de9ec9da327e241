import type { CallInput, DownloadName } from "#contract/endpoints.ts";
import type { Api } from "./client.ts";

let client: Api | null = null;

/**
 * The API once its client is there, for a call that can't wait for it: of a page that is being left, say. The
 * client and the list of endpoints come with the first call: a page to look at has no need of them.
 */
export async function readyApi(): Promise<Api> {
  client ??= (await import("./browser-client.ts")).client;
  return client;
}

/** The API, for whatever runs in the browser. */
export const api: Api = {
  call: async (name, input, options) => (await readyApi()).call(name, input, options),
};

/** Hands a file that the API answers with to the browser's own saving. */
export async function downloadFile<Name extends DownloadName>(
  name: Name,
  input: CallInput<Name>,
): Promise<void> {
  await (await import("./browser-client.ts")).downloadFile(name, input);
}
