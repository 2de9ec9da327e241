import { showBooking } from "#server/domains/bookings/booking-views.service.ts";
import { bookingMoved } from "#server/domains/bookings/bookings.events.ts";
import { notifySides } from "#server/domains/bookings/notices/bookings.notices.ts";
import { openDomain } from "#server/platform/domain.ts";
import type { Platform } from "#server/platform/platform.ts";
import { intakeAsked, intakeChanged, intakeFilled, intakeSeen } from "./intake-forms.events.ts";
import { bindIntakeForms } from "./intake-forms.routes.ts";
import { followBooking } from "./intake-making.service.ts";

/** What a booking that is shown shows of its form, and of what else hangs on it. */
type Own = Pick<Parameters<typeof showBooking>[0], "ports">;

export function registerIntakeForms(platform: Platform, own: Own): void {
  const intakeForms = openDomain(platform, own);
  bindIntakeForms(intakeForms);
  intakeForms.onPublish(bookingMoved, followBooking);
  intakeForms.on(intakeFilled, "intake-forms.show-filled", showBooking);
  intakeForms.on(intakeChanged, "intake-forms.show-changed", showBooking);
  intakeForms.on(intakeSeen, "intake-forms.show-seen", showBooking);
  intakeForms.on(intakeAsked, "notifications.tell-intake-asked", (ctx, { bookingId, isWithYes }) =>
    notifySides(ctx, { bookingId, type: "intake_asked", isMailed: !isWithYes }),
  );
  intakeForms.on(intakeFilled, "notifications.tell-intake-filled", (ctx, { bookingId }) =>
    notifySides(ctx, { bookingId, type: "intake_filled" }),
  );
  intakeForms.on(intakeChanged, "notifications.tell-intake-changed", (ctx, { bookingId }) =>
    notifySides(ctx, { bookingId, type: "intake_changed" }),
  );
}
