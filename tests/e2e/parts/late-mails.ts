/**
 * Prints the mails that no journey can wait for, as JSON: `late-mails.ts <nl | en> <origin>`.
 * A process of its own, because Playwright would compile the mail's elements into something else.
 */
import { subscriptionNotificationTypes } from "#contract/notifications.ts";
import { isLocale } from "#contract/shared/locale.ts";
import { linkMail, noticeMail } from "#server/domains/account/mails/account.emails.tsx";
import {
  type BookingMailData,
  bookingMail,
} from "#server/domains/notifications/bookings/booking.emails.tsx";
import {
  type SubscriptionMailData,
  subscriptionMail,
} from "#server/domains/notifications/subscriptions/subscription.emails.tsx";
import { kindOf } from "#server/domains/notifications/subscriptions/subscription-notices.rules.ts";
import { declinedMail, unreadMail } from "#server/domains/notifications/unread.emails.tsx";

const [locale, appUrl = ""] = process.argv.slice(2);
if (!isLocale(locale)) throw new Error("name a language");
const reader = { locale, appUrl, firstName: "Noor" };
const room = {
  roomId: 1,
  side: "pet_owner",
  path: "/chatRoom/1",
  senderName: "Wilhelmina-Alexandrina",
  count: 2,
  lastMessageId: 1,
  isDeclined: true,
} as const;
const pageUrl = `${appUrl}/unsubscribeMail`;
const waiting = { ...reader, userId: 1, email: "noor@kwispel.test", pageUrl };
/** A long name, two pets, a stay over New Year's Eve. */
const stay: BookingMailData = {
  type: "booking_asked",
  params: {
    bookingId: 1,
    bookingKind: "booking",
    startOn: "2026-12-28",
    endOn: "2027-01-03",
    pets: "Moos\nBo",
    priceCents: 31_500,
  },
  path: "/booking/1",
  side: "pet_sitter",
  booking: {
    kind: "booking",
    serviceType: "day_and_night_care_at_owner_home",
    petNames: ["Moos", "Bo"],
    period: {
      startDate: "2026-12-28",
      time: "14:00",
      endDate: "2027-01-03",
      endTime: "11:00",
      visits: [],
    },
    place: "owner_home",
    city: "Utrecht",
    priceCents: 31_500,
    isPriceAgreed: false,
    proposal: null,
  },
  quote: null,
  intakePath: null,
  calendar: null,
};
const meeting: BookingMailData = {
  ...stay,
  params: { ...stay.params, bookingKind: "introduction", endOn: "2026-12-28" },
  booking: {
    ...stay.booking,
    kind: "introduction",
    serviceType: null,
    period: { ...stay.booking.period, endDate: "2026-12-28", endTime: "15:00" },
    priceCents: null,
  },
};
const about = (data: BookingMailData) =>
  bookingMail({ ...waiting, name: room.senderName, today: "2026-11-15", ...data });
const quote = "Moos heeft een wondje aan zijn poot.\nHet spijt ons erg!";
const proposal = {
  kind: "dates",
  period: { ...stay.booking.period, endDate: "2027-01-02" },
} as const;
/** A quarter over New Year's Eve, and what can become of it. */
const paid: SubscriptionMailData["params"] = {
  ...{ plan: "quarter", amountCents: 1995, vatCents: 346, paidCents: 1995, number: "2026-000012" },
  ...{ startOn: "2026-11-15", endOn: "2027-02-15", chargeOn: "2027-02-08", until: "2026-11-29" },
  ...{ withdrawnAt: "2026-11-15T09:30:00Z", latestOn: "2026-11-29", reason: "withdrawn" },
  hasEnded: true,
};
const money = (type: SubscriptionMailData["type"], withdrawalPath?: string) => {
  const { pageUrl: stop, ...others } = waiting;
  return subscriptionMail({
    ...{ ...others, name: null, today: "2026-11-15", type, params: paid, path: "/subscriptions" },
    ...(withdrawalPath ? { withdrawalPath } : {}),
    ...(kindOf(type) === "reminders" ? { pageUrl: stop } : {}),
    paper: null,
  });
};
const mails = [
  linkMail({ ...reader, purpose: "continue", token: "1|secret", step: "pets" }),
  noticeMail({ ...reader, kind: "passwordSet" }),
  unreadMail({ ...waiting, rooms: [room, { ...room, roomId: 2, count: 1 }] }),
  declinedMail({ ...waiting, room }),
  about(stay),
  about(meeting),
  about({ ...stay, type: "booking_accepted", side: "pet_owner" }),
  about({ ...stay, type: "booking_accepted", side: "pet_owner", intakePath: "/intake/1" }),
  about({ ...stay, type: "booking_dates_proposed", booking: { ...stay.booking, proposal } }),
  about({ ...stay, type: "booking_cancelled", quote }),
  about({ ...stay, type: "intake_asked", side: "pet_owner" }),
  ...subscriptionNotificationTypes.map((type) =>
    money(type, type === "subscription_bought" ? "/withdraw?t=12.secret" : undefined),
  ),
];
const written = await Promise.all(mails);
process.stdout.write(JSON.stringify(written.map(({ html }) => html)));
