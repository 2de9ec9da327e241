import type { ProfileType } from "#contract/profiles.ts";
import type { Db } from "#server/db/database.ts";
import { secondFactors } from "#server/db/schema/access/second-factors.ts";
import { users } from "#server/db/schema/account.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { startSession } from "#server/platform/sessions/sessions.ts";
import { testPasswords } from "../setup/test-passwords.ts";
import { testStart } from "../setup/test-server.ts";

export const password = "een hond in de zon";
// All test users share one.
const passwordHash = testPasswords.hash(password);

let count = 0;

type UserInput = Partial<typeof users.$inferInsert> & {
  profileType?: ProfileType;
  /** By default for an admin, who may do nothing without; no code fits it (`switchOn` makes one that does). */
  hasSecondFactor?: boolean;
};

export async function makeUser(db: Db, { profileType, hasSecondFactor, ...input }: UserInput = {}) {
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
  if (hasSecondFactor ?? user.role === "admin") {
    const secret = { keyId: "none", encrypted: "" };
    await db.insert(secondFactors).values({ userId: user.id, ...secret, lastStep: 0 });
  }
  return user;
}

/** A token of a session on some device; an admin's is good for half a day. */
export async function logIn(
  db: Db,
  userId: number,
  device = "Firefox, Linux",
  now = new Date(testStart),
): Promise<string> {
  const { token } = await startSession(db, { userId, device, now });
  return token;
}
