import { addressForm } from "#contract/addresses.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { fieldErrors } from "#contract/shared/validation/validation.ts";
import { type FieldTexts, firstLines } from "#web/lib/text/field-texts.ts";

/** The contract's own rules and words: what the server would say, without asking it. */
export function checkAddress(values: unknown, locale: Locale): FieldTexts {
  const result = addressForm.safeParse(values);
  return result.success ? {} : firstLines(fieldErrors(result.error.issues, locale));
}
