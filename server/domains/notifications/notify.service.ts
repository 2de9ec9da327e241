import type { NotificationType, ToldKind } from "#contract/notifications.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { urls } from "#contract/urls/urls.ts";
import type { NotificationParams } from "#server/db/schema/notifications.ts";
import { lockProfileRefs, type ProfileRef } from "#server/domains/profiles/profile-refs.service.ts";
import type { Context } from "#server/platform/context.ts";
import type { MailKind } from "#server/platform/mail/mail-kind.ts";
import { changeNotification, insertNotification } from "./list/notifications-list.repository.ts";
import { wordsOf } from "./notification-words.ts";
import { notificationChanged } from "./notifications.events.ts";
import { findReader, lockReader } from "./notifications.repository.ts";
import { isChosen } from "./notifications.rules.ts";
import { findBrowsers, findDelivery, pushTo } from "./notifications.service.ts";
import { unsubscribeLinks } from "./unsubscribe-links.ts";

/** What every mail about a notification knows besides its own data. */
export type MailReader = {
  locale: Locale;
  firstName: string;
  /** Who else it is about; null when they have gone. */
  name: string | null;
  /** The day on which it was told, in Amsterdam. */
  today: string;
  /** Where these mails are stopped; absent where they can't be. */
  pageUrl?: string;
};

export type Notice<MailData extends object> = {
  userId: number;
  /** The reader's profile that it concerns; null where it concerns the account. */
  profileId: number | null;
  /** Who else it is about: mostly whose doing it was. */
  otherProfileId: number | null;
  kind: ToldKind;
  type: NotificationType;
  params: NotificationParams;
  /** Where it leads, on this site. */
  path: string;
  /** One cause, one key: the same person is told of it once. */
  causeKey: string;
  /** Absent: it is not mailed, whatever they chose. */
  mail?: { kind: MailKind<MailReader & MailData>; data: MailData };
  /** Absent: it doesn't ring. A later one with the same tag takes the place of the earlier. */
  push?: { tag: string; image?: string; isQuiet?: boolean };
};

/** What somebody being told of something needs of the platform. */
export type NotifyContext = Context<"jobs" | "mailer" | "outbox" | "config" | "appKey">;

/**
 * Tells somebody of something, by every way that leads to them: their list and what is open in their
 * windows, a mail, a push. All of it are rows of this transaction, an event's; so each happens once.
 */
export async function notify<MailData extends object>(
  ctx: NotifyContext,
  notice: Notice<MailData>,
): Promise<void> {
  const { db, now, outbox } = ctx;
  const { userId, kind, type, params, path, causeKey } = notice;
  // The user before their profiles, as everybody locks them.
  const reader = await lockReader(db, userId);
  const refs = await lockProfileRefs(db, profileIdsOf(notice));
  const own = refs.find(({ id }) => id === notice.profileId);
  // The profile that it was about is gone, and with it what there was to tell.
  if (!reader || (notice.profileId !== null && own?.userId !== userId)) return;
  const other = refs.find(({ id }) => id === notice.otherProfileId);
  const notificationId = await insertNotification(db, {
    ...{ userId, kind, type, params, path, causeKey, createdAt: now },
    profileId: own?.id ?? null,
    otherProfileId: other?.id ?? null,
  });
  if (notificationId === null) return;
  await outbox.publish(db, [notificationChanged({ userId, notificationId })]);
  const name = await nameOf(ctx, other);
  const told = { notice, notificationId, reader: { ...reader, name } };
  await mailNotice(ctx, told);
  await pushNotice(ctx, told);
}

/**
 * More has happened of what somebody was told: the same row says so now, and is not read again. It is not
 * mailed; what is pushed takes the place of the last one.
 */
export async function notifyAgain(ctx: NotifyContext, notice: Notice<object>): Promise<void> {
  const { db, outbox } = ctx;
  const { userId, causeKey, params } = notice;
  const reader = await lockReader(db, userId);
  const row = reader && (await changeNotification(db, { userId, causeKey }, params));
  if (!reader || !row) return;
  await outbox.publish(db, [notificationChanged({ userId, notificationId: row.id })]);
  const [other] = await lockProfileRefs(db, notice.otherProfileId ? [notice.otherProfileId] : []);
  const name = await nameOf(ctx, other);
  await pushNotice(ctx, {
    notice: { ...notice, type: row.type },
    notificationId: row.id,
    reader: { ...reader, name },
  });
}

function profileIdsOf({ profileId, otherProfileId }: Notice<object>): number[] {
  return [profileId, otherProfileId].filter((id) => id !== null);
}

async function nameOf({ db }: Context, other: ProfileRef | undefined): Promise<string | null> {
  const user = other ? await findReader(db, other.userId) : null;
  return user?.firstName ?? null;
}

type Told<MailData extends object> = {
  notice: Notice<MailData>;
  notificationId: number;
  reader: { email: string; locale: Locale; firstName: string; name: string | null };
};

async function mailNotice<MailData extends object>(
  ctx: NotifyContext,
  { notice, reader }: Told<MailData>,
): Promise<void> {
  const { db, now, mailer, config, appKey } = ctx;
  const { userId, kind, causeKey, mail } = notice;
  if (!mail) return;
  const { email: wish } = await findDelivery(ctx, { userId, kind });
  if (wish === "none") return;
  const { email, ...words } = reader;
  const links = isChosen(kind) ? unsubscribeLinks(appKey, config.appUrl, { email, kind }) : null;
  const data = {
    ...mail.data,
    ...words,
    today: dayInAmsterdam(now),
    ...(links ? { pageUrl: links.pageUrl } : {}),
  };
  const key = `${causeKey}:${userId}`;
  const headers = links?.headers ?? {};
  await mailer.queue(db, mail.kind, data, { key, userId, to: email, headers });
}

async function pushNotice(ctx: NotifyContext, told: Told<object>): Promise<void> {
  const { notice, notificationId, reader } = told;
  const { userId, kind, type, params, push } = notice;
  if (!push) return;
  const browsers = await findBrowsers(ctx, { userId, kind });
  if (browsers.ids.length === 0) return;
  const today = dayInAmsterdam(ctx.now);
  const { title, text } = wordsOf({ type, params, name: reader.name }, reader.locale, today);
  // By way of the notification itself: it is read then, and the profile it is for comes first.
  const where = { path: urls.openNotification(notificationId), shownAt: notice.path };
  const about = { notificationId };
  await pushTo(ctx, { browsers, notice: { title, body: text, ...where, ...push }, about });
}
