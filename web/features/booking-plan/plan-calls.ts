import {
  type Booking,
  type BookingForm,
  bookingForm,
  bookingsEndpoints,
} from "#contract/bookings.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { createTries } from "#web/lib/api/idempotency-key.ts";
import { schemaErrors } from "#web/lib/forms/schema-errors.ts";
import type { FieldTexts } from "#web/lib/text/field-texts.ts";

/** Imported dynamically (`await import(…)`), as is everything that brings the endpoint tables along. */
export function checkPlan(body: BookingForm, locale: Locale): FieldTexts {
  return schemaErrors(bookingForm, body, locale);
}

const tries = createTries();

export async function sendPlan(body: BookingForm): Promise<Booking> {
  const idempotencyKey = tries.keyFor(body);
  const { data } = await api.call(bookingsEndpoints.create, { body }, { idempotencyKey });
  tries.answered();
  return data;
}
