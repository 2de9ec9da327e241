import type { Notification } from "#contract/notifications.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import type { ViewerContext } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/problem.ts";
import { notificationChanged } from "../notifications.events.ts";
import { presentNotification } from "./notifications-list.presenter.ts";
import * as repository from "./notifications-list.repository.ts";

type List = { data: Notification[]; total: number; unreadCount: number };

export async function listOwnNotifications(
  { db, now, viewer, locale }: ViewerContext,
  { window }: { window: { offset: number; limit: number } },
): Promise<List> {
  const { userId } = viewer;
  const [rows, total, unreadCount] = await Promise.all([
    repository.listNotifications(db, userId, window),
    repository.countNotifications(db, userId),
    repository.countUnread(db, userId),
  ]);
  const reading = { locale, today: dayInAmsterdam(now) };
  return { data: rows.map((row) => presentNotification(row, reading)), total, unreadCount };
}

export async function getOwnNotification(
  { db, now, viewer, locale }: ViewerContext,
  { notificationId }: { notificationId: number },
): Promise<Notification> {
  const row = await repository.findNotification(db, viewer.userId, notificationId);
  if (!row) throw notFound();
  return presentNotification(row, { locale, today: dayInAmsterdam(now) });
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
