import * as z from "zod";
import { profileType } from "./profiles.ts";
import { instant, timeOfDay } from "./shared/dates.ts";
import { endpoint } from "./shared/endpoint.ts";
import { id, pathId } from "./shared/ids.ts";
import { storedImage } from "./shared/images.ts";
import { paginated, pagingQuery } from "./shared/paging.ts";
import { channel } from "./shared/realtime.ts";
import { clearable, integerBetween, yesNo } from "./shared/validation/inputs.ts";
import { emailAddress } from "./shared/validation/text.ts";
import { rule } from "./shared/validation/validation-texts.ts";

export const notificationKinds = [
  "messages",
  "bookings",
  "logbook",
  "reviews",
  "alerts",
  "reminders",
  "news",
] as const;
export const notificationKind = z.enum(notificationKinds);
export type NotificationKind = z.infer<typeof notificationKind>;

/** What concerns these is told in any case: they can't be switched off. */
export const neededKinds = ["account", "security", "payments"] as const;
export const toldKinds = [...notificationKinds, ...neededKinds] as const;
export type ToldKind = (typeof toldKinds)[number];

/** What can have happened; its words are made of this, in the reader's language. */
export const bookingNotificationTypes = [
  "booking_asked",
  "booking_accepted",
  "booking_declined",
  "booking_dates_changed",
  "booking_dates_proposed",
  "booking_pets_proposed",
  "booking_price_proposed",
  "booking_proposal_accepted",
  "booking_proposal_declined",
  "booking_proposal_withdrawn",
  "booking_details_changed",
  "booking_cancelled",
  "booking_ended_early",
  "booking_said_home",
  "booking_expired",
  "intake_asked",
  "intake_filled",
  "intake_changed",
] as const;
export type BookingNotificationType = (typeof bookingNotificationTypes)[number];
export const logbookNotificationTypes = [
  "logbook_started",
  "logbook_checked_in",
  "logbook_updated",
  "logbook_visit_missed",
  "logbook_report_ready",
  "logbook_report_shared",
] as const;
export type LogbookNotificationType = (typeof logbookNotificationTypes)[number];
export const reviewNotificationTypes = [
  "review_asked",
  "review_written",
  "review_received",
  "review_answered",
] as const;
export type ReviewNotificationType = (typeof reviewNotificationTypes)[number];
export const safetyNotificationTypes = [
  "report_decided",
  "report_about_you",
  "appeal_decided",
  "certificate_seen",
  "certificate_refused",
] as const;
export type SafetyNotificationType = (typeof safetyNotificationTypes)[number];
export const subscriptionNotificationTypes = [
  "subscription_bought",
  "subscription_renewed",
  "renewal_announced",
  "charge_failed",
  "subscription_given_up",
  "subscription_ending",
  "purchase_withdrawn",
  "payment_refunded",
  "payment_charged_back",
] as const;
export type SubscriptionNotificationType = (typeof subscriptionNotificationTypes)[number];
export const reminderNotificationTypes = [
  "reminder_24h",
  "reminder_1h",
  "reminder_5am",
  "reminder_check_in",
  "reminder_send_picture",
  "reminder_planning",
  "reminder_introduction",
  "reminder_deactivate_request",
] as const;
export type ReminderNotificationType = (typeof reminderNotificationTypes)[number];
/** What sitters see no more, though its owner didn't switch it off. */
export const requestNotificationTypes = ["request_expired", "request_deactivated"] as const;
export type RequestNotificationType = (typeof requestNotificationTypes)[number];
export const notificationTypes = [
  ...bookingNotificationTypes,
  ...logbookNotificationTypes,
  ...reviewNotificationTypes,
  "reference_received",
  ...safetyNotificationTypes,
  ...subscriptionNotificationTypes,
  "badges_earned",
  ...reminderNotificationTypes,
  "alert_found",
  ...requestNotificationTypes,
] as const;
export type NotificationType = (typeof notificationTypes)[number];

export const notificationChannels = ["email", "push"] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

const channels = z.object({ email: z.boolean(), push: z.boolean() });
export type NotificationChoices = Partial<
  Record<NotificationKind, Partial<Record<NotificationChannel, boolean>>>
>;

/** What somebody wants to be told of, and how. */
export const notificationPreferences = z.object({
  messages: channels,
  bookings: channels,
  logbook: channels,
  reviews: channels,
  alerts: channels,
  reminders: channels,
  news: channels,
  /** No push between these times in Amsterdam; past midnight too. */
  quietHours: z.object({ from: timeOfDay, until: timeOfDay }).optional(),
});
export type NotificationPreferences = z.infer<typeof notificationPreferences>;

const channelChange = z.object({ email: yesNo.optional(), push: yesNo.optional() }).optional();

export const notificationPreferencesForm = z.object({
  messages: channelChange,
  bookings: channelChange,
  logbook: channelChange,
  reviews: channelChange,
  alerts: channelChange,
  reminders: channelChange,
  news: channelChange,
  /** Empty: none. */
  quietHours: clearable(z.object({ from: timeOfDay, until: timeOfDay })).optional(),
});

/** As a browser's `PushSubscription` has it. */
const pushKey = z
  .string()
  .max(200)
  .regex(/^[A-Za-z0-9_-]+={0,2}$/, rule("invalid"));
export const pushSubscriptionForm = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(1_000),
  keys: z.object({ p256dh: pushKey, auth: pushKey }),
});

/** What the service worker gets to show. */
export const pushNotice = z.object({
  title: z.string(),
  body: z.string(),
  /** Where a press leads, on this site. */
  path: z.string(),
  /** The page on which all of it can be seen, where a press goes by way of another. */
  shownAt: z.string().optional(),
  /** One with the same tag replaces the one before. */
  tag: z.string(),
  /** A picture on this site, which the browser fetches as whoever is logged in there. */
  image: z.string().optional(),
  /** It takes the place of the one before without a sound. */
  isQuiet: z.boolean().optional(),
});
export type PushNotice = z.infer<typeof pushNotice>;

/** Something that somebody was told. */
export const notification = z.object({
  id,
  kind: z.enum(toldKinds),
  type: z.enum(notificationTypes),
  /** The reader's own profile that it concerns: the one to use before it is opened. */
  profileId: id.optional(),
  profileType: profileType.optional(),
  /** What happened, in the reader's language. */
  title: z.string(),
  /** What it is about, or what is up to the reader. */
  text: z.string(),
  /** Who else it is about, as it stands in the title. */
  name: z.string().optional(),
  /** Their face. */
  picture: storedImage.optional(),
  /** Where it leads, on this site. */
  path: z.string(),
  readAt: instant.optional(),
  createdAt: instant,
});
export type Notification = z.infer<typeof notification>;

const unreadCount = z.int();

export const notificationsChannel = channel({
  name: "notifications.{userId}",
  events: {
    /** A new one; or one that was read elsewhere: then it says when. */
    notification: z.object({ profileId: id.optional(), notification, unreadCount }),
  },
});

/** What waits for a user, as the bars show it on every page. */
export const userCounts = z.object({
  /** The profile in use, which all but the other's messages and the notifications are of; admins have none. */
  profileId: id.optional(),
  unreadMessages: z.int(),
  /** Of the user's other profile. */
  otherUnreadMessages: z.int(),
  /** Bookings and proposals to be answered. */
  awaitedBookings: z.int(),
  /** What is new in logbooks. */
  unreadUpdates: z.int(),
  /** Of both profiles. */
  unreadNotifications: z.int(),
});
export type UserCounts = z.infer<typeof userCounts>;

const preferencesAnswer = z.object({ data: notificationPreferences });

/** One press in a mail program, or on our page; the signature shows that the link was mailed. */
export const unsubscribeForm = z.object({
  email: emailAddress,
  s: z.string().max(200),
  /** Absent: everything that isn't strictly needed. */
  kind: notificationKind.optional(),
});

export const notificationsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/api/user/notifications",
    access: "user",
    summary: "What the user was told, the newest first, of both profiles.",
    query: pagingQuery,
    response: paginated(notification).extend({ unreadCount }),
  }),
  counts: endpoint({
    method: "GET",
    path: "/api/user/counts",
    access: "user",
    summary: "How much waits for the user: messages, bookings, logbooks and notifications.",
    response: userCounts,
  }),
  get: endpoint({
    method: "GET",
    path: "/api/user/notifications/{id}",
    access: "user",
    summary: "One of them: where it leads, and with which profile.",
    params: z.object({ id: pathId }),
    response: z.object({ data: notification }),
  }),
  markAsRead: endpoint({
    method: "PUT",
    path: "/api/user/notifications/read",
    access: "user",
    summary: "The user has read one of them, or all.",
    body: z.object({
      /** Absent: all. */
      id: integerBetween(1, 999_999_999).optional(),
    }),
    response: z.object({ unreadCount }),
  }),
  getPreferences: endpoint({
    method: "GET",
    path: "/api/user/notificationPreferences",
    access: "user",
    summary: "What the user wants to be told of, and how.",
    response: preferencesAnswer,
  }),
  updatePreferences: endpoint({
    method: "PUT",
    path: "/api/user/notificationPreferences",
    access: "user",
    summary: "Changes what the user wants to be told of; what is absent stays.",
    body: notificationPreferencesForm,
    response: preferencesAnswer,
  }),
  getPushKey: endpoint({
    method: "GET",
    path: "/api/push/key",
    access: "public",
    summary: "The public key that a browser subscribes to push messages with.",
    response: z.object({ key: z.string() }),
  }),
  subscribeToPush: endpoint({
    method: "POST",
    path: "/api/user/pushSubscriptions",
    access: "user",
    summary: "This browser wants push messages for the user from now on.",
    body: pushSubscriptionForm,
    status: 201,
    response: z.object({ endpoint: z.string() }),
  }),
  unsubscribeFromPush: endpoint({
    method: "DELETE",
    path: "/api/user/pushSubscriptions",
    access: "user",
    summary: "This browser wants no more push messages.",
    body: z.object({ endpoint: z.string().min(1).max(1_000) }),
  }),
  unsubscribe: endpoint({
    method: "POST",
    path: "/api/unsubscribe",
    access: "public",
    summary:
      "Stops mails of a kind, by the link that each of them carries; without its signature, such a link is mailed to the address.",
    formPost: true,
    // Mail programs post to the link as it is in the mail, with a body of their own.
    query: unsubscribeForm.partial(),
    body: unsubscribeForm.partial().optional(),
    status: 202,
    /** Not done: whoever reads the mails of that address has to press the link in the one that is coming. */
    response: z.object({ isDone: z.boolean() }),
  }),
};
