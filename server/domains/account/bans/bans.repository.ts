import { createHmac } from "node:crypto";
import { and, desc, eq, ilike, isNotNull, isNull, or, type SQL } from "drizzle-orm";
import { containing } from "#server/db/containing.ts";
import type { Db } from "#server/db/database.ts";
import { users } from "#server/db/schema/account.ts";
import { bannedAddresses } from "#server/db/schema/trust/banned-addresses.ts";
import type { UserRow } from "../account.repository.ts";

/** To know an address again a hash is enough; keyed, so that who has the table can't try addresses. */
function hashOf(appKey: string, email: string): string {
  return createHmac("sha256", appKey).update(`banned ${email.toLowerCase()}`).digest("hex");
}

type Whose = { appKey: string; email: string };

export async function rememberAddress(
  tx: Db,
  { appKey, email, now }: Whose & { now: Date },
): Promise<void> {
  const row = { addressHash: hashOf(appKey, email), createdAt: now };
  await tx.insert(bannedAddresses).values(row).onConflictDoNothing();
}

export async function isRemembered(db: Db, { appKey, email }: Whose): Promise<boolean> {
  const hash = hashOf(appKey, email);
  return (await db.$count(bannedAddresses, eq(bannedAddresses.addressHash, hash))) > 0;
}

export type UserFilter = { q: string | undefined; banned: boolean | undefined };

function matching({ q, banned }: UserFilter): SQL | undefined {
  const part = q ? containing(q) : null;
  return and(
    part
      ? or(ilike(users.firstName, part), ilike(users.lastName, part), ilike(users.email, part))
      : undefined,
    banned === undefined ? undefined : banned ? isNotNull(users.bannedAt) : isNull(users.bannedAt),
  );
}

export function listUserRows(
  db: Db,
  filter: UserFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(matching(filter))
    .orderBy(desc(users.id))
    .offset(offset)
    .limit(limit);
}

export function countUserRows(db: Db, filter: UserFilter): Promise<number> {
  return db.$count(users, matching(filter));
}
