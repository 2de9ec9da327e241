import * as z from "zod";
import { bookingKind } from "#contract/bookings.ts";
import {
  type LogbookNotificationType,
  logbookNotificationTypes,
  type NotificationType,
  type ReminderNotificationType,
  type RequestNotificationType,
  type ReviewNotificationType,
  reminderNotificationTypes,
  requestNotificationTypes,
  reviewNotificationTypes,
  type SafetyNotificationType,
  type SubscriptionNotificationType,
  safetyNotificationTypes,
  subscriptionNotificationTypes,
} from "#contract/notifications.ts";
import type { Locale } from "#contract/shared/locale.ts";
import en from "#messages/en/booking-notices.json" with { type: "json" };
import nl from "#messages/nl/booking-notices.json" with { type: "json" };
import type { NotificationParams } from "#server/db/schema/notifications.ts";
import { createTexts } from "#server/platform/texts.ts";
import { alertWordsOf } from "./alerts/alert-notice-words.ts";
import { badgeWordsOf } from "./badges/badge-notice-words.ts";
import { daysInWords, listInWords, moneyInWords } from "./bookings/booking-words.ts";
import { logbookWordsOf } from "./logbooks/logbook-notice-words.ts";
import { referenceWordsOf } from "./references/reference-words.ts";
import { reminderWordsOf } from "./reminders/reminder-notice-words.ts";
import { requestWordsOf } from "./requests/request-notice-words.ts";
import { reviewWordsOf } from "./reviews/review-notice-words.ts";
import { safetyWordsOf } from "./safety/safety-words.ts";
import { subscriptionWordsOf } from "./subscriptions/subscription-notice-words.ts";

const text = createTexts({ nl, en });

/** What is stored of a booking for the words about it. */
export const bookingNoticeParams = z.object({
  bookingId: z.int(),
  bookingKind,
  startOn: z.iso.date(),
  endOn: z.iso.date(),
  /** Their names, one a line: readers join them in their own language. */
  pets: z.string(),
  priceCents: z.int().optional(),
});
export type BookingNoticeParams = z.infer<typeof bookingNoticeParams>;

/** Nobody proposes pets or a price for an introduction, fills in a form, or has animals to bring home. */
const onlyOfBookings = [
  "booking_pets_proposed",
  "booking_price_proposed",
  "booking_ended_early",
  "booking_said_home",
  "intake_asked",
  "intake_filled",
  "intake_changed",
] as const satisfies readonly NotificationType[];
type OnlyOfBookings = (typeof onlyOfBookings)[number];
type BookingNotificationType = Exclude<
  NotificationType,
  | LogbookNotificationType
  | ReviewNotificationType
  | SafetyNotificationType
  | SubscriptionNotificationType
  | ReminderNotificationType
  | RequestNotificationType
  | "reference_received"
  | "badges_earned"
  | "alert_found"
>;

function isOfLogbook(type: NotificationType): type is LogbookNotificationType {
  return logbookNotificationTypes.some((each) => each === type);
}

function isOfReview(type: NotificationType): type is ReviewNotificationType {
  return reviewNotificationTypes.some((each) => each === type);
}

function isOfSafety(type: NotificationType): type is SafetyNotificationType {
  return safetyNotificationTypes.some((each) => each === type);
}

function isOfSubscription(type: NotificationType): type is SubscriptionNotificationType {
  return subscriptionNotificationTypes.some((each) => each === type);
}

function isOfReminder(type: NotificationType): type is ReminderNotificationType {
  return reminderNotificationTypes.some((each) => each === type);
}

function isOfRequest(type: NotificationType): type is RequestNotificationType {
  return requestNotificationTypes.some((each) => each === type);
}

function isOnlyOfBookings(type: BookingNotificationType): type is OnlyOfBookings {
  return onlyOfBookings.some((only) => only === type);
}

type Told = { type: NotificationType; params: NotificationParams; name: string | null };

/** What happened and what is up to the reader, in their language; on the server for list and push alike. */
export function wordsOf(
  { type, params, name }: Told,
  locale: Locale,
  today: string,
): { title: string; text: string } {
  if (isOfLogbook(type)) return logbookWordsOf({ type, params, name }, locale, today);
  if (isOfReview(type)) return reviewWordsOf({ type, params, name }, locale, today);
  if (isOfSafety(type)) return safetyWordsOf({ type, params }, locale);
  if (isOfSubscription(type)) return subscriptionWordsOf({ type, params }, locale, today);
  if (isOfReminder(type)) return reminderWordsOf({ type, params, name }, locale, today);
  if (isOfRequest(type)) return requestWordsOf({ type, params }, locale, today);
  if (type === "reference_received") return referenceWordsOf(params, locale);
  if (type === "badges_earned") return badgeWordsOf(params, locale);
  if (type === "alert_found") return alertWordsOf(params, locale);
  const { bookingKind: kind, startOn, endOn, pets, priceCents } = bookingNoticeParams.parse(params);
  const words = {
    name: name ?? text(locale, "somebody"),
    days: daysInWords({ startOn, endOn }, locale, today),
    pets: listInWords(pets.split("\n"), locale),
    price: moneyInWords(priceCents ?? 0),
  };
  const key = isOnlyOfBookings(type) ? (`booking.${type}` as const) : (`${kind}.${type}` as const);
  return { title: text(locale, `${key}.title`, words), text: text(locale, `${key}.text`, words) };
}
