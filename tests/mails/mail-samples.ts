import { profileTypes } from "#contract/profiles.ts";
import { socialProviders } from "#contract/social-sign-in.ts";
import { linkLifetimeMs } from "#server/domains/account/access/account-access.rules.ts";
import { noticePages } from "#server/domains/account/mails/account-mails.rules.ts";
import { alertNotices } from "#server/domains/alerts/notices/alerts.notices.ts";
import { badgeNotices } from "#server/domains/badges/notices/badges.notices.ts";
import { bookingNotices } from "#server/domains/bookings/notices/bookings.notices.ts";
import { logbookNotices } from "#server/domains/logbooks/notices/logbooks.notices.ts";
import { isChosen } from "#server/domains/notify/notify.rules.ts";
import { referenceNotices } from "#server/domains/references/notices/references.notices.ts";
import { reminderNotices } from "#server/domains/reminders/notices/reminders.notices.ts";
import { requestNotices } from "#server/domains/requests/notices/requests.notices.ts";
import { reviewNotices } from "#server/domains/reviews/notices/reviews.notices.ts";
import { safetyNotices } from "#server/domains/safety/notices/safety.notices.ts";
import { subscriptionNotices } from "#server/domains/subscriptions/notices/subscriptions.notices.ts";
import { mailedTypes, type NoticeEntry } from "#server/platform/notices.ts";

/** Something that a mail of a kind is written from, besides its language; `isNeeded` can't be stopped. */
export type Sample = { about: string; isNeeded: boolean; data: object };

/** Signed by whoever queues a mail, so that it comes with what the words are made of. */
export const pageUrl = "https://kwispel.test/unsubscribeMail?email=tess%40example.test&s=1";
const reader = { firstName: "Tess", name: "Wilhelmina-Josephine", today: "2026-11-15" };
const stoppable = { ...reader, pageUrl };
const token = "7|secret";

const needed = (about: string, data: object): Sample => ({ about, isNeeded: true, data });
const wanted = (about: string, data: object): Sample => ({ about, isNeeded: false, data });
/** Whether a notice's mails can be stopped is for its kind to say. */
const ofNotice = ({ kind }: NoticeEntry, about: string, data: object): Sample =>
  isChosen(kind) ? wanted(about, { ...stoppable, ...data }) : needed(about, { ...reader, ...data });

const period = {
  startDate: "2026-12-19",
  time: "08:00",
  endDate: "2026-12-24",
  endTime: "18:00",
  visits: ["08:00", "18:00"],
};
const booking = {
  kind: "booking",
  serviceType: "house_visit",
  petNames: ["Moos", "Bo"],
  period,
  place: "owner_home",
  city: "Utrecht",
  priceCents: 21_000,
  isPriceAgreed: false,
  proposal: null,
};
const bookingParams = {
  bookingId: 12,
  bookingKind: "booking",
  pets: "Moos\nBo",
  priceCents: 21_000,
  startOn: "2026-12-19",
  endOn: "2026-12-24",
};

function ofBookings(): Sample[] {
  return mailedTypes(bookingNotices.entries).flatMap((type) =>
    profileTypes.map((side) =>
      ofNotice(bookingNotices.entries[type], `${type} to ${side}`, {
        type,
        params: bookingParams,
        path: "/booking/12",
        side,
        booking,
        quote: "Het komt er toch niet van.",
        calendar: null,
        intakePath: type === "booking_accepted" ? "/booking/12/intake" : null,
      }),
    ),
  );
}

const day = [
  {
    at: "2026-12-19T07:00:00Z",
    serviceType: "house_visit",
    isIntroduction: false,
    petNames: ["Moos"],
    name: "Tess",
    city: "Utrecht",
  },
  {
    at: "2026-12-19T13:30:00Z",
    serviceType: null,
    isIntroduction: true,
    petNames: [],
    name: null,
    city: null,
  },
];

function ofReminders(): Sample[] {
  return mailedTypes(reminderNotices.entries).flatMap((type) =>
    profileTypes.map((side) =>
      ofNotice(reminderNotices.entries[type], `${type} to ${side}`, {
        type,
        path: "/booking/12",
        day: type === "reminder_5am" ? day : [],
        params: {
          side,
          pets: "Moos\nMinoes",
          at: "2026-12-19T07:00:00Z",
          times: "08:00,14:30",
          bookingKind: "booking",
        },
        booking: type === "reminder_5am" ? null : booking,
      }),
    ),
  );
}

const logbook = {
  logbookId: 12,
  pets: "Moos\nMinoes",
  at: "2026-12-19T07:04:00Z",
  startOn: "2026-12-19",
  endOn: "2026-12-24",
};
const review = {
  bookingId: 12,
  pets: "Moos\nMinoes",
  untilOn: "2027-01-09",
  startOn: "2026-12-19",
  endOn: "2026-12-26",
};
const subscription = {
  plan: "quarter",
  amountCents: 1995,
  vatCents: 346,
  paidCents: 1995,
  number: "2026-000012",
  startOn: "2026-11-15",
  endOn: "2027-02-15",
  chargeOn: "2027-02-08",
  until: "2026-11-29",
  withdrawnAt: "2026-11-15T22:59:00.000Z",
  latestOn: "2026-11-29",
  reason: "withdrawn",
  hasEnded: true,
};
const decided = { subjectType: "message", decision: "removed", outcome: "upheld" };
const sitter = {
  id: 7,
  firstName: "Noor",
  city: "Utrecht",
  citySlug: "utrecht",
  distanceKm: 1.5,
  headline: "Wandelt graag, ook als het regent",
  services: [{ serviceType: "dog_walking_service", priceCents: 1_250, unit: "walk" }],
  animalCategories: ["dog"],
  professionalTypes: [],
  badges: [],
  reviewCount: 0,
  referenceCount: 0,
};
const request = {
  id: 3,
  profileId: 4,
  firstName: "Tess",
  title: "Wie past er op Moos?",
  city: "Utrecht",
  citySlug: "utrecht",
  serviceTypes: ["house_visit"],
  animals: [{ id: 1, name: "Moos", category: "dog" }],
  startDate: "2026-12-20",
  endDate: "2026-12-27",
  recurring: false,
  weekdays: [],
  createdAt: "2026-11-15T09:30:00Z",
};
const digest = {
  filters: {},
  frequency: "daily",
  sitters: [],
  requests: [],
  path: "/zoeken/utrecht",
  pausePath: "/pauseAlert?t=1.x",
};
const found = { total: 1, distanceKm: 5, place: "Utrecht" };
const room = {
  roomId: 5,
  side: "pet_owner",
  path: "/chat/5",
  senderName: "Sanne",
  count: 2,
  lastMessageId: 9,
  isDeclined: false,
};

/** Of each kind of mail that there is, every variant that reads differently. */
export const samples: Record<string, Sample[]> = {
  "account.link": Object.keys(linkLifetimeMs).map((purpose) =>
    needed(purpose, { ...reader, purpose, token, step: null }),
  ),
  "account.notice": Object.keys(noticePages).map((kind) =>
    needed(kind, { ...reader, kind, reason: "Er was iets mis." }),
  ),
  "account.banned": [needed("banned", { ...reader, reason: "Vroeg om geld.", token })],
  "content.contact": [
    needed("from the form", {
      name: "Joris",
      email: "joris@example.test",
      text: "Mijn oppas heeft de sleutel nog. Hoe krijg ik die terug?",
    }),
  ],
  "account.invitation": [needed("invitation", { ...reader, token })],
  "account.new-device": [needed("new device", { ...reader, device: "Firefox, Linux" })],
  "account.leaving": [needed("leaving", { ...reader, deletesAt: "2026-12-28T09:00:00Z" })],
  "account.deletion-code": [needed("code", { ...reader, code: "012345" })],
  "account.social-link": socialProviders.map((provider) =>
    needed(provider, { ...reader, provider, token }),
  ),
  "notifications.booking": ofBookings(),
  "notifications.reminder": ofReminders(),
  "notifications.logbook": mailedTypes(logbookNotices.entries).map((type) =>
    ofNotice(logbookNotices.entries[type], type, {
      type,
      params: logbook,
      path: "/logbook/12",
      othersPath: "/zoeken/utrecht",
      logged: { visits: 3, images: 4, walkedM: 1_200 },
    }),
  ),
  "notifications.review": mailedTypes(reviewNotices.entries).map((type) =>
    ofNotice(reviewNotices.entries[type], type, { type, params: review, path: "/reviews" }),
  ),
  "notifications.safety": mailedTypes(safetyNotices.entries).map((type) =>
    ofNotice(safetyNotices.entries[type], type, {
      type,
      params: decided,
      path: "/settings",
      statement: "Het klopte niet.",
      mayAppeal: true,
    }),
  ),
  "notifications.subscription": mailedTypes(subscriptionNotices.entries).map((type) =>
    ofNotice(subscriptionNotices.entries[type], type, {
      type,
      params: subscription,
      path: "/subscriptions",
      withdrawalPath: "/withdraw?t=12.secret",
    }),
  ),
  "notifications.badges-earned": [
    ofNotice(badgeNotices.entries.badges_earned, "badges", {
      params: { names: "first_booking\nfirst_logbook" },
      points: 5,
      total: 25,
      path: "/badges",
    }),
  ],
  "notifications.reference-asked": [false, true].map((isReminder) =>
    wanted(isReminder ? "reminder" : "asked", {
      name: "Joris",
      sitter: "Sanne",
      isReminder,
      until: "2026-12-15",
      today: "2026-11-15",
      path: "/reference/3?t=secret",
      pageUrl,
    }),
  ),
  "notifications.reference-received": [
    ofNotice(referenceNotices.entries.reference_received, "received", {
      writer: "Joris",
      path: "/references",
    }),
  ],
  "notifications.request": mailedTypes(requestNotices.entries).map((type) =>
    ofNotice(requestNotices.entries[type], type, {
      type,
      params: { requestId: 3, lastOn: "2026-11-14" },
      title: request.title,
      path: "/oproep/aanmaken",
    }),
  ),
  "notifications.alert-digest": [
    ofNotice(alertNotices.entries.alert_found, "sitters", {
      ...digest,
      sitters: [sitter],
      params: { ...found, alertType: "NEW_PETSITTERS_IN_AREA", noun: "dog" },
    }),
    ofNotice(alertNotices.entries.alert_found, "requests", {
      ...digest,
      requests: [request],
      params: { ...found, alertType: "NEW_JOBS_IN_AREA", noun: "request" },
    }),
  ],
  "notifications.unread": [wanted("unread", { ...stoppable, rooms: [room] })],
  "notifications.declined": [
    wanted("declined", { ...stoppable, room: { ...room, isDeclined: true } }),
  ],
  // Asked for by its reader, and the way out itself.
  "notifications.unsubscribe-asked": [needed("asked", { pageUrl })],
};
