/*
  What happened, as those know it who did it: whoever compares what people were told with what they ought
  to have been told starts from here, and not from the product's tables. Moments are milliseconds.
*/
export type Side = "pet_owner" | "pet_sitter";

/** Kinds of things that people are told, by mail and push as they like it. */
export type Kind = "messages" | "bookings" | "logbook" | "reviews" | "alerts" | "reminders";
export type Choices = Record<Kind, { email: boolean; push: boolean }>;

/** Of somebody's list. */
export type Row = { kind: Kind; line: string; isRead: boolean };

export type Person = {
  userId: number;
  profileId: number;
  token: string;
  side: Side;
  choices: Choices;
  /** `HH:mm` in Amsterdam. */
  quiet: { from: string; until: string } | null;
  /** Paths by which the push service knows their browsers. */
  browsers: string[];
};

export type Visit = {
  /** Null: nobody had planned it. */
  plannedAt: number | null;
  /** When it was planned. */
  knownAt: number;
  entryId: number | null;
  inAt: number | null;
  outAt: number | null;
  pictures: number[];
};

/** From when to when, and at which moments somebody is awaited. */
export type Plan = { startsAt: number; endsAt: number; visits: number[] };

export type Booking = Plan & {
  id: number;
  kind: "booking" | "introduction";
  pair: Pair;
  status: "pending" | "accepted" | "declined" | "cancelled" | "expired" | "completed";
  awaiting: Side | null;
  proposal: Plan | null;
  acceptedAt: number | null;
  /** Since when both count on this beginning. */
  agreedAt: number | null;
  /** The owner said whether the request is still needed. */
  isRequestAnswered: boolean;
  logbookId: number | null;
  log: Visit[];
  /** What the sitter does until then joins what the owner was told last; null: nothing yet. */
  gatheringUntil: number | null;
  lastTold: Row | null;
};

export type Pair = {
  owner: Person;
  sitter: Person;
  roomId: number;
  petIds: number[];
  contact: "pending" | "accepted" | "declined";
  contactSince: number;
  bookings: Booking[];
};

export type Request = {
  id: number;
  owner: Person;
  town: Town;
  isActive: boolean;
  /** When the owner last said that they look for somebody. */
  wantedAt: number | null;
  firstShownAt: number | null;
};

export type Sitter = { person: Person; town: Town; firstShownAt: number | null; isShown: boolean };

export type Town = "Utrecht" | "Groningen";

export type Alert = {
  person: Person;
  looksFor: "sitters" | "requests";
  town: Town;
  frequency: "daily" | "weekly";
  madeAt: number;
  /** When it is looked next. */
  nextAt: number;
  isActive: boolean;
};

export type Facts = {
  people: Person[];
  pairs: Pair[];
  requests: Request[];
  sitters: Sitter[];
  alerts: Alert[];
};

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

export const personOf = ({ owner, sitter }: Pair, side: Side): Person =>
  side === "pet_owner" ? owner : sitter;
export const otherSide = (side: Side): Side => (side === "pet_owner" ? "pet_sitter" : "pet_owner");
