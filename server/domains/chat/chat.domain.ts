import {
  emailConfirmed,
  userBanned,
  userLeaving,
  userUnbanned,
} from "#server/domains/account/account.events.ts";
import { profileRemoved } from "#server/domains/profiles/profiles.events.ts";
import { userBlocked, userUnblocked } from "#server/domains/safety/safety.events.ts";
import { openDomain } from "#server/platform/domain.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { writeMails } from "#server/platform/mail/mailer.ts";
import type { Platform } from "#server/platform/platform.ts";
import { contactChanged } from "./chat.events.ts";
import type { ChatPorts } from "./chat.ports.ts";
import { bindChat } from "./chat.routes.ts";
import { allowChatChannels, createLiveMessages, subscribeChat } from "./chat.subscribers.ts";
import { mayLookAtMessage } from "./chat-access.service.ts";
import {
  closeBetween,
  closeRoomsOf,
  closeUnanswered,
  deliverWaitingOf,
  endPlansOf,
  eraseTakenBack,
  leaveRooms,
  reopenBetween,
  reopenRoomsOf,
  unansweredRooms,
} from "./contact/chat-contacts.service.ts";
import { bindMessages } from "./messages/messages.routes.ts";
import { declinedMail, subscribeChatNotices, unreadMail } from "./notices/chat.notices.ts";
import { countedSitters, followContact, recountResponses } from "./response/response.service.ts";

const closeUnansweredJob = defineJob<Record<string, never>>("chat.close-unanswered");
const eraseTakenBackJob = defineJob<Record<string, never>>("chat.erase-taken-back");
const recountResponsesJob = defineJob<Record<string, never>>("chat.recount-responses");

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
  chat.onPublish(userBanned, closeRoomsOf);
  chat.onPublish(userLeaving, endPlansOf);
  chat.onPublish(userUnbanned, reopenRoomsOf);
  chat.onPublish(profileRemoved, leaveRooms);
  chat.on(contactChanged, "chat.count-response", followContact);

  chat.again(unansweredRooms);
  chat.again(countedSitters);
  chat.work(closeUnansweredJob, closeUnanswered, "25 3 * * *");
  chat.work(eraseTakenBackJob, (ctx) => eraseTakenBack(ctx), "30 3 * * *");
  chat.work(recountResponsesJob, recountResponses, "50 3 * * *");

  subscribeChatNotices(chat);
  const words = () => import("./notices/unread.emails.tsx");
  writeMails(platform, unreadMail, async (mail) => (await words()).unreadMail(mail));
  writeMails(platform, declinedMail, async (mail) => (await words()).declinedMail(mail));
}
