import type { CallInput, DownloadName } from "#contract/endpoints.ts";
import type { Api } from "./client.ts";

const load = () => import("./browser-client.ts");

/**
 * The API, for whatever runs in the browser. The client and the list of endpoints come with the first call:
 * a page to look at has no need of them.
 */
export const api: Api = {
  call: async (name, input, options) => (await load()).client.call(name, input, options),
};

/** Hands a file that the API answers with to the browser's own saving. */
export async function downloadFile<Name extends DownloadName>(
  name: Name,
  input: CallInput<Name>,
): Promise<void> {
  await (await load()).downloadFile(name, input);
}
