import { fakerNL } from "@faker-js/faker";
import type { Db } from "#server/db/database.ts";
import { users } from "#server/db/schema/account.ts";
import { profiles } from "#server/db/schema/profiles.ts";

/** Rows in one statement: PostgreSQL takes at most 65,535 values. */
const batch = 1_000;

/**
 * Any number of sitters, the same ones for the same number. They have no password, so nobody can
 * log in as one of them.
 */
export async function seedDemoSitters(db: Db, count: number, now: Date): Promise<void> {
  fakerNL.seed(2026);
  for (let from = 0; from < count; from += batch) {
    const people = Array.from({ length: Math.min(batch, count - from) }, (_, index) => {
      const firstName = fakerNL.person.firstName();
      return {
        firstName,
        lastName: fakerNL.person.lastName(),
        email: `sitter-${from + index + 1}@demo.kwispel.test`,
        signupMethod: "form" as const,
        preferredLocale: "nl" as const,
        emailVerifiedAt: now,
        reachedRegistrationEnd: true,
        lastUsedProfileType: "pet_sitter" as const,
        lastActiveAt: now,
        createdAt: now,
      };
    });
    await db.transaction(async (tx) => {
      const inserted = await tx
        .insert(users)
        .values(people)
        .onConflictDoNothing({ target: users.email })
        .returning({ userId: users.id });
      if (inserted.length === 0) return;
      const sitter = { profileType: "pet_sitter" as const, isRegistering: false, createdAt: now };
      await tx.insert(profiles).values(inserted.map(({ userId }) => ({ userId, ...sitter })));
    });
  }
}
