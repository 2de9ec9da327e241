import { intakeFormsEndpoints } from "#contract/intake-forms.ts";
import { showBooking } from "#server/domains/bookings/booking-views.service.ts";
import { bookingMoved } from "#server/domains/bookings/bookings.events.ts";
import { notifySides } from "#server/domains/bookings/notices/bookings.notices.ts";
import { type DomainEntries, openDomain } from "#server/platform/domain.ts";
import type { Platform } from "#server/platform/platform.ts";
import { intakeAsked, intakeChanged, intakeFilled, intakeSeen } from "./intake-forms.events.ts";
import { confirmChanges, getIntakeForm, updateIntakeForm } from "./intake-forms.service.ts";
import { followBooking } from "./intake-making.service.ts";
import { getStandingForm, updateStandingForm } from "./standing-forms.service.ts";

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

function bindIntakeForms({ bind }: DomainEntries<object>): void {
  bind(intakeFormsEndpoints.get, async (ctx, { params }) => ({
    data: await getIntakeForm(ctx, { bookingId: params.id }),
  }));
  bind(intakeFormsEndpoints.update, async (ctx, { params, body }) => {
    const { isKept = false, ...update } = body;
    return { data: await updateIntakeForm(ctx, { bookingId: params.id, update, isKept }) };
  });
  bind(intakeFormsEndpoints.confirm, async (ctx, { params, body }) => ({
    data: await confirmChanges(ctx, { bookingId: params.id, ...body }),
  }));
  bind(intakeFormsEndpoints.getStanding, async (ctx) => ({ data: await getStandingForm(ctx) }));
  bind(intakeFormsEndpoints.updateStanding, async (ctx, { body }) => ({
    data: await updateStandingForm(ctx, { update: body }),
  }));
}
