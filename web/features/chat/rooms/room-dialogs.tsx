import { Suspense } from "react";
import type { ChatRoom } from "#contract/chat.ts";
import type { Message } from "#contract/messages.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { Loading } from "#web/lib/page/loading.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { maxLength } from "../messages/message-limits.ts";
import { otherOf, useRoomName } from "./room-words.ts";
import type { useRoomActions } from "./use-room-actions.ts";

const ConfirmDialog = lazyPart(
  async () => (await import("#web/ui/overlays/confirm-dialog.tsx")).ConfirmDialog,
);
const BlockDialog = lazyPart(
  async () => (await import("#web/ui/overlays/block-dialog.tsx")).BlockDialog,
);
const ReasonDialog = lazyPart(
  async () => (await import("#web/ui/overlays/reason-dialog.tsx")).ReasonDialog,
);
const ReportSheet = lazyPart(async () => (await import("./report-sheet.tsx")).ReportSheet);

/** What is asked at this moment. */
export type RoomQuestion =
  | { what: "decline" }
  | { what: "block" }
  /** After a report about somebody. */
  | { what: "blockToo" }
  | { what: "report" }
  | { what: "reportMessage"; message: Message }
  | { what: "takeBack"; message: Message };

export type RoomDialogsProps = {
  room: ChatRoom;
  asked: RoomQuestion | null;
  actions: ReturnType<typeof useRoomActions>;
  onAsk: (next: RoomQuestion) => void;
  onClose: () => void;
};

/** Each is loaded when it is first asked. */
export function RoomDialogs({ room, asked, actions, onAsk, onClose }: RoomDialogsProps) {
  const { t } = useTranslation("chat");
  const name = useRoomName(room);
  if (!asked) return null;
  const mayBlock = room.allowedActions.includes("block") && !room.isBlockedByViewer;
  return (
    <Suspense fallback={<Loading />}>
      {asked.what === "takeBack" && (
        <ConfirmDialog
          title={t("takeBack.title")}
          confirm={t("takeBack.confirm")}
          cancel={t("takeBack.cancel")}
          onConfirm={() => actions.takeBack(asked.message).then(onClose)}
          onClose={onClose}
        >
          {t("takeBack.text")}
        </ConfirmDialog>
      )}
      {asked.what === "block" && (
        <BlockDialog
          person={{ userId: otherOf(room)?.user.id, name }}
          title={t("block.title", { name })}
          cancel={t("block.cancel")}
          text={t("block.text", { name })}
          onBlock={(given) => actions.setBlocked(given).then(onClose)}
          onClose={onClose}
        />
      )}
      {asked.what === "blockToo" && (
        <BlockDialog
          person={{ userId: otherOf(room)?.user.id, name }}
          title={t("report.alsoBlock", { name })}
          cancel={t("report.noBlock")}
          lead={t("report.alsoBlockText")}
          text={t("block.text", { name })}
          onBlock={(given) => actions.setBlocked(given).then(onClose)}
          onClose={onClose}
        />
      )}
      {asked.what === "decline" && (
        <ReasonDialog
          title={t("decline.title", { name })}
          confirm={t("decline.confirm")}
          cancel={t("decline.cancel")}
          label={t("decline.message")}
          hint={t("decline.example")}
          maxLength={maxLength}
          onConfirm={(message) => actions.decline(message).then(onClose)}
          onClose={onClose}
        >
          {t("decline.text", { name })}
        </ReasonDialog>
      )}
      {(asked.what === "report" || asked.what === "reportMessage") && (
        <ReportSheet
          subject={
            asked.what === "report"
              ? { subjectType: "profile", subjectId: otherOf(room)?.id ?? 0 }
              : { subjectType: "message", subjectId: asked.message.id }
          }
          name={name}
          onSent={() => {
            if (mayBlock) onAsk({ what: "blockToo" });
            else {
              showToast({ text: t("report.sent") });
              onClose();
            }
          }}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
