import { ownPath } from "#contract/urls/own-path.ts";
import { readDraft, removeDraft, writeDraft } from "#web/lib/forms/drafts.ts";

/** Beside the step that was reached, and gone with it at log-out. */
const key = "stepAfterSignup";

/**
 * On the way from the log-in to the sign-up, which takes a while: what somebody came for is offered to
 * them again at its end. Null: they came for nothing in particular.
 */
export function rememberAfterSignup(path: string | null): void {
  if (path === null) removeDraft(key);
  else writeDraft(key, path);
}

export function readAfterSignup(): string | null {
  const path = readDraft(key);
  return typeof path === "string" ? ownPath(path) : null;
}
