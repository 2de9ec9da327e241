import { and, eq, gt, inArray, isNull, lte, notInArray, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { users } from "#server/db/schema/account.ts";
import type { UserRow } from "../account.repository.ts";

/** Marks them as reminded and gives them; two workers at once never get the same one. */
export async function takeStoppedHalfway(
  tx: Db,
  stopped: { after: Date; until: Date },
  now: Date,
  limit: number,
): Promise<UserRow[]> {
  const stoppedAt = sql`coalesce(${users.registrationStepAt}, ${users.createdAt})`;
  const due = tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.reachedRegistrationEnd, false),
        isNull(users.registrationRemindedAt),
        eq(users.role, "user"),
        // Who wrote a first message has what they came for; who was given an account stopped nothing.
        notInArray(users.signupMethod, ["contact_form", "admin"]),
        gt(stoppedAt, stopped.after),
        lte(stoppedAt, stopped.until),
      ),
    )
    .orderBy(users.id)
    .limit(limit)
    .for("update", { skipLocked: true });
  return tx
    .update(users)
    .set({ registrationRemindedAt: now })
    .where(inArray(users.id, due))
    .returning();
}
