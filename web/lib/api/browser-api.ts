import { browserTransport } from "./browser-transport.ts";
import { createApi } from "./client.ts";

/**
 * Imported dynamically by whoever calls (`await import(…)`): with the endpoint tables comes zod, which
 * the first page has no need of.
 */
export const api = createApi(browserTransport);
