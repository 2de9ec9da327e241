import type * as z from "zod";
import type { User, userUpdate } from "#contract/account.ts";
import type { ProfileType } from "#contract/profiles.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { ruleText } from "#contract/shared/validation.ts";
import type { Db } from "#server/db/database.ts";
import { isUniqueViolation } from "#server/db/errors.ts";
import { invalid, unauthenticated } from "#server/platform/http/problem.ts";
import type { Platform } from "#server/platform/platform.ts";
import { endSessions } from "#server/platform/sessions/sessions.ts";
import type { Viewer } from "#server/platform/sessions/viewer.ts";
import { userUpdated } from "./account.events.ts";
import type { AccountPorts } from "./account.ports.ts";
import { presentOwnUser } from "./account.presenter.ts";
import { changeUser, findUser, insertUser } from "./account.repository.ts";

type Parts = Pick<Platform, "db" | "clock" | "outbox">;

export async function logout({ db, outbox }: Parts, viewer: Viewer): Promise<void> {
  await db.transaction((tx) =>
    endSessions(tx, outbox, { userId: viewer.userId, only: viewer.sessionId }),
  );
}

export async function getOwnUser(db: Db, ports: AccountPorts, userId: number): Promise<User> {
  const row = await findUser(db, userId);
  // The account was deleted between the token's check and now.
  if (!row) throw unauthenticated();
  return presentOwnUser(row, await ports.findProfileInUse(db, userId));
}

export async function updateOwnUser(
  { db, outbox }: Parts,
  ports: AccountPorts,
  viewer: Viewer,
  change: z.output<typeof userUpdate>,
): Promise<User> {
  return db.transaction(async (tx) => {
    await changeUser(tx, viewer.userId, change);
    await outbox.publish(tx, [userUpdated({ userId: viewer.userId })]);
    return getOwnUser(tx, ports, viewer.userId);
  });
}

type NewUser = Parameters<typeof insertUser>[1];

/** Part of signing up; 422 on `email` when somebody else was first, however close. */
export async function makeUser(tx: Db, user: NewUser, locale: Locale): Promise<{ id: number }> {
  try {
    return await insertUser(tx, user);
  } catch (error) {
    if (!isUniqueViolation(error, "users_email_unique")) throw error;
    throw invalid({ email: [ruleText("emailTaken", locale)] });
  }
}

/** Part of switching profiles. */
export async function rememberProfileType(
  tx: Db,
  outbox: Parts["outbox"],
  userId: number,
  lastUsedProfileType: ProfileType,
): Promise<void> {
  await changeUser(tx, userId, { lastUsedProfileType });
  await outbox.publish(tx, [userUpdated({ userId })]);
}
