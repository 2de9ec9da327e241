import type { Db } from "#server/db/database.ts";
import type { Encryption } from "#server/platform/encryption/encryption.ts";
import type { Passwords } from "#server/platform/passwords/passwords.ts";
import { demoPassword, seedDemoAccounts } from "./accounts.ts";
import { seedAlerts } from "./alerts/seed-alerts.ts";
import { seedBadges } from "./badges/seed-badges.ts";
import { seedBookings } from "./bookings/seed-bookings.ts";
import { seedChats } from "./chats/seed-chats.ts";
import { seedResponses } from "./chats/seed-responses.ts";
import { seedIntakeForms } from "./intake-forms/seed-intake-forms.ts";
import { seedFavorites } from "./known/tess.ts";
import { seedOwners } from "./owners/seed-owners.ts";
import { seedReferences } from "./references/seed-references.ts";
import { seedReviews } from "./reviews/seed-reviews.ts";
import { seedRunning } from "./running/seed-running.ts";
import type { SeedParts } from "./seed-parts.ts";
import { seedSitters } from "./sitters/seed-sitters.ts";
import { seedSubscriptions } from "./subscriptions/seed-subscriptions.ts";
import { seedTrust } from "./trust/seed-trust.ts";

export const defaultSitters = 400;

/** Before the transaction: hashing is slow on purpose. */
export function hashDemoPassword(passwords: Passwords): Promise<string> {
  return passwords.hash(demoPassword);
}

/** Everybody of a new demo: all have the one password that the README tells. */
export async function seedDemo(
  tx: Db,
  parts: SeedParts & { encryption: Encryption },
): Promise<void> {
  const { tessUserId, sanneProfileId } = await seedDemoAccounts(tx, parts);
  await seedSitters(tx, defaultSitters, parts);
  await seedOwners(tx, parts);
  await seedFavorites(tx, tessUserId, sanneProfileId, parts.now);
  const known = { tessUserId, sanneProfileId, now: parts.now };
  await seedChats(tx, known);
  await seedBookings(tx, { ...known, appKey: parts.appKey });
  const { encryption, now } = parts;
  await seedIntakeForms({ db: tx, encryption, now }, tessUserId);
  // After the forms: what others did long ago needs none any more.
  await seedReviews(tx, known);
  await seedResponses(tx, known);
  await seedReferences(tx, known);
  await seedTrust(tx, known);
  await seedSubscriptions(tx, known);
  await seedAlerts(tx, known);
  await seedRunning(tx, { ...known, appKey: parts.appKey });
  // Last of all: they follow from the rest.
  await seedBadges(tx, now);
}

/** More sitters for a demo that is there already. */
export async function growDemo(
  db: Db,
  sitters: number,
  { passwords, ...parts }: Omit<SeedParts, "passwordHash"> & { passwords: Passwords },
): Promise<void> {
  await seedSitters(db, sitters, { ...parts, passwordHash: await hashDemoPassword(passwords) });
}
