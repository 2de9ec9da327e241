import { bookingMoved } from "#server/domains/bookings/bookings.events.ts";
import { messageSent } from "#server/domains/chat/chat.events.ts";
import {
  intakeAsked,
  intakeChanged,
  intakeFilled,
} from "#server/domains/intake-forms/intake-forms.events.ts";
import { openDomain } from "#server/platform/domain.ts";
import type { Platform } from "#server/platform/platform.ts";
import { tellOfIntake, tellOfMove } from "./bookings/booking-notices.service.ts";
import { tellOfMessage } from "./message-notices.service.ts";
import {
  registerNotificationJobs,
  writeBookingMails,
  writeUnreadMails,
} from "./notifications.jobs.ts";
import { bindNotifications } from "./notifications.routes.ts";
import { allowNotificationsChannel, subscribeNotifications } from "./notifications.subscribers.ts";

export function registerNotifications(platform: Platform): void {
  const notifications = openDomain(platform, {});
  bindNotifications(notifications);
  subscribeNotifications(notifications);
  allowNotificationsChannel(platform);
  notifications.on(messageSent, "notifications.push-message", tellOfMessage);
  notifications.on(bookingMoved, "notifications.tell-of-booking", tellOfMove);
  notifications.on(intakeAsked, "notifications.tell-intake-asked", (ctx, { bookingId }) =>
    tellOfIntake(ctx, { bookingId, what: "asked" }),
  );
  notifications.on(intakeFilled, "notifications.tell-intake-filled", (ctx, { bookingId }) =>
    tellOfIntake(ctx, { bookingId, what: "filled" }),
  );
  notifications.on(intakeChanged, "notifications.tell-intake-changed", (ctx, { bookingId }) =>
    tellOfIntake(ctx, { bookingId, what: "changed" }),
  );
  writeUnreadMails(platform);
  writeBookingMails(platform);
  registerNotificationJobs(notifications);
}
