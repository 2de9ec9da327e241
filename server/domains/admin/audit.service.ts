import { toInstant } from "#contract/shared/dates.ts";
import type { AuditAction, AuditEntry } from "#contract/trust/admin.ts";
import type { Context } from "#server/platform/context.ts";
import { type AuditRow, countEntries, insertEntry, listEntries } from "./audit.repository.ts";

type Done = {
  /** Absent for what was done with a command. */
  adminUserId?: number;
  action: AuditAction;
  subjectType: string;
  subjectId?: number;
  subjectKey?: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
};

/** Part of everything that an admin does, in its transaction: what isn't written down didn't happen. */
export async function writeAudit({ db, now }: Context, done: Done): Promise<void> {
  await insertEntry(db, { ...done, createdAt: now });
}

export async function listAudit(
  { db }: Context,
  window: { offset: number; limit: number },
): Promise<{ data: AuditEntry[]; total: number }> {
  const rows = await listEntries(db, window);
  return { data: rows.map(present), total: await countEntries(db) };
}

function present(row: AuditRow): AuditEntry {
  const { adminUserId, subjectId, subjectKey, createdAt, ...rest } = row;
  return {
    ...rest,
    adminUserId: adminUserId ?? undefined,
    subjectId: subjectId ?? undefined,
    subjectKey: subjectKey ?? undefined,
    createdAt: toInstant(createdAt),
  };
}
