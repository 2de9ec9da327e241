import type { NotificationType } from "#contract/notifications.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { urls } from "#contract/urls/urls.ts";
import type { Context } from "#server/platform/context.ts";
import type { NoticeParams, NoticeTable } from "#server/platform/notices.ts";
import { changeNotification, insertNotification } from "./list/notifications-list.repository.ts";
import { notificationChanged } from "./notify.events.ts";
import * as repository from "./notify.repository.ts";
import { isChosen } from "./notify.rules.ts";
import { unsubscribeLinks } from "./unsubscribe-links.service.ts";
import { findBrowsers, findDelivery, pushTo } from "./ways.service.ts";

/** Something that one person is told, of a type that a table has. */
export type Notice<Type extends NotificationType, MailData extends object> = {
  table: NoticeTable<Type, MailData>;
  type: Type;
  userId: number;
  /** The reader's profile that it concerns; null where it concerns the account. */
  profileId: number | null;
  /** Who else it is about: mostly whose doing it was. */
  otherProfileId: number | null;
  params: NoticeParams;
  /** Where it leads, on this site. */
  path: string;
  /** One cause, one key: the same person is told of it once. */
  causeKey: string;
  /** Absent: it is not mailed this time, whatever they chose. */
  mail?: MailData;
  /** Absent: it doesn't ring. A later one with the same tag takes the place of the earlier. */
  push?: { tag: string; image?: string; isQuiet?: boolean };
};

/** What somebody being told of something needs of the platform. */
export type NotifyContext = Context<"jobs" | "mailer" | "outbox" | "config" | "appKey" | "notices">;

export type Reader = repository.Reader;

/** Whom something is told; null when they have gone. */
export function findReader({ db }: Context, userId: number): Promise<Reader | null> {
  return repository.findReader(db, userId);
}

/** Whose account an address is; null where it has none. */
export function findUserIdByEmail({ db }: Context, email: string): Promise<number | null> {
  return repository.findUserIdByEmail(db, email);
}

/**
 * Tells somebody of something, by every way that leads to them: their list and what is open in their
 * windows, a mail, a push. All of it are rows of this transaction, an event's; so each happens once.
 */
export async function notify<Type extends NotificationType, MailData extends object>(
  ctx: NotifyContext,
  notice: Notice<Type, MailData>,
): Promise<void> {
  const { db, now, outbox, notices } = ctx;
  const { table, userId, type, params, path, causeKey } = notice;
  // The user before their profiles, as everybody locks them.
  const reader = await repository.lockReader(db, userId);
  const profileIds = [notice.profileId, notice.otherProfileId].filter((id) => id !== null);
  const profiles = await notices.lockProfiles(db, profileIds);
  const own = profiles.find(({ id }) => id === notice.profileId);
  // The profile that it was about is gone, and with it what there was to tell.
  if (!reader || (notice.profileId !== null && own?.userId !== userId)) return;
  const other = profiles.find(({ id }) => id === notice.otherProfileId);
  const notificationId = await insertNotification(db, {
    userId,
    kind: table.entries[type].kind,
    type,
    params,
    path,
    causeKey,
    profileId: own?.id ?? null,
    otherProfileId: other?.id ?? null,
    createdAt: now,
  });
  if (notificationId === null) return;
  await outbox.publish(db, [notificationChanged({ userId, notificationId })]);
  const name = await firstNameOf(ctx, other);
  await mailNotice(ctx, { notice, reader, name });
  await pushNotice(ctx, { notice, type, reader, name, notificationId });
}

/**
 * More has happened of what somebody was told: the same row says so now, and is not read again. It is not
 * mailed; what is pushed takes the place of the last one.
 */
export async function notifyAgain<Type extends NotificationType, MailData extends object>(
  ctx: NotifyContext,
  notice: Notice<Type, MailData>,
): Promise<void> {
  const { db, outbox, notices } = ctx;
  const { userId, causeKey, params, otherProfileId } = notice;
  const reader = await repository.lockReader(db, userId);
  const row = reader && (await changeNotification(db, { userId, causeKey }, params));
  if (!reader || !row) return;
  await outbox.publish(db, [notificationChanged({ userId, notificationId: row.id })]);
  const [other] = await notices.lockProfiles(db, otherProfileId === null ? [] : [otherProfileId]);
  const name = await firstNameOf(ctx, other);
  await pushNotice(ctx, { notice, type: row.type, reader, name, notificationId: row.id });
}

async function firstNameOf(
  { db }: Context,
  profile: { userId: number } | undefined,
): Promise<string | null> {
  const user = profile ? await repository.findReader(db, profile.userId) : null;
  return user?.firstName ?? null;
}

type OfReader = { reader: Reader; name: string | null };

async function mailNotice<Type extends NotificationType, MailData extends object>(
  ctx: NotifyContext,
  { notice, reader, name }: OfReader & { notice: Notice<Type, MailData> },
): Promise<void> {
  const { db, now, mailer, config, appKey } = ctx;
  const { table, type, userId, causeKey, mail } = notice;
  const { kind, isMailed } = table.entries[type];
  if (!isMailed || !mail) return;
  if ((await findDelivery(ctx, { userId, kind })).email === "none") return;
  const { email, locale, firstName } = reader;
  const links = isChosen(kind) ? unsubscribeLinks(appKey, config.appUrl, { email, kind }) : null;
  const data = {
    ...mail,
    locale,
    firstName,
    name,
    today: dayInAmsterdam(now),
    ...(links ? { pageUrl: links.pageUrl } : {}),
  };
  const envelope = {
    key: `${causeKey}:${userId}`,
    userId,
    to: email,
    headers: links?.headers ?? {},
  };
  await mailer.queue(db, table.mail, data, envelope);
}

type PushedNotice = OfReader & {
  notice: Pick<Notice<never, object>, "userId" | "params" | "path" | "push">;
  type: NotificationType;
  notificationId: number;
};

async function pushNotice(
  ctx: NotifyContext,
  { notice, type, reader, name, notificationId }: PushedNotice,
): Promise<void> {
  const { userId, params, path, push } = notice;
  if (!push) return;
  const { kind, words } = ctx.notices.tables[type];
  const browsers = await findBrowsers(ctx, { userId, kind });
  if (browsers.ids.length === 0) return;
  const today = dayInAmsterdam(ctx.now);
  const { title, text: body } = words({ type, params, name }, reader.locale, today);
  // By way of the notification itself: it is read then, and the profile it is for comes first.
  const where = { path: urls.openNotification(notificationId), shownAt: path };
  await pushTo(ctx, {
    browsers,
    notice: { title, body, ...where, ...push },
    about: { notificationId },
  });
}
