import { Footprints, Hourglass } from "lucide-react";
import type { ChatRoom, NextAction } from "#contract/chat.ts";
import type { Urls } from "#contract/urls/urls.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { otherOf, ownSideOf, useRoomName } from "../rooms/room-words.ts";

export type NextStepProps = {
  room: ChatRoom;
  onPropose: (forIntroduction: boolean) => Promise<unknown>;
};

const look = "flex shrink-0 items-center gap-3 bg-brand-soft px-gutter py-2.5";

/** What this side could do now: one thing, in one line. */
export function NextStep({ room, onPropose }: NextStepProps) {
  const { t } = useTranslation("chat");
  const urls = useUrls();
  const name = useRoomName(room);
  const { press, pending } = useAction({
    send: (_call, forIntroduction: boolean) => onPropose(forIntroduction),
  });
  const hint = hintOf(room, urls);
  if (!hint) return isWaiting(room) ? <OpenWish room={room} /> : null;
  const { action, to } = hint;

  return (
    <section aria-label={t("next.label")} className={look}>
      <Footprints className="hidden size-6 shrink-0 text-brand sm:block" />
      <p className="min-w-0 max-w-none flex-1 text-sm leading-snug">
        <span className="block font-semibold">{t("next.label")}</span>
        {t(`next.${action}.text`, { name })}
      </p>
      {to ? (
        <LinkButton to={to} size="sm" className="shrink-0">
          {t(`next.${action}.button`)}
        </LinkButton>
      ) : (
        <Button
          size="sm"
          pending={pending}
          onClick={() => void press(action === "ProposeIntroduction")}
          className="shrink-0"
        >
          {t(`next.${action}.button`)}
        </Button>
      )}
    </section>
  );
}

/** The sitter has said what they would like; it is the owner's turn. */
function isWaiting(room: ChatRoom): boolean {
  return room.openWish !== undefined && ownSideOf(room) === "pet_sitter";
}

function OpenWish({ room }: { room: ChatRoom }) {
  const { t } = useTranslation("chat");
  const name = useRoomName(room);
  return (
    <section aria-label={t("wish.label")} className={look}>
      <Hourglass className="hidden size-6 shrink-0 text-brand sm:block" />
      <p className="min-w-0 max-w-none flex-1 text-sm leading-snug">
        <span className="block font-semibold">{t(`wish.${room.openWish ?? "introduction"}`)}</span>
        {t("wish.awaiting", { name })}
      </p>
    </section>
  );
}

type NextHint = {
  action: NextAction;
  /** Null: it is done here, without leaving. */
  to: string | null;
};

/** What this side could do next, and where; null when there is nothing, or no place for it. */
export function hintOf(room: ChatRoom, urls: Urls): NextHint | null {
  const { nextAction: action, bookingId, logbookId, id: chatRoomId } = room;
  const otherId = otherOf(room)?.id;
  if (!action || otherId === undefined) return null;
  switch (action) {
    case "ScheduleIntroduction":
      return { action, to: urls.planIntroduction(otherId, { chatRoomId }) };
    case "ScheduleBooking":
    case "ScheduleNewBooking":
      return { action, to: urls.planBooking(otherId, { chatRoomId }) };
    case "FillIntake":
    case "ViewIntakeForm":
      return bookingId === undefined ? null : { action, to: urls.intake(bookingId) };
    case "GoToLogbook":
    case "ViewLogbook":
      return logbookId === undefined ? null : { action, to: urls.logbook(logbookId) };
    case "ProposeIntroduction":
    case "ProposeBooking":
      return { action, to: null };
  }
}
