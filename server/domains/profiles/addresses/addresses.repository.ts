import { eq } from "drizzle-orm";
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
