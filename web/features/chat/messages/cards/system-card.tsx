import {
  BellRing,
  Camera,
  ClipboardCheck,
  ClipboardPen,
  HeartHandshake,
  type LucideIcon,
  MapPinCheck,
  MessageCircle,
  NotebookPen,
  RotateCcw,
  ShieldCheck,
  Sparkles,
  Star,
  UserX,
} from "lucide-react";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { readBookingParams } from "./booking-params.ts";
import { petsInWords } from "./booking-words.ts";
import { type CardProps, may, useCardWords } from "./card-props.ts";
import { InterestCard } from "./interest-card.tsx";
import { LogbookCard } from "./logbook/logbook-card.tsx";
import { readLogbookParams, readMissedVisit } from "./logbook/logbook-params.ts";
import { MissedVisitCard } from "./logbook/missed-visit-card.tsx";
import { CardButtons, MessageCard, Quote } from "./message-card.tsx";
import { type IntakeState, intakeStateOf, plainWords, whoseIntake } from "./message-line.ts";
import { CancelledCard, OutcomeCard } from "./outcome-card.tsx";
import { QuestionCard } from "./question-card.tsx";
import { ReminderCard } from "./reminder-card.tsx";
import { ReviewCard, readReviewParams } from "./review-card.tsx";

const bookingCards = {
  ACCEPT_BOOKING: QuestionCard,
  BOOKING_STATUS_SET: OutcomeCard,
  BOOKING_CANCEL_NOTIFICATION: CancelledCard,
} as const;

/** What the product says in a room: its type and what it is about, in the reader's words. */
export function SystemCard(props: CardProps) {
  const { message } = props;
  const { type } = message;
  switch (type) {
    case "WELCOME":
      return <WelcomeCard {...props} />;
    case "INTERESTED_IN_BOOKING":
      return <InterestCard {...props} />;
    case "CREATE_NEW_BOOKING":
      return <NewBookingCard {...props} />;
    case "ACCEPT_BOOKING":
    case "BOOKING_STATUS_SET":
    case "BOOKING_CANCEL_NOTIFICATION": {
      const booking = readBookingParams(message.params);
      const BookingCard = bookingCards[type];
      return booking ? <BookingCard {...props} booking={booking} /> : <PlainCard {...props} />;
    }
    case "LOGBOOK_CHECK_IN":
    case "LOGBOOK_UPDATE":
    case "LOGBOOK_IMAGE": {
      const told = readLogbookParams(message.params);
      return told ? <LogbookCard {...props} told={told} /> : <PlainCard {...props} />;
    }
    case "REMINDER_CHECK_IN": {
      const missed = props.side === "pet_owner" ? readMissedVisit(message.params) : null;
      return missed ? <MissedVisitCard {...props} missed={missed} /> : <ReminderCard {...props} />;
    }
    case "REMINDER_24H":
    case "REMINDER_1H":
    case "REMINDER_5AM":
    case "REMINDER_SEND_PICTURE":
    case "REMINDER_PLANNING":
    case "REMINDER_INTRODUCTION":
    case "REMINDER_DEACTIVATE_REQUEST":
      return <ReminderCard {...props} />;
    case "REVIEW_REQUEST":
    case "REVIEW_RECEIVED": {
      const review = readReviewParams(message.params);
      return review ? <ReviewCard {...props} review={review} /> : <PlainCard {...props} />;
    }
    default: {
      const state = intakeStateOf(message);
      return state ? <IntakeCard {...props} state={state} /> : <PlainCard {...props} />;
    }
  }
}

const tips = [
  { key: "chat", Icon: MessageCircle },
  { key: "meet", Icon: HeartHandshake },
  { key: "money", Icon: ShieldCheck },
] as const;

function WelcomeCard(props: CardProps) {
  const { t } = useCardWords(props);
  return (
    <MessageCard icon={Sparkles} what={t("chat:system.WELCOME.title")}>
      <ul className="grid gap-2.5">
        {tips.map(({ key, Icon }) => (
          <li key={key} className="flex gap-3">
            <Icon className="mt-0.5 size-5 shrink-0 text-brand" />
            <span className="min-w-0 flex-1">{t(`chat:system.WELCOME.tips.${key}`)}</span>
          </li>
        ))}
      </ul>
    </MessageCard>
  );
}

/** The day after, when nothing lies ahead. */
function NewBookingCard(props: CardProps) {
  const { message, side, name, otherId } = props;
  const { t } = useCardWords(props);
  const urls = useUrls();
  const canPlan = may(message, "scheduleNewBooking") && otherId !== undefined;
  return (
    <MessageCard
      icon={RotateCcw}
      who={t(`newBooking.${side}.who`)}
      what={t(`newBooking.${side}.what`, { name })}
      aside={
        canPlan && (
          <LinkButton
            variant="soft"
            size="sm"
            to={urls.planBooking(otherId, { chatRoomId: message.chatRoomId })}
          >
            {t("buttons.planAgain")}
          </LinkButton>
        )
      }
    />
  );
}

/** By how the name of a type begins. */
const icons: readonly (readonly [start: string, icon: LucideIcon])[] = [
  ["REVIEW_", Star],
  ["LOGBOOK_IMAGE", Camera],
  ["LOGBOOK_CHECK_IN", MapPinCheck],
  ["LOGBOOK_", NotebookPen],
  ["DECLINE", UserX],
  ["NOT_INTERESTED_", UserX],
];

/** A sentence and nothing to press: all that there is to say, or all that this page understands of it. */
function PlainCard(props: CardProps) {
  const { message } = props;
  const words = useCardWords(props);
  const icon = icons.find(([start]) => message.type.startsWith(start))?.[1] ?? BellRing;
  const { title, text } = plainWords(message, words);
  return (
    <MessageCard
      icon={icon}
      disc="quiet"
      what={title}
      below={
        <>
          <p className="wrap-anywhere">{text}</p>
          {message.message && !message.isHidden && <Quote text={message.message} />}
        </>
      }
    />
  );
}

/** What the sitter has to know: to be filled in, filled from before, or there to read. */
function IntakeCard(props: CardProps & { state: IntakeState }) {
  const { message, state } = props;
  const words = useCardWords(props);
  const urls = useUrls();
  const { t } = words;
  const { bookingId, petNames } = message.params ?? {};
  const pets = petsInWords(typeof petNames === "string" ? petNames : undefined, words);
  const to = typeof bookingId === "number" ? urls.intake(bookingId) : null;
  const asks = state === "needed" && may(message, "fillIntake");
  const label = asks ? "fillIntake" : may(message, "fillIntake") ? "checkIntake" : "readIntake";
  const canOpen = to && (may(message, "fillIntake") || may(message, "readIntake"));
  const button = canOpen && (
    <LinkButton variant={asks ? "primary" : "soft"} size={asks ? "md" : "sm"} to={to}>
      {t(`buttons.${label}`)}
    </LinkButton>
  );
  return (
    <MessageCard
      icon={state === "filled" ? ClipboardCheck : ClipboardPen}
      disc={asks ? "hot" : "plain"}
      asks={asks}
      who={whoseIntake(state, words)}
      what={pets ? t("intake.about", { pets }) : t("intake.aboutNobody")}
      aside={!asks && button}
    >
      {asks && button && <CardButtons>{button}</CardButtons>}
    </MessageCard>
  );
}
