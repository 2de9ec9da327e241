import { eq } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { loginFailures } from "#server/db/schema/account.ts";
import type { Failures } from "./account-access.rules.ts";

/** Locked until the transaction ends, also when there is nothing yet, so attempts queue up. */
export async function lockFailures(tx: Db, email: string): Promise<Failures | null> {
  // In one statement: between two of them the row could go, and the attempt would not be counted.
  const [row] = await tx
    .insert(loginFailures)
    .values({ email, failures: 0, lastFailedAt: new Date(0) })
    .onConflictDoUpdate({ target: loginFailures.email, set: { email } })
    .returning();
  return row && row.failures > 0 ? row : null;
}

export async function storeFailures(tx: Db, email: string, failures: Failures): Promise<void> {
  await tx.update(loginFailures).set(failures).where(eq(loginFailures.email, email));
}

export async function forgetFailures(db: Db, email: string): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.email, email));
}
