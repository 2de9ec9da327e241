import { describe, expect, it } from "vitest";
import type { LogbookEntry, LogbookImage } from "#contract/logbooks/logbook-entries.ts";
import { awaitedOf, byDay, uniteEntries, visitsByDay, visitsOf } from "./timeline.ts";

const at = (time: string) => `2026-12-21T${time}:00Z`;
const entry = (id: number, more: Partial<LogbookEntry> = {}): LogbookEntry => ({
  id,
  activities: [],
  images: [],
  walks: [],
  ...more,
});
const image = (id: number, takenAt: string): LogbookImage => ({
  id,
  entryId: 1,
  url: "/a",
  sizes: [],
  width: 4,
  height: 3,
  placeholder: "",
  takenAt,
  isHearted: false,
  addedToPetIds: [],
  isAddedToProfile: false,
});
const fed = (id: number, doneAt: string, images: LogbookImage[] = []) =>
  ({ id, entryId: 1, kind: "fed", doneAt, images }) as const;

const keysOf = (entries: LogbookEntry[]) =>
  visitsByDay(entries).map(({ moments }) => moments.map(({ key }) => key));

describe("a visit", () => {
  it("is told with the latest first, from checking in to checking out", () => {
    const visit = entry(1, {
      checkInTime: at("07:02"),
      checkOutTime: at("07:46"),
      activities: [fed(5, at("07:05")), fed(6, at("07:02"))],
      images: [image(9, at("07:38"))],
      walks: [
        {
          id: 3,
          entryId: 1,
          startedAt: at("07:10"),
          endedAt: at("07:28"),
          distanceM: 1,
          minutes: 1,
          petIds: [],
          lines: [],
        },
      ],
    });
    expect(keysOf([visit])).toEqual([
      ["out 1", "images 9", "walk 3", "activity 5", "activity 6", "in 1"],
    ]);
    expect(visitsByDay([visit])[0]).toMatchObject({ from: at("07:02"), until: at("07:46") });
  });

  it("shows pictures of ten minutes together, and keeps their row when another joins", () => {
    const first = [image(1, at("07:10")), image(2, at("07:19"))];
    const visit = entry(1, { checkInTime: at("07:00"), images: first });
    expect(keysOf([visit])).toEqual([["images 1", "in 1"]]);
    const more = [...first, image(3, at("07:28")), image(4, at("07:39"))];
    expect(keysOf([{ ...visit, images: more }])).toEqual([["images 4", "images 1", "in 1"]]);
  });

  it("begins with coming, however wrong the clock of the phone was", () => {
    const visit = entry(1, { checkInTime: at("07:02"), activities: [fed(5, at("05:05"))] });
    expect(keysOf([visit])).toEqual([["activity 5", "in 1"]]);
    expect(visitsOf(visit)[0]?.from).toBe(at("07:02"));
  });

  it("has the same keys before and after something has arrived", () => {
    const waiting = { ...fed(-1, at("07:05")), clientId: "a" };
    const taken = { ...image(-2, at("07:06")), clientId: "b" };
    const before = entry(1, { activities: [waiting], images: [taken] });
    const after = entry(1, {
      activities: [{ ...waiting, id: 12 }],
      images: [{ ...taken, id: 13 }],
    });
    expect(keysOf([before])).toEqual(keysOf([after]));
  });

  it("that has not changed is the same object each time it is asked for", () => {
    const [one, other] = [
      entry(1, { checkInTime: at("07:00") }),
      entry(2, { checkInTime: at("17:00") }),
    ];
    const [before] = visitsByDay([one]);
    const after = visitsByDay([other, one]);
    expect(before).toBeDefined();
    expect(after[1]).toBe(before);
    expect(visitsByDay([{ ...one, note: "Alles rustig." }])[0]).not.toBe(before);
  });

  it("shows a picture of an activity with that activity alone", () => {
    const shown = image(7, at("07:05"));
    const visit = entry(1, { activities: [fed(5, at("07:05"), [shown])], images: [shown] });
    expect(keysOf([visit])).toEqual([["activity 5"]]);
  });

  it("of several days is told day by day, as the Netherlands count them", () => {
    const stay = entry(1, {
      checkInTime: "2026-12-19T14:00:00Z",
      activities: [fed(5, "2026-12-20T22:59:00Z"), fed(6, "2026-12-20T23:01:00Z")],
    });
    expect(visitsByDay([stay]).map(({ key, until }) => [key, until])).toEqual([
      ["1-2026-12-21", undefined],
      ["1-2026-12-20", undefined],
      ["1-2026-12-19", undefined],
    ]);
  });

  it("that nobody came for is not told, but awaited", () => {
    const planned = [entry(2, { plannedAt: at("17:00") }), entry(1, { plannedAt: at("07:00") })];
    expect(visitsByDay(planned)).toEqual([]);
    expect(
      awaitedOf([...planned, entry(3, { plannedAt: at("06:00"), checkInTime: at("06:01") })]).map(
        ({ entry: { id } }) => id,
      ),
    ).toEqual([1, 2]);
  });
});

it("puts the latest visit before the others, on a day as well", () => {
  const visits = [
    entry(1, { checkInTime: "2026-12-20T07:00:00Z" }),
    entry(2, { checkInTime: at("17:00") }),
    entry(3, { checkInTime: at("07:00") }),
  ];
  expect(visitsByDay(visits).map(({ entry: { id } }) => id)).toEqual([2, 3, 1]);
});

it("stands under its day, the latest day first", () => {
  const visits = visitsByDay([
    entry(1, { checkInTime: "2026-12-20T07:00:00Z" }),
    entry(2, { checkInTime: at("07:00") }),
    entry(3, { checkInTime: at("17:00") }),
  ]);
  expect(
    byDay(visits).map(({ day, visits: ofDay }) => [day, ofDay.map(({ entry: { id } }) => id)]),
  ).toEqual([
    ["2026-12-21", [3, 2]],
    ["2026-12-20", [1]],
  ]);
});

it("takes a visit once, from the page that is given first", () => {
  const [newer, older] = [entry(1, { note: "new" }), entry(1, { note: "old" })];
  expect(uniteEntries([newer], [entry(2), older])).toEqual([newer, entry(2)]);
});

describe("a task of the owner's that was ticked off", () => {
  const tasks = [
    { id: 1, text: "Pil voor Minoes", doneAt: at("07:20") },
    { id: 2, text: "Post", doneAt: at("12:00") },
    { id: 3, text: "Planten" },
  ];
  const morning = entry(1, { checkInTime: at("07:02"), checkOutTime: at("07:46") });

  it("shows in the visit in which that was", () => {
    const [visit] = visitsByDay([morning], tasks);
    expect(visit?.moments.map(({ key }) => key)).toEqual(["out 1", "task 1", "in 1"]);
  });

  it("is gone when it is taken back", () => {
    expect(visitsByDay([morning], tasks)[0]?.moments).toHaveLength(3);
    expect(visitsByDay([morning], [])[0]?.moments).toHaveLength(2);
  });
});
