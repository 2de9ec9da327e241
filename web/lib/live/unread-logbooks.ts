import { createSharedCount } from "./shared-count.ts";

/** How much in logbooks the profile in use has not read (features/shell/live-logbooks.tsx). */
export const { publish: publishUnreadUpdates, use: useUnreadUpdates } = createSharedCount();
