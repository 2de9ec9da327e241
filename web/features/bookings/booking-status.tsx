import { CalendarCheck, Check, Clock, Hourglass, X } from "lucide-react";
import type { Booking } from "#contract/bookings.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Tag } from "#web/ui/tag.tsx";
import { awaitsMe, stateOf } from "./booking-words.ts";

const looks = {
  pending: { tone: "neutral", Icon: Hourglass },
  awaitsYou: { tone: "warn", Icon: Hourglass },
  accepted: { tone: "ok", Icon: Check },
  running: { tone: "ok", Icon: Clock },
  declined: { tone: "neutral", Icon: X },
  cancelled: { tone: "bad", Icon: X },
  expired: { tone: "neutral", Icon: Hourglass },
  completed: { tone: "neutral", Icon: CalendarCheck },
} as const;

type Word = keyof typeof looks;

function wordOf(booking: Booking): Word {
  const state = stateOf(booking);
  if (state === "pending" && awaitsMe(booking)) return "awaitsYou";
  return state === "accepted" && booking.phase === "running" ? "running" : state;
}

/** How it stands, in a word. */
export function BookingStatus({ booking }: { booking: Booking }) {
  const { t } = useTranslation("bookings");
  const word = wordOf(booking);
  const { tone, Icon } = looks[word];
  return (
    <Tag tone={tone} icon={<Icon />}>
      {t(`status.${word}`)}
    </Tag>
  );
}
