import { createSharedCount } from "#web/lib/live/shared-count.ts";

/** How many messages the profile in use has not read (features/shell/live-unread.tsx). */
export const { publish: publishUnread, use: useUnreadMessages } = createSharedCount();

/** The same of the user's other profile: the way to it says so. */
export const { publish: publishOtherUnread, use: useOtherUnreadMessages } = createSharedCount();
