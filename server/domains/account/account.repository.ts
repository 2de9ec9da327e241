import { and, desc, eq, isNull, lte, or } from "drizzle-orm";
import type { LegalTextId } from "#contract/content.ts";
import type { Db } from "#server/db/database.ts";
import { isUniqueViolation } from "#server/db/errors.ts";
import { knownDevices, users } from "#server/db/schema/account.ts";
import { legalVersions } from "#server/db/views/agreements.ts";

export type UserRow = typeof users.$inferSelect;
type UserChange = Partial<typeof users.$inferInsert>;

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row ?? null;
}

export async function findUser(db: Db, userId: number): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  return row ?? null;
}

/**
 * Whoever changes several things of a user, or decides by what the user's row says, takes this lock
 * first and their profiles, sessions and links after it; see 'Transactions' in docs/architecture.md.
 * It keeps nobody from referring to the user.
 */
export async function lockUser(tx: Db, userId: number): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for("no key update");
  return row ?? null;
}

/**
 * The same for a user who goes. It waits for everybody who refers to them already: with less in hand,
 * somebody who refers to the user and then wants their lock would wait for this one, and this one for
 * them when the row is deleted.
 */
export async function lockLeavingUser(tx: Db, userId: number): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  return row ?? null;
}

/** The same by an address; nobody takes it over before the transaction ends. */
export async function lockUserByEmail(tx: Db, email: string): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.email, email)).for("no key update");
  return row ?? null;
}

/** False when the user has told another one before. */
export async function setBirthOn(tx: Db, userId: number, birthOn: string): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ birthOn })
    .where(and(eq(users.id, userId), or(isNull(users.birthOn), eq(users.birthOn, birthOn))))
    .returning({ id: users.id });
  return rows.length > 0;
}

export async function insertUser(db: Db, user: typeof users.$inferInsert): Promise<{ id: number }> {
  const [row] = await db.insert(users).values(user).returning({ id: users.id });
  if (!row) throw new Error("the user was not inserted");
  return row;
}

export async function changeUser(db: Db, userId: number, change: UserChange): Promise<void> {
  // Drizzle refuses an update that sets nothing.
  if (Object.values(change).every((value) => value === undefined)) return;
  await db.update(users).set(change).where(eq(users.id, userId));
}

/** False when the address is another's, however close the race; the user stays as they were. */
export async function takeEmail(tx: Db, userId: number, email: string): Promise<boolean> {
  try {
    // A savepoint: a broken constraint would otherwise end the caller's whole transaction.
    await tx.transaction((savepoint) =>
      changeUser(savepoint, userId, { email, pendingEmail: null }),
    );
    return true;
  } catch (error) {
    if (!isUniqueViolation(error, "users_email_unique")) throw error;
    return false;
  }
}

/** Everything that a user was ever logged in with, also where they have logged out since. */
export async function listDevices(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .select({ device: knownDevices.device })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId));
  return rows.map((row) => row.device);
}

export async function rememberDevice(
  tx: Db,
  userId: number,
  device: string,
  now: Date,
): Promise<void> {
  await tx
    .insert(knownDevices)
    .values({ userId, device, createdAt: now, lastUsedAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.device],
      set: { lastUsedAt: now },
    });
}

/** Which version of it people agree to at this moment; null where none is stored. */
export async function findLegalVersion(
  db: Db,
  { name, now }: { name: LegalTextId; now: Date },
): Promise<string | null> {
  const [row] = await db
    .select({ version: legalVersions.version })
    .from(legalVersions)
    .where(and(eq(legalVersions.name, name), lte(legalVersions.publishedAt, now)))
    .orderBy(desc(legalVersions.publishedAt))
    .limit(1);
  return row?.version ?? null;
}
