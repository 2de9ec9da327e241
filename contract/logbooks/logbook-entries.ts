import * as z from "zod";
import { retentionDays } from "../privacy/retention.ts";
import { calendarDate, instant, timeOfDay } from "../shared/dates.ts";
import { id } from "../shared/ids.ts";
import { storedImage } from "../shared/images.ts";
import { integerBetween, listOf, numberBetween, yesNo } from "../shared/validation/inputs.ts";
import { line, paragraphs } from "../shared/validation/text.ts";
import { nearness } from "./near.ts";

export const activityKinds = [
  "fed",
  "water",
  "walked",
  "played",
  "cuddled",
  "litter_cleaned",
  "medication",
  "plants",
  "post",
  "other",
] as const;
export const activityKind = z.enum(activityKinds);
export type ActivityKind = z.infer<typeof activityKind>;

/** Of the house, not of an animal. */
export const houseActivityKinds = ["plants", "post"] as const satisfies readonly ActivityKind[];

export const logbookNoteMaxLength = 2_000;
export const logbookNotesMaxLength = 4_000;
export const taskMaxLength = 200;
export const mostTasks = 60;
/** Of one logbook: eight a day of a year are 2,928. */
export const mostVisits = 4_000;
/** Of one logbook: eight a day for a year. Whoever sends more keeps something else than a logbook. */
export const mostImages = 3_000;
/** So long after checking out it can be taken back. */
export const undoCheckOutMinutes = 10;
/** So long after it was planned, a visit without check-in is told to the owner. */
export const missedVisitMinutes = 60;
/** A walk's route is kept so long; how far and how long stays. */
export const trackDays = retentionDays.track;

/**
 * Given by the device, once for each thing that was done, and kept: what is sent again, however late, is
 * known by it. Unique within its logbook.
 */
export const clientId = z.uuid();

/** When it happened by the sitter's clock; absent: now. */
export const happenedAt = z.iso.datetime({ offset: true });

/**
 * When something happened and when it is sent, both by the device's clock: if that clock is wrong, the
 * server sees by how much, and puts the first right.
 */
export const deviceTimes = {
  happenedAt: happenedAt.optional(),
  sentAt: happenedAt.optional(),
};

/** Where somebody checked in or out. */
export const checkLocation = z.object({
  /** `refused`: the device gave none, or its owner did not want to. */
  state: z.enum(["known", "refused"]),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
});
export type CheckLocation = z.infer<typeof checkLocation>;

export const logbookImage = storedImage.extend({
  entryId: id,
  /** The activity that it shows. */
  activityId: id.optional(),
  petId: id.optional(),
  caption: z.string().optional(),
  takenAt: instant,
  /** It came more than an hour after it happened. */
  isToldLater: z.boolean().optional(),
  /** By the owner. */
  isHearted: z.boolean(),
  /** Where the owner has put a copy of it. */
  addedToPetIds: z.array(id),
  isAddedToProfile: z.boolean(),
  clientId: z.string().optional(),
});
export type LogbookImage = z.infer<typeof logbookImage>;

export const activity = z.object({
  id,
  entryId: id,
  kind: activityKind,
  /** Absent: of the house, of all of them, or of one that has gone. */
  petId: id.optional(),
  petName: z.string().optional(),
  minutes: z.int().optional(),
  note: z.string().optional(),
  doneAt: instant,
  /** It came more than an hour after it happened. */
  isToldLater: z.boolean().optional(),
  images: z.array(logbookImage),
  clientId: z.string().optional(),
});
export type LogbookActivity = z.infer<typeof activity>;

/** A point of a walk: where, and when. */
export const trackPoint = z.object({
  latitude: z.number(),
  longitude: z.number(),
  at: instant,
});
export type TrackPoint = z.infer<typeof trackPoint>;

export const walk = z.object({
  id,
  entryId: id,
  startedAt: instant,
  /** Absent while it goes on. */
  endedAt: instant.optional(),
  distanceM: z.int(),
  minutes: z.int(),
  /** It came more than an hour after it happened. */
  isToldLater: z.boolean().optional(),
  petIds: z.array(id),
  /** Thinned; each inner list is drawn as one line, between them it was paused. None after 90 days. */
  lines: z.array(z.array(z.tuple([z.number(), z.number()]))),
  clientId: z.string().optional(),
});
export type LogbookWalk = z.infer<typeof walk>;

/** One visit: planned, going on, or done. */
export const logbookEntry = z.object({
  id,
  plannedAt: instant.optional(),
  checkInTime: instant.optional(),
  checkInLocation: checkLocation.optional(),
  checkOutTime: instant.optional(),
  checkOutLocation: checkLocation.optional(),
  /** They came more than an hour after they happened. */
  isCheckInToldLater: z.boolean().optional(),
  isCheckOutToldLater: z.boolean().optional(),
  /**
   * How far from the address of the booking's place the check-in was, to the owner, in fifties of metres.
   * The sitter is told how near, and nothing finer. Both are absent where the location was refused or the
   * address is not exact, and always without a booking.
   */
  distanceM: z.int().optional(),
  near: z.enum(nearness).optional(),
  note: z.string().optional(),
  activities: z.array(activity),
  images: z.array(logbookImage),
  walks: z.array(walk),
});
export type LogbookEntry = z.infer<typeof logbookEntry>;

/** What the owner would like to have done. */
export const logbookTask = z.object({
  id,
  text: z.string(),
  /** Absent: once, whenever it suits. */
  date: calendarDate.optional(),
  time: timeOfDay.optional(),
  petId: id.optional(),
  doneAt: instant.optional(),
  /** It came more than an hour after it happened. */
  isToldLater: z.boolean().optional(),
});
export type LogbookTask = z.infer<typeof logbookTask>;

const someId = integerBetween(1, 999_999_999);

export const taskForm = z.object({
  /** Absent: a new one. */
  id: someId.optional(),
  text: line(taskMaxLength),
  date: calendarDate.optional(),
  time: timeOfDay.optional(),
  petId: someId.optional(),
});

export const checkInOutForm = z.object({
  lat: numberBetween(-90, 90).optional(),
  lng: numberBetween(-180, 180).optional(),
  /** Absent: the other of what is now. */
  action: z.enum(["check_in", "check_out", "undo_check_out"]).optional(),
  /** The planned visit that it is for; absent: the one within two hours, or else one of its own. */
  entryId: someId.optional(),
  /** One of its own, whatever is planned. */
  extra: yesNo.optional(),
  ...deviceTimes,
  clientId: clientId.optional(),
  /** What is to be told about this visit, with checking out. */
  note: paragraphs(logbookNoteMaxLength).optional(),
});
export type CheckInOutForm = z.input<typeof checkInOutForm>;

export const activityForm = z.object({
  kind: activityKind,
  petId: someId.optional(),
  minutes: integerBetween(1, 24 * 60).optional(),
  note: paragraphs(logbookNoteMaxLength).optional(),
  ...deviceTimes,
  clientId: clientId.optional(),
  /** The task of the owner's that is ticked off by it. */
  taskId: someId.optional(),
  /** Though it was done a moment ago: somebody was asked, and meant it. */
  again: yesNo.optional(),
});
export type ActivityForm = z.input<typeof activityForm>;

export const trackForm = z.object({
  /** Of the walk: its batches come one by one, and again. */
  clientId,
  startedAt: happenedAt,
  /** Absent while it goes on. */
  endedAt: happenedAt.optional(),
  sentAt: happenedAt.optional(),
  petIds: listOf(someId, 20).optional(),
  /** `segment` goes up by one after each pause. */
  points: listOf(
    z.object({
      lat: numberBetween(-90, 90),
      lng: numberBetween(-180, 180),
      at: happenedAt,
      accuracy: numberBetween(0, 100_000).optional(),
      segment: integerBetween(0, 999).optional(),
    }),
    500,
  ),
});
export type TrackForm = z.input<typeof trackForm>;
