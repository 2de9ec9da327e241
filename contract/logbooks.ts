import * as z from "zod";
import { bookingPet, bookingProfile } from "./bookings/booking-parts.ts";
import { bookingPlace, progressValues } from "./bookings.ts";
import { editCodes } from "./logbooks/edit-rule.ts";
import {
  activity,
  activityForm,
  checkInOutForm,
  clientId,
  deviceTimes,
  logbookEntry,
  logbookImage,
  logbookNoteMaxLength,
  logbookNotesMaxLength,
  logbookTask,
  mostTasks,
  taskForm,
  trackForm,
  walk,
} from "./logbooks/logbook-entries.ts";
import { profileType, profileTypes } from "./profiles.ts";
import { calendarDate, instant } from "./shared/dates.ts";
import { endpoint } from "./shared/endpoint.ts";
import { id, pathId } from "./shared/ids.ts";
import { channel } from "./shared/realtime.ts";
import { clearable, integerBetween, listOf, yesNo } from "./shared/validation/inputs.ts";
import { line, paragraphs } from "./shared/validation/text.ts";

export const logbookTitleMaxLength = 80;
/** Visits that an answer holds at most, besides the open and the next one. */
export const entriesPerPage = 30;

/** One day of a logbook, for the row of days above it. */
export const logbookDay = z.object({
  date: calendarDate,
  visits: z.int(),
  done: z.int(),
  isOpen: z.boolean(),
});
export type LogbookDay = z.infer<typeof logbookDay>;

/** What a list shows. */
export const logbookListItem = z.object({
  id,
  bookingId: id.optional(),
  chatRoomId: id.optional(),
  owner: bookingProfile,
  sitter: bookingProfile,
  pets: z.array(bookingPet),
  title: z.string().optional(),
  /** Of the booking; of one without, the days from its first to its last visit. */
  startDate: calendarDate,
  endDate: calendarDate,
  status: z.enum(progressValues),
  isCancelled: z.boolean(),
  /** Cancelled while it ran: the sitter still tells of doses, and of leaving. */
  isHandedOver: z.boolean(),
  /** Which side of it the viewer is on. */
  side: profileType,
  unreadUpdatesCount: z.int(),
  /** When the sitter checked in, while being there. */
  checkedInAt: instant.optional(),
  nextVisitAt: instant.optional(),
  lastImage: logbookImage.optional(),
  updatedAt: instant,
});
export type LogbookListItem = z.infer<typeof logbookListItem>;

export const logbook = logbookListItem.extend({
  place: bookingPlace.optional(),
  ownerNotes: z.string().optional(),
  sitterNotes: z.string().optional(),
  tasks: z.array(logbookTask),
  /** All days, the first one first. */
  days: z.array(logbookDay),
  /**
   * The visits of the days that were asked for, in order, at most a page of them; and always the open one
   * and the next that is planned, so that the rule of editing finds the same as on all of them.
   */
  entries: z.array(logbookEntry),
  /** Asks for earlier ones: `?before=`. Absent: there are none. */
  earlierThan: calendarDate.optional(),
  imagesCount: z.int(),
  /** The newest, a handful. */
  latestImages: z.array(logbookImage),
  /** For both: of a cancelled booking, or of two who can't reach each other any more. */
  isReadOnly: z.boolean(),
  editCode: z.enum(editCodes).optional(),
  isReportReady: z.boolean(),
});
export type Logbook = z.infer<typeof logbook>;

/** A logbook to look at before there is one; its pictures are drawn, its people don't exist. */
export const sampleLogbook = logbook;

const someId = integerBetween(1, 999_999_999);
const logbookParams = z.object({ id: pathId });
const answer = z.object({ data: logbook });

/** Each side writes its own notes; tasks are the owner's. The title is of who made it. */
export const logbookForm = z.object({
  title: clearable(line(logbookTitleMaxLength)).optional(),
  notes: clearable(paragraphs(logbookNotesMaxLength)).optional(),
  /** All of them: what is not named goes. */
  tasks: listOf(taskForm, mostTasks).optional(),
});
export type LogbookForm = z.input<typeof logbookForm>;

const imageForm = z.object({
  petId: someId.optional(),
  activityId: someId.optional(),
  caption: line(200).optional(),
  ...deviceTimes,
  clientId: clientId.optional(),
});
export type LogbookImageForm = z.input<typeof imageForm>;

export const logbooksEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/api/logbooks",
    access: "user",
    summary: "Logbooks of the profile in use; those that go on first.",
    query: z.object({
      filter: z.enum(["all", "upcoming", "past"]).default("all"),
      /** Those that touch this day. */
      date: calendarDate.optional(),
    }),
    response: z.object({ data: z.array(logbookListItem), unreadUpdates: z.int() }),
  }),
  introduction: endpoint({
    method: "GET",
    path: "/api/logbooks/introduction",
    access: "user",
    summary: "A sample that shows what a logbook is for.",
    response: z.object({ data: sampleLogbook }),
  }),
  lastWithProfile: endpoint({
    method: "GET",
    path: "/api/logbooks/lastWithProfile/{profileId}",
    access: "user",
    summary: "The latest logbook that is shared with somebody.",
    params: z.object({ profileId: pathId }),
    response: answer,
  }),
  get: endpoint({
    method: "GET",
    path: "/api/logbooks/{id}",
    access: "user",
    summary: "A logbook with the visits up to a day; older ones by `before`.",
    params: logbookParams,
    query: z.object({
      /** Visits before this day. Absent: the latest, with today and what comes next. */
      before: calendarDate.optional(),
      /** The visits of one day. */
      date: calendarDate.optional(),
    }),
    response: answer,
  }),
  create: endpoint({
    method: "POST",
    path: "/api/logbooks",
    access: "user",
    summary: "A sitter begins one without a booking, with an owner whose contact was accepted.",
    // Each of them tells the other side.
    limit: "messages",
    body: z.object({
      profileId: someId,
      title: line(logbookTitleMaxLength).optional(),
      pets: listOf(someId, 20).optional(),
    }),
    status: 201,
    response: answer,
  }),
  update: endpoint({
    method: "PUT",
    path: "/api/logbooks/{id}",
    access: "user",
    summary: "Notes of one's own side; the owner's tasks; the title.",
    idempotent: true,
    params: logbookParams,
    body: logbookForm,
    response: answer,
  }),
  tickTask: endpoint({
    method: "PUT",
    path: "/api/logbooks/{id}/task/{taskId}",
    access: "user",
    summary: "The sitter ticks off what the owner asked for, or takes that back.",
    idempotent: true,
    params: z.object({ id: pathId, taskId: pathId }),
    body: z.object({ isDone: yesNo, ...deviceTimes }),
    response: answer,
  }),
  read: endpoint({
    method: "PUT",
    path: "/api/logbooks/{id}/read",
    access: "user",
    summary: "The reader has seen all there is.",
    repeatable: true,
    params: logbookParams,
    response: z.object({ unreadUpdates: z.int() }),
  }),
  checkInOut: endpoint({
    method: "PUT",
    path: "/api/logbooks/{id}/checkInOut",
    access: "user",
    summary: "The sitter comes or goes, at the time it happened; sent again it changes nothing.",
    // Each of them is a message, and a push.
    limit: "messages",
    idempotent: true,
    params: logbookParams,
    body: checkInOutForm,
    response: answer,
  }),
  createActivity: endpoint({
    method: "POST",
    path: "/api/logbooks/{id}/serviceActivity",
    access: "user",
    summary: "Something was done, at the time it happened.",
    params: logbookParams,
    body: activityForm,
    multipart: { images: { maxFiles: 10 } },
    status: 201,
    // A second dose or meal so soon is 409 `doneShortlyBefore` with the earlier one, unless `again` is sent.
    response: z.object({ data: activity }),
  }),
  updateActivity: endpoint({
    method: "POST",
    path: "/api/logbooks/updateServiceActivity/{id}",
    access: "user",
    summary: "Changes what was written, adds pictures, or takes it back.",
    params: z.object({ id: pathId }),
    body: activityForm
      .omit({ clientId: true, kind: true, again: true })
      .partial()
      .extend({
        minutes: clearable(integerBetween(1, 24 * 60)).optional(),
        note: clearable(paragraphs(logbookNoteMaxLength)).optional(),
        isRemoved: yesNo.optional(),
      }),
    multipart: { images: { maxFiles: 10 } },
    status: 200,
    // None when it was taken back.
    response: z.object({ data: activity.optional() }),
  }),
  addImage: endpoint({
    method: "POST",
    path: "/api/logbooks/{id}/image",
    access: "user",
    summary: "Adds a picture to the visit that goes on at the time it was taken.",
    params: logbookParams,
    body: imageForm,
    multipart: { image: { maxFiles: 1 } },
    status: 201,
    // None when it came before, and was taken away since.
    response: z.object({ data: logbookImage.optional() }),
  }),
  removeImage: endpoint({
    method: "DELETE",
    path: "/api/logbooks/{id}/image/{imageId}",
    access: "user",
    summary: "The sitter takes a picture away.",
    repeatable: true,
    params: z.object({ id: pathId, imageId: pathId }),
  }),
  heartImage: endpoint({
    method: "PUT",
    path: "/api/logbooks/{id}/image/{imageId}/heart",
    access: "user",
    summary: "The owner gives a picture a heart.",
    repeatable: true,
    params: z.object({ id: pathId, imageId: pathId }),
    response: z.object({ data: logbookImage }),
  }),
  unheartImage: endpoint({
    method: "DELETE",
    path: "/api/logbooks/{id}/image/{imageId}/heart",
    access: "user",
    summary: "The owner takes the heart back.",
    repeatable: true,
    params: z.object({ id: pathId, imageId: pathId }),
    response: z.object({ data: logbookImage }),
  }),
  addImagesToOwnerProfile: endpoint({
    method: "POST",
    path: "/api/logbooks/{id}/addImagesToOwnerProfile",
    access: "user",
    summary: "The owner copies pictures to the own profile, or to a pet.",
    params: logbookParams,
    body: z.object({ imageIds: listOf(someId, 50), petId: someId.optional() }),
    response: z.object({ data: z.array(logbookImage) }),
  }),
  listImages: endpoint({
    method: "GET",
    path: "/api/logbooks/{id}/images",
    access: "user",
    summary: "All pictures, the newest first, a page at a time.",
    params: logbookParams,
    query: z.object({ before: someId.optional() }),
    response: z.object({ data: z.array(logbookImage), next: id.optional() }),
  }),
  track: endpoint({
    method: "POST",
    path: "/api/logbooks/{id}/track",
    access: "user",
    summary: "Points of a walk, a batch at a time; those that came before change nothing.",
    params: logbookParams,
    body: trackForm,
    response: z.object({ data: walk }),
  }),
  ofBooking: endpoint({
    method: "GET",
    path: "/api/booking/{id}/logbook",
    access: "user",
    summary: "The logbook of a booking.",
    params: logbookParams,
    response: answer,
  }),
  updateByOwner: endpoint({
    method: "PUT",
    path: "/api/booking/{id}/logbook",
    access: "user",
    summary: "The owner's notes and tasks of a booking's logbook.",
    idempotent: true,
    params: logbookParams,
    body: logbookForm,
    response: answer,
  }),
  updateBySitter: endpoint({
    method: "PUT",
    path: "/api/booking/{id}/logbook/sitter",
    access: "user",
    summary: "The sitter's notes of a booking's logbook.",
    idempotent: true,
    params: logbookParams,
    body: logbookForm.omit({ tasks: true }),
    response: answer,
  }),
};

/** The logbooks of a user that changed. */
export const logbookUpdates = channel({
  name: "logbooks.updates.{userId}",
  events: {
    "logbook-updates": z.object({
      profileId: id,
      upcoming: z.array(logbookListItem),
      past: z.array(logbookListItem),
      unreadUpdates: z.int(),
    }),
  },
});

/** One logbook, as the participant of that profile type sees it: its latest page. */
export const logbookChannel = channel({
  name: "logbook.{profileType}.{id}",
  words: { profileType: profileTypes },
  events: { "logbook.updated": z.object({ profileId: id, logbook }) },
});
