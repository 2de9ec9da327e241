import { createSharedCount } from "./shared-count.ts";

/** How many notifications of both profiles were not read (features/shell/live-notifications.tsx). */
export const { publish: publishUnreadNotifications, use: useUnreadNotifications } =
  createSharedCount();
