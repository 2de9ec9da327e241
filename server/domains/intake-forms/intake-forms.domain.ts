import { bookingMoved } from "#server/domains/bookings/bookings.events.ts";
import { openDomain } from "#server/platform/domain.ts";
import type { Platform } from "#server/platform/platform.ts";
import { bindIntakeForms } from "./intake-forms.routes.ts";
import { followBooking } from "./intake-making.service.ts";

export function registerIntakeForms(platform: Platform): void {
  const intakeForms = openDomain(platform, {});
  bindIntakeForms(intakeForms);
  intakeForms.onPublish(bookingMoved, followBooking);
}
