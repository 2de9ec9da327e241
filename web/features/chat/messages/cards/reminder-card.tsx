import {
  AlarmClock,
  BellRing,
  CalendarHeart,
  Camera,
  Check,
  type LucideIcon,
  Sunrise,
} from "lucide-react";
import type { Message, MessageType } from "#contract/messages.ts";
import type { ReminderParams } from "#contract/reminders/reminder-messages.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { formatTime } from "#web/lib/text/formatting.ts";
import { joinWords } from "#web/lib/text/join-words.ts";
import { weekdayAndDayInWords } from "#web/lib/time/day-words.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { listOf } from "./booking-params.ts";
import { type CardWords, petsInWords } from "./booking-words.ts";
import { type CardProps, may, useCardWords } from "./card-props.ts";
import { CardButtons, MessageCard } from "./message-card.tsx";
import { plainWords } from "./message-line.ts";

const icons: Partial<Record<MessageType, LucideIcon>> = {
  REMINDER_5AM: Sunrise,
  REMINDER_CHECK_IN: AlarmClock,
  REMINDER_SEND_PICTURE: Camera,
  REMINDER_PLANNING: CalendarHeart,
  REMINDER_INTRODUCTION: CalendarHeart,
};

/** What the clock reminds of: when and for whom, why, and the one thing to do about it. */
export function ReminderCard(props: CardProps) {
  const { message } = props;
  const words = useCardWords(props);
  const { t } = words;
  const { title, text } = plainWords(message, words);
  const { isAnswered } = readReminderParams(message.params);
  const asks = may(message, "keepRequest");
  const ahead = whatIsAhead(message, words);
  const done = message.type === "REMINDER_CHECK_IN" ? "came" : "answered";
  if (isAnswered) {
    const who = t(`chat:reminder.${done}`);
    return (
      <MessageCard icon={Check} disc="quiet" who={who} what={title} aside={<Way {...props} />} />
    );
  }
  return (
    <MessageCard
      icon={icons[message.type] ?? BellRing}
      disc={asks ? "hot" : "plain"}
      asks={asks}
      {...(ahead ? { who: title, what: ahead } : { what: title })}
    >
      <p className="text-sm text-ink-soft wrap-anywhere">{text}</p>
      {asks ? <RequestButtons {...props} /> : <Way {...props} />}
    </MessageCard>
  );
}

/** Where it leads; nowhere for who can only write. */
function Way(props: CardProps) {
  const { message, otherId } = props;
  const { t } = useCardWords(props);
  const urls = useUrls();
  const { bookingId, logbookId, isAnswered } = readReminderParams(message.params);
  const from = { chatRoomId: message.chatRoomId };
  const link = (to: string, label: string) => (
    <LinkButton variant="soft" size="sm" className="justify-self-start" to={to}>
      {label}
    </LinkButton>
  );
  if (may(message, "viewBooking") && bookingId)
    return link(urls.booking(bookingId), t("chat:reminder.view"));
  if (may(message, "viewLogbook") && logbookId) {
    const isToCheckIn = message.type === "REMINDER_CHECK_IN" && !isAnswered;
    return link(urls.logbook(logbookId), t(`chat:reminder.${isToCheckIn ? "checkIn" : "logbook"}`));
  }
  if (otherId === undefined) return null;
  if (may(message, "scheduleIntroduction"))
    return link(urls.planIntroduction(otherId, from), t("chat:system.scheduleIntroduction"));
  if (may(message, "scheduleBooking"))
    return link(urls.planBooking(otherId, from), t("chat:system.scheduleBooking"));
  return null;
}

/** A sitter was found: is the request still needed? */
function RequestButtons(props: CardProps) {
  const { message, onAnswered } = props;
  const { t } = useCardWords(props);
  const { bookingId } = readReminderParams(message.params);

  const { press, running } = useAction({
    send: (call, wish: "putAway" | "keep"): Promise<unknown> =>
      wish === "keep"
        ? call("bookings.requestNotDeactivated", {
            params: { id: String(bookingId) },
            body: { wasUpdated: false },
          })
        : call("requests.activate", { body: { isActivated: false } }),
    onDone: onAnswered,
    failed: t("chat:reminder.failed"),
  });

  return (
    <CardButtons>
      {(["putAway", "keep"] as const).map((wish) => (
        <Button
          key={wish}
          variant={wish === "putAway" ? "primary" : "secondary"}
          pending={running.includes(wish)}
          onClick={() => bookingId && void press(wish)}
        >
          {t(`chat:reminder.${wish}`)}
        </Button>
      ))}
    </CardButtons>
  );
}

/** When, for whom: 'za 19 december om 18:00, Moos en Minoes'; null where there is nothing to say. */
function whatIsAhead(message: Message, words: CardWords): string | null {
  const { petNames } = readReminderParams(message.params);
  const parts = [whenInWords(message, words), petsInWords(petNames, words)].filter(Boolean);
  return parts.length > 0 ? parts.join(", ") : null;
}

function whenInWords({ type, params }: Message, { t, locale, today }: CardWords): string {
  const { at, times } = readReminderParams(params);
  if (type === "REMINDER_5AM" && times)
    return t("chat:reminder.today", { times: joinWords(listOf(times), t("and")) });
  if (!at) return "";
  const time = formatTime(at);
  if (type === "REMINDER_CHECK_IN") return t("chat:reminder.began", { time });
  const day = weekdayAndDayInWords(dayInAmsterdam(new Date(at)), locale, today);
  return t("chat:reminder.at", { day, time });
}

type Read = Pick<
  ReminderParams,
  "bookingId" | "logbookId" | "petNames" | "at" | "times" | "isAnswered"
>;

/** Without zod, as a conversation is read without it; what is not as expected is left out. */
function readReminderParams(params: Message["params"]): Read {
  const { bookingId, logbookId, petNames, at, times, isAnswered } = params ?? {};
  return {
    ...(isId(bookingId) ? { bookingId } : {}),
    ...(isId(logbookId) ? { logbookId } : {}),
    ...(typeof petNames === "string" ? { petNames } : {}),
    ...(typeof at === "string" && !Number.isNaN(Date.parse(at)) ? { at } : {}),
    ...(typeof times === "string" && /^\d\d:\d\d(,\d\d:\d\d)*$/.test(times) ? { times } : {}),
    isAnswered: isAnswered === true,
  };
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}
