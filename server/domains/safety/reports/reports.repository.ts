import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { ReportStatus, ReportSubject } from "#contract/trust/reports.ts";
import type { Db } from "#server/db/database.ts";
import { reports } from "#server/db/schema/safety.ts";
import { sharedUsers } from "#server/db/views/account.ts";

export type ReportRow = typeof reports.$inferSelect;
type ReportChange = Partial<Omit<ReportRow, "id" | "subjectType" | "subjectId" | "createdAt">>;
type Window = { offset: number; limit: number };

export async function insertReport(
  tx: Db,
  report: typeof reports.$inferInsert,
): Promise<{ id: number }> {
  const [row] = await tx.insert(reports).values(report).returning({ id: reports.id });
  if (!row) throw new Error("the report was not inserted");
  return row;
}

export async function isReported(
  db: Db,
  subjectType: ReportSubject,
  subjectId: number,
): Promise<boolean> {
  const rows = await db
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.subjectType, subjectType), eq(reports.subjectId, subjectId)))
    .limit(1);
  return rows.length > 0;
}

export async function hasEvidenceImage(db: Db, imageKey: string): Promise<boolean> {
  return (await db.$count(reports, eq(reports.imageKey, imageKey))) > 0;
}

export async function findReport(db: Db, reportId: number): Promise<ReportRow | null> {
  const [row] = await db.select().from(reports).where(eq(reports.id, reportId));
  return row ?? null;
}

export async function lockReport(tx: Db, reportId: number): Promise<ReportRow | null> {
  const [row] = await tx.select().from(reports).where(eq(reports.id, reportId)).for("update");
  return row ?? null;
}

export async function changeReport(
  tx: Db,
  reportId: number,
  change: ReportChange,
): Promise<ReportRow> {
  const [row] = await tx.update(reports).set(change).where(eq(reports.id, reportId)).returning();
  if (!row) throw new Error("the report is gone");
  return row;
}

/** What somebody reported, and what was decided about things of theirs. */
function concerning(userId: number): SQL | undefined {
  return or(
    eq(reports.reporterUserId, userId),
    and(eq(reports.aboutUserId, userId), ne(reports.status, "open")),
  );
}

export function listConcerning(
  db: Db,
  userId: number,
  { offset, limit }: Window,
): Promise<ReportRow[]> {
  return db
    .select()
    .from(reports)
    .where(concerning(userId))
    .orderBy(desc(reports.id))
    .offset(offset)
    .limit(limit);
}

export function countConcerning(db: Db, userId: number): Promise<number> {
  return db.$count(reports, concerning(userId));
}

const inStatus = (status: ReportStatus | undefined) =>
  status === undefined ? undefined : eq(reports.status, status);

/** What waits for somebody first, and of that what waits longest. */
export function listQueue(
  db: Db,
  status: ReportStatus | undefined,
  { offset, limit }: Window,
): Promise<ReportRow[]> {
  const isDone = sql`${reports.status} not in ('open', 'appealed')`;
  return db
    .select()
    .from(reports)
    .where(inStatus(status))
    .orderBy(isDone, asc(reports.id))
    .offset(offset)
    .limit(limit);
}

/** Since when the one waits that has waited longest: for a decision, or for a second one. */
export async function findOldestWaiting(db: Db): Promise<Date | null> {
  const [row] = await db
    .select({ createdAt: reports.createdAt, appealedAt: reports.appealedAt })
    .from(reports)
    .where(inArray(reports.status, ["open", "appealed"]))
    .orderBy(sql`coalesce(${reports.appealedAt}, ${reports.createdAt})`)
    .limit(1);
  return row ? (row.appealedAt ?? row.createdAt) : null;
}

export function countAbout(db: Db, userId: number): Promise<number> {
  return db.$count(reports, eq(reports.aboutUserId, userId));
}

export function countBy(db: Db, userId: number): Promise<number> {
  return db.$count(reports, eq(reports.reporterUserId, userId));
}

export function countQueue(db: Db, status: ReportStatus | undefined): Promise<number> {
  return db.$count(reports, inStatus(status));
}

export async function findNames(
  db: Db,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ id: sharedUsers.id, firstName: sharedUsers.firstName })
    .from(sharedUsers)
    .where(sql`${sharedUsers.id} = any(${`{${userIds.join(",")}}`}::int[])`);
  return new Map(rows.map(({ id, firstName }) => [id, firstName]));
}

/** Decided long ago, and not waiting for a second look. */
export async function lockToErase(tx: Db, before: Date, most: number): Promise<ReportRow[]> {
  return tx
    .select()
    .from(reports)
    .where(
      and(
        isNull(reports.erasedAt),
        isNotNull(reports.decidedAt),
        ne(reports.status, "appealed"),
        lt(sql`coalesce(${reports.appealDecidedAt}, ${reports.decidedAt})`, before),
      ),
    )
    .orderBy(asc(reports.id))
    .limit(most)
    .for("update", { skipLocked: true });
}
