import { and, asc, eq, gt, isNull, lt } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { users } from "#server/db/schema/account.ts";
import type { UserRow } from "../account.repository.ts";

/** After this one, in the order of their ids. Administrators are made by others, and stay. */
export async function listUnconfirmed(
  db: Db,
  before: Date,
  page: { after: number; most: number },
): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(and(isUnconfirmed(before), gt(users.id, page.after)))
    .orderBy(asc(users.id))
    .limit(page.most);
}

/** False when they have confirmed, or gone, meanwhile. */
export async function lockUnconfirmed(tx: Db, userId: number, before: Date): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isUnconfirmed(before)))
    .for("update");
  return rows.length > 0;
}

const isUnconfirmed = (before: Date) =>
  and(isNull(users.emailVerifiedAt), eq(users.role, "user"), lt(users.createdAt, before));
