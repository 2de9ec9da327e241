import { useQueryClient } from "@tanstack/react-query";
import { afterPress } from "#web/lib/forms/after-press.ts";
import { useCatchUp } from "#web/lib/live/catching-up.ts";
import { chatRoomUpdates } from "#web/lib/live/channels.ts";
import { useChannel } from "#web/lib/live/use-channel.ts";
import { useUser } from "#web/lib/session/user.ts";
import { cacheRoom, roomKey } from "../chat-cache.ts";

/** Rooms change by what happens in them, at the other side and in other tabs. */
export function useRoomUpdates(): void {
  const queries = useQueryClient();
  const user = useUser();
  useChannel(chatRoomUpdates, user && { userId: user.id }, {
    "chat-room-updates": async ({ profileId, chatRoom }) => {
      // The list is in the order of the last message: another row would come under the finger.
      await afterPress();
      // Those of the other profile are not in this one's lists; one may be on the screen all the same.
      if (profileId === user?.profile?.id) cacheRoom(queries, chatRoom);
      else queries.setQueryData(roomKey(chatRoom.id), chatRoom);
    },
    onReady: useCatchUp(["chatRooms"], ["chatRoom"]),
  });
}
