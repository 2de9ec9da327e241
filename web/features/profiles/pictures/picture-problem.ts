import { ApiError } from "#web/lib/api/api-error.ts";

/** What the server has against a picture, in its words. */
export function refusedPicture(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.fieldErrors.images?.[0] ?? error.messages[0];
}
