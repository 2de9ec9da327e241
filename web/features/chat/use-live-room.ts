import { useQueryClient } from "@tanstack/react-query";
import type { Message } from "#contract/messages.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { chatChannel } from "#web/lib/live/channels.ts";
import { useChannel } from "#web/lib/live/use-channel.ts";
import { roomKey } from "./chat-cache.ts";
import type { OpenConversation } from "./use-conversation.ts";

export type LiveRoom = {
  roomId: number;
  side: ProfileType;
  open: OpenConversation;
  onArrival: (message: Message) => void;
  onTakenBack: () => void;
  onTyping: (isTyping: boolean) => void;
};

/** Everything that happens in an open room, as it happens; and what was missed, after a break. */
export function useLiveRoom(room: LiveRoom) {
  const { roomId, side, open, onArrival, onTakenBack, onTyping } = room;
  const queries = useQueryClient();
  const say = useChannel(
    chatChannel,
    { roomId },
    {
      "message.sent": ({ message }) => {
        const isNews = !open.has(message.id);
        open.add(message);
        // With several servers it may be said twice.
        if (message.isOwn || !isNews) return;
        onTyping(false);
        onArrival(message);
      },
      "message.deleted": ({ message }) => {
        open.replace(message);
        if (!message.isOwn) onTakenBack();
      },
      "message.read": ({ readBy, readUntil }) =>
        readBy === side ? open.allRead() : open.readUntil(readUntil),
      "chat.acceptance_status": () => {
        // What may be done with messages, and what is to be minded in them, hangs on it too.
        open.refetch();
        void queries.invalidateQueries({ queryKey: roomKey(roomId) });
      },
      typing: ({ isTyping }) => onTyping(isTyping),
      onReady: open.refetch,
    },
  );
  return { sayTyping: (isTyping: boolean) => say("typing", { isTyping }) };
}
