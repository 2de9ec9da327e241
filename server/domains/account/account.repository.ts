import { eq } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { users } from "#server/db/schema/account.ts";
import { sessions } from "#server/db/schema/sessions.ts";

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

export async function listDevices(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ device: sessions.device })
    .from(sessions)
    .where(eq(sessions.userId, userId));
  return rows.map((row) => row.device);
}
