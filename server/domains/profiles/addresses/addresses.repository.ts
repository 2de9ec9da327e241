import { eq, inArray } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { addresses } from "#server/db/schema/addresses.ts";

export type AddressRow = typeof addresses.$inferSelect;

export async function findAddress(db: Db, userId: number): Promise<AddressRow | null> {
  const [row] = await db.select().from(addresses).where(eq(addresses.userId, userId));
  return row ?? null;
}

export async function saveAddress(tx: Db, row: typeof addresses.$inferInsert): Promise<void> {
  await tx.insert(addresses).values(row).onConflictDoUpdate({ target: addresses.userId, set: row });
}

export async function findAddresses(db: Db, userIds: readonly number[]): Promise<AddressRow[]> {
  if (userIds.length === 0) return [];
  return db
    .select()
    .from(addresses)
    .where(inArray(addresses.userId, [...userIds]));
}
