import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "#contract/shared/locale.ts";
import type account from "#messages/nl/account.json";
import type address from "#messages/nl/address.json";
import type alerts from "#messages/nl/alerts.json";
import type badgeNames from "#messages/nl/badge-names.json";
import type badgeNew from "#messages/nl/badge-new.json";
import type badges from "#messages/nl/badges.json";
import type banAppeals from "#messages/nl/ban-appeals.json";
import type block from "#messages/nl/block.json";
import type bookingCards from "#messages/nl/booking-cards.json";
import type bookingNotices from "#messages/nl/booking-notices.json";
import type bookingPlan from "#messages/nl/booking-plan.json";
import type bookings from "#messages/nl/bookings.json";
import type calendars from "#messages/nl/calendars.json";
import type care from "#messages/nl/care.json";
import type chat from "#messages/nl/chat.json";
import type cms from "#messages/nl/cms.json";
import type cmsAudit from "#messages/nl/cms-audit.json";
import type cmsBadges from "#messages/nl/cms-badges.json";
import type cmsFigures from "#messages/nl/cms-figures.json";
import type cmsJobs from "#messages/nl/cms-jobs.json";
import type cmsMail from "#messages/nl/cms-mail.json";
import type cmsMessages from "#messages/nl/cms-messages.json";
import type cmsPayments from "#messages/nl/cms-payments.json";
import type cmsQueues from "#messages/nl/cms-queues.json";
import type cmsReports from "#messages/nl/cms-reports.json";
import type cmsTexts from "#messages/nl/cms-texts.json";
import type cmsUsers from "#messages/nl/cms-users.json";
import type contact from "#messages/nl/contact.json";
import type contactUs from "#messages/nl/contact-us.json";
import type content from "#messages/nl/content.json";
import type dashboard from "#messages/nl/dashboard.json";
import type errors from "#messages/nl/errors.json";
import type favorites from "#messages/nl/favorites.json";
import type home from "#messages/nl/home.json";
import type intakeForms from "#messages/nl/intake-forms.json";
import type interactions from "#messages/nl/interactions.json";
import type invitations from "#messages/nl/invitations.json";
import type legal from "#messages/nl/legal.json";
import type logbookCards from "#messages/nl/logbook-cards.json";
import type logbookQueue from "#messages/nl/logbook-queue.json";
import type logbookReport from "#messages/nl/logbook-report.json";
import type logbookVisit from "#messages/nl/logbook-visit.json";
import type logbookWalks from "#messages/nl/logbook-walks.json";
import type logbooks from "#messages/nl/logbooks.json";
import type map from "#messages/nl/map.json";
import type notificationList from "#messages/nl/notification-list.json";
import type notifications from "#messages/nl/notifications.json";
import type password from "#messages/nl/password.json";
import type paywall from "#messages/nl/paywall.json";
import type personalData from "#messages/nl/personal-data.json";
import type pets from "#messages/nl/pets.json";
import type placePage from "#messages/nl/place-page.json";
import type poster from "#messages/nl/poster.json";
import type profileSwitch from "#messages/nl/profile-switch.json";
import type profiles from "#messages/nl/profiles.json";
import type references from "#messages/nl/references.json";
import type reports from "#messages/nl/reports.json";
import type requests from "#messages/nl/requests.json";
import type reviews from "#messages/nl/reviews.json";
import type search from "#messages/nl/search.json";
import type searchBlock from "#messages/nl/search-block.json";
import type secondFactor from "#messages/nl/second-factor.json";
import type settings from "#messages/nl/settings.json";
import type shell from "#messages/nl/shell.json";
import type signup from "#messages/nl/signup.json";
import type sitters from "#messages/nl/sitters.json";
import type socialSignIn from "#messages/nl/social-sign-in.json";
import type subscriptionNotices from "#messages/nl/subscription-notices.json";
import type subscriptions from "#messages/nl/subscriptions.json";
import type ui from "#messages/nl/ui.json";

export type Texts = {
  account: typeof account;
  address: typeof address;
  alerts: typeof alerts;
  badges: typeof badges;
  "badge-names": typeof badgeNames;
  "badge-new": typeof badgeNew;
  "ban-appeals": typeof banAppeals;
  calendars: typeof calendars;
  "booking-cards": typeof bookingCards;
  "booking-notices": typeof bookingNotices;
  "booking-plan": typeof bookingPlan;
  "logbook-cards": typeof logbookCards;
  bookings: typeof bookings;
  care: typeof care;
  paywall: typeof paywall;
  "personal-data": typeof personalData;
  pets: typeof pets;
  references: typeof references;
  reviews: typeof reviews;
  signup: typeof signup;
  "subscription-notices": typeof subscriptionNotices;
  subscriptions: typeof subscriptions;
  ui: typeof ui;
  block: typeof block;
  chat: typeof chat;
  cms: typeof cms;
  "cms-audit": typeof cmsAudit;
  "cms-payments": typeof cmsPayments;
  "cms-queues": typeof cmsQueues;
  "cms-reports": typeof cmsReports;
  "cms-badges": typeof cmsBadges;
  "cms-figures": typeof cmsFigures;
  "cms-jobs": typeof cmsJobs;
  "cms-mail": typeof cmsMail;
  "cms-messages": typeof cmsMessages;
  "cms-texts": typeof cmsTexts;
  "cms-users": typeof cmsUsers;
  contact: typeof contact;
  "intake-forms": typeof intakeForms;
  interactions: typeof interactions;
  invitations: typeof invitations;
  notifications: typeof notifications;
  "notification-list": typeof notificationList;
  "place-page": typeof placePage;
  poster: typeof poster;
  "contact-us": typeof contactUs;
  content: typeof content;
  dashboard: typeof dashboard;
  errors: typeof errors;
  favorites: typeof favorites;
  home: typeof home;
  legal: typeof legal;
  "logbook-walks": typeof logbookWalks;
  "logbook-queue": typeof logbookQueue;
  "logbook-report": typeof logbookReport;
  "logbook-visit": typeof logbookVisit;
  logbooks: typeof logbooks;
  map: typeof map;
  password: typeof password;
  "profile-switch": typeof profileSwitch;
  profiles: typeof profiles;
  reports: typeof reports;
  requests: typeof requests;
  search: typeof search;
  "search-block": typeof searchBlock;
  "second-factor": typeof secondFactor;
  settings: typeof settings;
  shell: typeof shell;
  sitters: typeof sitters;
  "social-sign-in": typeof socialSignIn;
};

/** A text with links in it, as it is read. */
export function withoutLinks(text: string): string {
  return text.replace(/<\/?\w+>/g, "");
}

/** What the screens say, from the same files: a journey breaks when a text is missing, not reworded. */
export function textsOf(language: Locale): Texts {
  const read = <Name extends keyof Texts>(name: Name): Texts[Name] =>
    JSON.parse(
      readFileSync(
        join(import.meta.dirname, "../../../messages", language, `${name}.json`),
        "utf8",
      ),
    );
  return {
    account: read("account"),
    address: read("address"),
    alerts: read("alerts"),
    badges: read("badges"),
    "badge-names": read("badge-names"),
    "badge-new": read("badge-new"),
    "ban-appeals": read("ban-appeals"),
    calendars: read("calendars"),
    "booking-cards": read("booking-cards"),
    "booking-notices": read("booking-notices"),
    "booking-plan": read("booking-plan"),
    "logbook-cards": read("logbook-cards"),
    bookings: read("bookings"),
    care: read("care"),
    paywall: read("paywall"),
    "personal-data": read("personal-data"),
    pets: read("pets"),
    references: read("references"),
    reviews: read("reviews"),
    signup: read("signup"),
    "subscription-notices": read("subscription-notices"),
    subscriptions: read("subscriptions"),
    ui: read("ui"),
    block: read("block"),
    chat: read("chat"),
    cms: read("cms"),
    "cms-audit": read("cms-audit"),
    "cms-payments": read("cms-payments"),
    "cms-queues": read("cms-queues"),
    "cms-reports": read("cms-reports"),
    "cms-badges": read("cms-badges"),
    "cms-figures": read("cms-figures"),
    "cms-jobs": read("cms-jobs"),
    "cms-mail": read("cms-mail"),
    "cms-messages": read("cms-messages"),
    "cms-texts": read("cms-texts"),
    "cms-users": read("cms-users"),
    contact: read("contact"),
    "intake-forms": read("intake-forms"),
    interactions: read("interactions"),
    invitations: read("invitations"),
    notifications: read("notifications"),
    "notification-list": read("notification-list"),
    "place-page": read("place-page"),
    poster: read("poster"),
    "contact-us": read("contact-us"),
    content: read("content"),
    dashboard: read("dashboard"),
    errors: read("errors"),
    favorites: read("favorites"),
    home: read("home"),
    legal: read("legal"),
    "logbook-walks": read("logbook-walks"),
    "logbook-queue": read("logbook-queue"),
    "logbook-report": read("logbook-report"),
    "logbook-visit": read("logbook-visit"),
    logbooks: read("logbooks"),
    map: read("map"),
    password: read("password"),
    "profile-switch": read("profile-switch"),
    profiles: read("profiles"),
    reports: read("reports"),
    requests: read("requests"),
    search: read("search"),
    "search-block": read("search-block"),
    "second-factor": read("second-factor"),
    settings: read("settings"),
    shell: read("shell"),
    sitters: read("sitters"),
    "social-sign-in": read("social-sign-in"),
  };
}
