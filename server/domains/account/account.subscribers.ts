import { userUpdates } from "#contract/account.ts";
import type { Context } from "#server/platform/context.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { sessionEnded, userSeen } from "#server/platform/sessions/sessions.events.ts";
import { userUpdated } from "./account.events.ts";
import type { WithPorts } from "./account.ports.ts";
import { changeUser, findUser } from "./account.repository.ts";
import { getOwnUser } from "./account.service.ts";
import { queueMail, socialLinkMail } from "./mails/account-mails.service.ts";
import { socialLinkAsked } from "./social-sign-in/social-sign-in.events.ts";
import { insertLinkRequest } from "./social-sign-in/social-sign-in.repository.ts";

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

export function subscribeSocialSignIn({ on }: DomainEntries<object>): void {
  on(socialLinkAsked, "account.social-link-mail", async (ctx, asked) => {
    const { db, now, eventId } = ctx;
    const user = await findUser(db, asked.userId);
    if (!user) return;
    const token = await insertLinkRequest(db, { ...asked, email: user.email }, now);
    const about = { provider: asked.provider, token };
    await queueMail(ctx, { user, key: `social-link:${eventId}`, mail: socialLinkMail, about });
  });
}
