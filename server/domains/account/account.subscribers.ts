import { userUpdates } from "#contract/account.ts";
import type { Platform } from "#server/platform/platform.ts";
import { sessionEnded, userSeen } from "#server/platform/sessions/sessions.events.ts";
import { userUpdated } from "./account.events.ts";
import type { AccountPorts } from "./account.ports.ts";
import { changeUser, findUser } from "./account.repository.ts";
import { getOwnUser } from "./account.service.ts";
import { writeAccountMails } from "./mails/account-mails.service.ts";
import { subscribeAccountMails } from "./mails/account-mails.subscribers.ts";

/** What follows from account events, most of it after their transactions. */
export function subscribeAccount(platform: Platform, ports: AccountPorts): void {
  const { outbox, realtime } = platform;

  realtime.allow(userUpdates, async (viewer, { userId }) => viewer.userId === userId);

  outbox.on(userUpdated, "account.show-update", async ({ payload: { userId }, tx }) => {
    if (!(await findUser(tx, userId))) return;
    const user = await getOwnUser(tx, ports, userId);
    realtime.publish(userUpdates, { userId }, "user-updates", { user });
  });

  outbox.onPublish(userSeen, ({ userId, at }, tx) => changeUser(tx, userId, { lastActiveAt: at }));

  outbox.on(sessionEnded, "account.cut-off-sockets", async ({ payload }) => {
    realtime.endSession(payload.sessionId);
  });

  writeAccountMails(platform);
  subscribeAccountMails(platform);
}
