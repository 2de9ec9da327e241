import type { userUpdates as UserUpdates } from "#contract/account.ts";
import type { bookingUpdates as BookingUpdates } from "#contract/bookings.ts";
import type { chatChannel as ChatChannel, chatRoomUpdates as RoomUpdates } from "#contract/chat.ts";
import type {
  logbookChannel as LogbookChannel,
  logbookUpdates as LogbookUpdates,
} from "#contract/logbooks.ts";
import type { notificationsChannel as NotificationsChannel } from "#contract/notifications.ts";
import type { reviewUpdates as ReviewUpdates } from "#contract/reviews.ts";
import type { Channel } from "#contract/shared/realtime.ts";

/** A channel of the contract by its name; what is heard and said there is in the type alone. */
export type NamedChannel<Of extends Channel> = { readonly name: Of["name"]; readonly of?: Of };

function named<Of extends Channel>(name: Of["name"]): NamedChannel<Of> {
  return { name };
}

/**
 * The channels that browsers listen to. With the contract's schemas would come zod, which nobody needs
 * to listen; a name that isn't the contract's doesn't compile.
 */
export const userUpdates = named<typeof UserUpdates>("user.updates.{userId}");
export const chatRoomUpdates = named<typeof RoomUpdates>("chat-room-updates.{userId}");
export const chatChannel = named<typeof ChatChannel>("chat.{roomId}");
export const bookingUpdates = named<typeof BookingUpdates>("bookings.updates.{userId}");
export const logbookUpdates = named<typeof LogbookUpdates>("logbooks.updates.{userId}");
export const logbookChannel = named<typeof LogbookChannel>("logbook.{profileType}.{id}");
export const notificationsChannel = named<typeof NotificationsChannel>("notifications.{userId}");
export const reviewUpdates = named<typeof ReviewUpdates>("reviews.updates.{userId}");
