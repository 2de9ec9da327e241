import { and, asc, desc, eq, isNotNull, isNull, lt, type SQL } from "drizzle-orm";
import type { AppealOutcome } from "#contract/trust/reports.ts";
import type { Db } from "#server/db/database.ts";
import { users } from "#server/db/schema/account.ts";
import { banAppeals } from "#server/db/schema/trust/ban-appeals.ts";

export type BanAppealRow = typeof banAppeals.$inferSelect;
type Window = { offset: number; limit: number };

export async function insertAppeal(tx: Db, appeal: typeof banAppeals.$inferInsert): Promise<void> {
  await tx.insert(banAppeals).values(appeal);
}

export async function findAppeal(db: Db, appealId: number): Promise<BanAppealRow | null> {
  const [row] = await db.select().from(banAppeals).where(eq(banAppeals.id, appealId));
  return row ?? null;
}

export function listAppealsOf(db: Db, userId: number): Promise<BanAppealRow[]> {
  return db
    .select()
    .from(banAppeals)
    .where(eq(banAppeals.userId, userId))
    .orderBy(desc(banAppeals.id));
}

type Decision = { outcome: AppealOutcome; statement: string | null; decidedAt: Date };

/** The one that waits; its number, or null when there is none. */
export async function decideWaiting(
  tx: Db,
  userId: number,
  decision: Decision,
): Promise<number | null> {
  const [row] = await tx
    .update(banAppeals)
    .set(decision)
    .where(and(eq(banAppeals.userId, userId), isNull(banAppeals.outcome)))
    .returning({ id: banAppeals.id });
  return row?.id ?? null;
}

const openOrNot = (open: boolean | undefined): SQL | undefined => {
  if (open === undefined) return undefined;
  return open ? isNull(banAppeals.outcome) : isNotNull(banAppeals.outcome);
};

/** What waits first, and of that what waits longest. */
export function listQueue(db: Db, open: boolean | undefined, { offset, limit }: Window) {
  return db
    .select({ appeal: banAppeals, firstName: users.firstName })
    .from(banAppeals)
    .innerJoin(users, eq(users.id, banAppeals.userId))
    .where(openOrNot(open))
    .orderBy(isNotNull(banAppeals.outcome), asc(banAppeals.id))
    .offset(offset)
    .limit(limit);
}

export function countQueue(db: Db, open: boolean | undefined): Promise<number> {
  return db.$count(banAppeals, openOrNot(open));
}

/** That there was one stays; what it said doesn't. */
export async function eraseTexts(db: Db, before: Date): Promise<void> {
  await db
    .update(banAppeals)
    .set({ text: null })
    .where(and(isNotNull(banAppeals.text), lt(banAppeals.decidedAt, before)));
}
