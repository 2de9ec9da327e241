import { and, desc, eq, isNull } from "drizzle-orm";
import type { NotificationType } from "#contract/notifications.ts";
import type { Db } from "#server/db/database.ts";
import { type NotificationParams, notifications } from "#server/db/schema/notifications.ts";

const shown = {
  id: notifications.id,
  kind: notifications.kind,
  type: notifications.type,
  params: notifications.params,
  path: notifications.path,
  profileId: notifications.profileId,
  otherProfileId: notifications.otherProfileId,
  readAt: notifications.readAt,
  createdAt: notifications.createdAt,
};

function selectShown(db: Db) {
  return db.select(shown).from(notifications);
}

export type NotificationRow = Awaited<ReturnType<typeof selectShown>>[number];

type Window = { offset: number; limit: number };

export function listNotifications(
  db: Db,
  userId: number,
  { offset, limit }: Window,
): Promise<NotificationRow[]> {
  return selectShown(db)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.id))
    .limit(limit)
    .offset(offset);
}

export async function findNotification(
  db: Db,
  userId: number,
  notificationId: number,
): Promise<NotificationRow | null> {
  const [row] = await selectShown(db).where(ofUser(userId, notificationId));
  return row ?? null;
}

export function countNotifications(db: Db, userId: number): Promise<number> {
  return db.$count(notifications, eq(notifications.userId, userId));
}

export function countUnread(db: Db, userId: number): Promise<number> {
  return db.$count(
    notifications,
    and(eq(notifications.userId, userId), isNull(notifications.readAt)),
  );
}

export async function isUnread(db: Db, notificationId: number): Promise<boolean> {
  const isOne = and(eq(notifications.id, notificationId), isNull(notifications.readAt));
  return (await db.$count(notifications, isOne)) > 0;
}

/** Null when the same was told before. */
export async function insertNotification(
  tx: Db,
  values: typeof notifications.$inferInsert,
): Promise<number | null> {
  const [row] = await tx
    .insert(notifications)
    .values(values)
    .onConflictDoNothing({ target: [notifications.userId, notifications.causeKey] })
    .returning({ id: notifications.id });
  return row?.id ?? null;
}

type Cause = { userId: number; causeKey: string };

/** There is more to it than when it was told: not read again. Null when it is not there any more. */
export async function changeNotification(
  tx: Db,
  { userId, causeKey }: Cause,
  params: NotificationParams,
): Promise<{ id: number; type: NotificationType } | null> {
  const { id, type } = notifications;
  const [row] = await tx
    .update(notifications)
    .set({ params, readAt: null })
    .where(and(eq(notifications.userId, userId), eq(notifications.causeKey, causeKey)))
    .returning({ id, type });
  return row ?? null;
}

/** Which of them were not read before, the newest first. */
export async function markAsRead(
  tx: Db,
  { userId, id, now }: { userId: number; id: number | null; now: Date },
): Promise<number[]> {
  const which = id === null ? eq(notifications.userId, userId) : ofUser(userId, id);
  const rows = await tx
    .update(notifications)
    .set({ readAt: now })
    .where(and(which, isNull(notifications.readAt)))
    .returning({ id: notifications.id });
  return rows.map((row) => row.id).sort((a, b) => b - a);
}

function ofUser(userId: number, notificationId: number) {
  return and(eq(notifications.userId, userId), eq(notifications.id, notificationId));
}
