import type { Db } from "#server/db/database.ts";
import { hashPassword } from "#server/platform/passwords.ts";
import { demoPassword, seedDemoAccounts } from "./accounts.ts";
import { seedBookings } from "./bookings/seed-bookings.ts";
import { seedChats } from "./chats/seed-chats.ts";
import { seedFavorites } from "./known/tess.ts";
import { seedOwners } from "./owners/seed-owners.ts";
import type { SeedParts } from "./seed-parts.ts";
import { seedSitters } from "./sitters/seed-sitters.ts";

export const defaultSitters = 400;

/** Before the transaction: hashing is slow on purpose. */
export function hashDemoPassword(): Promise<string> {
  return hashPassword(demoPassword);
}

/** Everybody of a new demo: all have the one password that the README tells. */
export async function seedDemo(tx: Db, parts: SeedParts): Promise<void> {
  const { tessUserId, sanneProfileId } = await seedDemoAccounts(tx, parts);
  await seedSitters(tx, defaultSitters, parts);
  await seedOwners(tx, parts);
  await seedFavorites(tx, tessUserId, sanneProfileId, parts.now);
  const known = { tessUserId, sanneProfileId, now: parts.now };
  await seedChats(tx, known);
  await seedBookings(tx, known);
}

/** More sitters for a demo that is there already. */
export async function growDemo(
  db: Db,
  sitters: number,
  parts: Omit<SeedParts, "passwordHash">,
): Promise<void> {
  await seedSitters(db, sitters, { ...parts, passwordHash: await hashDemoPassword() });
}
