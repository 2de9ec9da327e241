import { useQueryClient } from "@tanstack/react-query";
import type { ChatRoom } from "#contract/chat.ts";
import type { Message } from "#contract/messages.ts";
import type { Api } from "#web/lib/api/client.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { showLoading } from "#web/lib/page/loading.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { cacheRoom, roomKey } from "../chat-cache.ts";
import {
  archiveRoom,
  declineContact,
  indicateInterest,
  setBlocked,
  takeBack,
} from "../chat-calls.ts";
import type { OpenConversation } from "../use-conversation.ts";
import { otherOf, useRoomName } from "./room-words.ts";

type Press = { send: (call: Api["call"]) => Promise<unknown>; failed: string };

/** What is done with a room from its menu. Nothing throws: what went wrong is said in a toast. */
export function useRoomActions(room: ChatRoom, open: OpenConversation) {
  const queries = useQueryClient();
  const { t } = useTranslation("chat");
  const name = useRoomName(room);
  const { id } = room;

  const { press } = useAction({
    send: (call, { send }: Press) => showLoading(send(call)),
    failed: ({ failed }) => failed,
  });
  const attempt = (send: Press["send"], failed: string) => press({ send, failed });

  const refetch = () => queries.invalidateQueries({ queryKey: roomKey(id) });

  const archiving = useAction({
    send: (_call, { archived }: { archived: boolean; isUndo: boolean }) =>
      showLoading(archiveRoom(id, archived)),
    atOnce({ archived }) {
      cacheRoom(queries, { ...room, archived });
      return () => cacheRoom(queries, { ...room, archived: !archived });
    },
    onDone: (saved) => cacheRoom(queries, saved),
    done({ archived, isUndo }) {
      if (isUndo) return null;
      const undo = () => void archiving.press({ archived: !archived, isUndo: true });
      return {
        text: t(archived ? "archive.archived" : "archive.unarchived", { name }),
        action: { label: t("archive.undo"), onAction: undo },
      };
    },
    failed: t("archive.failed"),
  });

  return {
    archive: () => archiving.press({ archived: !room.archived, isUndo: false }),
    takeBack: ({ id: messageId }: Message) =>
      attempt(async (call) => open.replace(await takeBack(call, messageId)), t("takeBack.failed")),
    decline: (message: string) =>
      attempt(async (call) => {
        open.add(await declineContact(call, id, message));
        await refetch();
      }, t("decline.failed")),
    propose: (forIntroduction: boolean) =>
      attempt(async (call) => {
        try {
          open.add(await indicateInterest(call, id, forIntroduction));
        } finally {
          // Refused, it was said on another screen already.
          await refetch();
        }
      }, t("interest.failed")),
    setBlocked: (block: { afterStay: boolean } | null) =>
      attempt(async (call) => {
        const userId = otherOf(room)?.user.id;
        if (userId === undefined) return;
        await setBlocked(call, userId, block);
        showToast({ text: t(block ? "block.done" : "block.undone", { name }) });
        await refetch();
      }, t("block.failed")),
  };
}
