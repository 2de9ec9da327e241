import { Check, CheckCheck, Clock } from "lucide-react";
import { memo, type ReactNode } from "react";
import type { Message } from "#contract/messages.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatDate, formatTime } from "#web/lib/text/formatting.ts";
import { cx } from "#web/ui/cx.ts";
import type { CardProps } from "./cards/card-props.ts";
import { SystemCard } from "./cards/system-card.tsx";
import { type DayOfMessages, isSaid } from "./grouping.ts";
import { MessageBubble, type MessageBubbleProps } from "./message-bubble.tsx";

export type Handlers = Pick<MessageBubbleProps, "onOpenPicture" | "onTakeBack" | "onReport"> &
  Pick<CardProps, "onAnswered">;

export type DaySectionProps = {
  day: DayOfMessages;
  /** 'Vandaag', 'za 14 nov 2026'. */
  label: string;
  /** The first message that was not read. */
  mark: number | null;
  side: ProfileType;
  name: string;
  otherId: number | undefined;
  citySlug?: string | undefined;
  today: string;
  handlers: Handlers;
};

/** One day; a room in which nothing changed is not gone through again at every letter one types. */
export const DaySection = memo(function DaySection({ day, label, mark, ...rest }: DaySectionProps) {
  // Each message is an item under its own number, whatever group it is in: older ones that are
  // loaded join the front of a group, and nothing that is there already is made anew for that.
  const items: ReactNode[] = day.groups.flatMap(({ key, messages }) => [
    key === mark && <NewMark key="mark" />,
    ...messages.map((message, index) => (
      <Item
        key={message.id}
        message={message}
        isFirst={index === 0}
        isLast={index === messages.length - 1}
        {...rest}
      />
    )),
  ]);
  return (
    <section aria-label={label}>
      <p className="mx-auto w-fit pt-3 text-xs font-semibold text-ink-soft first-letter:uppercase">
        {label}
      </p>
      <ul>{items}</ul>
    </section>
  );
});

function NewMark() {
  const { t } = useTranslation("chat");
  return (
    <li className="flex items-center gap-3 pt-3 text-xs font-semibold text-accent-strong before:h-px before:flex-1 before:bg-accent after:h-px after:flex-1 after:bg-accent">
      {t("log.newMessages")}
    </li>
  );
}

type ItemProps = Pick<
  DaySectionProps,
  "side" | "name" | "otherId" | "citySlug" | "today" | "handlers"
> & {
  message: Message;
  /** Of what one side said in one go. */
  isFirst: boolean;
  isLast: boolean;
};

/** Drawn once, and again only when the message itself or its place in its group changes. */
const Item = memo(function Item(props: ItemProps) {
  const { message, isFirst, isLast, handlers, ...reader } = props;
  const { name } = reader;
  return (
    <li
      data-message={message.id}
      // A finger has no hover: a tap on the message brings out what can be done with it.
      tabIndex={-1}
      className={cx("group/message outline-none", isFirst ? "pt-3" : "pt-1")}
    >
      {isSaid(message) ? (
        <>
          <MessageBubble message={message} name={name} isLast={isLast} {...handlers} />
          {isLast && <MessageState message={message} />}
        </>
      ) : (
        <SystemCard message={message} onAnswered={handlers.onAnswered} {...reader} />
      )}
    </li>
  );
});

/** Under a group: when, and for one's own how far it got. */
function MessageState({ message }: { message: Message }) {
  const { t } = useTranslation("chat");
  const locale = useLocale();
  const { createdAt, isOwn, isWaiting, isHidden } = message;
  const state = isWaiting ? "held" : message.read ? "read" : "sent";
  const Icon = { held: Clock, read: CheckCheck, sent: Check }[state];
  return (
    <p
      className={cx(
        "flex max-w-none items-center gap-1 px-1.5 pt-1 text-xs text-ink-soft",
        isOwn && "justify-end text-right",
      )}
    >
      <time
        dateTime={createdAt}
        title={`${formatDate(createdAt, locale)} ${formatTime(createdAt)}`}
      >
        {formatTime(createdAt)}
      </time>
      {isOwn && !isHidden && (
        <>
          <Icon className={cx("size-4 shrink-0", state === "read" && "text-brand")} />
          <span className={state === "held" ? undefined : "sr-only"}>{t(`message.${state}`)}</span>
        </>
      )}
    </p>
  );
}
