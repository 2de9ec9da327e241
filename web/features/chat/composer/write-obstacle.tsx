import { Lock } from "lucide-react";
import type { ChatRoom } from "#contract/chat.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUser } from "#web/lib/session/user.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { ownSideOf, useRoomName } from "../rooms/room-words.ts";

export type Obstacle =
  | "awaitingReply"
  | "contactDeclined"
  | "timeout"
  | "blocked"
  | "blockedByYou"
  | "banned"
  | "deleted";

/** Why nobody can write here now; null when they can. */
export function obstacleOf(room: ChatRoom): Obstacle | null {
  if (room.isBlockedByViewer) return "blockedByYou";
  if (!room.writeObstacle) return null;
  return room.writeObstacle === "contactClosed"
    ? (room.closedReason ?? "deleted")
    : room.writeObstacle;
}

/** In place of the field to write in: what is going on, in words, and what can be done. */
export function WriteObstacle(props: {
  room: ChatRoom;
  obstacle: Obstacle;
  onUnblock: () => void;
}) {
  const { room, obstacle, onUnblock } = props;
  const { t } = useTranslation("chat");
  const urls = useUrls();
  const name = useRoomName(room);
  const isOwner = ownSideOf(room) === "pet_owner";
  const isOver = obstacle === "contactDeclined" || obstacle === "deleted";
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-3 border-t border-line bg-surface px-gutter pt-4 pb-safe">
      <Lock className="size-5 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold wrap-anywhere">{t(`obstacles.${obstacle}.title`, { name })}</p>
        <p className="text-sm text-ink-soft">{t(`obstacles.${obstacle}.text`, { name })}</p>
      </div>
      {obstacle === "blockedByYou" && (
        <Button variant="secondary" size="sm" onClick={onUnblock}>
          {t("obstacles.blockedByYou.button")}
        </Button>
      )}
      {isOver && (
        <LinkButton variant="secondary" size="sm" to={isOwner ? urls.search() : urls.sitterWork()}>
          {t(isOwner ? "obstacles.findSitter" : "obstacles.findWork")}
        </LinkButton>
      )}
    </div>
  );
}

/** What to know before writing, if anything: one line, the most pressing one. */
export function ComposerNote({ room, onDecline }: { room: ChatRoom; onDecline: () => void }) {
  const { t } = useTranslation("chat");
  const user = useUser();
  const name = useRoomName(room);
  if (user && !user.emailVerifiedAt) return <Line>{t("composer.unconfirmed")}</Line>;
  if (room.acceptanceStatus === "declined" && room.isDecliner) {
    return <Line>{t("composer.writeAgain")}</Line>;
  }
  if (room.closedReason === "timeout") return <Line>{t("composer.reopen")}</Line>;
  if (room.acceptanceStatus !== "pending" || room.isInitiator) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 pr-gutter pb-1.5">
      <Line>{t("composer.pendingReceiver")}</Line>
      {room.allowedActions.includes("decline") && (
        <Button
          variant="ghost"
          size="sm"
          onClick={onDecline}
          aria-label={t("decline.title", { name })}
        >
          {t("composer.decline")}
        </Button>
      )}
    </div>
  );
}

function Line({ children }: { children: string }) {
  return (
    <p className="min-w-0 max-w-none flex-1 basis-60 px-gutter py-1 text-sm text-ink-soft">
      {children}
    </p>
  );
}
