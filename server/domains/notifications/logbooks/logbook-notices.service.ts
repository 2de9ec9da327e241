import type { LogbookMessageParams } from "#contract/logbooks/logbook-messages.ts";
import type { LogbookNotificationType } from "#contract/notifications.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { toInstant } from "#contract/shared/dates.ts";
import { urls } from "#contract/urls/urls.ts";
import type { LogbookChanged, ReportShared } from "#server/domains/logbooks/logbooks.events.ts";
import {
  findLogbookFacts,
  findLogged,
  findMissedAt,
  findPicturePath,
  type LogbookFacts,
} from "#server/domains/logbooks/messages/logbook-facts.service.ts";
import type { OwnerTold } from "#server/domains/logbooks/messages/logbook-messages.events.ts";
import type { Context } from "#server/platform/context.ts";
import { defineMail } from "#server/platform/mail/mail-kind.ts";
import {
  type MailReader,
  type Notice,
  type NotifyContext,
  notify,
  notifyAgain,
} from "../notify.service.ts";
import type { LogbookMailData } from "./logbook.emails.tsx";
import type { LogbookNoticeParams } from "./logbook-notice-words.ts";
import { findCitySlug } from "./logbook-notices.repository.ts";
import {
  isWorthReporting,
  type MailedLogbookType,
  noticeTypeOf,
  ringingOf,
} from "./logbook-notices.rules.ts";

export const logbookMail = defineMail<MailReader & LogbookMailData>("notifications.logbook");

/** The owner was told something in the chat: their list and their browsers follow it. */
export async function tellOfLogbook(ctx: NotifyContext, told: OwnerTold): Promise<void> {
  const facts = await findLogbookFacts(ctx.db, told.logbookId);
  if (!facts) return;
  const type = noticeTypeOf(told);
  const ringing = ringingOf(told);
  const { imageId } = told.told;
  const image = imageId === undefined ? null : await findPicturePath(ctx.db, imageId);
  const push = {
    tag: `logbook-${facts.logbookId}`,
    ...(image ? { image } : {}),
    ...(ringing === "quiet" ? { isQuiet: true } : {}),
  };
  const notice = noticeOf(facts, {
    type,
    params: paramsOf(facts, told.told),
    path: urls.logbook(facts.logbookId),
    causeKey: `logbook-told:${told.messageId}`,
    ...(ringing === "none" ? {} : { push }),
    ...(type === "logbook_started" ? { mail: { type } } : {}),
  });
  if (notice) await (told.isNew ? notify(ctx, notice) : notifyAgain(ctx, notice));
}

type Missed = { logbookId: number; entryId: number };

/** Nobody has come: what can be done about it is in the chat. */
export async function tellOfMissedVisit(
  ctx: NotifyContext,
  { logbookId, entryId }: Missed,
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

/** The stay is over and something was logged: the owner has a page of it. */
export async function tellOfReport(ctx: NotifyContext, changed: LogbookChanged): Promise<void> {
  if (changed.change !== "completed") return;
  const facts = await findLogbookFacts(ctx.db, changed.logbookId);
  const logged = await findLogged(ctx.db, changed.logbookId);
  if (!facts || !isWorthReporting(logged)) return;
  const type = "logbook_report_ready";
  const notice = noticeOf(facts, {
    type,
    params: paramsOf(facts, {}),
    path: urls.logbookReport(facts.logbookId),
    causeKey: `${type}:${facts.logbookId}`,
    push: { tag: `report-${facts.logbookId}` },
    mail: { type, logged },
  });
  if (notice) await notify(ctx, notice);
}

/** The sitter's words and pictures are in it: they hear of it, once for each stay. */
export async function tellOfSharedReport(
  ctx: NotifyContext,
  { logbookId }: ReportShared,
): Promise<void> {
  const facts = await findLogbookFacts(ctx.db, logbookId);
  if (!facts) return;
  const type = "logbook_report_shared";
  const notice = noticeOf(
    facts,
    {
      type,
      params: paramsOf(facts, {}),
      path: urls.logbookReport(logbookId),
      causeKey: `${type}:${logbookId}`,
      push: { tag: `report-shared-${logbookId}` },
    },
    "pet_sitter",
  );
  if (notice) await notify(ctx, notice);
}

type Told = Pick<Notice<LogbookMailData>, "path" | "causeKey" | "push"> & {
  type: LogbookNotificationType;
  params: LogbookNoticeParams;
  mail?: { type: MailedLogbookType } & Pick<LogbookMailData, "othersPath" | "logged">;
};

/** For the owner, unless told otherwise; null when they have gone. */
function noticeOf(
  { users, profileIds }: LogbookFacts,
  { mail, ...told }: Told,
  to: ProfileType = "pet_owner",
): Notice<LogbookMailData> | null {
  const [userId, profileId] = [users[to], profileIds[to]];
  if (userId === null || profileId === null) return null;
  const { params, path } = told;
  return {
    ...told,
    userId,
    profileId,
    otherProfileId: profileIds[to === "pet_owner" ? "pet_sitter" : "pet_owner"],
    kind: "logbook",
    ...(mail ? { mail: { kind: logbookMail, data: { ...mail, params, path } } } : {}),
  };
}

/** Flat, and no more than its words are made of. */
function paramsOf(
  { logbookId, petNames, startOn, endOn }: LogbookFacts,
  told: Partial<LogbookMessageParams>,
): LogbookNoticeParams {
  const { from, isLate, images, kinds, walkedM, tasks, hasNotes, checkedOutAt, isBack } = told;
  const happened = {
    ...{ isLate, images, kinds, walkedM, tasks, hasNotes, checkedOutAt, isBack },
    at: told.checkedInAt ?? from,
  };
  const known = Object.entries(happened).filter(([, value]) => value !== undefined);
  return { logbookId, pets: petNames.join("\n"), startOn, endOn, ...Object.fromEntries(known) };
}
