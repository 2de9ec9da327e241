import type * as z from "zod";
import type { User, userUpdate } from "#contract/account.ts";
import type { Db } from "#server/db/database.ts";
import { unauthenticated } from "#server/platform/http/problem.ts";
import type { Platform } from "#server/platform/platform.ts";
import { endSessions } from "#server/platform/sessions/sessions.ts";
import type { Viewer } from "#server/platform/sessions/viewer.ts";
import { userUpdated } from "./account.events.ts";
import type { AccountPorts } from "./account.ports.ts";
import { presentOwnUser } from "./account.presenter.ts";
import { changeUser, findUser } from "./account.repository.ts";

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
