import { and, type Column, eq, notExists, type SQL, sql } from "drizzle-orm";
import type { ReminderType } from "#contract/reminders/reminder-messages.ts";
import type { Db } from "#server/db/database.ts";
import { reminders } from "#server/db/schema/clock/reminders.ts";
import { type SpanCause, spans } from "./reminders.rules.ts";

/** Of each kind in one look; more are taken a minute later. */
export const mostAtOnce = 200;

/** Null: this person was reminded of it before. */
export async function insertReminder(
  tx: Db,
  reminder: typeof reminders.$inferInsert,
): Promise<number | null> {
  const [row] = await tx
    .insert(reminders)
    .values(reminder)
    .onConflictDoNothing()
    .returning({ id: reminders.id });
  return row?.id ?? null;
}

export async function findReminder(db: Db, reminderId: number) {
  const [row] = await db.select().from(reminders).where(eq(reminders.id, reminderId));
  return row ?? null;
}

type Asked = {
  type: ReminderType;
  /** As the row has it: `booking:12`. */
  subject: SQL;
  /** Absent: at any time. */
  dueAt?: SQL | Date;
  /** Absent: whomever; those that a thing concerns are reminded together. */
  profileId?: SQL;
};

/** For looking up what is due: nobody was reminded of it yet. */
export function notSent(db: Db, { type, subject, dueAt, profileId }: Asked): SQL {
  return notExists(
    db
      .select({ one: sql`1` })
      .from(reminders)
      .where(
        and(
          eq(reminders.type, type),
          eq(reminders.subject, subject),
          dueAt === undefined ? undefined : eq(reminders.dueAt, dueAt),
          profileId === undefined ? undefined : eq(reminders.profileId, profileId),
        ),
      ),
  );
}

/** `spanAfter`, where the database reckons: in seconds, as days have more or fewer hours twice a year. */
export function afterIn(at: Column, cause: SpanCause): SQL {
  return sql`${at} + make_interval(secs => ${spans[cause] / 1000})`;
}
