import { and, asc, between, eq, inArray, isNull } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { logbookActivities, logbookTasks } from "#server/db/schema/logbooks.ts";

export type ActivityRow = typeof logbookActivities.$inferSelect;
export type TaskRow = typeof logbookTasks.$inferSelect;

export async function listActivities(db: Db, entryIds: readonly number[]): Promise<ActivityRow[]> {
  if (entryIds.length === 0) return [];
  return db
    .select()
    .from(logbookActivities)
    .where(
      and(inArray(logbookActivities.entryId, [...entryIds]), isNull(logbookActivities.removedAt)),
    )
    .orderBy(asc(logbookActivities.doneAt), asc(logbookActivities.id));
}

/** Those of a kind around a moment, in whichever visit. */
export function listActivitiesNear(
  db: Db,
  logbookId: number,
  { kind, at, minutes }: { kind: ActivityRow["kind"]; at: Date; minutes: number },
): Promise<ActivityRow[]> {
  const { doneAt, removedAt } = logbookActivities;
  const around = (count: number) => new Date(at.getTime() + count * 60_000);
  return db
    .select()
    .from(logbookActivities)
    .where(
      and(
        eq(logbookActivities.logbookId, logbookId),
        eq(logbookActivities.kind, kind),
        isNull(removedAt),
        between(doneAt, around(-minutes), around(minutes)),
      ),
    );
}

export async function findActivity(db: Db, activityId: number): Promise<ActivityRow | null> {
  const [row] = await db
    .select()
    .from(logbookActivities)
    .where(eq(logbookActivities.id, activityId));
  return row ?? null;
}

/** By what the device called it, also when it was taken back since. */
export async function findActivityByClientId(
  db: Db,
  logbookId: number,
  clientId: string,
): Promise<ActivityRow | null> {
  const [row] = await db
    .select()
    .from(logbookActivities)
    .where(
      and(eq(logbookActivities.logbookId, logbookId), eq(logbookActivities.clientId, clientId)),
    );
  return row ?? null;
}

export async function insertActivity(
  tx: Db,
  values: typeof logbookActivities.$inferInsert,
): Promise<ActivityRow> {
  const [row] = await tx.insert(logbookActivities).values(values).returning();
  if (!row) throw new Error("the activity was not inserted");
  return row;
}

export async function changeActivity(
  tx: Db,
  activityId: number,
  change: Partial<Omit<ActivityRow, "id" | "logbookId" | "createdAt">>,
): Promise<void> {
  await tx.update(logbookActivities).set(change).where(eq(logbookActivities.id, activityId));
}

export function listTasks(db: Db, logbookId: number): Promise<TaskRow[]> {
  return db
    .select()
    .from(logbookTasks)
    .where(eq(logbookTasks.logbookId, logbookId))
    .orderBy(asc(logbookTasks.position), asc(logbookTasks.id));
}

type Task = Pick<TaskRow, "text" | "onDay" | "time" | "petId">;

/** All of them, in this order: what is not named goes, what was ticked off stays so. */
export async function replaceTasks(
  tx: Db,
  logbookId: number,
  tasks: readonly (Task & { id?: number | undefined })[],
): Promise<void> {
  const kept = tasks.flatMap(({ id }) => id ?? []);
  for (const { id } of await listTasks(tx, logbookId)) {
    if (!kept.includes(id)) await tx.delete(logbookTasks).where(eq(logbookTasks.id, id));
  }
  for (const [position, { id, ...task }] of tasks.entries()) {
    if (id === undefined) {
      await tx.insert(logbookTasks).values({ ...task, logbookId, position });
    } else {
      await tx
        .update(logbookTasks)
        .set({ ...task, position })
        .where(and(eq(logbookTasks.id, id), eq(logbookTasks.logbookId, logbookId)));
    }
  }
}

/** False when there is no such task in this logbook. */
export async function setTaskDone(
  tx: Db,
  given: { logbookId: number; taskId: number; doneAt: Date | null; isToldLater: boolean },
): Promise<boolean> {
  const { logbookId, taskId, doneAt, isToldLater } = given;
  const rows = await tx
    .update(logbookTasks)
    .set({ doneAt, isToldLater })
    .where(and(eq(logbookTasks.id, taskId), eq(logbookTasks.logbookId, logbookId)))
    .returning({ id: logbookTasks.id });
  return rows.length > 0;
}
