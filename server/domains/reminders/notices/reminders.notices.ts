import type { ReminderNotificationType } from "#contract/notifications.ts";
import type { ProfileType } from "#contract/profiles.ts";
import type { ReminderType } from "#contract/reminders/reminder-messages.ts";
import type { ServiceType } from "#contract/shared/care.ts";
import { toInstant } from "#contract/shared/dates.ts";
import { urls } from "#contract/urls/urls.ts";
import { findBooking } from "#server/domains/bookings/booking-access.service.ts";
import {
  describeBooking,
  findCitiesOf,
  type MailedBooking,
} from "#server/domains/bookings/facts/described-bookings.service.ts";
import {
  findLogbookFacts,
  findMissedAt,
} from "#server/domains/logbooks/messages/logbook-facts.service.ts";
import { notifyVisitMissed } from "#server/domains/logbooks/notices/logbooks.notices.ts";
import {
  findReader,
  type Notice,
  type NotifyContext,
  notify,
} from "#server/domains/notify/notify.service.ts";
import { findProfileRef } from "#server/domains/profiles/profile-refs.service.ts";
import { clockAt } from "#server/platform/amsterdam-time.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { defineMail } from "#server/platform/mail/mail-kind.ts";
import type { MailReader, NoticeTable } from "#server/platform/notices.ts";
import { isStillOfUse } from "../remind.service.ts";
import { type ReminderSent, reminderSent } from "../reminders.events.ts";
import { findDayPlan } from "../visits/day-plan.service.ts";
import { type ReminderNoticeParams, reminderWordsOf } from "./reminder-words.ts";

/** Something on a sitter's day. */
export type MailedDayItem = {
  at: string;
  serviceType: ServiceType | null;
  isIntroduction: boolean;
  petNames: readonly string[];
  name: string | null;
  city: string | null;
};

export type ReminderMailData = {
  type: ReminderNotificationType;
  params: ReminderNoticeParams;
  /** Where the button leads. */
  path: string;
  /** What it is about, where that is something the two agreed on. */
  booking: Omit<MailedBooking, "priceCents" | "isPriceAgreed" | "proposal"> | null;
  /** All that a sitter has before them, of a day's plan. */
  day: readonly MailedDayItem[];
};

export const reminderNotices = {
  entries: {
    reminder_24h: { kind: "reminders", isMailed: true },
    reminder_1h: { kind: "reminders", isMailed: true },
    reminder_5am: { kind: "reminders", isMailed: true },
    reminder_check_in: { kind: "reminders", isMailed: true },
    reminder_send_picture: { kind: "reminders", isMailed: true },
    reminder_planning: { kind: "reminders", isMailed: true },
    reminder_introduction: { kind: "reminders", isMailed: true },
    reminder_deactivate_request: { kind: "reminders", isMailed: true },
  },
  words: reminderWordsOf,
  mail: defineMail<MailReader & ReminderMailData>("notifications.reminder"),
} satisfies NoticeTable<ReminderNotificationType, ReminderMailData>;

export function subscribeReminderNotices({ on }: DomainEntries<object>): void {
  on(reminderSent, "notifications.tell-of-reminder", notifyReminded);
}

/** Somebody was reminded in the chat: their list, their mail and their browsers follow. */
async function notifyReminded(ctx: NotifyContext, sent: ReminderSent): Promise<void> {
  const { reminderId, side, profileId } = sent;
  const { logbookId, entryId } = sent.about;
  if (!(await isStillOfUse(ctx, reminderId))) return;
  // To the owner it is news, of what they chose to hear of a logbook.
  if (sent.type === "REMINDER_CHECK_IN" && side === "pet_owner" && logbookId && entryId)
    return notifyVisitMissed(ctx, { logbookId, entryId });
  const reader = await findProfileRef(ctx.db, profileId);
  const about = reader && (await findersOfAbout[sent.type](ctx, sent));
  if (!about) return;
  const { path, otherProfileId, push, mail = {} } = about;
  const type = typeOf(sent.type);
  const params = { side, ...about.params };
  await notify(ctx, {
    table: reminderNotices,
    type,
    userId: reader.userId,
    profileId,
    otherProfileId,
    params,
    path,
    causeKey: `reminder:${reminderId}`,
    mail: { type, params, path, booking: mail.booking ?? null, day: mail.day ?? [] },
    push,
  });
}

function typeOf(type: ReminderType): ReminderNotificationType {
  return type.toLowerCase() as Lowercase<ReminderType>;
}

/** What is told besides the chat, and where it leads. */
type About = {
  params: Omit<ReminderNoticeParams, "side">;
  path: string;
  otherProfileId: number | null;
  push: NonNullable<Notice<ReminderNotificationType, ReminderMailData>["push"]>;
  mail?: Partial<Pick<ReminderMailData, "booking" | "day">>;
};

/** Null: there is nothing left to be reminded of. */
type FindAbout = (ctx: NotifyContext, sent: ReminderSent) => Promise<About | null>;

const findersOfAbout = {
  REMINDER_24H: ofStart,
  REMINDER_1H: ofStart,
  REMINDER_5AM: ofDay,
  REMINDER_CHECK_IN: ofLateVisit,
  REMINDER_SEND_PICTURE: ofPicture,
  REMINDER_PLANNING: ofPlanning,
  REMINDER_INTRODUCTION: ofIntroduction,
  REMINDER_DEACTIVATE_REQUEST: ofRequest,
} as const satisfies Record<ReminderType, FindAbout>;

/** A booking as a reminder tells of it to one of the two. */
async function findAbout(
  { db }: NotifyContext,
  { bookingId, side }: { bookingId: number | undefined; side: ProfileType },
) {
  const booking = bookingId === undefined ? null : await findBooking(db, bookingId);
  const described = booking && (await describeBooking(db, booking.id));
  if (!booking || !described) return null;
  const other = described.sides[side === "pet_owner" ? "pet_sitter" : "pet_owner"];
  const { kind, serviceType, petNames, period, place } = described;
  return {
    bookingId: booking.id,
    startsAt: booking.startsAt,
    roomId: booking.chatRoomId,
    isAccepted: booking.status === "accepted",
    otherProfileId: other?.profileId ?? null,
    params: { bookingKind: kind, pets: petNames.join("\n") },
    mailed: { kind, serviceType, petNames, period, place, city: other?.city ?? null },
  };
}

async function ofStart(ctx: NotifyContext, { side, about }: ReminderSent): Promise<About | null> {
  const found = await findAbout(ctx, { bookingId: about.bookingId, side });
  // Called off while this was on its way.
  if (!found?.isAccepted) return null;
  const { bookingId, startsAt, otherProfileId, params, mailed } = found;
  return {
    params: { ...params, at: toInstant(startsAt) },
    path: urls.booking(bookingId),
    otherProfileId,
    push: { tag: `starting-${bookingId}` },
    mail: { booking: mailed },
  };
}

async function ofDay(
  ctx: NotifyContext,
  { profileId, about }: ReminderSent,
): Promise<About | null> {
  const { day } = about;
  const items = day === undefined ? [] : await findDayPlan(ctx.db, { profileId, day });
  const [first, ...others] = items;
  if (!first) return null;
  const owners = items.flatMap(({ ownerUserId }) => ownerUserId ?? []);
  const cities = await findCitiesOf(ctx.db, owners);
  const mailed: MailedDayItem[] = [];
  for (const { at, serviceType, isIntroduction, petNames, ownerUserId } of items) {
    const owner = ownerUserId === null ? null : await findReader(ctx, ownerUserId);
    const city = (ownerUserId !== null && cities.get(ownerUserId)) || null;
    const name = owner?.firstName ?? null;
    mailed.push({ at, serviceType, isIntroduction, petNames, name, city });
  }
  const times = items.map(({ at }) => clockAt(new Date(at)).time).join(",");
  const isOne = others.length === 0 && first.logbookId !== null;
  return {
    params: { at: first.at, times },
    path: isOne && first.logbookId ? urls.logbook(first.logbookId) : urls.bookings(),
    otherProfileId: null,
    // It is five in the morning.
    push: { tag: `day-${day}`, isQuiet: true },
    mail: { day: mailed },
  };
}

async function ofLateVisit(ctx: NotifyContext, { about }: ReminderSent): Promise<About | null> {
  const { logbookId = 0, entryId = 0 } = about;
  const facts = await findLogbookFacts(ctx.db, logbookId);
  // They may have come while this was on its way.
  const plannedAt = await findMissedAt(ctx.db, entryId);
  if (!facts || !plannedAt) return null;
  return {
    params: { pets: facts.petNames.join("\n"), at: toInstant(plannedAt) },
    path: urls.logbook(logbookId),
    otherProfileId: facts.profileIds.pet_owner,
    push: { tag: `late-visit-${entryId}` },
  };
}

async function ofPicture(ctx: NotifyContext, { about }: ReminderSent): Promise<About | null> {
  const { logbookId = 0 } = about;
  const facts = await findLogbookFacts(ctx.db, logbookId);
  if (!facts) return null;
  return {
    params: { pets: facts.petNames.join("\n") },
    path: urls.logbook(logbookId),
    otherProfileId: facts.profileIds.pet_owner,
    push: { tag: `picture-${logbookId}` },
  };
}

async function ofPlanning(_ctx: NotifyContext, { about }: ReminderSent): Promise<About | null> {
  const { roomId, otherProfileId } = about;
  if (roomId === undefined || otherProfileId === undefined) return null;
  return {
    params: {},
    path: urls.planIntroduction(otherProfileId, { chatRoomId: roomId }),
    otherProfileId,
    push: { tag: `planning-${roomId}` },
  };
}

async function ofIntroduction(
  ctx: NotifyContext,
  { side, about }: ReminderSent,
): Promise<About | null> {
  const found = await findAbout(ctx, { bookingId: about.bookingId, side });
  if (!found || found.roomId === null) return null;
  const { roomId, otherProfileId, params } = found;
  const isOwner = side === "pet_owner" && otherProfileId !== null;
  return {
    params,
    path: isOwner
      ? urls.planBooking(otherProfileId, { chatRoomId: roomId })
      : urls.chatRoom(roomId),
    otherProfileId,
    push: { tag: `met-${roomId}` },
  };
}

async function ofRequest(ctx: NotifyContext, { side, about }: ReminderSent): Promise<About | null> {
  const { bookingId, requestId } = about;
  const found = await findAbout(ctx, { bookingId, side });
  const push = { tag: `request-${requestId}` };
  const path = urls.createRequest();
  if (!found) return { params: {}, path, otherProfileId: null, push };
  const { otherProfileId, params, mailed } = found;
  return {
    params: { ...params, isAfterYes: true },
    path,
    otherProfileId,
    push,
    mail: { booking: mailed },
  };
}
