import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minuteMs } from "#contract/shared/durations.ts";
import { instantOf } from "#server/platform/amsterdam-time.ts";
import { readIcs } from "#tests/setup/reading/read-ics.ts";
import { eventsOf, type PlannedBooking, uidEnding } from "./calendar-events.rules.ts";
import { type CalendarEntry, writeCalendar } from "./calendar-file.ts";
import { foldLine, icsText } from "./ics-text.ts";

type Moment = [date: string, time: string];
const ending = uidEnding("https://www.kwispel.test:8443");

function booking(from: Moment, until: Moment, more: Partial<PlannedBooking> = {}): PlannedBooking {
  return {
    id: 7,
    startOn: from[0],
    startTime: from[1],
    endOn: until[0],
    endTime: until[1],
    visits: [],
    visitMinutes: null,
    startsAt: instantOf(...from),
    endsAt: new Date(instantOf(...until).getTime() + (more.visitMinutes ?? 0) * minuteMs),
    ...more,
  };
}

function entry(planned: PlannedBooking, more: Partial<CalendarEntry> = {}): CalendarEntry {
  return {
    events: eventsOf(planned, ending),
    words: { summary: "Oppas", description: "Oppas: Sanne", url: "https://www.kwispel.test/x" },
    sequence: 0,
    createdAt: new Date("2026-11-01T10:00:00Z"),
    changedAt: new Date("2026-11-02T10:00:00Z"),
    isCancelled: false,
    isBusy: true,
    ...more,
  };
}

const write = (...entries: CalendarEntry[]) => writeCalendar({ entries, method: "PUBLISH" });
const timesOf = (planned: PlannedBooking) =>
  readIcs(write(entry(planned))).events.flatMap(({ times }) => times);

describe("what another program reads from it", () => {
  it.each<[string, PlannedBooking, string[]]>([
    [
      "a stay in winter",
      booking(["2026-12-20", "09:30"], ["2026-12-27", "18:00"]),
      ["2026-12-20T08:30Z 2026-12-27T17:00Z"],
    ],
    [
      "over 29 March 2026",
      booking(["2026-03-28", "20:00"], ["2026-03-29", "09:00"]),
      ["2026-03-28T19:00Z 2026-03-29T07:00Z"],
    ],
    [
      "over 25 October 2026",
      booking(["2026-10-24", "20:00"], ["2026-10-25", "09:00"]),
      ["2026-10-24T18:00Z 2026-10-25T08:00Z"],
    ],
    [
      "over 28 March 2027",
      booking(["2027-03-27", "20:00"], ["2027-03-28", "09:00"]),
      ["2027-03-27T19:00Z 2027-03-28T07:00Z"],
    ],
    [
      "over 31 October 2027",
      booking(["2027-10-30", "20:00"], ["2027-10-31", "09:00"]),
      ["2027-10-30T18:00Z 2027-10-31T08:00Z"],
    ],
    [
      "from a time that the clock skips",
      booking(["2026-03-29", "02:30"], ["2026-03-29", "12:00"]),
      ["2026-03-29T01:30Z 2026-03-29T10:00Z"],
    ],
    [
      "from a time that the clock shows twice: the first of them",
      booking(["2026-10-25", "02:30"], ["2026-10-25", "12:00"]),
      ["2026-10-25T00:30Z 2026-10-25T11:00Z"],
    ],
    [
      "a visit that ends in the hour that comes twice, the second time",
      booking(["2026-10-25", "02:30"], ["2026-10-25", "02:30"], {
        visits: ["02:30"],
        visitMinutes: 60,
      }),
      ["2026-10-25T00:30Z 2026-10-25T01:30Z"],
    ],
    [
      "two visits a day over the change in spring",
      booking(["2027-03-27", "08:00"], ["2027-03-29", "08:00"], {
        visits: ["18:00", "08:00"],
        visitMinutes: 30,
      }),
      [
        "2027-03-27T07:00Z 2027-03-27T07:30Z",
        "2027-03-28T06:00Z 2027-03-28T06:30Z",
        "2027-03-29T06:00Z 2027-03-29T06:30Z",
        "2027-03-27T17:00Z 2027-03-27T17:30Z",
        "2027-03-28T16:00Z 2027-03-28T16:30Z",
      ],
    ],
    [
      "a walk a day over the change in autumn",
      booking(["2026-10-24", "12:00"], ["2026-10-26", "12:00"], {
        visits: ["12:00"],
        visitMinutes: 60,
      }),
      [
        "2026-10-24T10:00Z 2026-10-24T11:00Z",
        "2026-10-25T11:00Z 2026-10-25T12:00Z",
        "2026-10-26T11:00Z 2026-10-26T12:00Z",
      ],
    ],
  ])("%s", (_what, planned, expected) => {
    expect(timesOf(planned)).toEqual(expected);
  });

  it("is at the same instants as the booking, whenever it is", () => {
    const minute = fc.integer({ min: 0, max: 2 * 366 * 24 * 60 });
    const start = Date.parse("2026-01-01T00:00:00Z");
    fc.assert(
      fc.property(minute, fc.integer({ min: 1, max: 60 * 24 * 30 }), (from, lasts) => {
        const startsAt = new Date(start + from * minuteMs);
        const endsAt = new Date(startsAt.getTime() + lasts * minuteMs);
        const planned = { ...booking(["2026-01-01", "00:00"], ["2026-01-01", "01:00"]) };
        const short = (at: Date) => at.toISOString().replace(":00.000Z", "Z");
        expect(timesOf({ ...planned, startsAt, endsAt })).toEqual([
          `${short(startsAt)} ${short(endsAt)}`,
        ]);
      }),
      { numRuns: 300 },
    );
  });
});

describe("how calendars tell events apart", () => {
  const stay = booking(["2026-12-20", "09:30"], ["2026-12-27", "18:00"]);

  it("has the same name as long as the booking exists, and a zone that it describes", () => {
    const read = readIcs(write(entry(stay)));
    expect(read).toMatchObject({ method: "PUBLISH", zones: ["Europe/Amsterdam"] });
    expect(read.events).toMatchObject([
      {
        uid: "booking-7@www.kwispel.test",
        sequence: 0,
        status: "CONFIRMED",
        transp: "OPAQUE",
        zone: "Europe/Amsterdam",
        alarms: ["-P1D"],
      },
    ]);
  });

  it("replaces what was there after a change, and when it is cancelled", () => {
    // What calendars do: of events with one name, that with the highest sequence counts.
    const agenda = new Map<string, ReturnType<typeof readIcs>["events"][number]>();
    const take = (text: string) => {
      for (const event of readIcs(text).events) {
        const known = agenda.get(event.uid);
        if (!known || event.sequence >= known.sequence) agenda.set(event.uid, event);
      }
    };
    take(write(entry(stay)));
    const later = booking(["2026-12-21", "09:30"], ["2026-12-27", "18:00"]);
    take(write(entry(later, { sequence: 1 })));
    // An old copy that is opened again changes nothing.
    take(write(entry(stay)));
    expect([...agenda.values()]).toMatchObject([
      { status: "CONFIRMED", times: ["2026-12-21T08:30Z 2026-12-27T17:00Z"] },
    ]);
    take(write(entry(later, { sequence: 2, isCancelled: true })));
    expect([...agenda.values()]).toMatchObject([
      { status: "CANCELLED", transp: "TRANSPARENT", alarms: [] },
    ]);
  });

  it("makes an event of each time of day, that ends with the last visit", () => {
    const days = (endOn: string) =>
      booking(["2026-12-20", "08:00"], [endOn, "18:00"], {
        visits: ["08:00", "18:00"],
        visitMinutes: 30,
      });
    const before = readIcs(write(entry(days("2026-12-26")))).events;
    expect(before.map(({ uid, times }) => [uid, times.length])).toEqual([
      ["booking-7-visit-1@www.kwispel.test", 7],
      ["booking-7-visit-2@www.kwispel.test", 7],
    ]);
    // A day less is the same two events, shorter: nothing of the day that was dropped stays behind.
    const after = readIcs(write(entry(days("2026-12-25"), { sequence: 1 }))).events;
    expect(after.map(({ uid, times }) => [uid, times.length])).toEqual([
      ["booking-7-visit-1@www.kwispel.test", 6],
      ["booking-7-visit-2@www.kwispel.test", 6],
    ]);
  });

  it("reminds an hour before each visit, and a day before the first of them once", () => {
    const visits = booking(["2026-12-20", "18:00"], ["2026-12-22", "18:00"], {
      visits: ["08:00", "18:00"],
      visitMinutes: 30,
    });
    expect(readIcs(write(entry(visits))).events.map(({ alarms }) => alarms)).toEqual([
      ["-PT1H"],
      ["-PT1H", "2026-12-19T17:00:00Z"],
    ]);
  });
});

describe("the text itself", () => {
  it("survives everything that people write", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
        const words = {
          summary: text,
          description: `${text}\n${text}`,
          location: text,
          url: "x:y",
        };
        const stay = booking(["2026-12-20", "09:30"], ["2026-12-27", "18:00"]);
        const ics = write(entry(stay, { words }));
        const [event] = readIcs(ics).events;
        expect(event?.summary).toBe(text);
        expect(event?.description).toBe(`${text}\n${text}`);
        for (const line of ics.split("\r\n"))
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(ics.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
      }),
      { numRuns: 200 },
    );
  });

  it("can't be made to begin an event of its own", () => {
    const evil = "x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:evil";
    const words = { summary: evil, description: evil, location: evil, url: "x:y" };
    const stay = booking(["2026-12-20", "09:30"], ["2026-12-27", "18:00"]);
    expect(readIcs(write(entry(stay, { words }))).events).toHaveLength(1);
  });

  it.each([
    ["a; b, c\\d", "a\\; b\\, c\\\\d"],
    ["een\r\ntwee\ndrie", "een\\ntwee\\ndrie"],
    ["a\u0000\u001bb", "ab"],
  ])("escapes %j", (text, expected) => {
    expect(icsText(text)).toBe(expected);
  });

  it("is folded between characters, never within one", () => {
    const folded = foldLine(`SUMMARY:${"🐶".repeat(40)}`).split("\r\n");
    expect(folded.length).toBeGreaterThan(1);
    expect(folded.map((line, index) => (index === 0 ? line : line.slice(1))).join("")).toBe(
      `SUMMARY:${"🐶".repeat(40)}`,
    );
  });
});
