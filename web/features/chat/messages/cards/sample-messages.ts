import type { BookingMessageParams } from "#contract/bookings/booking-messages.ts";
import type {
  LogbookMessageParams,
  MissedVisitParams,
} from "#contract/logbooks/logbook-messages.ts";
import type { Message } from "#contract/messages.ts";
import type { ReminderType } from "#contract/reminders/reminder-messages.ts";

/** Messages of the product as the server tells them, for tests and for the page that shows all cards. */
export function sampleMessage(over: Partial<Message> & Pick<Message, "type">): Message {
  return {
    id: 1,
    chatRoomId: 5,
    isOwn: false,
    read: true,
    isHidden: false,
    isWaiting: false,
    cautions: [],
    allowedActions: [],
    createdAt: "2026-11-16T10:00:00Z",
    ...over,
  };
}

const visits: BookingMessageParams = {
  bookingId: 7,
  kind: "booking",
  serviceType: "house_visit",
  petNames: "Moos, Minoes",
  startDate: "2026-12-19",
  endDate: "2026-12-26",
  time: "18:00",
  endTime: "08:30",
  visits: "08:00,18:00",
  place: "owner_home",
  priceCents: 21_000,
};

const introduction: BookingMessageParams = {
  bookingId: 8,
  kind: "introduction",
  petNames: "Moos, Minoes",
  startDate: "2026-12-05",
  endDate: "2026-12-05",
  time: "14:00",
  endTime: "15:00",
  place: "owner_home",
};

type Over = Partial<BookingMessageParams>;

/** Flat, as messages carry them: what is not given is not there. */
function flat(params: object): NonNullable<Message["params"]> {
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined));
}

const answering: Message["allowedActions"] = ["acceptBooking", "declineBooking", "viewBooking"];

/** What the awaited side reads as long as it is open; the other side may only look. */
function asked(params: BookingMessageParams, over: Over = {}, isForReader = true): Message {
  const isOpen = over.answer === undefined;
  return sampleMessage({
    type: "ACCEPT_BOOKING",
    params: flat({ about: "booking", by: "pet_owner", awaiting: "pet_sitter", ...params, ...over }),
    allowedActions: isOpen && isForReader ? answering : ["viewBooking"],
  });
}

function told(over: Over): Message {
  return sampleMessage({
    type: "BOOKING_STATUS_SET",
    params: flat({ ...visits, by: "pet_sitter", ...over }),
    allowedActions: ["viewBooking"],
  });
}

const otherDates: Over = {
  about: "dates",
  by: "pet_sitter",
  awaiting: "pet_owner",
  newStartDate: "2026-12-20",
  newEndDate: "2026-12-27",
  newTime: "18:00",
  newEndTime: "08:30",
  newVisits: "08:00,18:00",
};

export const samples = {
  askBooking: (over?: Over, isForReader?: boolean) => asked(visits, over, isForReader),
  askIntroduction: (over?: Over, isForReader?: boolean) => asked(introduction, over, isForReader),
  askDates: (over?: Over, isForReader?: boolean) =>
    asked(
      visits,
      { ...otherDates, reason: "De trein rijdt zaterdag niet. Zondag wel.", ...over },
      isForReader,
    ),
  askTimes: (over?: Over) =>
    asked(introduction, {
      about: "dates",
      by: "pet_sitter",
      awaiting: "pet_owner",
      newStartDate: introduction.startDate,
      newEndDate: introduction.endDate,
      newTime: "16:00",
      newEndTime: "17:00",
      ...over,
    }),
  askPets: (over?: Over) => asked(visits, { about: "pets", newPetNames: "Moos", ...over }),
  askPrice: (over?: Over) => asked(visits, { about: "price", newPriceCents: 19_550, ...over }),
  told,
  toldDates: (over?: Over) =>
    told({ ...otherDates, about: "dates", by: "pet_owner", status: "proposalAccepted", ...over }),
  cancelled: (over: Over = {}) =>
    sampleMessage({
      type: "BOOKING_CANCEL_NOTIFICATION",
      params: flat({
        ...visits,
        by: "pet_owner",
        reason: "Mijn ouders hebben griep, we blijven thuis. Sorry, Sanne.",
        ...over,
      }),
      allowedActions: ["viewBooking"],
    }),
  intake: (
    type:
      | "INTAKE_FORM_FILLED_OUT"
      | "INTAKE_FORM_DATA_IMPORTED"
      | "INTAKE_FORM_DATA_MUST_BE_FILLED",
    allowedActions: Message["allowedActions"],
  ) => sampleMessage({ type, params: { bookingId: 7, petNames: "Moos, Minoes" }, allowedActions }),
  logbook: (over: Partial<LogbookMessageParams>, message: Partial<Message> = {}) =>
    sampleMessage({
      type: "LOGBOOK_UPDATE",
      params: flat({
        logbookId: 12,
        petNames: "Moos, Minoes",
        from: "2026-11-16T07:04:00Z",
        until: "2026-11-16T07:08:00Z",
        ...over,
      }),
      allowedActions: ["viewLogbook"],
      ...message,
    }),
  missedVisit: (over: Partial<MissedVisitParams> = {}) =>
    sampleMessage({
      type: "REMINDER_CHECK_IN",
      params: flat({
        logbookId: 12,
        entryId: 31,
        bookingId: 7,
        petNames: "Moos, Minoes",
        plannedAt: "2026-11-16T07:00:00Z",
        day: "2026-11-16",
        serviceType: "house_visit",
        ...over,
      }),
      allowedActions: over.isAnswered
        ? ["viewLogbook"]
        : ["callSitter", "findOthers", "viewLogbook"],
    }),
  reminder: (type: ReminderType, over: Partial<Message> = {}) =>
    sampleMessage({
      type,
      params: flat({
        bookingId: 7,
        logbookId: 12,
        petNames: "Moos, Minoes",
        at: "2026-12-19T17:00:00Z",
        times: "08:00,18:00",
      }),
      ...over,
    }),
  interest: (over: Partial<Message> = {}) =>
    sampleMessage({
      type: "INTERESTED_IN_BOOKING",
      sentBy: "pet_sitter",
      params: { forIntroduction: true },
      ...over,
    }),
};
