import { createSharedCount } from "#web/lib/live/shared-count.ts";

/** How many messages the profile in use has not read (features/shell/live-unread.tsx). */
export const { publish: publishUnread, use: useUnreadMessages } = createSharedCount();
