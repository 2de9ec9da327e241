import { and, desc, eq, gte, lt, or, type SQL } from "drizzle-orm";
import type { AuditAction } from "#contract/trust/admin.ts";
import type { Db } from "#server/db/database.ts";
import { auditEntries } from "#server/db/schema/trust/audit.ts";

export type AuditRow = typeof auditEntries.$inferSelect;

export type AuditFilter = {
  adminUserId?: number | undefined;
  action?: AuditAction | undefined;
  subjectType?: string | undefined;
  /** Its number or its key. */
  subject?: string | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
};

export async function insertEntry(tx: Db, entry: typeof auditEntries.$inferInsert): Promise<void> {
  await tx.insert(auditEntries).values(entry);
}

const isNumber = /^[1-9]\d{0,8}$/;

function matching({ adminUserId, action, subjectType, subject, from, until }: AuditFilter) {
  const bySubject = (text: string): SQL | undefined =>
    or(
      eq(auditEntries.subjectKey, text),
      isNumber.test(text) ? eq(auditEntries.subjectId, Number(text)) : undefined,
    );
  return and(
    adminUserId === undefined ? undefined : eq(auditEntries.adminUserId, adminUserId),
    action === undefined ? undefined : eq(auditEntries.action, action),
    subjectType ? eq(auditEntries.subjectType, subjectType) : undefined,
    subject ? bySubject(subject) : undefined,
    from === undefined ? undefined : gte(auditEntries.createdAt, from),
    until === undefined ? undefined : lt(auditEntries.createdAt, until),
  );
}

export function listEntries(
  db: Db,
  filter: AuditFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditEntries)
    .where(matching(filter))
    .orderBy(desc(auditEntries.id))
    .offset(offset)
    .limit(limit);
}

export function countEntries(db: Db, filter: AuditFilter): Promise<number> {
  return db.$count(auditEntries, matching(filter));
}
