import { describe, expect, it } from "vitest";
import type { ActivityKind, LogbookActivity } from "#contract/logbooks/logbook-entries.ts";
import { animalCategories } from "#contract/shared/animals.ts";
import { wireEntry } from "#tests/factories/wire-logbooks.ts";
import { doneNow, doneOf, quickKinds } from "./quick-activities.ts";

let lastId = 0;
function done(kind: ActivityKind, doneAt: string, petId?: number): LogbookActivity {
  lastId += 1;
  const pet = petId === undefined ? {} : { petId };
  return { id: lastId, entryId: 1, kind, doneAt, images: [], ...pet };
}
const moos = { id: 1, category: "dog" } as const;

describe("what has a tile", () => {
  it("is four things for every kind of animal, of which eating is the first", () => {
    for (const category of animalCategories) {
      const kinds = quickKinds({ id: 1, category }, []);
      expect([category, kinds.length, kinds[0]]).toEqual([category, 4, "fed"]);
    }
  });

  it("is by the kind of animal", () => {
    expect(quickKinds(moos, [])).toEqual(["fed", "water", "played", "cuddled"]);
    expect(quickKinds({ id: 2, category: "cat" }, [])).toEqual([
      "fed",
      "water",
      "litter_cleaned",
      "medication",
    ]);
  });

  it("also is what was done for this one before, and not for another", () => {
    const at = "2026-12-20T08:00:00Z";
    const entry = (petId: number) => wireEntry(1, { activities: [done("medication", at, petId)] });
    expect(quickKinds(moos, [entry(1)])).toEqual([
      "fed",
      "water",
      "played",
      "cuddled",
      "medication",
    ]);
    expect(quickKinds(moos, [entry(2)])).toHaveLength(4);
  });

  it("never is a dog's walk, which has a card of its own", () => {
    const walked = wireEntry(1, { activities: [done("walked", "2026-12-20T08:00:00Z", 1)] });
    expect(quickKinds(moos, [walked])).toHaveLength(4);
  });
});

describe("what is done", () => {
  it("is of the visit that goes on, and of today: in a stay they eat every day", () => {
    const closed = wireEntry(1, {
      checkInTime: "2026-12-21T06:00:00Z",
      checkOutTime: "2026-12-21T06:30:00Z",
      activities: [done("fed", "2026-12-21T06:10:00Z", 1)],
    });
    const today = done("fed", "2026-12-21T07:05:00Z", 1);
    const open = wireEntry(2, {
      checkInTime: "2026-12-20T18:00:00Z",
      activities: [done("fed", "2026-12-20T18:05:00Z", 1), today],
    });
    expect(doneNow([closed, open], "2026-12-21")).toEqual([today]);
    expect(doneNow([closed], "2026-12-21")).toEqual([]);
  });

  it("is told apart by animal, and the house has none", () => {
    const [late, early] = [
      done("fed", "2026-12-21T09:00:00Z", 1),
      done("fed", "2026-12-21T07:00:00Z", 1),
    ];
    const plants = done("plants", "2026-12-21T07:01:00Z");
    const all = [late, early, done("fed", "2026-12-21T07:00:00Z", 2), plants];
    expect(doneOf(all, "fed", 1)).toEqual([early, late]);
    expect(doneOf(all, "plants", undefined)).toEqual([plants]);
    expect(doneOf(all, "fed", undefined)).toEqual([]);
  });
});
