import { bookingPeriodForm } from "#contract/bookings/booking-periods.ts";
import { bookingCancellation, bookingUpdate } from "#contract/bookings.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { schemaErrors } from "#web/lib/forms/schema-errors.ts";
import type { FieldTexts } from "#web/lib/text/field-texts.ts";

/** Imported dynamically: the contract's own rules and words. */
export function checkPeriod(values: unknown, locale: Locale): FieldTexts {
  return schemaErrors(bookingPeriodForm, values, locale);
}

export function checkUpdate(values: unknown, locale: Locale): FieldTexts {
  return schemaErrors(bookingUpdate, values, locale);
}

export function checkCancel(values: unknown, locale: Locale): FieldTexts {
  return schemaErrors(bookingCancellation, values, locale);
}
