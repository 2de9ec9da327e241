import { calendarForm, calendarsEndpoints } from "#contract/bookings/calendars.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { schemaErrors } from "#web/lib/forms/schema-errors.ts";
import type { FieldTexts } from "#web/lib/text/field-texts.ts";

/** Imported dynamically: with the endpoint tables comes zod, which the screen can be shown without. */
export async function renewFeed(): Promise<void> {
  await api.call(calendarsEndpoints.renewFeed, {});
}

export async function revokeFeed(): Promise<void> {
  await api.call(calendarsEndpoints.revokeFeed, {});
}

export async function addCalendar(body: { url: string }): Promise<void> {
  await api.call(calendarsEndpoints.addCalendar, { body });
}

export async function removeCalendar(body: { url: string }): Promise<void> {
  await api.call(calendarsEndpoints.removeCalendar, { body });
}

export function checkCalendar(values: { url: string }, locale: Locale): FieldTexts {
  return schemaErrors(calendarForm, values, locale);
}
