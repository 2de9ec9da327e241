import type { Db } from "#server/db/database.ts";
import { users } from "#server/db/schema/account.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { hashPassword } from "#server/platform/passwords.ts";

export const demoPassword = "kwispel-demo-2026";

const accounts = [
  {
    email: "eigenaar@kwispel.test",
    firstName: "Tess",
    lastName: "de Wit",
    role: "user",
    profileType: "pet_owner",
  },
  {
    email: "oppas@kwispel.test",
    firstName: "Sanne",
    lastName: "Vermeulen",
    role: "user",
    profileType: "pet_sitter",
  },
  {
    email: "admin@kwispel.test",
    firstName: "Ans",
    lastName: "Bakker",
    role: "admin",
    profileType: null,
  },
] as const;

/** The three people that the README names. */
export async function seedDemoAccounts(tx: Db, now: Date): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  for (const { profileType, ...account } of accounts) {
    const [user] = await tx
      .insert(users)
      .values({
        ...account,
        passwordHash,
        signupMethod: "form",
        preferredLocale: "nl",
        emailVerifiedAt: now,
        reachedRegistrationEnd: true,
        lastUsedProfileType: profileType,
        lastActiveAt: now,
        createdAt: now,
      })
      .returning({ id: users.id });
    if (!user || !profileType) continue;
    await tx
      .insert(profiles)
      .values({ userId: user.id, profileType, isRegistering: false, createdAt: now });
  }
}
