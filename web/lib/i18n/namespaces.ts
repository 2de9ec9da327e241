import type account from "#messages/nl/account.json";
import type address from "#messages/nl/address.json";
import type bookingCards from "#messages/nl/booking-cards.json";
import type bookingPlan from "#messages/nl/booking-plan.json";
import type bookings from "#messages/nl/bookings.json";
import type calendars from "#messages/nl/calendars.json";
import type care from "#messages/nl/care.json";
import type chat from "#messages/nl/chat.json";
import type contact from "#messages/nl/contact.json";
import type dashboard from "#messages/nl/dashboard.json";
import type favorites from "#messages/nl/favorites.json";
import type home from "#messages/nl/home.json";
import type intakeForms from "#messages/nl/intake-forms.json";
import type interactions from "#messages/nl/interactions.json";
import type invitations from "#messages/nl/invitations.json";
import type legal from "#messages/nl/legal.json";
import type map from "#messages/nl/map.json";
import type notOpenYet from "#messages/nl/not-open-yet.json";
import type notifications from "#messages/nl/notifications.json";
import type password from "#messages/nl/password.json";
import type pets from "#messages/nl/pets.json";
import type poster from "#messages/nl/poster.json";
import type profileSwitch from "#messages/nl/profile-switch.json";
import type profiles from "#messages/nl/profiles.json";
import type requests from "#messages/nl/requests.json";
import type search from "#messages/nl/search.json";
import type searchBlock from "#messages/nl/search-block.json";
import type settings from "#messages/nl/settings.json";
import type shell from "#messages/nl/shell.json";
import type signup from "#messages/nl/signup.json";
import type sitters from "#messages/nl/sitters.json";
import type socialSignIn from "#messages/nl/social-sign-in.json";
import type ui from "#messages/nl/ui.json";

/** A file in messages/nl and messages/en is a namespace; its keys are checked where they are used. */
export interface Namespaces {
  account: typeof account;
  address: typeof address;
  calendars: typeof calendars;
  "booking-cards": typeof bookingCards;
  "booking-plan": typeof bookingPlan;
  bookings: typeof bookings;
  care: typeof care;
  chat: typeof chat;
  contact: typeof contact;
  dashboard: typeof dashboard;
  favorites: typeof favorites;
  home: typeof home;
  "intake-forms": typeof intakeForms;
  interactions: typeof interactions;
  invitations: typeof invitations;
  legal: typeof legal;
  map: typeof map;
  "not-open-yet": typeof notOpenYet;
  notifications: typeof notifications;
  password: typeof password;
  pets: typeof pets;
  poster: typeof poster;
  "profile-switch": typeof profileSwitch;
  profiles: typeof profiles;
  requests: typeof requests;
  search: typeof search;
  "search-block": typeof searchBlock;
  settings: typeof settings;
  shell: typeof shell;
  signup: typeof signup;
  sitters: typeof sitters;
  "social-sign-in": typeof socialSignIn;
  ui: typeof ui;
}

export type Namespace = keyof Namespaces;

/** Every page needs these; a route names any others in its handle. */
export const commonNamespaces = ["shell", "ui"] as const satisfies Namespace[];

export type Texts = Record<string, unknown>;
export type TextsByNamespace = Partial<Record<Namespace, Texts>>;
