import type { ApiError } from "#web/lib/api/api-error.ts";
import { useSentForm } from "#web/lib/forms/sent-form.ts";

/** Used or run out (410), or never one of ours (404, or a token that can't even be one). */
export function isDeadLink(error: Pick<ApiError, "status"> & { fieldErrors: object }): boolean {
  return error.status === 410 || error.status === 404 || "token" in error.fieldErrors;
}

/** What became of a link that was used without script; null: nothing yet, or it may be tried again. */
export function useSentLink(form: string): "dead" | { email: string } | null {
  const sent = useSentForm(form);
  if (!sent) return null;
  if (sent.isDone) return { email: String(sent.values.email) };
  return isDeadLink({ status: sent.status, fieldErrors: sent.errors }) ? "dead" : null;
}
