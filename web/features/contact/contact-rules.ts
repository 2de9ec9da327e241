import { newContactForm } from "#contract/chat.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { fieldErrors } from "#contract/shared/validation.ts";
import { type FieldTexts, firstLines } from "#web/lib/field-texts.ts";

/** The contract's own rules and words: what the server would say, without asking it. */
export function checkNewContact(body: unknown, locale: Locale): FieldTexts {
  const result = newContactForm.safeParse(body);
  return result.success ? {} : firstLines(fieldErrors(result.error.issues, locale));
}
