import { userUpdate } from "#contract/account.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { fieldErrors } from "#contract/shared/validation/validation.ts";
import { type FieldTexts, firstLines, withoutPrefix } from "#web/lib/text/field-texts.ts";
import type { UserChange } from "./profile-calls.ts";

/** The contract's own rules and words: what the server would say, without asking it. */
export function checkChange(change: UserChange, locale: Locale): FieldTexts {
  const result = userUpdate.safeParse(change);
  if (result.success) return {};
  return withoutPrefix(firstLines(fieldErrors(result.error.issues, locale)), "profile.");
}
