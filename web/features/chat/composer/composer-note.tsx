import type { ChatRoom } from "#contract/chat.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUser } from "#web/lib/session/user.ts";
import { Button } from "#web/ui/button.tsx";
import { useRoomName } from "../rooms/room-words.ts";

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
