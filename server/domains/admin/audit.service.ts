import { toInstant } from "#contract/shared/dates.ts";
import type { AuditAction, AuditEntry } from "#contract/trust/admin.ts";
import { dayWindow } from "#server/platform/amsterdam-time.ts";
import type { Context } from "#server/platform/context.ts";
import {
  type AuditFilter,
  type AuditRow,
  countEntries,
  insertEntry,
  listEntries,
} from "./audit.repository.ts";
import { findNames } from "./users/users.repository.ts";

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

type Asked = Omit<AuditFilter, "from" | "until"> & {
  from?: string | undefined;
  until?: string | undefined;
};

/** Days are Amsterdam's, both included. */
export async function listAudit(
  { db }: Context,
  { filter, window }: { filter: Asked; window: { offset: number; limit: number } },
): Promise<{ data: AuditEntry[]; total: number }> {
  const asked: AuditFilter = {
    ...filter,
    from: filter.from === undefined ? undefined : dayWindow(filter.from).from,
    until: filter.until === undefined ? undefined : dayWindow(filter.until).until,
  };
  const rows = await listEntries(db, asked, window);
  const adminIds = rows.flatMap(({ adminUserId }) => adminUserId ?? []);
  const names = await findNames(db, [...new Set(adminIds)]);
  return { data: rows.map((row) => present(row, names)), total: await countEntries(db, asked) };
}

function present(row: AuditRow, names: ReadonlyMap<number, string>): AuditEntry {
  const { adminUserId, subjectId, subjectKey, createdAt, ...rest } = row;
  return {
    ...rest,
    adminUserId: adminUserId ?? undefined,
    adminName: adminUserId === null ? undefined : names.get(adminUserId),
    subjectId: subjectId ?? undefined,
    subjectKey: subjectKey ?? undefined,
    createdAt: toInstant(createdAt),
  };
}
