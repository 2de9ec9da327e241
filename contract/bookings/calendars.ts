import * as z from "zod";
import { calendarDate, instant, timeOfDay } from "../shared/dates.ts";
import { endpoint } from "../shared/endpoint.ts";
import { id, pathId } from "../shared/ids.ts";
import { line } from "../shared/validation/text.ts";
import { rule } from "../shared/validation/validation-texts.ts";

/** Calendars of their own that a sitter can bring in. */
export const mostCalendars = 5;
export const calendarAddressMaxLength = 2_000;

/** The feed of one's bookings for a calendar program; whoever has the address can read it. */
export const calendarFeed = z.object({
  isOn: z.boolean(),
  /** While it is on. */
  url: z.string().optional(),
  createdAt: instant.optional(),
  /** When a calendar program last asked; absent: none has yet. */
  lastReadAt: instant.optional(),
});
export type CalendarFeed = z.infer<typeof calendarFeed>;

/** Why a calendar could not be read the last time. */
export const calendarProblems = [
  "refused",
  "unreachable",
  "insecure",
  "missing",
  "tooManyRedirects",
  "tooLarge",
  "notACalendar",
] as const;
export type CalendarProblem = (typeof calendarProblems)[number];

/** A calendar of the sitter's own; of what is in it only the busy times are kept. */
export const ownCalendar = z.object({
  id,
  url: z.string(),
  host: z.string(),
  /** When it was last read as it should be; absent: not yet. */
  lastReadAt: instant.optional(),
  /** When it was last tried. */
  lastTriedAt: instant.optional(),
  problem: z.enum(calendarProblems).optional(),
  /** How many times in the coming year are taken by it. */
  busyTimes: z.int(),
});
export type OwnCalendar = z.infer<typeof ownCalendar>;

/** As calendar programs give it away: `webcal` is https under another name. */
export const calendarAddress = line(calendarAddressMaxLength).pipe(
  z.string().regex(/^(?:https|webcal):\/\/[^\s/?#]+\.[^\s]+$/i, rule("calendarAddress")),
);
export const calendarForm = z.object({ url: calendarAddress });

/** A day of a sitter's on which something else than a booking stands in the way. */
export const busyDay = z.object({
  date: calendarDate,
  /** They said so themselves. */
  isAway: z.boolean(),
  /** Their own calendars leave too little of it to offer. */
  isTaken: z.boolean(),
  /** What those say of it; never what it is. */
  times: z.array(z.object({ time: timeOfDay, endTime: timeOfDay })),
});
export type BusyDay = z.infer<typeof busyDay>;

const feedAnswer = z.object({ data: calendarFeed });

export const calendarsEndpoints = {
  downloadEvent: endpoint({
    method: "GET",
    path: "/api/booking/{id}/calendarEvent",
    access: "user",
    summary: "The booking as an iCalendar file, to add to one's calendar.",
    params: z.object({ id: pathId }),
    download: { contentType: "text/calendar; charset=utf-8", fileName: "kwispel.ics" },
  }),
  getFeed: endpoint({
    method: "GET",
    path: "/api/user/calendarFeed",
    access: "user",
    summary: "Whether there is a feed of the user's bookings for calendar programs, and where.",
    response: feedAnswer,
  }),
  renewFeed: endpoint({
    method: "POST",
    path: "/api/user/calendarFeed",
    access: "user",
    summary: "Makes the feed, or gives it a new address; the old one stops working.",
    notIdempotent: "The answer is a secret, which would be kept with the key.",
    response: feedAnswer,
  }),
  revokeFeed: endpoint({
    method: "DELETE",
    path: "/api/user/calendarFeed",
    access: "user",
    summary: "Ends the feed; its address stops working.",
  }),
  listBusy: endpoint({
    method: "GET",
    path: "/api/user/calendars/busy",
    access: "user",
    summary: "Days on which the sitter is away or busy by a calendar of their own.",
    query: z.object({ date: calendarDate, until: calendarDate }),
    response: z.object({ data: z.array(busyDay) }),
  }),
  listCalendars: endpoint({
    method: "GET",
    path: "/api/user/calendars",
    access: "user",
    summary: "Calendars of the sitter's own whose busy times are not offered.",
    response: z.object({
      data: z.array(ownCalendar),
      /** Whether the user has a sitter profile: only then is there something to bring them in for. */
      isSitter: z.boolean(),
      /** There are as many as there may be. */
      isFull: z.boolean(),
    }),
  }),
  addCalendar: endpoint({
    method: "POST",
    path: "/api/user/calendars",
    access: "user",
    summary: "Brings a calendar in by its address; it is read at once and every hour.",
    notIdempotent: "The same address twice is one calendar.",
    body: calendarForm,
    status: 201,
    response: z.object({ data: ownCalendar }),
  }),
  removeCalendar: endpoint({
    method: "DELETE",
    path: "/api/user/calendars",
    access: "user",
    summary: "Takes a calendar out again, with all that is kept of it.",
    body: calendarForm,
  }),
};
