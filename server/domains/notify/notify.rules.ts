import {
  type NotificationChoices,
  type NotificationKind,
  type NotificationPreferences,
  notificationKinds,
  type ToldKind,
} from "#contract/notifications.ts";

/** What nobody chose: told of everything that concerns them; news only for who asks for it. */
const byDefault = {
  messages: { email: true, push: true },
  bookings: { email: true, push: true },
  logbook: { email: true, push: true },
  reviews: { email: true, push: true },
  alerts: { email: true, push: true },
  reminders: { email: true, push: true },
  news: { email: false, push: false },
} as const satisfies NotificationChoices;

type QuietHours = NonNullable<NotificationPreferences["quietHours"]>;

export function preferencesOf(
  choices: NotificationChoices,
  quietHours: QuietHours | null,
): NotificationPreferences {
  const { messages, bookings, logbook, reviews, alerts, reminders, news } = byDefault;
  return {
    messages: { ...messages, ...choices.messages },
    bookings: { ...bookings, ...choices.bookings },
    logbook: { ...logbook, ...choices.logbook },
    reviews: { ...reviews, ...choices.reviews },
    alerts: { ...alerts, ...choices.alerts },
    reminders: { ...reminders, ...choices.reminders },
    news: { ...news, ...choices.news },
    ...(quietHours ? { quietHours } : {}),
  };
}

/** What is absent in a change stays as it was. */
export function changeChoices(
  before: NotificationChoices,
  change: NotificationChoices,
): NotificationChoices {
  const after: NotificationChoices = { ...before };
  for (const kind of notificationKinds) {
    const { email, push } = change[kind] ?? {};
    if (email !== undefined) after[kind] = { ...after[kind], email };
    if (push !== undefined) after[kind] = { ...after[kind], push };
  }
  return after;
}

const timeInAmsterdam = new Intl.DateTimeFormat("nl-NL", {
  timeZone: "Europe/Amsterdam",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** Whether it is a quiet time in Amsterdam; hours may go past midnight, and equal ones are none. */
export function isQuiet(now: Date, hours: QuietHours | undefined): boolean {
  if (!hours || hours.from === hours.until) return false;
  const time = timeInAmsterdam.format(now);
  const { from, until } = hours;
  return from < until ? time >= from && time < until : time >= from || time < until;
}

const minuteMs = 60_000;

/** The first minute that isn't quiet; null when this one isn't. Minute by minute: clocks change at night. */
export function quietUntil(now: Date, hours: QuietHours | undefined): Date | null {
  if (!isQuiet(now, hours)) return null;
  let at = Math.ceil(now.getTime() / minuteMs) * minuteMs;
  while (isQuiet(new Date(at), hours)) at += minuteMs;
  return new Date(at);
}

/** What becomes of something that somebody could be told. */
export type Delivery = {
  /** Whether it stands in their list, and counts on the bell. */
  isListed: boolean;
  /** `needed` can't be switched off, and so has no link to do so. */
  email: "none" | "unlessUnsubscribed" | "needed";
  push: boolean;
  /** It is quiet now: it rings when that is over. */
  pushAfter?: Date;
};

/**
 * Which ways lead to somebody now. They choose mail and push for each kind. What concerns their account,
 * security or payments they are told in any case. In their quiet hours nothing rings, whatever it is: a push
 * waits for the morning, and is dropped when it was read by then. Mail comes at any hour. Messages have a
 * list of their own, the chat.
 */
export function deliveryOf(
  kind: ToldKind,
  preferences: NotificationPreferences,
  now: Date,
): Delivery {
  const isListed = kind !== "messages";
  const quiet = quietUntil(now, preferences.quietHours);
  const pushAfter = quiet ? { pushAfter: quiet } : {};
  if (!isChosen(kind)) return { isListed, email: "needed", push: true, ...pushAfter };
  const { email, push } = preferences[kind];
  const wish = email ? "unlessUnsubscribed" : "none";
  return { isListed, email: wish, push, ...(push ? pushAfter : {}) };
}

/** Whether people choose themselves if they are told of this. */
export function isChosen(kind: ToldKind): kind is NotificationKind {
  return notificationKinds.some((chosen) => chosen === kind);
}
