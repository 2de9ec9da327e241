import { addressForm } from "#contract/addresses.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { schemaErrors } from "#web/lib/forms/schema-errors.ts";
import type { FieldTexts } from "#web/lib/text/field-texts.ts";

/** Imported dynamically, as is everything that brings the contract's schemas along. */
export function checkAddress(values: unknown, locale: Locale): FieldTexts {
  return schemaErrors(addressForm, values, locale);
}
