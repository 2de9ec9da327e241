import { userUpdates } from "./account.ts";
import { bookingUpdates } from "./bookings.ts";
import { chatChannel, chatRoomUpdates } from "./chat.ts";
import { logbookChannel, logbookUpdates } from "./logbooks.ts";
import { notificationsChannel } from "./notifications.ts";
import { reviewUpdates } from "./reviews.ts";
import type { Channel } from "./shared/realtime.ts";

/** Every channel of the product; a domain that adds one adds it here. */
export function allChannels(): Channel[] {
  return [
    userUpdates,
    chatRoomUpdates,
    chatChannel,
    bookingUpdates,
    logbookUpdates,
    logbookChannel,
    reviewUpdates,
    notificationsChannel,
  ];
}
