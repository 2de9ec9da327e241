import { showBooking } from "#server/domains/bookings/booking-views.service.ts";
import { bookingMoved } from "#server/domains/bookings/bookings.events.ts";
import { openDomain } from "#server/platform/domain.ts";
import type { Platform } from "#server/platform/platform.ts";
import { intakeChanged, intakeFilled, intakeSeen } from "./intake-forms.events.ts";
import { bindIntakeForms } from "./intake-forms.routes.ts";
import { findIntakeStates } from "./intake-forms.service.ts";
import { followBooking } from "./intake-making.service.ts";

export function registerIntakeForms(platform: Platform): void {
  // A booking that is shown shows how far its form is.
  const intakeForms = openDomain(platform, { ports: { findIntakeStates } });
  bindIntakeForms(intakeForms);
  intakeForms.onPublish(bookingMoved, followBooking);
  intakeForms.on(intakeFilled, "intake-forms.show-filled", showBooking);
  intakeForms.on(intakeChanged, "intake-forms.show-changed", showBooking);
  intakeForms.on(intakeSeen, "intake-forms.show-seen", showBooking);
}
