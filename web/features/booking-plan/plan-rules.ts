import { type BookingForm, bookingForm } from "#contract/bookings.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { schemaErrors } from "#web/lib/forms/schema-errors.ts";
import type { FieldTexts } from "#web/lib/text/field-texts.ts";

/** Imported dynamically: the contract's own rules and words. */
export function checkPlan(body: BookingForm, locale: Locale): FieldTexts {
  return schemaErrors(bookingForm, body, locale);
}
