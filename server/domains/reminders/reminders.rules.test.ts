import { describe, expect, it } from "vitest";
import {
  type Ahead,
  causedBetween,
  causes,
  dueAfterMonth,
  dueAfterYes,
  dueBeforeStart,
  dueDayPlan,
  dueIntroduction,
  duePicture,
  duePictureOfDay,
  duePlanning,
  metBetween,
  type SpanCause,
  spans,
} from "./reminders.rules.ts";

const at = (text: string) => new Date(text);
/** Long ago: whoever is concerned has known for long. */
const longAgo = at("2026-01-01T12:00:00Z");

describe("before something begins", () => {
  const booking = (change: Partial<Ahead> = {}): Ahead => ({
    status: "accepted",
    startsAt: at("2026-12-19T13:00:00Z"),
    startAgreedAt: longAgo,
    ...change,
  });
  type Row = [
    name: string,
    booking: Ahead,
    now: string,
    due: { day: string | null; hour: string | null },
  ];
  const table: Row[] = [
    ["too early", booking(), "2026-12-18T12:59:59Z", { day: null, hour: null }],
    [
      "a day before",
      booking(),
      "2026-12-18T13:00:00Z",
      { day: "2026-12-18T13:00:00Z", hour: null },
    ],
    [
      "after some hours without a server",
      booking(),
      "2026-12-19T00:59:00Z",
      { day: "2026-12-18T13:00:00Z", hour: null },
    ],
    ["after half a day without one", booking(), "2026-12-19T01:00:00Z", { day: null, hour: null }],
    [
      "an hour before",
      booking(),
      "2026-12-19T12:00:00Z",
      { day: null, hour: "2026-12-19T12:00:00Z" },
    ],
    ["within the last half hour", booking(), "2026-12-19T12:30:00Z", { day: null, hour: null }],
    ["once it has begun", booking(), "2026-12-19T13:00:00Z", { day: null, hour: null }],
    [
      "when it was cancelled",
      booking({ status: "closed" }),
      "2026-12-18T13:00:00Z",
      { day: null, hour: null },
    ],
    [
      "when nobody has said yes",
      booking({ status: "pending" }),
      "2026-12-18T13:00:00Z",
      { day: null, hour: null },
    ],
    [
      "at short notice: agreed on 23 hours before",
      booking({ startAgreedAt: at("2026-12-18T14:00:00Z") }),
      "2026-12-18T14:01:00Z",
      { day: null, hour: null },
    ],
    [
      "at short notice: the hour before is still to come",
      booking({ startAgreedAt: at("2026-12-18T14:00:00Z") }),
      "2026-12-19T12:01:00Z",
      { day: null, hour: "2026-12-19T12:00:00Z" },
    ],
    [
      "at half an hour's notice",
      booking({ startAgreedAt: at("2026-12-19T12:30:00Z") }),
      "2026-12-19T12:31:00Z",
      { day: null, hour: null },
    ],
    [
      "moved to ten hours from now",
      booking({
        startsAt: at("2026-12-18T23:00:00Z"),
        startAgreedAt: at("2026-12-18T13:00:00Z"),
      }),
      "2026-12-18T13:01:00Z",
      { day: null, hour: null },
    ],
    // Sunday 25 October 2026 has 25 hours: a day before half past eleven in the evening is that day.
    [
      "over the clock put back",
      booking({ startsAt: at("2026-10-25T22:30:00Z") }),
      "2026-10-24T22:30:00Z",
      { day: "2026-10-24T22:30:00Z", hour: null },
    ],
    [
      "an hour before, in the hour that comes twice",
      booking({ startsAt: at("2026-10-25T01:30:00Z") }),
      "2026-10-25T00:30:00Z",
      { day: null, hour: "2026-10-25T00:30:00Z" },
    ],
    // Sunday 28 March 2027 has 23: nine o'clock is a day after eight.
    [
      "over the clock put forward",
      booking({ startsAt: at("2027-03-28T07:00:00Z") }),
      "2027-03-27T07:00:00Z",
      { day: "2027-03-27T07:00:00Z", hour: null },
    ],
    [
      "an hour before, over the hour that is skipped",
      booking({ startsAt: at("2027-03-28T01:30:00Z") }),
      "2027-03-28T00:30:00Z",
      { day: null, hour: "2027-03-28T00:30:00Z" },
    ],
  ];
  it.each(table)("%s", (_name, ahead, now, { day, hour }) => {
    expect(dueBeforeStart("before24h", ahead, at(now))).toEqual(day && at(day));
    expect(dueBeforeStart("before1h", ahead, at(now))).toEqual(hour && at(hour));
  });
});

describe("in the morning of a day with visits", () => {
  const awaited = { checkInAt: null, createdAt: longAgo };
  it.each<[string, string, Parameters<typeof dueDayPlan>[0]["visits"], string, string | null]>([
    ["before five", "2026-12-19", [awaited], "2026-12-19T03:59:00Z", null],
    ["at five", "2026-12-19", [awaited], "2026-12-19T04:00:00Z", "2026-12-19T04:00:00Z"],
    ["late", "2026-12-19", [awaited], "2026-12-19T08:59:00Z", "2026-12-19T04:00:00Z"],
    ["by ten", "2026-12-19", [awaited], "2026-12-19T09:00:00Z", null],
    ["on a free day", "2026-12-19", [], "2026-12-19T04:00:00Z", null],
    [
      "when they have been there",
      "2026-12-19",
      [{ ...awaited, checkInAt: at("2026-12-19T03:30:00Z") }],
      "2026-12-19T04:00:00Z",
      null,
    ],
    [
      "of what was planned since",
      "2026-12-19",
      [{ ...awaited, createdAt: at("2026-12-19T05:00:00Z") }],
      "2026-12-19T05:01:00Z",
      null,
    ],
    // By the clock on the wall, whatever it did in the night.
    ["in summer", "2026-07-01", [awaited], "2026-07-01T03:00:00Z", "2026-07-01T03:00:00Z"],
    ["when put back", "2026-10-25", [awaited], "2026-10-25T04:00:00Z", "2026-10-25T04:00:00Z"],
    ["not an hour before", "2026-10-25", [awaited], "2026-10-25T03:59:59Z", null],
    ["when put forward", "2027-03-28", [awaited], "2027-03-28T03:00:00Z", "2027-03-28T03:00:00Z"],
    ["nor before that", "2027-03-28", [awaited], "2027-03-28T02:59:59Z", null],
  ])("%s", (_name, day, visits, now, expected) => {
    expect(dueDayPlan({ day, visits }, at(now))).toEqual(expected && at(expected));
  });
});

describe("a picture", () => {
  const checkInAt = at("2026-12-19T08:00:00Z");
  it.each([
    ["is not asked for at once", false, "2026-12-19T09:59:00Z", null],
    ["is asked for two hours later", false, "2026-12-19T10:00:00Z", "2026-12-19T10:00:00Z"],
    ["is not, once there is one", true, "2026-12-19T10:00:00Z", null],
    ["is not, an hour after that", false, "2026-12-19T11:00:00Z", null],
  ])("of a visit %s", (_name, hasPicture, now, expected) => {
    expect(duePicture({ checkInAt, hasPicture }, at(now))).toEqual(expected && at(expected));
  });

  const stay = { checkInAt, checkOutAt: null, completedAt: null, hasPictureToday: false };
  it.each<[string, Partial<typeof stay> | { completedAt: Date }, string, string | null]>([
    ["is asked for at eight", {}, "2026-12-20T19:00:00Z", "2026-12-20T19:00:00Z"],
    ["is not asked for before", {}, "2026-12-20T18:59:00Z", null],
    ["is not asked for in the night", {}, "2026-12-20T22:00:00Z", null],
    ["is not, on the day of coming", {}, "2026-12-19T19:00:00Z", null],
    ["is not, with one of today", { hasPictureToday: true }, "2026-12-20T19:00:00Z", null],
    ["is not, when they left", { checkOutAt: checkInAt } as never, "2026-12-20T19:00:00Z", null],
    ["is not, after the stay", { completedAt: checkInAt }, "2026-12-20T19:00:00Z", null],
    [
      "is asked for at eight when the clocks went back",
      { checkInAt: at("2026-10-24T08:00:00Z") },
      "2026-10-25T19:00:00Z",
      "2026-10-25T19:00:00Z",
    ],
    [
      "is asked for at eight when they went forward",
      { checkInAt: at("2027-03-27T08:00:00Z") },
      "2027-03-28T18:00:00Z",
      "2027-03-28T18:00:00Z",
    ],
  ])("of a day %s", (_name, change, now, expected) => {
    const visit = { ...stay, ...change } as Parameters<typeof duePictureOfDay>[0];
    expect(duePictureOfDay(visit, at(now))).toEqual(expected && at(expected));
  });
});

describe("two who have agreed to be in contact", () => {
  const contact = {
    status: "accepted",
    statusChangedAt: at("2026-12-01T10:15:00Z"),
    hasPlan: false,
  };
  it.each<[string, Partial<typeof contact>, string, string | null]>([
    ["not yet", {}, "2026-12-04T10:14:00Z", null],
    ["three days later", {}, "2026-12-04T10:15:00Z", "2026-12-04T10:15:00Z"],
    ["within a week", {}, "2026-12-08T10:14:00Z", "2026-12-04T10:15:00Z"],
    ["no more after it", {}, "2026-12-08T10:15:00Z", null],
    ["not with a plan", { hasPlan: true }, "2026-12-04T10:15:00Z", null],
    ["not if declined", { status: "declined" }, "2026-12-04T10:15:00Z", null],
  ])("are asked to plan: %s", (_name, change, now, expected) => {
    expect(duePlanning({ ...contact, ...change }, at(now))).toEqual(expected && at(expected));
  });

  const meeting = {
    endsAt: at("2026-12-01T15:00:00Z"),
    tookPlace: true,
    isInContact: true,
    hasBooking: false,
  };
  it.each<[string, Partial<typeof meeting>, string, string | null]>([
    ["not the same day", {}, "2026-12-01T22:00:00Z", null],
    ["not in the night", {}, "2026-12-02T08:59:00Z", null],
    ["the day after at ten", {}, "2026-12-02T09:00:00Z", "2026-12-02T09:00:00Z"],
    ["not four days after", {}, "2026-12-05T09:00:00Z", null],
    ["not with a booking", { hasBooking: true }, "2026-12-02T09:00:00Z", null],
    ["not if it was off", { tookPlace: false }, "2026-12-02T09:00:00Z", null],
    ["not if they want no contact", { isInContact: false }, "2026-12-02T09:00:00Z", null],
    [
      "the day after the clocks went back",
      { endsAt: at("2026-10-24T15:00:00Z") },
      "2026-10-25T09:00:00Z",
      "2026-10-25T09:00:00Z",
    ],
    [
      "the day after they went forward",
      { endsAt: at("2027-03-27T22:30:00Z") },
      "2027-03-28T08:00:00Z",
      "2027-03-28T08:00:00Z",
    ],
  ])("are asked how it was: %s", (_name, change, now, expected) => {
    const met = { ...meeting, ...change };
    const isWithin = ({ from, until }: { from: Date; until: Date }) =>
      met.endsAt >= from && met.endsAt < until;
    expect(dueIntroduction(met, at(now))).toEqual(expected && at(expected));
    // What is looked up is what is due: nothing is missed, and nothing stands in its way.
    const isAsked = met.tookPlace && met.isInContact && !met.hasBooking;
    if (isAsked) expect(isWithin(metBetween(at(now)))).toBe(expected !== null);
  });
});

describe("a request that may not be needed any more", () => {
  const agreed = {
    status: "accepted",
    acceptedAt: at("2026-12-01T10:00:00Z"),
    isRequestAnswered: false,
    hasActiveRequest: true,
  };
  it.each<[string, Partial<typeof agreed>, string, boolean]>([
    ["is asked about with the yes", {}, "2026-12-01T10:00:00Z", true],
    ["within a week", {}, "2026-12-08T09:59:00Z", true],
    ["and not after it", {}, "2026-12-08T10:00:00Z", false],
    ["not once it is answered", { isRequestAnswered: true }, "2026-12-01T10:00:00Z", false],
    ["not once it is off", { hasActiveRequest: false }, "2026-12-01T10:00:00Z", false],
    ["not if the booking is off", { status: "closed" }, "2026-12-01T10:00:00Z", false],
  ])("%s", (_name, change, now, expected) => {
    const dueAt = dueAfterYes({ ...agreed, ...change }, at(now));
    expect(dueAt).toEqual(expected ? agreed.acceptedAt : null);
  });

  it.each([
    ["2026-11-30T09:59:00Z", false],
    ["2026-11-30T10:00:00Z", true],
    ["2026-12-30T10:00:00Z", false],
  ])("is asked about after thirty days: %s", (now, expected) => {
    const dueAt = dueAfterMonth({ wantedAt: at("2026-10-31T10:00:00Z") }, at(now));
    expect(dueAt).toEqual(expected ? at("2026-11-30T10:00:00Z") : null);
  });
});

it.each(Object.keys(spans) as SpanCause[])("%s: what is looked up is what is due", (cause) => {
  const now = at("2026-12-19T12:00:00Z");
  const { from, until } = causedBetween(cause, now);
  expect(until.getTime() + spans[cause]).toBe(now.getTime());
  expect(from.getTime() + spans[cause]).toBe(now.getTime() - causes[cause].uselessAfterMs);
});
