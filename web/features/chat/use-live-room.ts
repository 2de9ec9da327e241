import { useQueryClient } from "@tanstack/react-query";
import type { chatChannel } from "#contract/chat.ts";
import type { Message } from "#contract/messages.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { useChannel } from "#web/lib/live/use-channel.ts";
import { roomKey } from "./chat-cache.ts";
import type { OpenConversation } from "./use-conversation.ts";

type Heard = { message: Message; readUntil: number; readBy: ProfileType; isTyping: boolean };

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
  const hear = (event: string, payload: unknown) => {
    const heard = payload as Heard;
    switch (event) {
      case "message.sent": {
        const isNews = !open.has(heard.message.id);
        open.add(heard.message);
        // With several servers it may be said twice.
        if (heard.message.isOwn || !isNews) return;
        onTyping(false);
        return onArrival(heard.message);
      }
      case "message.deleted":
        open.replace(heard.message);
        return heard.message.isOwn ? undefined : onTakenBack();
      case "message.read":
        return heard.readBy === side ? open.allRead() : open.readUntil(heard.readUntil);
      case "chat.acceptance_status":
        // What may be done with messages, and what is to be minded in them, hangs on it too.
        open.refetch();
        return void queries.invalidateQueries({ queryKey: roomKey(roomId) });
      case "typing":
        return onTyping(heard.isTyping);
    }
  };
  const say = useChannel<typeof chatChannel>(`chat.${roomId}`, hear, open.refetch);
  return { sayTyping: (isTyping: boolean) => say("typing", { isTyping }) };
}
