import { ArrowDown } from "lucide-react";
import { type ReactNode, useEffectEvent, useLayoutEffect, useMemo, useRef } from "react";
import type { Message } from "#contract/messages.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatDay } from "#web/lib/text/formatting.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Dots } from "#web/ui/page/dots.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/page/skeleton.tsx";
import type { OpenConversation } from "../use-conversation.ts";
import { DaySection, type Handlers } from "./day-section.tsx";
import { groupByDay, isSaid } from "./grouping.ts";
import { useLogScroll } from "./use-log-scroll.ts";

export type MessageLogProps = {
  open: OpenConversation;
  mark: number | null;
  side: ProfileType;
  name: string;
  otherId: number | undefined;
  /** The reader's own place. */
  citySlug?: string | undefined;
  now: Date;
  isTyping: boolean;
  /** How many came in while the reader was further up. */
  arrived: number;
  onSeen: () => void;
  handlers: Handlers;
  /** What is on its way out; and how many that are, so that the log follows. */
  outgoing: ReactNode;
  outgoingCount: number;
};

export function MessageLog(props: MessageLogProps) {
  const { open, mark, side, name, otherId, citySlug, now, isTyping, handlers } = props;
  const { t } = useTranslation("chat");
  const locale = useLocale();
  const today = dayInAmsterdam(now);
  const { messages, hasOlder, hasNewer } = open.conversation;
  const days = useMemo(() => groupByDay(withoutRepeats(messages), mark), [messages, mark]);
  const { outgoingCount } = props;
  const shown = useMemo(
    () => ({ messages, mark, outgoingCount, isTyping }),
    [messages, mark, outgoingCount, isTyping],
  );
  const scroll = useLogScroll({
    shown,
    startAt: mark === null ? null : String(mark),
    onNearStart: () => void (hasOlder && !open.failed && open.loadOlder()),
    onNearEnd: () => void (hasNewer && open.loadNewer()),
    onAtEnd: () => hasNewer || props.onSeen(),
  });
  const goToEnd = useEffectEvent(scroll.toEnd);
  const outgoingBefore = useRef(outgoingCount);
  // Whoever sends something wants to see it go, wherever they were reading.
  useLayoutEffect(() => {
    if (outgoingCount > outgoingBefore.current) goToEnd();
    outgoingBefore.current = outgoingCount;
  }, [outgoingCount]);

  function toLatest() {
    if (hasNewer) void open.loadLatest().then(scroll.toEnd);
    else scroll.toEnd();
  }

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={scroll.scroller}
        onScroll={scroll.onScroll}
        role="log"
        // New messages are announced by themselves; older ones that are loaded must not be read out.
        aria-live="off"
        aria-label={t("log.label", { name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        className="flex h-full flex-col-reverse overflow-y-auto overscroll-contain [overflow-anchor:none] focus-visible:-outline-offset-4"
      >
        <div className="grid w-full grid-cols-1 px-gutter pt-2 pb-5">
          {hasOlder &&
            (open.failed ? <OlderFailed onRetry={() => void open.loadOlder()} /> : <OlderComing />)}
          {days.map((day) => (
            <DaySection
              key={day.on}
              day={day}
              label={formatDay(day.on, locale, now)}
              mark={mark}
              side={side}
              name={name}
              otherId={otherId}
              citySlug={citySlug}
              today={today}
              handlers={handlers}
            />
          ))}
          {!hasNewer && outgoingCount > 0 && (
            <ul className="grid grid-cols-1 gap-2 pt-3">{props.outgoing}</ul>
          )}
          {isTyping && !hasNewer && (
            <p className="mt-3 flex w-fit items-center gap-2 rounded-bubble rounded-bl-small bg-surface px-4 py-2.5 text-sm text-ink-soft">
              <Dots />
              {t("log.typing", { name })}
            </p>
          )}
        </div>
      </div>
      {(!scroll.isAtEnd || hasNewer) && (
        <div className="absolute right-gutter bottom-3 animate-rise">
          {props.arrived > 0 ? (
            <Button variant="soft" size="sm" onClick={toLatest} className="shadow-lift">
              <ArrowDown className="size-4.5" />
              {t("log.arrived", { count: props.arrived })}
            </Button>
          ) : (
            <IconButton
              label={t("log.toLatest")}
              icon={<ArrowDown />}
              variant="outline"
              onClick={toLatest}
              className="shadow-lift"
            />
          )}
        </div>
      )}
    </div>
  );
}

/** In the shape of what is coming; scrolling up fast, one may overtake it. */
function OlderComing() {
  return (
    <SkeletonGroup className="grid gap-2 py-2">
      <Skeleton shape="block" className="h-11 w-1/2 rounded-bubble" />
      <Skeleton shape="block" className="h-11 w-2/5 justify-self-end rounded-bubble" />
    </SkeletonGroup>
  );
}

function OlderFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation("chat");
  return (
    <p role="alert" className="mx-auto flex flex-wrap items-center justify-center gap-2 text-sm">
      {t("log.olderFailed")}
      <Button size="sm" variant="ghost" onClick={onRetry}>
        {t("log.retry")}
      </Button>
    </p>
  );
}

/**
 * A question and the message about its answer say the same twice where nothing was said in between. Of a
 * yes the question stays, with its facts and buttons; of all else the answer does, with its reason.
 */
export function withoutRepeats(messages: readonly Message[]): readonly Message[] {
  const repeated = new Set<number>();
  messages.forEach((message, index) => {
    const question = questionOf(message, messages, index);
    if (question) repeated.add(isYes(message) ? message.id : question.id);
  });
  return repeated.size === 0 ? messages : messages.filter(({ id }) => !repeated.has(id));
}

const answersToQuestions: readonly unknown[] = [
  "accepted",
  "declined",
  "proposalAccepted",
  "proposalDeclined",
  "proposalWithdrawn",
];

function isYes({ params }: Message): boolean {
  return params?.status === "accepted" || params?.status === "proposalAccepted";
}

/** Further up, unless somebody has written since. */
function questionOf(
  { type, params }: Message,
  messages: readonly Message[],
  index: number,
): Message | null {
  if (type !== "BOOKING_STATUS_SET" || !answersToQuestions.includes(params?.status)) return null;
  for (let at = index - 1; at >= 0; at -= 1) {
    const before = messages[at];
    if (!before || isSaid(before)) return null;
    const isAsked = before.type === "ACCEPT_BOOKING" && before.params?.answer !== undefined;
    if (isAsked && before.params?.bookingId === params?.bookingId) return before;
  }
  return null;
}
