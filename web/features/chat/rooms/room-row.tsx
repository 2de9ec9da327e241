import { ArrowRight, Clock, Lock, UserX } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { ChatRoom } from "#contract/chat.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { readDraft } from "#web/lib/forms/drafts.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatDate, formatRecent, formatTime } from "#web/lib/text/formatting.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { CountBadge } from "#web/ui/count-badge.tsx";
import { cx } from "#web/ui/cx.ts";
import { Avatar } from "#web/ui/pictures/avatar.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { hintOf } from "../composer/next-step.tsx";
import { draftKeyOf } from "../composer/use-draft.ts";
import { useCardWords } from "../messages/cards/card-props.ts";
import { messageLine } from "../messages/cards/message-line.ts";
import { isSaid } from "../messages/grouping.ts";
import { otherOf, ownSideOf, stateOf, useRoomName } from "./room-words.ts";

export type RoomRowProps = { room: ChatRoom; to: string; isOpen: boolean; now: Date };

export function RoomRow({ room, to, isOpen, now }: RoomRowProps) {
  const { t } = useTranslation("chat");
  const locale = useLocale();
  const name = useRoomName(room);
  const count = room.unreadMessagesCount;
  const at = room.lastMessage?.createdAt ?? room.lastActivityAt;
  return (
    <li>
      <Link
        to={to}
        prefetch="intent"
        aria-current={isOpen ? "page" : undefined}
        className={cx(
          "flex gap-3.5 px-gutter py-3.5 text-ink no-underline transition-colors hover:bg-sunken focus-visible:-outline-offset-4 md:px-6",
          isOpen && "bg-brand-soft hover:bg-brand-soft",
        )}
      >
        <Avatar name={name} picture={otherOf(room)?.picture} />
        <span className="grid min-w-0 flex-1 grid-cols-1 content-center gap-0.5">
          <span className="flex items-baseline gap-2">
            <span className={cx("min-w-0 flex-1 truncate font-semibold", count > 0 && "font-bold")}>
              {name}
            </span>
            <time
              dateTime={at}
              title={`${formatDate(at, locale)} ${formatTime(at)}`}
              className="shrink-0 text-xs text-ink-soft"
            >
              {formatRecent(at, locale, now)}
            </time>
          </span>
          <span className="flex items-center gap-2">
            <Excerpt room={room} isOpen={isOpen} now={now} />
            <CountBadge count={count} label={t("list.unread", { count })} className="shrink-0" />
          </span>
          <RoomHint room={room} />
        </span>
      </Link>
    </li>
  );
}

const stateIcons = { awaiting: Clock, declined: UserX, closed: Lock } as const;

/** How the contact stands where that needs a word; else what could be done next. */
function RoomHint({ room }: { room: ChatRoom }) {
  const { t } = useTranslation("chat");
  const urls = useUrls();
  const state = stateOf(room);
  if (state === "new") {
    return (
      <Tag tone="ok" className="mt-1 w-fit">
        {t("status.new")}
      </Tag>
    );
  }
  const hint = hintOf(room, urls);
  if (!state && !hint) return null;
  const Icon = state ? stateIcons[state] : ArrowRight;
  return (
    <span
      className={cx(
        "flex items-center gap-1.5 text-xs",
        state ? "text-ink-soft" : "font-semibold text-brand-strong",
      )}
    >
      <Icon className="size-3.5 shrink-0" />
      <span className="truncate">
        {state ? t(`status.${state}`) : hint && t(`next.${hint.action}.button`)}
      </span>
    </span>
  );
}

/** What was said last; or what this side began to write and left. */
function Excerpt({ room, isOpen, now }: Omit<RoomRowProps, "to">) {
  const { t } = useTranslation("chat");
  const name = useRoomName(room);
  const words = useCardWords({ side: ownSideOf(room), name, today: dayInAmsterdam(now) });
  const [draft, setDraft] = useState<string | null>(null);
  // After hydration: the server knows nothing of drafts. Looked at again on leaving the room.
  useEffect(() => {
    const kept = isOpen ? null : readDraft(draftKeyOf(room.id));
    setDraft(typeof kept === "string" ? kept : null);
  }, [room.id, isOpen]);

  const { lastMessage, unreadMessagesCount } = room;
  const look = cx(
    "min-w-0 flex-1 truncate text-sm",
    unreadMessagesCount > 0 ? "font-semibold text-ink" : "text-ink-soft",
  );
  if (draft) return <span className={look}>{t("list.draft", { text: draft })}</span>;
  if (!lastMessage || lastMessage.type === "WELCOME")
    return <span className={look}>{t("list.nothingYet")}</span>;
  const text = messageLine(lastMessage, words);
  const isOwn = lastMessage.isOwn && isSaid(lastMessage);
  return <span className={look}>{isOwn ? t("list.you", { text }) : text}</span>;
}
