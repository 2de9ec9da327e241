import { and, eq, gt, inArray, isNull, lte, notInArray, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { users } from "#server/db/schema/account.ts";
import type { UserRow } from "../account.repository.ts";

export async function listStoppedHalfway(
  db: Db,
  stopped: Stopped,
  { after, most }: { after: number; most: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isStoppedHalfway(stopped), gt(users.id, after)))
    .orderBy(users.id)
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Marks them as reminded. Null when they went on meanwhile, or another process has them in hand. */
export async function takeStoppedHalfway(
  tx: Db,
  stopped: Stopped,
  { userId, now }: { userId: number; now: Date },
): Promise<UserRow | null> {
  const due = tx
    .select({ id: users.id })
    .from(users)
    .where(and(isStoppedHalfway(stopped), eq(users.id, userId)))
    .for("update", { skipLocked: true });
  const [row] = await tx
    .update(users)
    .set({ registrationRemindedAt: now })
    .where(inArray(users.id, due))
    .returning();
  return row ?? null;
}

type Stopped = { after: Date; until: Date };

function isStoppedHalfway(stopped: Stopped) {
  const stoppedAt = sql`coalesce(${users.registrationStepAt}, ${users.createdAt})`;
  return and(
    eq(users.reachedRegistrationEnd, false),
    isNull(users.registrationRemindedAt),
    eq(users.role, "user"),
    // Who wrote a first message has what they came for; who was given an account stopped nothing.
    notInArray(users.signupMethod, ["contact_form", "admin"]),
    gt(stoppedAt, stopped.after),
    lte(stoppedAt, stopped.until),
  );
}
