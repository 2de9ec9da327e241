import { and, desc, eq, notInArray } from "drizzle-orm";
import type { NotificationChoices } from "#contract/notifications.ts";
import type { Locale } from "#contract/shared/locale.ts";
import type { Db } from "#server/db/database.ts";
import { notificationPreferences, pushSubscriptions } from "#server/db/schema/notifications.ts";
import { sharedUsers } from "#server/db/views/account.ts";

export type PreferencesRow = typeof notificationPreferences.$inferSelect;
export type PushRow = typeof pushSubscriptions.$inferSelect;

export async function findPreferences(db: Db, userId: number): Promise<PreferencesRow | null> {
  const [row] = await db
    .select()
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId));
  return row ?? null;
}

/** The row of this user, made if need be, so that two changes at once wait for each other. */
export async function lockPreferences(tx: Db, userId: number): Promise<PreferencesRow> {
  await tx.insert(notificationPreferences).values({ userId }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId))
    .for("update");
  if (!row) throw new Error("the preferences were not made");
  return row;
}

export async function changePreferences(
  tx: Db,
  userId: number,
  change: { choices?: NotificationChoices; quietFrom?: string | null; quietUntil?: string | null },
): Promise<void> {
  await tx
    .update(notificationPreferences)
    .set(change)
    .where(eq(notificationPreferences.userId, userId));
}

/** One browser is one row; whoever is logged in there now is told there. */
export async function savePushSubscription(
  tx: Db,
  subscription: typeof pushSubscriptions.$inferInsert,
): Promise<void> {
  const { userId, p256dh, auth, createdAt } = subscription;
  await tx.insert(pushSubscriptions).values(subscription).onConflictDoUpdate({
    target: pushSubscriptions.endpoint,
    set: { userId, p256dh, auth, createdAt },
  });
}

export async function deleteOlderPushSubscriptions(
  tx: Db,
  userId: number,
  most: number,
): Promise<void> {
  const newest = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .limit(most);
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), notInArray(pushSubscriptions.id, newest)));
}

export async function deletePushSubscription(
  tx: Db,
  which: { endpoint: string; userId: number },
): Promise<void> {
  await tx
    .delete(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.endpoint, which.endpoint),
        eq(pushSubscriptions.userId, which.userId),
      ),
    );
}

export async function deletePushSubscriptionsOf(tx: Db, userId: number): Promise<void> {
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
}

export async function forgetPushSubscription(db: Db, id: number): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}

export async function listPushSubscriptions(db: Db, userId: number): Promise<PushRow[]> {
  return db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
}

export async function findPushSubscription(db: Db, id: number): Promise<PushRow | null> {
  const [row] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id));
  return row ?? null;
}

export async function findUserIdByEmail(db: Db, email: string): Promise<number | null> {
  const [row] = await db
    .select({ id: sharedUsers.id })
    .from(sharedUsers)
    .where(eq(sharedUsers.email, email));
  return row?.id ?? null;
}

/** Since when it is known that this address of an account is read; null where it isn't. */
export async function findConfirmedAt(db: Db, email: string): Promise<Date | null> {
  const [row] = await db
    .select({ confirmedAt: sharedUsers.emailVerifiedAt })
    .from(sharedUsers)
    .where(eq(sharedUsers.email, email));
  return row?.confirmedAt ?? null;
}

export type Reader = { email: string; firstName: string; locale: Locale };

function selectReader(db: Db, userId: number) {
  const { email, firstName, preferredLocale: locale } = sharedUsers;
  return db
    .select({ email, firstName, locale })
    .from(sharedUsers)
    .where(eq(sharedUsers.id, userId));
}

/** Who is told; null when they have gone. */
export async function findReader(db: Db, userId: number): Promise<Reader | null> {
  const [row] = await selectReader(db, userId);
  return row ?? null;
}

/**
 * The same, who can't go before the transaction ends. Fails where they are going at this moment, and is
 * tried again: whoever goes may be waiting for the event that is being told of.
 */
export async function lockReader(tx: Db, userId: number): Promise<Reader | null> {
  const [row] = await selectReader(tx, userId).for("key share", { noWait: true });
  return row ?? null;
}
