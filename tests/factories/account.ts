import type { ProfileType } from "#contract/profiles.ts";
import type { Db } from "#server/db/database.ts";
import { users } from "#server/db/schema/account.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { hashPassword } from "#server/platform/passwords.ts";
import { startSession } from "#server/platform/sessions/sessions.ts";
import { testStart } from "../setup/test-server.ts";

export const password = "een hond in de zon";
// Hashing is slow on purpose; all test users share one.
const passwordHash = hashPassword(password);

let count = 0;

type UserInput = Partial<typeof users.$inferInsert> & { profileType?: ProfileType };

export async function makeUser(db: Db, { profileType, ...input }: UserInput = {}) {
  count += 1;
  const [user] = await db
    .insert(users)
    .values({
      email: `user-${count}@example.test`,
      signupMethod: "form",
      preferredLocale: "nl",
      firstName: "Noor",
      lastName: "Jansen",
      passwordHash: await passwordHash,
      emailVerifiedAt: new Date(testStart),
      reachedRegistrationEnd: true,
      ...(profileType ? { lastUsedProfileType: profileType } : {}),
      ...input,
    })
    .returning();
  if (!user) throw new Error("no user was made");
  if (profileType) await db.insert(profiles).values({ userId: user.id, profileType });
  return user;
}

/** A token of a session on some device. */
export async function logIn(db: Db, userId: number, device = "Firefox, Linux"): Promise<string> {
  const { token } = await startSession(db, { userId, device, now: new Date(testStart) });
  return token;
}
