import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import type { ProposalKind } from "#contract/bookings/booking-parts.ts";
import type { CarePeriod, PriceEstimate } from "#contract/bookings/price-estimate.ts";
import {
  bookingClosedReasons,
  bookingKinds,
  bookingPlaces,
  bookingStatuses,
} from "#contract/bookings.ts";
import { type ProfileType, profileTypes } from "#contract/profiles.ts";
import { animalCategories } from "#contract/shared/animals.ts";
import { serviceTypes } from "#contract/shared/care.ts";
import { chatRooms } from "./chat.ts";
import { createdAt, instantAt } from "./columns.ts";
import { pets } from "./pets.ts";
import { profiles } from "./profiles.ts";

/** What one of the two would like to have otherwise, until the other answers. */
export type StoredProposal = {
  kind: ProposalKind;
  proposedBy: ProfileType;
  reason?: string;
  period?: CarePeriod;
  petIds?: number[];
  agreedPrice?: number;
  createdAt: string;
};

/**
 * Introductions and bookings. Days and times are what the two agreed on, as the clock in Amsterdam
 * shows them; the instants beside them are what they amount to, for comparing and for the database's
 * own rule against two stays at once.
 */
export const bookings = pgTable(
  "bookings",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: bookingKinds }).notNull(),
    chatRoomId: integer().references(() => chatRooms.id, { onDelete: "set null" }),
    ownerProfileId: integer().references(() => profiles.id, { onDelete: "set null" }),
    sitterProfileId: integer().references(() => profiles.id, { onDelete: "set null" }),
    /** As they were at acceptance: it stays readable when a profile is gone. */
    ownerName: text(),
    sitterName: text(),
    serviceType: text({ enum: serviceTypes }),
    startOn: date({ mode: "string" }).notNull(),
    startTime: text().notNull(),
    endOn: date({ mode: "string" }).notNull(),
    endTime: text().notNull(),
    visits: text().array().notNull().default([]),
    /** How long one visit takes; the last one ends the booking. */
    visitMinutes: integer(),
    startsAt: instantAt().notNull(),
    endsAt: instantAt().notNull(),
    place: text({ enum: bookingPlaces }).notNull(),
    placeText: text(),
    details: text(),
    priceEstimate: jsonb().$type<PriceEstimate>(),
    agreedPriceCents: integer(),
    status: text({ enum: bookingStatuses }).notNull(),
    closedReason: text({ enum: bookingClosedReasons }),
    closedBy: text({ enum: profileTypes }),
    reason: text(),
    awaiting: text({ enum: profileTypes }),
    proposal: jsonb().$type<StoredProposal>(),
    seenByOwner: boolean().notNull().default(false),
    seenBySitter: boolean().notNull().default(false),
    /** Raised by every move: an answer names the one that it was read at. */
    revision: integer().notNull().default(0),
    /** Raised by every change that a calendar shows. */
    sequence: integer().notNull().default(0),
    /** The owner's answer to whether their request is still needed; absent until it is given. */
    requestWasUpdated: boolean(),
    /** The owner was asked whether to plan the next one. */
    askedForNext: boolean().notNull().default(false),
    acceptedAt: instantAt(),
    /** Since when the two count on this start: from yes on, or from a yes to other dates. */
    startAgreedAt: instantAt(),
    closedAt: instantAt(),
    /** Of a stay that ended before its time: when each side said that the animals are home. */
    ownerHomeAt: instantAt(),
    sitterHomeAt: instantAt(),
    /** When a block or a ban came after the end: address and codes are not for the other any more. */
    contactEndedAt: instantAt(),
    /** Both are asked how it was then, and not as soon as it has ended. */
    askReviewsAt: instantAt(),
    changedAt: instantAt().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("bookings_of_owner").on(table.ownerProfileId, table.startsAt),
    index("bookings_of_sitter").on(table.sitterProfileId, table.startsAt),
    index("bookings_of_room").on(table.chatRoomId, table.startsAt),
    // What the clock has to do next, and nothing else.
    index("bookings_pending").on(table.startsAt).where(sql`status = 'pending'`),
    index("bookings_proposed")
      .on(table.startsAt)
      .where(sql`status = 'accepted' and proposal is not null`),
    index("bookings_closed").on(table.closedAt).where(sql`closed_at is not null`),
    index("bookings_to_ask").on(table.askReviewsAt).where(sql`ask_reviews_at is not null`),
    // What begins soon, was agreed on lately, or was a first meeting: for reminders.
    index("bookings_ahead").on(table.startsAt).where(sql`status = 'accepted'`),
    index("bookings_agreed").on(table.acceptedAt).where(sql`status = 'accepted'`),
    index("bookings_meetings").on(table.endsAt).where(sql`kind = 'introduction'`),
    index("bookings_accepted").on(table.endsAt).where(sql`status = 'accepted'`),
    check("bookings_end_after_start", sql`${table.endsAt} > ${table.startsAt}`),
    check(
      "bookings_closed_for_a_reason",
      sql`(${table.status} = 'closed') = (${table.closedReason} is not null)`,
    ),
    // The rule against two stays at once is an exclusion constraint, which Drizzle can't say; it is in
    // the migration: bookings_one_stay_at_a_time.
  ],
);

/** The pets of a booking, with what is needed to read it after one is gone. */
export const bookingPets = pgTable(
  "booking_pets",
  {
    bookingId: integer()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    petId: integer().references(() => pets.id, { onDelete: "set null" }),
    name: text().notNull(),
    category: text({ enum: animalCategories }).notNull(),
    race: text(),
    birthOn: date({ mode: "string" }),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.position] }),
    index("booking_pets_of_pet").on(table.petId),
  ],
);
