import { describe, expect, it } from "vitest";
import { busyTimesIn, mostBusyTimes, NotACalendar } from "./busy-times.ts";
import { createCalendarReader } from "./calendar-reader.ts";

const window = {
  from: new Date("2026-11-14T23:00:00Z"),
  until: new Date("2027-11-14T23:00:00Z"),
  ownEvents: "@kwispel.test",
};

const event = (...lines: string[]) =>
  ["BEGIN:VEVENT", "UID:a@elsewhere", "SUMMARY:Geheim", ...lines, "END:VEVENT"].join("\r\n");
const calendar = (...parts: string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", ...parts, "END:VCALENDAR"].join("\r\n");
const read = (...events: string[]) =>
  busyTimesIn(calendar(...events), window).map(({ from, until }) => `${from} ${until}`);

const utc = ["DTSTART:20261120T090000Z", "DTEND:20261120T100000Z"];
const busyUtc = "2026-11-20T09:00:00.000Z 2026-11-20T10:00:00.000Z";

describe("when somebody is busy by their calendar", () => {
  it.each([
    ["UTC", utc, [busyUtc]],
    [
      "a zone by its name, without being described",
      [
        "DTSTART;TZID=Europe/Amsterdam:20261120T100000",
        "DTEND;TZID=Europe/Amsterdam:20261120T110000",
      ],
      [busyUtc],
    ],
    ["no zone: Amsterdam", ["DTSTART:20261120T100000", "DURATION:PT1H"], [busyUtc]],
    [
      "a zone that nobody knows: Amsterdam",
      ["DTSTART;TZID=My Zone:20261120T100000", "DTEND;TZID=My Zone:20261120T110000"],
      [busyUtc],
    ],
    [
      "a whole day",
      ["DTSTART;VALUE=DATE:20261120", "DTEND;VALUE=DATE:20261121"],
      ["2026-11-19T23:00:00.000Z 2026-11-20T23:00:00.000Z"],
    ],
    [
      "a day without an end",
      ["DTSTART;VALUE=DATE:20270328"],
      // Of 23 hours: the clock goes forward.
      ["2027-03-27T23:00:00.000Z 2027-03-28T22:00:00.000Z"],
    ],
    [
      "days over the end of summer",
      ["DTSTART;VALUE=DATE:20271030", "DTEND;VALUE=DATE:20271102"],
      ["2027-10-29T22:00:00.000Z 2027-11-01T23:00:00.000Z"],
    ],
    ["free time", [...utc, "TRANSP:TRANSPARENT"], []],
    ["free time in Outlook", [...utc, "X-MICROSOFT-CDO-BUSYSTATUS:FREE"], []],
    ["cancelled", [...utc, "STATUS:CANCELLED"], []],
    ["perhaps", [...utc, "STATUS:TENTATIVE"], [busyUtc]],
    ["in the past", ["DTSTART:20261020T090000Z", "DTEND:20261020T100000Z"], []],
    ["after a year", ["DTSTART:20271120T090000Z", "DTEND:20271120T100000Z"], []],
    ["a moment", ["DTSTART:20261120T090000Z"], []],
    ["an end before the start", ["DTSTART:20261120T090000Z", "DTEND:20261120T080000Z"], []],
    ["no start", ["DTEND:20261120T080000Z"], []],
    ["nonsense for a start", ["DTSTART:tomorrow", "DTEND:20261120T080000Z"], []],
  ])("%s", (_what, lines, expected) => {
    expect(read(event(...lines))).toEqual(expected);
  });

  it("by a zone that the calendar describes itself", () => {
    const zone = [
      "BEGIN:VTIMEZONE",
      "TZID:W. Europe Standard Time",
      "BEGIN:STANDARD",
      "DTSTART:16010101T030000",
      "TZOFFSETFROM:+0200",
      "TZOFFSETTO:+0100",
      "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10",
      "END:STANDARD",
      "BEGIN:DAYLIGHT",
      "DTSTART:16010101T020000",
      "TZOFFSETFROM:+0100",
      "TZOFFSETTO:+0200",
      "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3",
      "END:DAYLIGHT",
      "END:VTIMEZONE",
    ].join("\r\n");
    const at = (day: string) =>
      event(
        `DTSTART;TZID=W. Europe Standard Time:${day}T100000`,
        `DTEND;TZID=W. Europe Standard Time:${day}T110000`,
      );
    expect(read(zone, at("20261120"), at("20270620"))).toEqual([
      busyUtc,
      "2027-06-20T08:00:00.000Z 2027-06-20T09:00:00.000Z",
    ]);
  });

  it("every week at the same time of the clock, over both changes", () => {
    const weekly = event(
      "DTSTART;TZID=Europe/Amsterdam:20270325T100000",
      "DTEND;TZID=Europe/Amsterdam:20270325T110000",
      "RRULE:FREQ=WEEKLY;COUNT=2",
    );
    expect(read(weekly)).toEqual([
      "2027-03-25T09:00:00.000Z 2027-03-25T10:00:00.000Z",
      "2027-04-01T08:00:00.000Z 2027-04-01T09:00:00.000Z",
    ]);
  });

  it("of a row without those left out, and with those that were changed", () => {
    const daily = event(
      "DTSTART;TZID=Europe/Amsterdam:20261116T100000",
      "DTEND;TZID=Europe/Amsterdam:20261116T110000",
      "RRULE:FREQ=DAILY;UNTIL=20261120T120000Z",
      "EXDATE;TZID=Europe/Amsterdam:20261117T100000",
    );
    const moved = event(
      // Named by another clock than the row itself.
      "RECURRENCE-ID:20261118T090000Z",
      "DTSTART:20261118T140000Z",
      "DTEND:20261118T150000Z",
    );
    const cancelled = event(
      "RECURRENCE-ID;TZID=Europe/Amsterdam:20261119T100000",
      "DTSTART;TZID=Europe/Amsterdam:20261119T100000",
      "DTEND;TZID=Europe/Amsterdam:20261119T110000",
      "STATUS:CANCELLED",
    );
    expect(read(daily, moved, cancelled)).toEqual([
      "2026-11-16T09:00:00.000Z 2026-11-16T10:00:00.000Z",
      "2026-11-18T14:00:00.000Z 2026-11-18T15:00:00.000Z",
      busyUtc,
    ]);
  });

  it("of a row that began long ago and has no end, for a year", () => {
    const daily = event(
      "DTSTART;TZID=Europe/Amsterdam:19950101T100000",
      "DTEND;TZID=Europe/Amsterdam:19950101T110000",
      "RRULE:FREQ=DAILY",
    );
    const times = read(daily);
    expect(times).toHaveLength(365);
    expect(times[0]).toMatch(/^2026-11-15T09/);
    expect(times.at(-1)).toMatch(/^2027-11-14T09/);
  });

  it("on days that are named besides the rule", () => {
    const dates = event(...utc, "RDATE:20261122T090000Z");
    expect(read(dates)).toContain("2026-11-22T09:00:00.000Z 2026-11-22T10:00:00.000Z");
  });

  it("not by what it has from us: that is a booking already", () => {
    const ours = event(...utc).replace("UID:a@elsewhere", "UID:booking-7@kwispel.test");
    expect(read(ours)).toEqual([]);
  });

  it("without what else is in it", () => {
    expect(JSON.stringify(busyTimesIn(calendar(event(...utc)), window))).not.toContain("Geheim");
  });

  it("though one of its events is broken", () => {
    expect(read(event("DTSTART:20269999T990000Z"), event(...utc))).toEqual([busyUtc]);
  });

  it("of several calendars in one file", () => {
    const both = `${calendar(event(...utc))}\r\n${calendar(event("DTSTART:20261121T090000Z", "DURATION:PT1H"))}`;
    expect(busyTimesIn(both, window)).toHaveLength(2);
  });

  it.each([
    ["a page", "<!doctype html><title>Log in</title>"],
    ["nothing", ""],
    ["a card", "BEGIN:VCARD\r\nVERSION:4.0\r\nEND:VCARD"],
    ["half a calendar", "BEGIN:VCALENDAR\r\nBEGIN:VEVENT"],
    ["numbers", "\u0000\u0001\u0002"],
  ])("is not known from %s", (_what, text) => {
    expect(() => busyTimesIn(text, window)).toThrow(NotACalendar);
  });
});

describe("calendars that mean no good", () => {
  it.each([
    ["every second", "RRULE:FREQ=SECONDLY"],
    [
      "every second, at no second there is",
      "RRULE:FREQ=SECONDLY;BYSECOND=59;BYMONTHDAY=31;BYMONTH=2",
    ],
    ["the 31st of February", "RRULE:FREQ=YEARLY;BYMONTHDAY=31;BYMONTH=2"],
    ["a rule that is none", "RRULE:FREQ=NEVER"],
    ["an interval of nothing", "RRULE:FREQ=DAILY;INTERVAL=0"],
  ])(
    "%s",
    async (_what, rule) => {
      const text = calendar(event("DTSTART:20261120T090000Z", "DURATION:PT1S", rule));
      const reader = createCalendarReader({ limitMs: 3_000 });
      const question = {
        text,
        from: window.from.toISOString(),
        until: window.until.toISOString(),
        ownEvents: "@x",
      };
      const times = await reader.read(question);
      if (times) expect(times.length).toBeLessThanOrEqual(mostBusyTimes);
      // Whoever comes next is answered.
      const next = { ...question, text: calendar(event(...utc)) };
      expect(await reader.read(next)).toHaveLength(1);
    },
    60_000,
  );

  it("are read up to a number of times, the nearest first", () => {
    const minutely = event("DTSTART:20261120T090000Z", "DURATION:PT10S", "RRULE:FREQ=MINUTELY");
    const times = busyTimesIn(calendar(minutely), window);
    expect(times).toHaveLength(mostBusyTimes);
    expect(times[0]?.from).toBe("2026-11-20T09:00:00.000Z");
  });
});
