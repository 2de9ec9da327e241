import { Fragment, memo } from "react";
import { useTranslation } from "react-i18next";
import type { ProfileType } from "#contract/profiles.ts";
import { type DayOfMessages, isSaid, type MessageGroup } from "./grouping.ts";
import { MessageBubble, type MessageBubbleProps } from "./message-bubble.tsx";
import { MessageState } from "./message-state.tsx";
import { SystemCard } from "./system-card.tsx";

export type Handlers = Pick<MessageBubbleProps, "onOpenPicture" | "onTakeBack" | "onReport">;

export type DaySectionProps = {
  day: DayOfMessages;
  /** 'Vandaag', 'za 14 nov 2026'. */
  label: string;
  /** The first message that was not read. */
  mark: number | null;
  side: ProfileType;
  name: string;
  otherId: number | undefined;
  handlers: Handlers;
};

/** A day that did not change is not drawn again when a message comes in. */
export const DaySection = memo(
  function DaySection({ day, label, mark, ...rest }: DaySectionProps) {
    return (
      <section aria-label={label} className="grid gap-3">
        <p className="mx-auto pt-3 text-xs font-semibold text-ink-soft first-letter:uppercase">
          {label}
        </p>
        {day.groups.map((group) => (
          <Fragment key={group.key}>
            {group.key === mark && <NewMark />}
            <Group group={group} {...rest} />
          </Fragment>
        ))}
      </section>
    );
  },
  (before, after) =>
    before.label === after.label &&
    before.mark === after.mark &&
    before.name === after.name &&
    before.handlers === after.handlers &&
    isSameDay(before.day, after.day),
);

function isSameDay(before: DayOfMessages, after: DayOfMessages): boolean {
  if (before.groups.length !== after.groups.length) return false;
  const [some, others] = [before, after].map(({ groups }) =>
    groups.flatMap(({ messages }) => messages),
  );
  return (
    some?.length === others?.length && Boolean(some?.every((one, index) => one === others?.[index]))
  );
}

function NewMark() {
  const { t } = useTranslation("chat");
  return (
    <p className="flex max-w-none items-center gap-3 text-xs font-semibold text-accent-strong before:h-px before:flex-1 before:bg-accent after:h-px after:flex-1 after:bg-accent">
      {t("log.newMessages")}
    </p>
  );
}

type GroupProps = Pick<DaySectionProps, "side" | "name" | "otherId" | "handlers"> & {
  group: MessageGroup;
};

function Group({ group, side, name, otherId, handlers }: GroupProps) {
  const last = group.messages.at(-1);
  if (!last) return null;
  if (!isSaid(last)) {
    return (
      <div data-message={last.id}>
        <SystemCard message={last} side={side} name={name} otherId={otherId} />
      </div>
    );
  }
  return (
    <div className="grid gap-1">
      <ul className="grid grid-cols-1 gap-1">
        {group.messages.map((message) => (
          <MessageBubble
            key={message.id}
            message={message}
            name={name}
            isLast={message === last}
            {...handlers}
          />
        ))}
      </ul>
      <MessageState message={last} />
    </div>
  );
}
