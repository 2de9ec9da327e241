import { eq } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { installation } from "#server/db/schema/installation.ts";

/** A fact about this installation that must not depend on how it is started; null when unknown. */
export async function findFact(db: Db, key: string): Promise<unknown> {
  const [row] = await db.select().from(installation).where(eq(installation.key, key));
  return row?.value ?? null;
}

/** In place of what was known before. */
export async function storeFact(db: Db, key: string, value: unknown): Promise<void> {
  await db
    .insert(installation)
    .values({ key, value })
    .onConflictDoUpdate({ target: installation.key, set: { value } });
}

/** What several processes may decide at once: the first one's word stays. */
export async function storeFactOnce(db: Db, key: string, value: unknown): Promise<void> {
  await db.insert(installation).values({ key, value }).onConflictDoNothing();
}
