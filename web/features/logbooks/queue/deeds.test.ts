import { describe, expect, it } from "vitest";
import type { LogbookEntry } from "#contract/logbooks/logbook-entries.ts";
import type { Logbook } from "#contract/logbooks.ts";
import { type DeedFacts, isWaiting, type WaitingDeed, withDeeds } from "./deeds.ts";

const day = "2026-11-16";
const at = (time: string) => `${day}T${time}:00Z`;

function visit(id: number, about: Partial<LogbookEntry> = {}): LogbookEntry {
  return { id, activities: [], images: [], walks: [], ...about };
}

function logbookWith(entries: LogbookEntry[], about: Partial<Logbook> = {}): Logbook {
  return {
    id: 7,
    owner: { profileType: "pet_owner", firstName: "Tess", isDeleted: false, isOwn: false },
    sitter: { profileType: "pet_sitter", firstName: "Sam", isDeleted: false, isOwn: true },
    pets: [{ id: 3, name: "Moos", category: "dog" }],
    startDate: day,
    endDate: day,
    status: "in_progress",
    isCancelled: false,
    isHandedOver: false,
    side: "pet_sitter",
    unreadUpdatesCount: 0,
    updatedAt: at("06:00"),
    tasks: [{ id: 5, text: "Planten water geven" }],
    days: [{ date: day, visits: entries.length, done: 0, isOpen: false }],
    entries,
    imagesCount: 0,
    latestImages: [],
    isReadOnly: false,
    editCode: "checkInToEdit",
    isReportReady: false,
    ...about,
  };
}

/** Given as they are done: at these times, in this order. */
function done(
  ...deeds: (DeedFacts & { happenedAt: string; pictureUrl?: string })[]
): WaitingDeed[] {
  return deeds.map((deed, index) => ({
    clientId: `deed-${index + 1}`,
    logbookId: 7,
    order: index + 1,
    state: "waiting",
    ...deed,
  }));
}

const twoPlanned = () => [
  visit(11, { plannedAt: at("08:00") }),
  visit(12, { plannedAt: at("18:00") }),
];

describe("a logbook with what waits", () => {
  it("is the very same when nothing waits, or only of another logbook", () => {
    const logbook = logbookWith(twoPlanned());
    const [other] = done({ kind: "checkIn", happenedAt: at("08:02") });
    expect(withDeeds(logbook, [])).toBe(logbook);
    expect(withDeeds(logbook, [{ ...other, logbookId: 8 } as WaitingDeed])).toBe(logbook);
  });

  it.each([
    ["08:02", 11],
    ["09:59", 11],
    ["16:01", 12],
    ["17:40", 12],
  ])("checks in at %s on the visit planned within two hours: %i", (time, id) => {
    const logbook = withDeeds(
      logbookWith(twoPlanned()),
      done({ kind: "checkIn", happenedAt: at(time), lat: 52.37, lng: 4.89 }),
    );
    const open = logbook.entries.find(({ checkInTime }) => checkInTime);
    expect(open).toMatchObject({
      id,
      checkInTime: at(time),
      checkInLocation: { state: "known", latitude: 52.37, longitude: 4.89 },
    });
    expect(logbook.checkedInAt).toBe(at(time));
    expect(logbook.editCode).toBeUndefined();
    expect(logbook.days).toEqual([{ date: day, visits: 2, done: 0, isOpen: true }]);
  });

  it("gets a visit that nobody planned, and says that there was no location", () => {
    const closed = visit(11, {
      plannedAt: at("08:00"),
      checkInTime: at("08:00"),
      checkOutTime: at("08:30"),
    });
    const { entries, days } = withDeeds(
      logbookWith([closed]),
      done({ kind: "checkIn", happenedAt: at("12:00") }),
    );
    expect(entries).toHaveLength(2);
    expect(entries[1]).toMatchObject({ id: -1, checkInLocation: { state: "refused" } });
    expect(days[0]).toMatchObject({ visits: 2, isOpen: true });
  });

  it("tells otherwise of something that was done, and shows that this waits", () => {
    const fed = {
      id: 21,
      entryId: 11,
      kind: "fed" as const,
      doneAt: at("08:05"),
      note: "Half op.",
      minutes: 5,
      images: [],
      clientId: "fed",
    };
    const there = visit(11, { checkInTime: at("08:02"), activities: [fed] });
    const deeds = done({
      kind: "changeActivity",
      activityId: 21,
      activityClientId: "fed",
      activity: "fed",
      note: "Alles op.",
      minutes: null,
      happenedAt: at("08:20"),
    });
    const { minutes: _, ...rest } = fed;
    expect(withDeeds(logbookWith([there]), deeds).entries[0]?.activities).toEqual([
      { ...rest, note: "Alles op." },
    ]);
    expect(isWaiting(deeds, fed)).toBe(true);
  });

  it("holds a whole visit: activities, a picture, a tick, a walk, and going", () => {
    const deeds = done(
      { kind: "checkIn", happenedAt: at("08:02") },
      { kind: "activity", activity: "fed", petId: 3, petName: "Moos", happenedAt: at("08:05") },
      { kind: "activity", activity: "plants", taskId: 5, happenedAt: at("08:06") },
      {
        kind: "image",
        pictureKey: "p",
        pictureUrl: "blob:p",
        width: 1920,
        height: 1080,
        bytes: 9,
        happenedAt: at("08:10"),
      },
      {
        kind: "track",
        walkClientId: "walk",
        startedAt: at("08:12"),
        petIds: [3],
        points: [
          { lat: 52, lng: 5, at: at("08:12") },
          { lat: 52.001, lng: 5, at: at("08:14") },
        ],
        happenedAt: at("08:14"),
      },
      { kind: "notes", notes: "Alles goed.", happenedAt: at("08:20") },
      { kind: "checkOut", note: "Tot vanavond", happenedAt: at("08:41") },
    );
    const logbook = withDeeds(logbookWith(twoPlanned()), deeds);
    const [first] = logbook.entries;
    expect(first).toMatchObject({ checkOutTime: at("08:41"), note: "Tot vanavond" });
    expect(first?.activities.map(({ kind, doneAt }) => [kind, doneAt])).toEqual([
      ["fed", at("08:05")],
      ["plants", at("08:06")],
    ]);
    expect(first?.images[0]).toMatchObject({ url: "blob:p", takenAt: at("08:10"), entryId: 11 });
    expect(first?.walks[0]).toMatchObject({ endedAt: at("08:41"), distanceM: 111, petIds: [3] });
    expect(logbook).toMatchObject({
      sitterNotes: "Alles goed.",
      imagesCount: 1,
      nextVisitAt: at("18:00"),
      editCode: "checkInToEdit",
      days: [{ done: 1, isOpen: false }],
    });
    expect(logbook.tasks[0]?.doneAt).toBe(at("08:06"));
    expect(isWaiting(deeds, first?.activities[0] ?? {})).toBe(true);
    expect(isWaiting([], first?.activities[0] ?? {})).toBe(false);
  });

  it("takes a check-out back", () => {
    const { entries, editCode } = withDeeds(
      logbookWith(twoPlanned()),
      done(
        { kind: "checkIn", happenedAt: at("08:02") },
        { kind: "checkOut", happenedAt: at("08:41") },
        { kind: "undoCheckOut", happenedAt: at("08:42") },
      ),
    );
    expect(entries[0]).toMatchObject({ checkInTime: at("08:02") });
    expect(entries[0]?.checkOutTime).toBeUndefined();
    expect(editCode).toBeUndefined();
  });

  it("shows nothing twice that has arrived while its answer was lost", () => {
    const arrived = visit(11, {
      plannedAt: at("08:00"),
      checkInTime: at("08:02"),
      activities: [
        { id: 90, entryId: 11, kind: "fed", doneAt: at("08:05"), images: [], clientId: "deed-2" },
      ],
    });
    const { entries } = withDeeds(
      logbookWith([arrived, visit(12, { plannedAt: at("18:00") })]),
      done(
        { kind: "checkIn", happenedAt: at("08:02") },
        { kind: "activity", activity: "fed", happenedAt: at("08:05") },
      ),
    );
    expect(entries[0]?.activities.map(({ id }) => id)).toEqual([90]);
    expect(entries[1]?.checkInTime).toBeUndefined();
  });

  it("leaves out what was refused and what was taken back", () => {
    const [checkIn, fed, water, removed] = done(
      { kind: "checkIn", happenedAt: at("08:02") },
      { kind: "activity", activity: "fed", happenedAt: at("08:05") },
      { kind: "activity", activity: "water", happenedAt: at("08:06") },
      { kind: "removeActivity", activityClientId: "deed-3", happenedAt: at("08:07") },
    ) as [WaitingDeed, WaitingDeed, WaitingDeed, WaitingDeed];
    const refused: WaitingDeed = { ...fed, state: "refused", why: "Nee" };
    const { entries } = withDeeds(logbookWith(twoPlanned()), [checkIn, refused, water, removed]);
    expect(entries[0]?.activities).toEqual([]);
  });

  it("puts what was done in an earlier visit into that one", () => {
    const earlier = visit(11, { checkInTime: at("08:00"), checkOutTime: at("08:30") });
    const { entries } = withDeeds(
      logbookWith([earlier, visit(12, { checkInTime: at("18:00") })]),
      done({ kind: "activity", activity: "fed", happenedAt: at("08:10") }),
    );
    expect(entries.map(({ activities }) => activities.length)).toEqual([1, 0]);
  });

  it("gets at half past one not the visit of six o'clock, unless that was chosen", () => {
    const came = (more: object) =>
      withDeeds(
        logbookWith([visit(12, { plannedAt: at("18:00") })]),
        done({ kind: "checkIn", happenedAt: at("13:31"), ...more }),
      ).entries.map(({ id, checkInTime }) => [id, checkInTime]);
    expect(came({})).toEqual([
      [12, undefined],
      [-1, at("13:31")],
    ]);
    expect(came({ entryId: 12 })).toEqual([[12, at("13:31")]]);
    expect(came({ happenedAt: at("17:31"), extra: true })).toHaveLength(2);
  });

  it("gets a visit of its own from somebody who comes half a day too early", () => {
    const tomorrow = visit(11, { plannedAt: "2026-11-17T18:00:00Z" });
    const deeds = done({ kind: "checkIn", happenedAt: at("12:00") });
    const { entries } = withDeeds(logbookWith([tomorrow]), deeds);
    expect(entries.map(({ id }) => id)).toEqual([11, -1]);
  });
});
