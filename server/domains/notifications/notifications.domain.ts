import { bookingMoved } from "#server/domains/bookings/bookings.events.ts";
import { messageSent } from "#server/domains/chat/chat.events.ts";
import { openDomain } from "#server/platform/domain.ts";
import type { Platform } from "#server/platform/platform.ts";
import { tellOfMove } from "./bookings/booking-notices.service.ts";
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
  writeUnreadMails(platform);
  writeBookingMails(platform);
  registerNotificationJobs(notifications);
}
