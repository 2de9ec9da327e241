import type { ApiError } from "#web/lib/api/api-error.ts";

/** Used or run out (410), or never one of ours (404, or a token that can't even be one). */
export function isDeadLink(error: ApiError): boolean {
  return error.status === 410 || error.status === 404 || "token" in error.fieldErrors;
}
