import { desc } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { auditEntries } from "#server/db/schema/trust/audit.ts";

export type AuditRow = typeof auditEntries.$inferSelect;

export async function insertEntry(tx: Db, entry: typeof auditEntries.$inferInsert): Promise<void> {
  await tx.insert(auditEntries).values(entry);
}

export function listEntries(
  db: Db,
  { offset, limit }: { offset: number; limit: number },
): Promise<AuditRow[]> {
  return db.select().from(auditEntries).orderBy(desc(auditEntries.id)).offset(offset).limit(limit);
}

export function countEntries(db: Db): Promise<number> {
  return db.$count(auditEntries);
}
