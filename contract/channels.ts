import { userUpdates } from "./account.ts";
import { bookingUpdates } from "./bookings.ts";
import { chatChannel, chatRoomUpdates } from "./chat.ts";
import { notificationsChannel } from "./notifications.ts";
import type { Channel } from "./shared/realtime.ts";

/** Every channel of the product; a domain that adds one adds it here. */
export function allChannels(): Channel[] {
  return [userUpdates, chatRoomUpdates, chatChannel, bookingUpdates, notificationsChannel];
}
