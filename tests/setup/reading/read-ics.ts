import ICAL from "ical.js";

/** A calendar as a parser of the field reads it, for holding ours against. */
export type ReadEvent = {
  uid: string;
  sequence: number;
  status: string;
  transp: string;
  summary: string;
  description: string;
  location: string;
  url: string;
  zone: string;
  /** Each time: from and until, in UTC. */
  times: string[];
  alarms: string[];
};

export type ReadCalendar = { method: string; zones: string[]; events: ReadEvent[] };

export function readIcs(text: string): ReadCalendar {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return {
    method: textOf(calendar, "method"),
    zones: calendar.getAllSubcomponents("vtimezone").map((zone) => textOf(zone, "tzid")),
    events: calendar.getAllSubcomponents("vevent").map(readEvent),
  };
}

function readEvent(component: ICAL.Component): ReadEvent {
  const event = new ICAL.Event(component);
  return {
    uid: event.uid,
    sequence: event.sequence,
    status: textOf(component, "status"),
    transp: textOf(component, "transp"),
    summary: event.summary,
    description: event.description,
    location: textOf(component, "location"),
    url: textOf(component, "url"),
    zone: event.startDate.zone.tzid,
    times: timesOf(event),
    alarms: component
      .getAllSubcomponents("valarm")
      .map((alarm) => String(alarm.getFirstPropertyValue("trigger"))),
  };
}

function timesOf(event: ICAL.Event): string[] {
  if (!event.isRecurring()) return [`${utc(event.startDate)} ${utc(event.endDate)}`];
  const times: string[] = [];
  const iterator = event.iterator();
  for (let next = iterator.next(); next; next = iterator.next()) {
    const { startDate, endDate } = event.getOccurrenceDetails(next);
    times.push(`${utc(startDate)} ${utc(endDate)}`);
  }
  return times;
}

/** By the zone as the file describes it: a wrong VTIMEZONE shows. */
function utc(time: ICAL.Time): string {
  return new Date(time.toUnixTime() * 1000).toISOString().replace(":00.000Z", "Z");
}

function textOf(component: ICAL.Component, name: string): string {
  return String(component.getFirstPropertyValue(name) ?? "");
}
