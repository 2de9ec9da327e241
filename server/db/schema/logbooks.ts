import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { activityKinds } from "#contract/logbooks/logbook-entries.ts";
import { nearness } from "#contract/logbooks/near.ts";
import { profileTypes } from "#contract/profiles.ts";
import { animalCategories } from "#contract/shared/animals.ts";
import { bookings } from "./bookings.ts";
import { chatRooms } from "./chat.ts";
import { createdAt, imageColumns, instantAt } from "./columns.ts";
import { pets } from "./pets.ts";
import { profiles } from "./profiles.ts";

/** What happened while somebody was away: of a booking, or begun by a sitter without one. */
export const logbooks = pgTable(
  "logbooks",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    bookingId: integer().references(() => bookings.id, { onDelete: "cascade" }),
    chatRoomId: integer().references(() => chatRooms.id, { onDelete: "set null" }),
    ownerProfileId: integer().references(() => profiles.id, { onDelete: "set null" }),
    sitterProfileId: integer().references(() => profiles.id, { onDelete: "set null" }),
    /** As they were when it began: it stays readable when a profile is gone. */
    ownerName: text(),
    sitterName: text(),
    title: text(),
    ownerNotes: text(),
    sitterNotes: text(),
    /** Of the booking, or from the first to the last visit. */
    startOn: date({ mode: "string" }).notNull(),
    endOn: date({ mode: "string" }).notNull(),
    /** Read-only from then on. */
    cancelledAt: instantAt(),
    /** It had begun: until then the sitter tells of doses, and of leaving. */
    handoverUntil: instantAt(),
    /** The stay is over, and its report is there. */
    completedAt: instantAt(),
    /** In the address of the shared report; absent: it is not shared. */
    shareToken: text(),
    sharedAt: instantAt(),
    changedAt: instantAt().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("logbooks_of_booking").on(table.bookingId),
    uniqueIndex("logbooks_shared").on(table.shareToken),
    index("logbooks_of_owner").on(table.ownerProfileId, table.endOn),
    index("logbooks_of_sitter").on(table.sitterProfileId, table.endOn),
    index("logbooks_of_room").on(table.chatRoomId),
  ],
);

/** What a logbook is to one of its two sides. */
export const logbookSides = pgTable(
  "logbook_sides",
  {
    logbookId: integer()
      .notNull()
      .references(() => logbooks.id, { onDelete: "cascade" }),
    side: text({ enum: profileTypes }).notNull(),
    unreadUpdatesCount: integer().notNull().default(0),
    /** What happened since then is gathered in one message, until this passes. */
    gatheringUntil: instantAt(),
  },
  (table) => [primaryKey({ columns: [table.logbookId, table.side] })],
);

/** The pets, with what is needed to read it after one is gone. */
export const logbookPets = pgTable(
  "logbook_pets",
  {
    logbookId: integer()
      .notNull()
      .references(() => logbooks.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    petId: integer().references(() => pets.id, { onDelete: "set null" }),
    name: text().notNull(),
    category: text({ enum: animalCategories }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.logbookId, table.position] }),
    index("logbook_pets_of_pet").on(table.petId),
  ],
);

/** Visits: planned, going on, done. */
export const logbookEntries = pgTable(
  "logbook_entries",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    logbookId: integer()
      .notNull()
      .references(() => logbooks.id, { onDelete: "cascade" }),
    plannedAt: instantAt(),
    /** The day in Amsterdam it belongs to: planned, or else the day of its check-in. */
    day: date({ mode: "string" }).notNull(),
    checkInAt: instantAt(),
    checkInLat: doublePrecision(),
    checkInLng: doublePrecision(),
    checkOutAt: instantAt(),
    checkOutLat: doublePrecision(),
    checkOutLng: doublePrecision(),
    /** From the address of the booking's place, at check-in: what each of the two is told, and no more. */
    distanceM: integer(),
    near: text({ enum: nearness }),
    note: text(),
    /** What the device called the check-in and the check-out: sent again, they change nothing. */
    checkInClientId: uuid(),
    checkOutClientId: uuid(),
    /** Nobody said when it ended: a later check-in that had come before did, or a cancellation. */
    isCheckOutAssumed: boolean().notNull().default(false),
    /** They came more than an hour after they happened. */
    isCheckInToldLater: boolean().notNull().default(false),
    isCheckOutToldLater: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index("logbook_entries_by_day").on(table.logbookId, table.day, table.id),
    // What went on at a moment, what began next, and who is awaited.
    index("logbook_entries_by_check_in").on(table.logbookId, table.checkInAt),
    // Nobody is in one house twice.
    uniqueIndex("logbook_entries_one_open")
      .on(table.logbookId)
      .where(sql`check_in_at is not null and check_out_at is null`),
    unique("logbook_entries_check_in_once").on(table.logbookId, table.checkInClientId),
    unique("logbook_entries_check_out_once").on(table.logbookId, table.checkOutClientId),
    // What nobody has come for yet, and who has come lately: for reminders.
    index("logbook_entries_checked_in").on(table.checkInAt).where(sql`check_in_at is not null`),
    index("logbook_entries_awaited")
      .on(table.plannedAt)
      .where(sql`check_in_at is null and planned_at is not null`),
    check(
      "logbook_entries_out_after_in",
      sql`${table.checkOutAt} is null or ${table.checkOutAt} >= ${table.checkInAt}`,
    ),
  ],
);

export const logbookActivities = pgTable(
  "logbook_activities",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    logbookId: integer()
      .notNull()
      .references(() => logbooks.id, { onDelete: "cascade" }),
    entryId: integer()
      .notNull()
      .references(() => logbookEntries.id, { onDelete: "cascade" }),
    kind: text({ enum: activityKinds }).notNull(),
    petId: integer().references(() => pets.id, { onDelete: "set null" }),
    petName: text(),
    minutes: integer(),
    note: text(),
    doneAt: instantAt().notNull(),
    clientId: uuid(),
    isToldLater: boolean().notNull().default(false),
    /** Taken back; the row stays, so that a late replay doesn't bring it back. */
    removedAt: instantAt(),
    createdAt: createdAt(),
  },
  (table) => [
    index("logbook_activities_of_entry").on(table.entryId),
    index("logbook_activities_of_pet").on(table.petId),
    unique("logbook_activities_once").on(table.logbookId, table.clientId),
  ],
);

export const logbookImages = pgTable(
  "logbook_images",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    logbookId: integer()
      .notNull()
      .references(() => logbooks.id, { onDelete: "cascade" }),
    entryId: integer()
      .notNull()
      .references(() => logbookEntries.id, { onDelete: "cascade" }),
    activityId: integer().references(() => logbookActivities.id, { onDelete: "set null" }),
    petId: integer().references(() => pets.id, { onDelete: "set null" }),
    ...imageColumns(),
    caption: text(),
    takenAt: instantAt().notNull(),
    heartedAt: instantAt(),
    /** Where the owner has put copies of it. */
    addedToPetIds: integer().array().notNull().default([]),
    isAddedToProfile: boolean().notNull().default(false),
    clientId: uuid(),
    isToldLater: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index("logbook_images_of_logbook").on(table.logbookId, table.id),
    index("logbook_images_of_entry").on(table.entryId),
    index("logbook_images_of_activity").on(table.activityId),
    index("logbook_images_of_pet").on(table.petId),
    unique("logbook_images_key").on(table.key),
    unique("logbook_images_once").on(table.logbookId, table.clientId),
  ],
);

/** Pictures that were taken away, by what the device called them: a late replay doesn't bring one back. */
export const logbookRemovedImages = pgTable(
  "logbook_removed_images",
  {
    logbookId: integer()
      .notNull()
      .references(() => logbooks.id, { onDelete: "cascade" }),
    clientId: uuid().notNull(),
  },
  (table) => [primaryKey({ columns: [table.logbookId, table.clientId] })],
);

/** What the owner would like to have done. */
export const logbookTasks = pgTable(
  "logbook_tasks",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    logbookId: integer()
      .notNull()
      .references(() => logbooks.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    text: text().notNull(),
    onDay: date({ mode: "string" }),
    time: text(),
    petId: integer().references(() => pets.id, { onDelete: "set null" }),
    doneAt: instantAt(),
    isToldLater: boolean().notNull().default(false),
  },
  (table) => [
    index("logbook_tasks_of_logbook").on(table.logbookId, table.position),
    index("logbook_tasks_of_pet").on(table.petId),
  ],
);

export type WalkLines = [number, number][][];

export const logbookWalks = pgTable(
  "logbook_walks",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    logbookId: integer()
      .notNull()
      .references(() => logbooks.id, { onDelete: "cascade" }),
    entryId: integer()
      .notNull()
      .references(() => logbookEntries.id, { onDelete: "cascade" }),
    clientId: uuid().notNull(),
    startedAt: instantAt().notNull(),
    endedAt: instantAt(),
    distanceM: integer().notNull().default(0),
    /** Without the pauses. */
    seconds: integer().notNull().default(0),
    petIds: integer().array().notNull().default([]),
    /** Thinned, for drawing: `[latitude, longitude]`; empty once the route was erased. */
    lines: jsonb().$type<WalkLines>().notNull().default([]),
    isToldLater: boolean().notNull().default(false),
    erasedAt: instantAt(),
    createdAt: createdAt(),
  },
  (table) => [
    index("logbook_walks_of_entry").on(table.entryId),
    unique("logbook_walks_once").on(table.logbookId, table.clientId),
    // Whose route is still there, for erasing it.
    index("logbook_walks_to_erase").on(table.startedAt).where(sql`erased_at is null`),
  ],
);

/** What came from the phone, until the route is erased; the same moment twice is the same point. */
export const logbookWalkPoints = pgTable(
  "logbook_walk_points",
  {
    walkId: integer()
      .notNull()
      .references(() => logbookWalks.id, { onDelete: "cascade" }),
    at: instantAt().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    accuracy: doublePrecision(),
    segment: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.walkId, table.at] })],
);
