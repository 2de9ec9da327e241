import type { DeliveredMessage } from "#contract/account.ts";
import type { ApiError } from "#web/lib/api/api-error.ts";
import { useSentForm } from "#web/lib/forms/sent-form.ts";

/** Used or run out (410), or never one of ours (404, or a token that can't even be one). */
export function isDeadLink(error: Pick<ApiError, "status"> & { fieldErrors: object }): boolean {
  return error.status === 410 || error.status === 404 || "token" in error.fieldErrors;
}

/** Whose it was, and what their confirming it has set going. */
export type FollowedLink = { email: string; delivered?: DeliveredMessage | undefined };

/** The same for the page that is shown after it was sent without script; `useSentLink` reads it. */
export function carriedLink({ email, delivered }: FollowedLink): Record<string, string> {
  if (!delivered) return { email };
  return { email, chatRoomId: String(delivered.chatRoomId), firstName: delivered.firstName };
}

function readLink({ email, chatRoomId, firstName }: Record<string, unknown>): FollowedLink {
  if (chatRoomId === undefined) return { email: String(email) };
  const delivered = { chatRoomId: Number(chatRoomId), firstName: String(firstName) };
  return { email: String(email), delivered };
}

/** What became of a link that was used without script; null: nothing yet, or it may be tried again. */
export function useSentLink(form: string): "dead" | FollowedLink | null {
  const sent = useSentForm(form);
  if (!sent) return null;
  if (sent.isDone) return readLink(sent.values);
  return isDeadLink({ status: sent.status, fieldErrors: sent.errors }) ? "dead" : null;
}
