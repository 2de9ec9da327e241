import { calendarForm } from "#contract/bookings/calendars.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { schemaErrors } from "#web/lib/forms/schema-errors.ts";
import type { FieldTexts } from "#web/lib/text/field-texts.ts";

/** Imported dynamically: the contract's own rules and words. */
export function checkCalendar(values: { url: string }, locale: Locale): FieldTexts {
  return schemaErrors(calendarForm, values, locale);
}
