import {
  CalendarCheck,
  CalendarSync,
  CalendarX2,
  Check,
  Hourglass,
  House,
  type LucideIcon,
  Pencil,
  Undo2,
  X,
} from "lucide-react";
import type { ToldStatus } from "#contract/bookings/booking-messages.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import {
  callInWords,
  changeInWords,
  daysInWords,
  whatInWords,
  whoCancelled,
  whoTold,
} from "./booking-words.ts";
import { type BookingCardProps, may, useCardWords } from "./card-props.ts";
import { MessageCard, type MessageCardProps, Quote } from "./message-card.tsx";

type Look = { icon: LucideIcon; disc: MessageCardProps["disc"] };

const looks: Record<ToldStatus, Look> = {
  accepted: { icon: Check, disc: "go" },
  declined: { icon: X, disc: "quiet" },
  proposalAccepted: { icon: CalendarCheck, disc: "go" },
  proposalDeclined: { icon: X, disc: "quiet" },
  proposalWithdrawn: { icon: Undo2, disc: "quiet" },
  datesChanged: { icon: CalendarSync, disc: "plain" },
  detailsChanged: { icon: Pencil, disc: "plain" },
  expired: { icon: Hourglass, disc: "quiet" },
  saidHome: { icon: House, disc: "go" },
};

/** What became of a question, or what somebody changed: it only tells, so it is slim. */
export function OutcomeCard(props: BookingCardProps) {
  const { booking } = props;
  const words = useCardWords(props);
  const { status = "detailsChanged", reason } = booking;
  const change = changeInWords(booking, words);
  const isChanged = status === "proposalAccepted" || status === "datesChanged";
  return (
    <MessageCard
      {...looks[status]}
      who={whoTold(booking, words)}
      what={whatInWords(booking, words)}
      aside={<ViewLink {...props} />}
      below={
        <>
          <p>{isChanged && change ? change.is : daysInWords(booking, words)}</p>
          {reason && <Quote text={reason} />}
        </>
      }
    />
  );
}

export function CancelledCard(props: BookingCardProps) {
  const { booking } = props;
  const words = useCardWords(props);
  return (
    <MessageCard
      icon={CalendarX2}
      disc="bad"
      isGone
      who={whoCancelled(booking, words)}
      what={daysInWords(booking, words)}
      aside={<ViewLink {...props} />}
      below={
        <>
          <p>{whatInWords(booking, words)}</p>
          {booking.isEarly && <p className="font-semibold">{callInWords(booking, words)}</p>}
          {booking.reason && <Quote text={booking.reason} />}
        </>
      }
    />
  );
}

function ViewLink(props: BookingCardProps) {
  const { booking, message } = props;
  const { t } = useCardWords(props);
  const urls = useUrls();
  if (!may(message, "viewBooking")) return null;
  return (
    <LinkButton variant="soft" size="sm" to={urls.booking(booking.bookingId)}>
      {t("buttons.view")}
    </LinkButton>
  );
}
