import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dice } from "#art/seed.ts";
import { jobSorts, type RequestFilter } from "#contract/requests/public-requests.ts";
import { type AnimalCategory, animalCategories } from "#contract/shared/animals.ts";
import { serviceTypes, weekdays } from "#contract/shared/care.ts";
import { dayMs } from "#contract/shared/durations.ts";
import type { Paging } from "#contract/shared/paging.ts";
import type { requests } from "#server/db/schema/requests.ts";
import { makeSearchedOwner } from "#tests/factories/public-requests.ts";
import { haversineKm } from "#tests/setup/slow-scan.ts";
import { testContext } from "#tests/setup/test-context.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";
import { searchRequests } from "./public-requests.service.ts";
import { lastDayOf } from "./requests.rules.ts";

const server = testServer();
const today = testStart.slice(0, 10);
const dayAfter = (days: number) =>
  new Date(Date.parse(today) + days * dayMs).toISOString().slice(0, 10);

type Row = typeof requests.$inferSelect;
type Made = { request: Row; category: AnimalCategory; point: { lat: number; lng: number } };

async function makeRequests(count: number): Promise<Made[]> {
  const { db } = server.current.platform;
  const roll = dice(5);
  const whole = (low: number, high: number) => Math.floor(roll.between(low, high + 1));
  const made: Made[] = [];
  for (let index = 0; index < count; index += 1) {
    const recurring = roll.chance(0.4);
    const startOn = recurring && roll.chance(0.5) ? null : dayAfter(whole(-5, 30));
    const endOn = startOn && roll.chance(0.6) ? dayAfter(whole(30, 50)) : null;
    const point = { lat: roll.between(51.9, 52.3), lng: roll.between(4.9, 5.4) };
    const category = animalCategories[whole(0, 3)] ?? "dog";
    const { request } = await makeSearchedOwner(db, {
      address: { publicLatitude: point.lat, publicLongitude: point.lng },
      pet: { category },
      request: {
        recurring,
        startOn,
        endOn,
        lastOn: lastDayOf({ recurring, startOn, endOn }),
        serviceTypes: serviceTypes.filter(() => roll.chance(0.4)),
        weekdays: recurring
          ? weekdays
              .filter(() => roll.chance(0.4))
              .map((weekday) => ({ weekday, parts: ["morning" as const] }))
          : [],
        isActivated: roll.chance(0.9),
        createdAt: new Date(Date.parse(testStart) - whole(0, 20) * dayMs),
      },
    });
    made.push({ request, category, point });
  }
  return made;
}

const few = <Item>(items: readonly Item[]) =>
  fc.subarray([...items], { minLength: 1, maxLength: 2 });
const filters: fc.Arbitrary<RequestFilter & Paging> = fc
  .record({
    wishes: fc.record(
      {
        serviceTypes: few(serviceTypes),
        animalCategories: few(animalCategories.slice(0, 4)),
        dayAvailabilities: few(weekdays),
        from: fc.integer({ min: -10, max: 40 }).map(dayAfter),
        sortBy: fc.constantFrom(...jobSorts),
        exceptIds: fc.array(fc.integer({ min: 1, max: 80 }), { minLength: 1, maxLength: 9 }),
      },
      { requiredKeys: [] },
    ),
    days: fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined }),
    where: fc.constantFrom({}, { latitude: 52.1, longitude: 5.1 }),
    distance: fc.double({ min: 5, max: 60, noNaN: true }),
    page: fc.constantFrom(1, 1, 1, 2),
    limit: fc.constantFrom(5, 10, -1),
  })
  .map(({ wishes, days, where, ...rest }) => {
    const { from } = wishes;
    const to =
      from && days !== undefined
        ? new Date(Date.parse(from) + days * dayMs).toISOString().slice(0, 10)
        : undefined;
    return { ...rest, ...where, ...wishes, ...(to ? { to } : {}) };
  });

function scan(
  made: readonly Made[],
  asked: RequestFilter & Paging,
): { total: number; ids: number[] } {
  const fitting = made.filter(({ request, category, point }) => {
    const { startOn, lastOn } = request;
    const any = (wanted: readonly string[] | undefined, has: readonly string[]) =>
      !wanted || wanted.some((each) => has.includes(each));
    const { latitude: lat, longitude: lng } = asked;
    return (
      request.isActivated &&
      !(lastOn && lastOn < today) &&
      !asked.exceptIds?.includes(request.id) &&
      (lat === undefined ||
        lng === undefined ||
        haversineKm({ lat, lng }, point) <= asked.distance) &&
      any(asked.serviceTypes, request.serviceTypes) &&
      any(asked.animalCategories, [category]) &&
      any(asked.dayAvailabilities, daysNeeded(request)) &&
      !(asked.from && lastOn && lastOn < asked.from) &&
      !(asked.to && startOn && startOn > asked.to)
    );
  });
  const begin = ({ startOn }: Row) => (startOn && startOn > today ? startOn : today);
  const ranked = fitting
    .map(({ request }) => request)
    .toSorted((a, b) =>
      asked.sortBy === "date_asc"
        ? begin(a).localeCompare(begin(b)) || a.id - b.id
        : b.createdAt.getTime() - a.createdAt.getTime() || a.id - b.id,
    );
  const size = asked.limit === -1 ? 500 : asked.limit;
  const page = ranked.slice((asked.page - 1) * size, asked.page * size);
  return { total: fitting.length, ids: page.map(({ id }) => id) };
}

function daysNeeded(request: Row): string[] {
  if (request.recurring) return request.weekdays.map(({ weekday }) => weekday);
  const days: string[] = [];
  const last = Date.parse(request.lastOn ?? "");
  for (let at = Date.parse(request.startOn ?? ""); at <= last; at += dayMs) {
    days.push(weekdays[(new Date(at).getUTCDay() + 6) % 7] ?? "");
  }
  return days;
}

describe("the search for requests against a plain scan", () => {
  it("finds the same in the same order, whatever is asked", async () => {
    const { platform } = server.current;
    const made = await makeRequests(80);
    let found = 0;
    await fc.assert(
      fc.asyncProperty(filters, async (asked) => {
        const ctx = { ...testContext(platform), viewer: null };
        const answer = await searchRequests(ctx, asked);
        const expected = scan(made, asked);
        expect({ total: answer.total, ids: answer.data.map(({ id }) => id) }).toEqual(expected);
        found += expected.ids.length > 1 ? 1 : 0;
      }),
      { numRuns: 500 },
    );
    expect(found).toBeGreaterThan(120);
  }, 120_000);
});
