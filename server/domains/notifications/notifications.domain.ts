import { messageSent } from "#server/domains/chat/chat.events.ts";
import { openDomain } from "#server/platform/domain.ts";
import type { Platform } from "#server/platform/platform.ts";
import { tellOfMessage } from "./message-notices.service.ts";
import { registerNotificationJobs, writeUnreadMails } from "./notifications.jobs.ts";
import { bindNotifications } from "./notifications.routes.ts";

export function registerNotifications(platform: Platform): void {
  const notifications = openDomain(platform, {});
  bindNotifications(notifications);
  notifications.on(messageSent, "notifications.push-message", tellOfMessage);
  writeUnreadMails(platform);
  registerNotificationJobs(notifications);
}
