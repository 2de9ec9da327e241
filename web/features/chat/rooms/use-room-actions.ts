import { useQueryClient } from "@tanstack/react-query";
import type { ChatRoom } from "#contract/chat.ts";
import type { Message } from "#contract/messages.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { showLoading } from "#web/lib/page/loading.ts";
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

/** What is done with a room from its menu. Nothing throws: what went wrong is said in a toast. */
export function useRoomActions(room: ChatRoom, open: OpenConversation) {
  const queries = useQueryClient();
  const { t } = useTranslation("chat");
  const name = useRoomName(room);
  const { id } = room;

  async function attempt(action: () => Promise<unknown>, failed: string) {
    try {
      await showLoading(action());
    } catch (error) {
      if (!(error instanceof ApiError)) logError("chat action failed", error);
      const [line] = error instanceof ApiError ? error.messages : [];
      showToast({ text: line ?? failed });
    }
  }

  const refetch = () => queries.invalidateQueries({ queryKey: roomKey(id) });

  /** At once, and back when it can't be done. */
  async function archive(archived: boolean, isUndo = false) {
    cacheRoom(queries, { ...room, archived });
    await attempt(async () => {
      const saved = await archiveRoom(id, archived).catch((error: unknown) => {
        cacheRoom(queries, { ...room, archived: !archived });
        throw error;
      });
      cacheRoom(queries, saved);
      if (isUndo) return;
      showToast({
        text: t(archived ? "archive.archived" : "archive.unarchived", { name }),
        action: { label: t("archive.undo"), onAction: () => void archive(!archived, true) },
      });
    }, t("archive.failed"));
  }

  return {
    archive: () => archive(!room.archived),
    takeBack: ({ id: messageId }: Message) =>
      attempt(async () => open.replace(await takeBack(messageId)), t("takeBack.failed")),
    decline: (message: string) =>
      attempt(async () => {
        open.add(await declineContact(id, message));
        await refetch();
      }, t("decline.failed")),
    propose: (forIntroduction: boolean) =>
      attempt(async () => {
        try {
          open.add(await indicateInterest(id, forIntroduction));
        } finally {
          // Refused, it was said on another screen already.
          await refetch();
        }
      }, t("interest.failed")),
    setBlocked: (block: { afterStay: boolean } | null) =>
      attempt(async () => {
        const userId = otherOf(room)?.user.id;
        if (userId === undefined) return;
        await setBlocked(userId, block);
        showToast({ text: t(block ? "block.done" : "block.undone", { name }) });
        await refetch();
      }, t("block.failed")),
  };
}
