import { eq } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { users } from "#server/db/schema/account.ts";
import { oneTimeTokens } from "#server/db/schema/one-time-tokens.ts";
import { findUserByEmail } from "./account.repository.ts";
import { mailboxOf } from "./own-addresses.rules.ts";

/** Whether mail to this address reaches the user: now, soon, or when they signed up. */
export async function isOwnAddress(
  db: Db,
  { userId, email }: { userId: number; email: string },
): Promise<boolean> {
  const known = await db
    .select({ email: users.email, pendingEmail: users.pendingEmail })
    .from(users)
    .where(eq(users.id, userId));
  // The link that confirmed the address at signing up went there.
  const linked = await db
    .selectDistinct({ email: oneTimeTokens.email })
    .from(oneTimeTokens)
    .where(eq(oneTimeTokens.userId, userId));
  return [
    ...known.flatMap((row) => [row.email, row.pendingEmail]),
    ...linked.map((row) => row.email),
  ]
    .filter((address) => address !== null)
    .some((address) => mailboxOf(address) === mailboxOf(email));
}

/** Whose account an address is, for who must not reach them by mail either; it never leaves the server. */
export async function findUserIdOfAddress(db: Db, email: string): Promise<number | null> {
  return (await findUserByEmail(db, email))?.id ?? null;
}
