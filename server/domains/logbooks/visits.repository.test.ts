import { expect, it } from "vitest";
import { visitToCheckInto } from "#contract/logbooks/coming.ts";
import { minuteMs } from "#contract/shared/durations.ts";
import { logbookEntries } from "#server/db/schema/logbooks.ts";
import { logbookCalls } from "#tests/setup/logbooks/logbook-calls.ts";
import { type Random, seededRandom } from "#tests/soak/random.ts";
import { nextCheckInAfter, refusedEditAt, type VisitState, visitAt } from "./logbooks.rules.ts";
import { listVisits, listVisitsNear } from "./visits.repository.ts";

const { db, stay } = logbookCalls();
const start = Date.parse("2026-11-15T00:00:00Z");

/** What all of the rules say of a moment. */
const judged = (visits: readonly VisitState[], at: Date) => ({
  goesOn: visitAt(visits, at)?.id,
  refused: refusedEditAt(visits, at),
  awaited: visitToCheckInto(visits, at)?.id,
  next: nextCheckInAfter(visits, at),
});

/** One after the other, some without anybody coming, some of which end as the next begins. */
function someVisits(random: Random, { isEndOpen }: { isEndOpen: boolean }) {
  let minute = 0;
  const visits = Array.from({ length: 40 }, (_, index) => {
    const at = (minutes: number) => new Date(start + minutes * minuteMs);
    const plannedAt = random.chance(0.5) ? at(minute + random.whole(120)) : null;
    const begins = minute;
    minute += random.pick([60, 180, 540, 1_800]);
    const isMissed = plannedAt !== null && random.chance(0.4);
    const ends = random.chance(0.3) ? minute : begins + 30;
    const isOpen = isEndOpen && index === 39;
    return {
      logbookId: stay.logbookId,
      day: "2026-11-15",
      plannedAt,
      checkInAt: isMissed && !isOpen ? null : at(begins),
      checkOutAt: isOpen || isMissed ? null : at(ends),
    };
  });
  return { visits, minutes: minute };
}

it.each([
  [1, true],
  [2, false],
  [3, true],
  [4, false],
])("the visits near a moment are all that the rules need (%i)", async (seed, isEndOpen) => {
  const random = seededRandom(seed);
  await db().delete(logbookEntries);
  const { visits, minutes } = someVisits(random, { isEndOpen });
  await db().insert(logbookEntries).values(visits);
  const all = await listVisits(db(), stay.logbookId);
  expect(all).toHaveLength(40);
  for (let nr = 0; nr < 60; nr += 1) {
    // Half of them at the very moment at which something begins or ends.
    const { checkInAt, checkOutAt } = random.pick(all);
    const moment = new Date(start + (random.whole(minutes + 2_880) - 1_440) * minuteMs);
    const at = (nr % 2 ? (nr % 4 ? checkInAt : checkOutAt) : null) ?? moment;
    const near = await listVisitsNear(db(), stay.logbookId, at);
    expect(near.length).toBeLessThan(25);
    expect(judged(near, at), at.toISOString()).toEqual(judged(all, at));
  }
});
