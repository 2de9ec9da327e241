import { userUpdates } from "#contract/account.ts";
import type { Context } from "#server/platform/context.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { sessionEnded, userSeen } from "#server/platform/sessions/sessions.events.ts";
import { userUpdated } from "./account.events.ts";
import type { WithPorts } from "./account.ports.ts";
import { changeUser, findUser } from "./account.repository.ts";
import { getOwnUser } from "./account.service.ts";

/** What follows from account events, most of it after their transactions. */
export function subscribeAccount({ on, onPublish }: DomainEntries<WithPorts>): void {
  on(userUpdated, "account.show-update", showUpdate);
  onPublish(userSeen, ({ db }, { userId, at }) => changeUser(db, userId, { lastActiveAt: at }));

  on(sessionEnded, "account.cut-off-sockets", async ({ realtime }, { sessionId }) => {
    realtime.endSession(sessionId);
  });
}

async function showUpdate(
  ctx: Context<"realtime"> & WithPorts,
  { userId }: { userId: number },
): Promise<void> {
  if (!(await findUser(ctx.db, userId))) return;
  const user = await getOwnUser(ctx, { userId });
  ctx.realtime.publish(userUpdates, { userId }, "user-updates", { user });
}
