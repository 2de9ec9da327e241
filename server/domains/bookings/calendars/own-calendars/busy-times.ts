import { CalendarDateTime, toZoned } from "@internationalized/date";
import ICAL from "ical.js";
import { dayMs } from "#contract/shared/durations.ts";
import { amsterdam, instantOf } from "#server/platform/amsterdam-time.ts";
import { type BusyTime, mergeBusyTimes } from "./busy-days.rules.ts";

/** What was sent is no calendar, or a broken one. */
export class NotACalendar extends Error {
  override name = "NotACalendar";
}

export type Window = {
  from: Date;
  until: Date;
  /** The end of the names of our own events: they are counted as bookings already. */
  ownEvents: string;
};

/** A daily event of fifty years fits; one that repeats every second doesn't. */
const mostOccurrences = 20_000;
const mostInAll = 200_000;
/** More than anybody keeps track of; the nearest are the ones that matter. */
export const mostBusyTimes = 5_000;

/**
 * When somebody is busy by their calendar, and nothing else of it: no names, no places. Events that are
 * marked as free or cancelled don't count. Times without a zone are meant as in Amsterdam.
 */
export function busyTimesIn(text: string, window: Window): BusyTime[] {
  const events = parseEvents(text).filter(({ isOwn }) => !isOwn(window.ownEvents));
  const changed = new Map<string, Set<number>>();
  for (const { uid, replaces } of events) {
    if (replaces !== null) changed.set(uid, (changed.get(uid) ?? new Set()).add(replaces));
  }
  const times: BusyTime[] = [];
  let left = mostInAll;
  for (const event of events) {
    if (!event.isBusy) continue;
    const untouched = event.replaces === null ? changed.get(event.uid) : undefined;
    for (const start of occurrencesOf(event, window)) {
      left -= 1;
      if (left < 0) return firstOf(times);
      if (untouched?.has(start)) continue;
      const end = event.endOf(start);
      if (end <= window.from.getTime() || end <= start) continue;
      times.push({ from: new Date(start).toISOString(), until: new Date(end).toISOString() });
    }
  }
  return firstOf(times);
}

function firstOf(times: readonly BusyTime[]): BusyTime[] {
  return mergeBusyTimes(times).slice(0, mostBusyTimes);
}

type ReadEvent = {
  uid: string;
  isOwn(suffix: string): boolean;
  isBusy: boolean;
  /** Of one event of a row that was changed: which one, by when it would have been. */
  replaces: number | null;
  component: ICAL.Component;
  toMs(time: ICAL.Time): number;
  lastsMs: number;
  endOf(startMs: number): number;
};

function parseEvents(text: string): ReadEvent[] {
  const calendars = parseCalendars(text);
  return calendars
    .flatMap((calendar) => calendar.getAllSubcomponents("vevent"))
    .flatMap((component) => {
      // One that can't be understood must not hide the others.
      try {
        return [readEvent(component)];
      } catch {
        return [];
      }
    });
}

function parseCalendars(text: string): ICAL.Component[] {
  let parsed: unknown;
  try {
    // Some begin with the mark of their byte order, which is no part of a calendar.
    parsed = ICAL.parse(text.replace(/^\uFEFF/, ""));
  } catch (cause) {
    throw new NotACalendar("it can't be read", { cause });
  }
  // One calendar comes as it is, several as a list.
  const list = (Array.isArray(parsed) && Array.isArray(parsed[0]) ? parsed : [parsed]) as unknown[];
  const calendars = list
    .filter((each): each is [string, ...unknown[]] => Array.isArray(each))
    .filter(([name]) => name === "vcalendar")
    .map((each) => new ICAL.Component(each as [string, ...string[]]));
  if (calendars.length === 0) throw new NotACalendar("there is no calendar in it");
  return calendars;
}

function readEvent(component: ICAL.Component): ReadEvent {
  const uid = textOf(component, "uid");
  const event = new ICAL.Event(component, { exceptions: [] });
  const toMs = (time: ICAL.Time) => msOf(time, zoneOf(component));
  const startMs = toMs(event.startDate);
  const lastsMs = toMs(event.endDate) - startMs;
  const recurrenceId = component.getFirstPropertyValue("recurrence-id");
  return {
    uid,
    isOwn: (suffix) => uid.startsWith("booking-") && uid.endsWith(suffix),
    isBusy:
      textOf(component, "transp") !== "TRANSPARENT" &&
      textOf(component, "status") !== "CANCELLED" &&
      textOf(component, "x-microsoft-cdo-busystatus") !== "FREE",
    replaces: recurrenceId instanceof ICAL.Time ? toMs(recurrenceId) : null,
    component,
    toMs,
    lastsMs,
    endOf: event.startDate.isDate ? wholeDays(lastsMs) : (from) => from + lastsMs,
  };
}

/** Days that the clock makes an hour longer or shorter are whole days too. */
function wholeDays(lastsMs: number): (startMs: number) => number {
  const days = Math.round(lastsMs / dayMs);
  return (startMs) => {
    const noon = new Date(startMs + days * dayMs + dayMs / 2);
    return instantOf(noon.toISOString().slice(0, 10), "00:00").getTime();
  };
}

/** When it begins, each time, until the window ends. */
function* occurrencesOf(
  { component, toMs, replaces, lastsMs }: ReadEvent,
  { from, until }: Window,
): Generator<number> {
  const event = new ICAL.Event(component, { exceptions: [] });
  if (replaces !== null || !event.isRecurring()) {
    const start = toMs(event.startDate);
    if (start < until.getTime()) yield start;
    return;
  }
  const iterator = event.iterator();
  for (let count = 0; count < mostOccurrences; count += 1) {
    const next = nextOf(iterator);
    if (!next) return;
    // To the day is near enough for what is long past: zones take time, and rows begin years ago.
    const day = Date.UTC(next.year, next.month - 1, next.day);
    if (day + lastsMs + 3 * dayMs < from.getTime()) continue;
    const start = toMs(next);
    if (start >= until.getTime()) return;
    yield start;
  }
}

/** A rule that nothing can fulfil throws: it has no more events. */
function nextOf(iterator: ICAL.RecurExpansion): ICAL.Time | null {
  try {
    return iterator.next() ?? null;
  } catch {
    return null;
  }
}

function textOf(component: ICAL.Component, name: string): string {
  const value = component.getFirstPropertyValue(name);
  return typeof value === "string" ? (name === "uid" ? value : value.toUpperCase()) : "";
}

function zoneOf(component: ICAL.Component): string | null {
  const name = component.getFirstProperty("dtstart")?.getFirstParameter("tzid");
  return name && isZone(name) ? name : null;
}

/** By its name where the world knows it, else by what the calendar itself says of the zone. */
function msOf(time: ICAL.Time, zone: string | null): number {
  const { year, month, day, hour, minute, second, isDate } = time;
  const at = new CalendarDateTime(year, month, day, hour, minute, second);
  if (isDate) return toZoned(at, amsterdam).toDate().getTime();
  const { tzid } = time.zone;
  if (tzid === "UTC" || (tzid !== "floating" && !isZone(tzid))) return time.toUnixTime() * 1000;
  return toZoned(at, isZone(tzid) ? tzid : (zone ?? amsterdam))
    .toDate()
    .getTime();
}

const zones = new Map<string, boolean>();

function isZone(name: string): boolean {
  const known = zones.get(name) ?? (name.includes("/") && canFormat(name));
  if (zones.size < 1_000) zones.set(name, known);
  return known;
}

function canFormat(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone });
    return true;
  } catch {
    return false;
  }
}
