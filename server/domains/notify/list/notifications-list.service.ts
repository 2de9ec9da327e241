import type { Notification } from "#contract/notifications.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { toInstant } from "#contract/shared/dates.ts";
import type { Locale } from "#contract/shared/locale.ts";
import type { Context, ViewerContext } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/problem.ts";
import { presentImage } from "#server/platform/images/stored-images.ts";
import type { NoticeProfile } from "#server/platform/notices.ts";
import { notificationChanged } from "../notify.events.ts";
import * as repository from "./notifications-list.repository.ts";

type List = { data: Notification[]; total: number; unreadCount: number };

export async function listOwnNotifications(
  ctx: ViewerContext<"notices">,
  { window }: { window: { offset: number; limit: number } },
): Promise<List> {
  const { db, viewer, locale } = ctx;
  const { userId } = viewer;
  const [rows, total, unreadCount] = await Promise.all([
    repository.listNotifications(db, userId, window),
    repository.countNotifications(db, userId),
    repository.countUnread(db, userId),
  ]);
  return { data: await describeNotifications(ctx, { rows, locale }), total, unreadCount };
}

export async function getOwnNotification(
  ctx: ViewerContext<"notices">,
  { notificationId }: { notificationId: number },
): Promise<Notification> {
  const { db, viewer, locale } = ctx;
  const row = await repository.findNotification(db, viewer.userId, notificationId);
  const [notification] = await describeNotifications(ctx, { rows: row ? [row] : [], locale });
  if (!notification) throw notFound();
  return notification;
}

/** One of them, or all that there are. */
export async function markAsRead(
  { db, now, outbox, viewer }: ViewerContext<"outbox">,
  { notificationId }: { notificationId: number | null },
): Promise<number> {
  const { userId } = viewer;
  if (notificationId !== null) {
    if (!(await repository.findNotification(db, userId, notificationId))) throw notFound();
  }
  const [newest] = await repository.markAsRead(db, { userId, id: notificationId, now });
  // Of many the newest speaks for all: what other windows need is how many are left.
  if (newest) await outbox.publish(db, [notificationChanged({ userId, notificationId: newest })]);
  return repository.countUnread(db, userId);
}

/** In their reader's language, with the names and faces that others have now. */
export async function describeNotifications(
  { db, now, notices }: Context<"notices">,
  { rows, locale }: { rows: readonly repository.NotificationRow[]; locale: Locale },
): Promise<Notification[]> {
  const ids = rows.flatMap(({ profileId, otherProfileId }) => [profileId, otherProfileId]);
  const profiles = await notices.findProfiles(db, [...new Set(ids.filter((id) => id !== null))]);
  const today = dayInAmsterdam(now);
  return rows.map((row) => {
    const other = profiles.get(row.otherProfileId ?? 0) ?? null;
    const notice = { type: row.type, params: row.params, name: other?.firstName ?? null };
    const words = notices.tables[row.type].words(notice, locale, today);
    return {
      ...present(row),
      ...words,
      ...ofProfiles(row, profiles.get(row.profileId ?? 0), other),
    };
  });
}

function present(row: repository.NotificationRow) {
  const { id, kind, type, path, readAt, createdAt } = row;
  return {
    id,
    kind,
    type,
    path,
    ...(readAt === null ? {} : { readAt: toInstant(readAt) }),
    createdAt: toInstant(createdAt),
  };
}

function ofProfiles(
  { profileId }: repository.NotificationRow,
  own: NoticeProfile | undefined,
  other: NoticeProfile | null,
) {
  return {
    ...(profileId === null ? {} : { profileId }),
    ...(own ? { profileType: own.profileType } : {}),
    ...(other ? { name: other.firstName } : {}),
    ...(other?.face ? { picture: presentImage(other.face) } : {}),
  };
}
