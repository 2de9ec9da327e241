import { and, count, desc, eq, inArray, isNotNull } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { references } from "#server/db/schema/references.ts";

export type ReferenceRow = typeof references.$inferSelect;
export type WrittenRow = ReferenceRow & {
  text: string;
  rating: number;
  knowsSince: number;
  writtenAt: Date;
};

export async function insertReference(
  tx: Db,
  row: typeof references.$inferInsert,
): Promise<ReferenceRow | null> {
  const [made] = await tx.insert(references).values(row).onConflictDoNothing().returning();
  return made ?? null;
}

export async function listReferences(db: Db, profileId: number): Promise<ReferenceRow[]> {
  return db
    .select()
    .from(references)
    .where(eq(references.profileId, profileId))
    .orderBy(desc(references.createdAt), desc(references.id));
}

export async function findReference(db: Db, id: number): Promise<ReferenceRow | null> {
  const [row] = await db.select().from(references).where(eq(references.id, id));
  return row ?? null;
}

export async function lockReference(tx: Db, id: number): Promise<ReferenceRow | null> {
  const [row] = await tx.select().from(references).where(eq(references.id, id)).for("update");
  return row ?? null;
}

export async function changeReference(
  tx: Db,
  id: number,
  change: Partial<ReferenceRow>,
): Promise<ReferenceRow> {
  const [row] = await tx.update(references).set(change).where(eq(references.id, id)).returning();
  if (!row) throw new Error("the reference is gone");
  return row;
}

export async function deleteReference(tx: Db, id: number): Promise<void> {
  await tx.delete(references).where(eq(references.id, id));
}

const ofProfile = (profileId: number) =>
  and(eq(references.profileId, profileId), isNotNull(references.writtenAt));

export async function countWritten(db: Db, profileId: number): Promise<number> {
  const [row] = await db.select({ count: count() }).from(references).where(ofProfile(profileId));
  return row?.count ?? 0;
}

export async function countWrittenOf(
  db: Db,
  profileIds: readonly number[],
): Promise<Map<number, number>> {
  if (profileIds.length === 0) return new Map();
  const rows = await db
    .select({ profileId: references.profileId, count: count() })
    .from(references)
    .where(and(inArray(references.profileId, [...profileIds]), isNotNull(references.writtenAt)))
    .groupBy(references.profileId);
  return new Map(rows.map((row) => [row.profileId, row.count]));
}

export async function listWritten(
  db: Db,
  profileId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<WrittenRow[]> {
  const rows = await db
    .select()
    .from(references)
    .where(ofProfile(profileId))
    .orderBy(desc(references.writtenAt), desc(references.id))
    .offset(offset)
    .limit(limit);
  return rows.filter(isWritten);
}

/** The table's own rule: what has a day has the rest. */
export function isWritten(row: ReferenceRow): row is WrittenRow {
  return row.writtenAt !== null;
}
