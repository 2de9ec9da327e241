import { and, asc, eq, gt, isNotNull, isNull, lte } from "drizzle-orm";
import type { AlertType } from "#contract/notices/alerts.ts";
import type { Locale } from "#contract/shared/locale.ts";
import type { Db } from "#server/db/database.ts";
import { alerts, toldItems } from "#server/db/schema/notices/alerts.ts";
import { sharedUsers } from "#server/db/views/account.ts";

export type AlertRow = typeof alerts.$inferSelect;
export type NewAlert = typeof alerts.$inferInsert;

export function findAlerts(db: Db, userId: number): Promise<AlertRow[]> {
  return db.select().from(alerts).where(eq(alerts.userId, userId)).orderBy(asc(alerts.id));
}

export function countAlerts(db: Db, userId: number): Promise<number> {
  return db.$count(alerts, eq(alerts.userId, userId));
}

export async function insertAlert(tx: Db, values: NewAlert): Promise<AlertRow> {
  const [row] = await tx.insert(alerts).values(values).returning();
  if (!row) throw new Error("no alert was written");
  return row;
}

export async function lockAlert(
  tx: Db,
  { userId, alertId }: { userId: number; alertId: number },
): Promise<AlertRow | null> {
  const [row] = await tx
    .select()
    .from(alerts)
    .where(and(eq(alerts.id, alertId), eq(alerts.userId, userId)))
    .for("update");
  return row ?? null;
}

export async function changeAlert(
  tx: Db,
  alertId: number,
  change: Partial<NewAlert>,
): Promise<AlertRow> {
  const [row] = await tx.update(alerts).set(change).where(eq(alerts.id, alertId)).returning();
  if (!row) throw new Error("an alert that is locked has gone");
  return row;
}

/** Whoever has the link: true when there is such an alert. */
export async function pauseAlert(tx: Db, alertId: number): Promise<boolean> {
  const rows = await tx
    .update(alerts)
    .set({ isActive: false })
    .where(eq(alerts.id, alertId))
    .returning({ id: alerts.id });
  return rows.length > 0;
}

export async function deleteAlert(
  tx: Db,
  { userId, alertId }: { userId: number; alertId: number },
): Promise<boolean> {
  const rows = await tx
    .delete(alerts)
    .where(and(eq(alerts.id, alertId), eq(alerts.userId, userId)))
    .returning({ id: alerts.id });
  return rows.length > 0;
}

const isDue = (now: Date) => and(eq(alerts.isActive, true), lte(alerts.nextAt, now));

/** So many of those whose time has come, from the one after this. */
export function listDueAlerts(
  db: Db,
  { now, after, most }: { now: Date; after: number; most: number },
): Promise<AlertRow[]> {
  return db
    .select()
    .from(alerts)
    .where(and(isDue(now), gt(alerts.id, after)))
    .orderBy(asc(alerts.id))
    .limit(most);
}

/** Null when another one was quicker, or it was changed, paused or thrown away meanwhile. */
export async function lockDueAlert(tx: Db, alertId: number, now: Date): Promise<AlertRow | null> {
  const [row] = await tx
    .select()
    .from(alerts)
    .where(and(eq(alerts.id, alertId), isDue(now)))
    .for("update");
  return row ?? null;
}

/** Who can be told; null for who is banned, has not confirmed the address, or has gone. */
export async function findReachable(
  db: Db,
  userId: number,
): Promise<{ email: string; locale: Locale } | null> {
  const { email, preferredLocale: locale, emailVerifiedAt, bannedAt } = sharedUsers;
  const [row] = await db
    .select({ email, locale })
    .from(sharedUsers)
    .where(and(eq(sharedUsers.id, userId), isNotNull(emailVerifiedAt), isNull(bannedAt)));
  return row ?? null;
}

type Told = { userId: number; type: AlertType };

export async function findToldItems(db: Db, { userId, type }: Told): Promise<number[]> {
  const rows = await db
    .select({ itemId: toldItems.itemId })
    .from(toldItems)
    .where(and(eq(toldItems.userId, userId), eq(toldItems.type, type)));
  return rows.map(({ itemId }) => itemId);
}

/** Which of them nobody told this user of yet; from now on somebody has. */
export async function insertToldItems(
  tx: Db,
  { userId, type }: Told,
  itemIds: readonly number[],
  toldAt: Date,
): Promise<Set<number>> {
  if (itemIds.length === 0) return new Set();
  const rows = await tx
    .insert(toldItems)
    // In order, so that two who write the same ones never wait for each other.
    .values(itemIds.toSorted((a, b) => a - b).map((itemId) => ({ userId, type, itemId, toldAt })))
    .onConflictDoNothing()
    .returning({ itemId: toldItems.itemId });
  return new Set(rows.map(({ itemId }) => itemId));
}
