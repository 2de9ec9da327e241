import { userUpdates } from "#contract/account.ts";
import type { UserCounts } from "#contract/notifications.ts";
import type { Context } from "#server/platform/context.ts";
import { countUnread } from "./list/notifications-list.repository.ts";
import type { WithNotifyPorts } from "./notify.ports.ts";

type CountContext = Context & WithNotifyPorts;
type OfUser = { userId: number };

/** What waits for a user, as the profile that they use now. */
export async function countForUser(ctx: CountContext, { userId }: OfUser): Promise<UserCounts> {
  const { db, ports } = ctx;
  const profiles = await ports.findOwnProfiles(db, userId);
  const { own, other } = profiles ?? { own: null, other: null };
  const counted = [
    own ? ports.countUnreadMessages(db, own) : 0,
    other ? ports.countUnreadMessages(db, other) : 0,
    own ? ports.countAwaitedBookings(ctx, own) : 0,
    own ? ports.countUnreadUpdates(db, own) : 0,
    countUnread(db, userId),
  ] as const;
  const [unreadMessages, otherUnreadMessages, awaitedBookings, unreadUpdates, unreadNotifications] =
    await Promise.all(counted);
  return {
    ...(own ? { profileId: own.id } : {}),
    unreadMessages,
    otherUnreadMessages,
    awaitedBookings,
    unreadUpdates,
    unreadNotifications,
  };
}

/** Their other windows and devices show the same. */
export async function showCounts(
  ctx: CountContext & Context<"realtime">,
  { userId }: OfUser,
): Promise<void> {
  ctx.realtime.publish(userUpdates, { userId }, "counts", await countForUser(ctx, { userId }));
}
