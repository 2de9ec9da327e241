import { emailConfirmed } from "#server/domains/account/account.events.ts";
import { profileRemoved } from "#server/domains/profiles/profiles.events.ts";
import { userBlocked, userUnblocked } from "#server/domains/safety/safety.events.ts";
import { openDomain } from "#server/platform/domain.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { ChatPorts } from "./chat.ports.ts";
import { bindChat } from "./chat.routes.ts";
import { allowChatChannels, createLiveMessages, subscribeChat } from "./chat.subscribers.ts";
import { mayLookAtMessage } from "./chat-access.service.ts";
import {
  closeBetween,
  closeUnanswered,
  deliverWaitingOf,
  eraseTakenBack,
  leaveRooms,
  reopenBetween,
} from "./contact/chat-contacts.service.ts";
import { bindMessages } from "./messages/messages.routes.ts";

const closeUnansweredJob = defineJob<Record<string, never>>("chat.close-unanswered");
const eraseTakenBackJob = defineJob<Record<string, never>>("chat.erase-taken-back");
const timeZone = "Europe/Amsterdam";

export function registerChat(platform: Platform, ports: ChatPorts): void {
  const chat = openDomain(platform, { ports, live: createLiveMessages(platform) });
  bindChat(chat);
  bindMessages(chat);
  subscribeChat(chat);
  allowChatChannels(platform);
  platform.privateFiles.allow((viewer, key) => mayLookAtMessage(platform.db, viewer, key));

  chat.onPublish(emailConfirmed, deliverWaitingOf);
  chat.onPublish(userBlocked, closeBetween);
  chat.onPublish(userUnblocked, reopenBetween);
  chat.onPublish(profileRemoved, leaveRooms);

  chat.work(closeUnansweredJob, closeUnanswered, { cron: "25 3 * * *", timeZone });
  chat.work(eraseTakenBackJob, (ctx) => eraseTakenBack(ctx), { cron: "30 3 * * *", timeZone });
}
