import type { LogbookMessageParams } from "#contract/logbooks/logbook-messages.ts";
import type { LogbookNotificationType } from "#contract/notifications.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { toInstant } from "#contract/shared/dates.ts";
import { urls } from "#contract/urls/urls.ts";
import {
  type Notice,
  type NotifyContext,
  notify,
  notifyAgain,
} from "#server/domains/notify/notify.service.ts";
import type { Context } from "#server/platform/context.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { defineMail } from "#server/platform/mail/mail-kind.ts";
import type { MailedType, MailReader, NoticeEntry, NoticeTable } from "#server/platform/notices.ts";
import {
  type LogbookChanged,
  logbookChanged,
  type ReportShared,
  reportShared,
} from "../logbooks.events.ts";
import {
  findLogbookFacts,
  findLogged,
  findMissedAt,
  findPicturePath,
  type LogbookFacts,
} from "../messages/logbook-facts.service.ts";
import { type OwnerTold, ownerTold } from "../messages/logbook-messages.events.ts";
import { findCitySlug } from "../messages/logbook-messages.repository.ts";
import { type LogbookNoticeParams, logbookWordsOf } from "./logbook-words.ts";

/*
  What the owner is told of a logbook besides the chat. It follows the messages there: one row of the list
  for each, which grows as its message does. Only the first of it rings; a picture that joins takes the
  place of what was pushed, without a sound. Mailed is what somebody who is away wants to know though they
  look at nothing: that it has begun, that nobody came, and that the report is there.
*/
const entries = {
  logbook_started: { kind: "logbook", isMailed: true },
  logbook_checked_in: { kind: "logbook", isMailed: false },
  logbook_updated: { kind: "logbook", isMailed: false },
  logbook_visit_missed: { kind: "logbook", isMailed: true },
  logbook_report_ready: { kind: "logbook", isMailed: true },
  logbook_report_shared: { kind: "logbook", isMailed: false },
} as const satisfies Record<LogbookNotificationType, NoticeEntry>;

export type LogbookMailData = {
  type: MailedType<typeof entries>;
  params: LogbookNoticeParams;
  /** Where the button leads. */
  path: string;
  /** Where others are found who could come; of a visit that nobody came for. */
  othersPath?: string;
  /** What there is to see in a report. */
  logged?: { visits: number; images: number; walkedM: number };
};

export const logbookNotices = {
  entries,
  words: logbookWordsOf,
  mail: defineMail<MailReader & LogbookMailData>("notifications.logbook"),
} satisfies NoticeTable<LogbookNotificationType, LogbookMailData>;

export function subscribeLogbookNotices({ on }: DomainEntries<object>): void {
  on(ownerTold, "notifications.tell-of-logbook", notifyChatted);
  on(logbookChanged, "notifications.tell-report-ready", notifyReportReady);
  on(reportShared, "notifications.tell-report-shared", notifyReportShared);
}

type Message = { isFirst: boolean; told: Pick<LogbookMessageParams, "visits"> };

export function noticeTypeOf({ isFirst, told }: Message): LogbookNotificationType {
  if (isFirst) return "logbook_started";
  return (told.visits ?? 0) > 0 ? "logbook_checked_in" : "logbook_updated";
}

export type Ringing = "aloud" | "quiet" | "none";

export function ringingOf({
  isNew,
  hasNewImage,
}: {
  isNew: boolean;
  hasNewImage: boolean;
}): Ringing {
  if (isNew) return "aloud";
  return hasNewImage ? "quiet" : "none";
}

/** The owner was told something in the chat: their list and their browsers follow it. */
async function notifyChatted(ctx: NotifyContext, message: OwnerTold): Promise<void> {
  const { logbookId, messageId, told, isNew } = message;
  const facts = await findLogbookFacts(ctx.db, logbookId);
  if (!facts) return;
  const type = noticeTypeOf(message);
  const ringing = ringingOf(message);
  const image = told.imageId === undefined ? null : await findPicturePath(ctx.db, told.imageId);
  const push = {
    tag: `logbook-${logbookId}`,
    ...(image ? { image } : {}),
    ...(ringing === "quiet" ? { isQuiet: true } : {}),
  };
  const notice = noticeOf(facts, {
    type,
    params: paramsOf(facts, told),
    path: urls.logbook(logbookId),
    causeKey: `logbook-told:${messageId}`,
    ...(ringing === "none" ? {} : { push }),
    ...(type === "logbook_started" ? { mail: { type } } : {}),
  });
  if (notice) await (isNew ? notify(ctx, notice) : notifyAgain(ctx, notice));
}

/** Nobody has come: what can be done about it is in the chat. */
export async function notifyVisitMissed(
  ctx: NotifyContext,
  { logbookId, entryId }: { logbookId: number; entryId: number },
): Promise<void> {
  const facts = await findLogbookFacts(ctx.db, logbookId);
  // They may have come while this was on its way.
  const plannedAt = await findMissedAt(ctx.db, entryId);
  if (!facts || !plannedAt) return;
  const type = "logbook_visit_missed";
  const notice = noticeOf(facts, {
    type,
    params: paramsOf(facts, { from: toInstant(plannedAt) }),
    path: facts.roomId === null ? urls.logbook(logbookId) : urls.chatRoom(facts.roomId),
    causeKey: `${type}:${entryId}`,
    push: { tag: `missed-visit-${entryId}` },
    mail: { type, othersPath: await othersPathOf(ctx, facts) },
  });
  if (notice) await notify(ctx, notice);
}

/** Sitters near the owner who do the same and are free today. */
async function othersPathOf({ db, now }: Context, facts: LogbookFacts): Promise<string> {
  const { serviceType, users } = facts;
  const city = users.pet_owner === null ? null : await findCitySlug(db, users.pet_owner);
  const day = dayInAmsterdam(now);
  const services = serviceType ? { serviceTypes: [serviceType] } : {};
  return urls.search(city ?? undefined, undefined, { vacations: [`${day}/${day}`], ...services });
}

/** The stay is over and something was logged: the owner has a page of it. A report of nothing is none. */
async function notifyReportReady(
  ctx: NotifyContext,
  { logbookId, change }: LogbookChanged,
): Promise<void> {
  if (change !== "completed") return;
  const facts = await findLogbookFacts(ctx.db, logbookId);
  const logged = await findLogged(ctx.db, logbookId);
  if (!facts || logged.visits === 0) return;
  const type = "logbook_report_ready";
  const notice = noticeOf(facts, {
    type,
    params: paramsOf(facts, {}),
    path: urls.logbookReport(logbookId),
    causeKey: `${type}:${logbookId}`,
    push: { tag: `report-${logbookId}` },
    mail: { type, logged },
  });
  if (notice) await notify(ctx, notice);
}

/** The sitter's words and pictures are in it: they hear of it, once for each stay. */
async function notifyReportShared(ctx: NotifyContext, { logbookId }: ReportShared): Promise<void> {
  const facts = await findLogbookFacts(ctx.db, logbookId);
  if (!facts) return;
  const type = "logbook_report_shared";
  const about = {
    type,
    params: paramsOf(facts, {}),
    path: urls.logbookReport(logbookId),
    causeKey: `${type}:${logbookId}`,
    push: { tag: `report-shared-${logbookId}` },
  } as const;
  const notice = noticeOf(facts, about, "pet_sitter");
  if (notice) await notify(ctx, notice);
}

type LogbookNotice = Notice<LogbookNotificationType, LogbookMailData>;
type AboutLogbook = Pick<LogbookNotice, "type" | "path" | "causeKey" | "push"> & {
  params: LogbookNoticeParams;
  mail?: Pick<LogbookMailData, "type" | "othersPath" | "logged">;
};

/** For the owner, unless it says otherwise; null when they have gone. */
function noticeOf(
  { users, profileIds }: LogbookFacts,
  { mail, ...about }: AboutLogbook,
  to: ProfileType = "pet_owner",
): LogbookNotice | null {
  const [userId, profileId] = [users[to], profileIds[to]];
  if (userId === null || profileId === null) return null;
  const { params, path } = about;
  return {
    ...about,
    table: logbookNotices,
    userId,
    profileId,
    otherProfileId: profileIds[to === "pet_owner" ? "pet_sitter" : "pet_owner"],
    ...(mail ? { mail: { ...mail, params, path } } : {}),
  };
}

/** Flat, and no more than its words are made of. */
function paramsOf(
  { logbookId, petNames, startOn, endOn }: LogbookFacts,
  message: Partial<LogbookMessageParams>,
): LogbookNoticeParams {
  const { from, isLate, images, kinds, walkedM, tasks, hasNotes, checkedInAt } = message;
  const { checkedOutAt, isBack } = message;
  const at = checkedInAt ?? from;
  const happened = { isLate, images, kinds, walkedM, tasks, hasNotes, checkedOutAt, isBack, at };
  const known = Object.entries(happened).filter(([, value]) => value !== undefined);
  return { logbookId, pets: petNames.join("\n"), startOn, endOn, ...Object.fromEntries(known) };
}
