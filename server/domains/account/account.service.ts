import type * as z from "zod";
import type { User, userUpdate } from "#contract/account.ts";
import type { Db } from "#server/db/database.ts";
import { Problem, unauthenticated } from "#server/platform/http/problem.ts";
import { passwordMatches } from "#server/platform/passwords.ts";
import type { Platform } from "#server/platform/platform.ts";
import { endSessions, startSession } from "#server/platform/sessions/sessions.ts";
import type { Viewer } from "#server/platform/sessions/viewer.ts";
import { sessionStarted, userUpdated } from "./account.events.ts";
import type { AccountPorts } from "./account.ports.ts";
import { presentOwnUser } from "./account.presenter.ts";
import { changeUser, findUser, findUserByEmail, listDevices } from "./account.repository.ts";
import { isNewDevice } from "./account.rules.ts";

type Parts = Pick<Platform, "db" | "clock" | "outbox">;

export async function login(
  { db, clock, outbox }: Parts,
  input: { email: string; password: string; device: string },
): Promise<{ token: string }> {
  const user = await findUserByEmail(db, input.email);
  const matches = await passwordMatches(input.password, user?.passwordHash ?? null);
  if (!user || !matches) throw new Problem(422, "invalidCredentials");
  return db.transaction(async (tx) => {
    const { device } = input;
    const known = await listDevices(tx, user.id);
    const { sessionId, token } = await startSession(tx, {
      userId: user.id,
      device,
      now: clock.now(),
    });
    const started = { userId: user.id, sessionId, device, isNewDevice: isNewDevice(device, known) };
    await outbox.publish(tx, [sessionStarted(started)]);
    return { token };
  });
}

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
