import { createSharedCount } from "./shared-count.ts";

/** How many bookings wait for an answer of the profile in use (features/shell/live-awaited.tsx). */
export const { publish: publishAwaited, use: useAwaitedBookings } = createSharedCount();
