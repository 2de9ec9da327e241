import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import type { Db } from "#server/db/database.ts";
import { users } from "#server/db/schema/account.ts";
import { addSearchRows } from "#server/domains/search/search-rows.service.ts";
import { seedSanne } from "./known/sanne.ts";
import { seedTess } from "./known/tess.ts";
import { birthDay, daysBefore } from "./moments.ts";
import type { SeedParts } from "./seed-parts.ts";

export const demoPassword = "kwispel-demo-2026";

// The number that stands for nobody in every Dutch example.
const phone = "+31612345678";

export const demoAccounts = {
  owner: {
    email: "eigenaar@kwispel.test",
    firstName: "Tess",
    lastName: "de Wit",
    gender: "FEMALE",
    age: 31,
    role: "user",
    lastUsedProfileType: "pet_owner",
  },
  sitter: {
    email: "oppas@kwispel.test",
    firstName: "Sanne",
    lastName: "Vermeulen",
    gender: "FEMALE",
    age: 34,
    role: "user",
    lastUsedProfileType: "pet_sitter",
  },
  admin: {
    email: "admin@kwispel.test",
    firstName: "Ans",
    lastName: "Bakker",
    gender: "FEMALE",
    age: 58,
    role: "admin",
    lastUsedProfileType: null,
  },
} as const;

export type KnownIds = { tessUserId: number; sanneProfileId: number };

/** The three people that the README names. */
export async function seedDemoAccounts(tx: Db, parts: SeedParts): Promise<KnownIds> {
  const ownerId = await insertUser(tx, demoAccounts.owner, parts);
  const sitterId = await insertUser(tx, demoAccounts.sitter, parts);
  await insertUser(tx, demoAccounts.admin, parts);
  const sanneProfileId = await seedSanne(tx, sitterId, parts);
  await addSearchRows(tx, [sitterId]);
  await seedTess(tx, ownerId, parts);
  return { tessUserId: ownerId, sanneProfileId };
}

async function insertUser(
  tx: Db,
  { age, ...account }: (typeof demoAccounts)[keyof typeof demoAccounts],
  { now, passwordHash }: SeedParts,
): Promise<number> {
  const createdAt = daysBefore(now, 1_000);
  const [user] = await tx
    .insert(users)
    .values({
      ...account,
      phone,
      birthOn: birthDay(dayInAmsterdam(now), age, 0.4),
      passwordHash,
      signupMethod: "form",
      preferredLocale: "nl",
      emailVerifiedAt: createdAt,
      termsAcceptedAt: createdAt,
      reachedRegistrationEnd: true,
      lastActiveAt: now,
      createdAt,
    })
    .returning({ id: users.id });
  if (!user) throw new Error(`no account for ${account.firstName}`);
  return user.id;
}
