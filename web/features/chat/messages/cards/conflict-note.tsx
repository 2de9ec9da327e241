import { CalendarDays } from "lucide-react";
import type { BookingConflict } from "#contract/bookings/booking-periods.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { useConflicts } from "#web/lib/bookings/use-conflicts.ts";
import { listOf } from "./booking-params.ts";
import { type CardWords, daysInWords, isProposal, laterOf } from "./booking-words.ts";
import { type BookingCardProps, useCardWords } from "./card-props.ts";

/** Whoever is about to say yes reads what else there is in those days. */
export function ConflictNote(props: BookingCardProps) {
  const words = useCardWords(props);
  const { conflicts, otherUnavailable } = useConflicts(questionOf(props));
  const lines = conflicts.map((conflict) => ({
    key: conflict.bookingId,
    text: lineOf(conflict, words),
  }));
  if (otherUnavailable) {
    lines.push({ key: 0, text: words.t("conflict.other", { name: words.name }) });
  }
  if (lines.length === 0) return null;
  return (
    <div role="status" className="flex gap-3 rounded-field bg-warn-soft px-3.5 py-3 text-sm">
      <CalendarDays className="size-4.5 shrink-0 text-warn" />
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        {lines.map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
      </div>
    </div>
  );
}

/** Null: a yes changes nothing about the days. */
function questionOf({ booking, otherId }: BookingCardProps) {
  if (otherId === undefined || (isProposal(booking) && booking.about !== "dates")) return null;
  const { startDate, endDate, time, endTime, visits, bookingId, serviceType } = laterOf(booking);
  return {
    otherProfileId: otherId,
    bookingId,
    startDate,
    endDate,
    ...(time ? { time } : {}),
    ...(endTime ? { endTime } : {}),
    ...(visits ? { visits: listOf(visits) } : {}),
    ...(serviceType ? { serviceType } : {}),
  };
}

function lineOf(conflict: BookingConflict, words: CardWords): string {
  const { isExclusive, firstName } = conflict;
  const { t } = words;
  const days = daysInWords(
    {
      startDate: dayInAmsterdam(new Date(conflict.startDate)),
      endDate: dayInAmsterdam(new Date(conflict.endDate)),
    },
    words,
  );
  const kind = isExclusive ? "exclusive" : "own";
  if (!firstName) return t(`conflict.${kind}Unnamed`, { days });
  return t(`conflict.${kind}`, { other: firstName, days });
}
