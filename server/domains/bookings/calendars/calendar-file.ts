import { hourMs } from "#contract/shared/durations.ts";
import { productName } from "#contract/shared/product.ts";
import { clockAt } from "#server/platform/amsterdam-time.ts";
import type { Alarm, PlannedEvent } from "./calendar-events.rules.ts";
import { type IcsLine, icsText, utcMoment, writeIcs } from "./ics-text.ts";

/** What a calendar shows of an event, in its reader's words. */
export type EventWords = { summary: string; description: string; location?: string; url: string };

export type CalendarEntry = {
  events: readonly PlannedEvent[];
  words: EventWords;
  sequence: number;
  createdAt: Date;
  changedAt: Date;
  isCancelled: boolean;
  /** Whether others should find the reader busy at these times. */
  isBusy: boolean;
};

type CalendarFile = {
  entries: readonly CalendarEntry[];
  /**
   * Of a file that is opened once: what the calendar is to do with it. A feed has none, and calendars
   * compare it with what they have.
   */
  method?: "PUBLISH" | "CANCEL";
  /** When it was made; absent: each event was as it is since it changed, so that a feed stays the same. */
  stampedAt?: Date;
  /** Of a feed. */
  name?: string;
};

export function writeCalendar({ entries, method, stampedAt, name }: CalendarFile): string {
  return writeIcs([
    ["BEGIN", "VCALENDAR"],
    ["VERSION", "2.0"],
    ["PRODID", `-//${productName}//${productName}//NL`],
    ["CALSCALE", "GREGORIAN"],
    ...(method ? [["METHOD", method] as const] : []),
    ...(name ? feedLines(name) : []),
    ...amsterdamZone,
    ...entries.flatMap((entry) =>
      entry.events.flatMap((event) => eventLines(event, entry, stampedAt ?? entry.changedAt)),
    ),
    ["END", "VCALENDAR"],
  ]);
}

/** Its name, and how often to come back, each in the old and in the new way of saying it. */
function feedLines(name: string): IcsLine[] {
  return [
    ["NAME", icsText(name)],
    ["X-WR-CALNAME", icsText(name)],
    ["X-WR-TIMEZONE", "Europe/Amsterdam"],
    ["REFRESH-INTERVAL;VALUE=DURATION", "PT1H"],
    ["X-PUBLISHED-TTL", "PT1H"],
  ];
}

/** The rule of the European Union, since 1996. */
const amsterdamZone: readonly IcsLine[] = [
  ["BEGIN", "VTIMEZONE"],
  ["TZID", "Europe/Amsterdam"],
  ["X-LIC-LOCATION", "Europe/Amsterdam"],
  ["BEGIN", "DAYLIGHT"],
  ["TZNAME", "CEST"],
  ["TZOFFSETFROM", "+0100"],
  ["TZOFFSETTO", "+0200"],
  ["DTSTART", "19960331T020000"],
  ["RRULE", "FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU"],
  ["END", "DAYLIGHT"],
  ["BEGIN", "STANDARD"],
  ["TZNAME", "CET"],
  ["TZOFFSETFROM", "+0200"],
  ["TZOFFSETTO", "+0100"],
  ["DTSTART", "19961027T030000"],
  ["RRULE", "FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU"],
  ["END", "STANDARD"],
  ["END", "VTIMEZONE"],
];

function eventLines(event: PlannedEvent, entry: CalendarEntry, stampedAt: Date): IcsLine[] {
  const { words, sequence, isCancelled } = entry;
  const isBusy = entry.isBusy && !isCancelled;
  return [
    ["BEGIN", "VEVENT"],
    ["UID", event.uid],
    ["SEQUENCE", String(sequence)],
    ["DTSTAMP", utcMoment(stampedAt)],
    ["CREATED", utcMoment(entry.createdAt)],
    ["LAST-MODIFIED", utcMoment(entry.changedAt)],
    moment("DTSTART", event.startsAt, event.days),
    moment("DTEND", event.endsAt, event.days),
    ...(event.days > 1 ? [["RRULE", `FREQ=DAILY;COUNT=${event.days}`] as const] : []),
    ["STATUS", isCancelled ? "CANCELLED" : "CONFIRMED"],
    ["TRANSP", isBusy ? "OPAQUE" : "TRANSPARENT"],
    ["CLASS", "PRIVATE"],
    ["SUMMARY", icsText(words.summary)],
    ["DESCRIPTION", icsText(words.description)],
    ...(words.location ? [["LOCATION", icsText(words.location)] as const] : []),
    ["URL", words.url],
    ...(isCancelled ? [] : event.alarms.flatMap((alarm) => alarmLines(alarm, words))),
    ["END", "VEVENT"],
  ];
}

/**
 * As the clock in Amsterdam shows it. Of an hour that it shows twice programs disagree which one is
 * meant: such a time is written in UTC, unless the event repeats and would then follow UTC's clock.
 */
function moment(name: "DTSTART" | "DTEND", at: Date, days: number): IcsLine {
  const { date, time } = clockAt(at);
  const isShownTwice = [-hourMs, hourMs].some((ms) => {
    const other = clockAt(new Date(at.getTime() + ms));
    return other.date === date && other.time === time;
  });
  if (isShownTwice && days === 1) return [name, utcMoment(at)];
  const local = `${date.replaceAll("-", "")}T${time.replace(":", "")}00`;
  return [`${name};TZID=Europe/Amsterdam`, local];
}

function alarmLines(alarm: Alarm, { summary }: EventWords): IcsLine[] {
  return [
    ["BEGIN", "VALARM"],
    ["ACTION", "DISPLAY"],
    "at" in alarm
      ? ["TRIGGER;VALUE=DATE-TIME", utcMoment(alarm.at)]
      : ["TRIGGER", `-${alarm.before}`],
    ["DESCRIPTION", icsText(summary)],
    ["END", "VALARM"],
  ];
}
