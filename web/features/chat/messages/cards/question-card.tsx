import {
  ArrowRight,
  CalendarClock,
  CalendarHeart,
  CalendarPlus,
  CalendarSync,
  CalendarX2,
  Check,
  Clock,
  Euro,
  type LucideIcon,
  PawPrint,
} from "lucide-react";
import type { BookingMessageParams } from "#contract/bookings/booking-messages.ts";
import { downloadFile } from "#web/lib/api/browser-api.ts";
import { formatMoney } from "#web/lib/text/formatting.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { AnswerButtons } from "./answer-buttons.tsx";
import {
  type CardWords,
  changeInWords,
  daysInWords,
  laterOf,
  placeInWords,
  timesInWords,
  whatInWords,
  whoAnswered,
  whoAsked,
} from "./booking-words.ts";
import { type BookingCardProps, may, useCardWords } from "./card-props.ts";
import { ConflictNote } from "./conflict-note.tsx";
import { CardButtons, type Fact, Facts, MessageCard, Quote } from "./message-card.tsx";

/** A question about a booking: large as long as it is open, then what became of it. */
export function QuestionCard(props: BookingCardProps) {
  const { answer } = props.booking;
  if (answer === undefined) return <OpenQuestion {...props} />;
  if (answer === "accepted") return <Agreed {...props} />;
  return <Over {...props} />;
}

function iconOf({ about, kind }: BookingMessageParams): LucideIcon {
  if (about === "dates") return CalendarSync;
  if (about === "pets") return PawPrint;
  if (about === "price") return Euro;
  return kind === "introduction" ? CalendarHeart : CalendarClock;
}

function OpenQuestion(props: BookingCardProps) {
  const { booking, message, name } = props;
  const words = useCardWords(props);
  const urls = useUrls();
  const { t } = words;
  const asks = may(message, "acceptBooking") || may(message, "declineBooking");
  const change = changeInWords(booking, words);
  return (
    <MessageCard
      icon={iconOf(booking)}
      disc={asks ? "hot" : "plain"}
      asks={asks}
      who={whoAsked(booking, words)}
      what={whatInWords(booking, words)}
    >
      {change ? <Change {...change} t={t} /> : <Facts facts={factsOf(booking, words)} />}
      {booking.reason && <Quote text={booking.reason} />}
      {may(message, "acceptBooking") && <ConflictNote {...props} />}
      {asks ? (
        <AnswerButtons {...props} />
      ) : (
        <div className="flex items-center gap-3">
          <p className="flex min-w-0 flex-1 items-center gap-2 text-sm text-ink-soft">
            <Clock className="size-4.5 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{t("awaiting", { name })}</span>
          </p>
          {may(message, "viewBooking") && (
            <LinkButton
              variant="soft"
              size="sm"
              to={urls.booking(booking.bookingId)}
              className="shrink-0"
            >
              {t("buttons.view")}
            </LinkButton>
          )}
        </div>
      )}
    </MessageCard>
  );
}

/** The two have it in their diaries: the result stands where the buttons were. */
function Agreed(props: BookingCardProps) {
  const { message } = props;
  const words = useCardWords(props);
  const urls = useUrls();
  const { t } = words;
  const booking = laterOf(props.booking);
  const to = urls.booking(booking.bookingId);
  return (
    <MessageCard
      icon={Check}
      disc="go"
      who={whoAnswered(booking, words)}
      what={whatInWords(booking, words)}
    >
      <Facts facts={factsOf(booking, words)} />
      {may(message, "viewBooking") && (
        <CardButtons>
          <LinkButton variant="secondary" size="sm" to={to}>
            {t("buttons.view")}
          </LinkButton>
          <CalendarButton {...props} />
        </CardButtons>
      )}
    </MessageCard>
  );
}

/** Nothing is left to do here: one line of what it was, and what became of it. */
function Over(props: BookingCardProps) {
  const { booking, message } = props;
  const words = useCardWords(props);
  const urls = useUrls();
  const change = changeInWords(booking, words);
  const isQuiet = booking.answer !== "declined" && booking.answer !== "cancelled";
  return (
    <MessageCard
      icon={isQuiet ? iconOf(booking) : CalendarX2}
      disc="quiet"
      who={whoAnswered(booking, words)}
      what={whatInWords(booking, words)}
      aside={
        may(message, "viewBooking") && (
          <LinkButton variant="soft" size="sm" to={urls.booking(booking.bookingId)}>
            {words.t("buttons.view")}
          </LinkButton>
        )
      }
      below={
        <p>{change ? <s className="decoration-1">{change.is}</s> : daysInWords(booking, words)}</p>
      }
    />
  );
}

function factsOf(booking: BookingMessageParams, words: CardWords): Fact[] {
  const { t } = words;
  const { serviceType, visits, priceCents, kind } = booking;
  const visitLabel = serviceType === "dog_walking_service" ? "facts.walks" : "facts.visits";
  return [
    { label: t("facts.when"), value: daysInWords(booking, words) },
    { label: t(visits ? visitLabel : "facts.times"), value: timesInWords(booking, words) },
    { label: t("facts.where"), value: placeInWords(booking, words) },
    {
      label: t("facts.price"),
      value: priceCents === undefined || kind === "introduction" ? null : formatMoney(priceCents),
    },
  ];
}

type ChangeProps = { was: string; is: string } & Pick<CardWords, "t">;

/** A change is drawn: what it is now, struck out, and beside it what it would be. */
function Change({ was, is, t }: ChangeProps) {
  return (
    <dl className="grid grid-cols-[1fr_auto_1fr] items-center gap-2 rounded-field bg-page px-3.5 py-3 text-sm leading-snug">
      <div>
        <dt className="text-xs text-ink-soft">{t("facts.now")}</dt>
        <dd className="text-ink-soft line-through decoration-1 wrap-anywhere">{was}</dd>
      </div>
      <ArrowRight className="size-4.5 text-ink-soft" />
      <div>
        <dt className="text-xs text-ink-soft">{t("facts.proposed")}</dt>
        <dd className="font-bold wrap-anywhere">{is}</dd>
      </div>
    </dl>
  );
}

/** Puts what was agreed into the reader's own calendar. */
function CalendarButton(props: BookingCardProps) {
  const { t } = useCardWords(props);
  const { press, pending } = useAction({
    send: () =>
      downloadFile("calendars.downloadEvent", { params: { id: String(props.booking.bookingId) } }),
    failed: t("calendarFailed"),
  });

  return (
    <Button variant="secondary" size="sm" pending={pending} onClick={() => void press()}>
      <CalendarPlus className="size-4.5 shrink-0" />
      {t("buttons.calendar")}
    </Button>
  );
}
