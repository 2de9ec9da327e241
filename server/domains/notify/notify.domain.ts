import { notificationsChannel } from "#contract/notifications.ts";
import { openDomain } from "#server/platform/domain.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { NotifyPorts } from "./notify.ports.ts";
import { bindNotify } from "./notify.routes.ts";
import { subscribeNotify } from "./notify.subscribers.ts";
import { pushJob, sendPush } from "./push.jobs.ts";
import { writeUnsubscribeMails } from "./unsubscribing/unsubscribe-asked.service.ts";

export function registerNotify(platform: Platform, ports: NotifyPorts): void {
  const notify = openDomain(platform, { ports });
  bindNotify(notify);
  subscribeNotify(notify);
  // Everybody hears what is theirs.
  platform.realtime.allow(
    notificationsChannel,
    async (viewer, { userId }) => viewer.userId === userId,
  );
  writeUnsubscribeMails(platform);
  notify.work(pushJob, sendPush);
}
