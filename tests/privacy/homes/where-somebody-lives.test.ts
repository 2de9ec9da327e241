import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dice } from "#art/seed.ts";
import { addresses } from "#server/db/schema/addresses.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { addSearchRows } from "#server/domains/search/search-rows.service.ts";
import { logIn } from "#tests/factories/account.ts";
import { makePet } from "#tests/factories/pets.ts";
import { makeSitter } from "#tests/factories/profiles.ts";
import { makeRequest } from "#tests/factories/requests.ts";
import { inCircle } from "#tests/setup/running/circle.ts";
import { haversineKm } from "#tests/setup/slow-scan.ts";
import { type RegisteredHome, startPdokStandIn } from "#tests/setup/stand-ins/pdok-stand-in.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { estimatePoint, meanOf, moved, type Ring } from "./estimate-point.ts";

/**
 * Somebody who wants to know where a person lives asks everything that is computed from an address, from
 * as many points as they like, and reckons. They find the moved point, and nothing nearer to the home.
 * People whose point is not moved are found by the same reckoning, so that it is known to be able to.
 */
const homeCount = inCircle({ quick: 24, whole: 200 });
const unmovedCount = inCircle({ quick: 3, whole: 10 });
const measuredFrom = inCircle({ quick: 300, whole: 500 });

const middle = { lat: 52.0907, lng: 5.1214 };
const nearestM = 25;
const metres = (a: Point, b: Point) => haversineKm(a, b) * 1_000;

type Point = { lat: number; lng: number };
type Person = {
  home: Point;
  shown: Point;
  userId: number;
  profileId: number;
  requestId: number;
  isMoved: boolean;
};

const roll = dice(31);
const letters = "ABCDEGHJKLMNPRTVWXZ";
const houses: RegisteredHome[] = Array.from({ length: homeCount + unmovedCount }, (_, index) => ({
  street: "Kerkstraat",
  number: 1 + (index % 90),
  postalCode: `35${11 + (index % 70)}${letters.charAt(index % 19)}${letters.charAt(7 + (index % 11))}`,
  point: rounded(moved(middle, roll.between(-4, 4), roll.between(-4, 4))),
}));
const register = await startPdokStandIn(houses);
afterAll(() => register.stop());

const server = testServer({
  isEmptied: false,
  // With the same key and the same dice, every run measures the same.
  environment: { ADDRESSES: "pdok", PDOK_URL: register.url, APP_KEY: "k".repeat(32) },
});
const get = async (path: string) => {
  const answer = await server.current.call("GET", path);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

/** To the centimetre, as a register answers. */
function rounded({ lat, lng }: Point): Point {
  return { lat: Number(lat.toFixed(7)), lng: Number(lng.toFixed(7)) };
}

async function settle(house: RegisteredHome, isMoved: boolean): Promise<Person> {
  const { db } = server.current.platform;
  const { user, profile } = await makeSitter(db);
  await saveAddress(await logIn(db, user.id), house);
  if (!isMoved) {
    const { lat: publicLatitude, lng: publicLongitude } = house.point;
    await db
      .update(addresses)
      .set({ publicLatitude, publicLongitude })
      .where(eq(addresses.userId, user.id));
    await addSearchRows(db, [user.id]);
  }
  const [owner] = await db
    .insert(profiles)
    .values({ userId: user.id, profileType: "pet_owner" })
    .returning();
  if (!owner) throw new Error("no profile was made");
  const pet = await makePet(db, owner.id);
  const request = await makeRequest(db, owner.id, { petIds: [pet.id] });
  const [row] = await db.select().from(addresses).where(eq(addresses.userId, user.id));
  if (!row?.isPrecise) throw new Error("the home was not found in the register");
  return {
    home: house.point,
    shown: { lat: row.publicLatitude, lng: row.publicLongitude },
    userId: user.id,
    profileId: profile.id,
    requestId: request.id,
    isMoved,
  };
}

async function saveAddress(as: string, house: RegisteredHome, houseNumber = `${house.number}`) {
  const { street, postalCode } = house;
  const body = { street, house_number: houseNumber, postal_code: postalCode, city: "Utrecht" };
  const answer = await server.current.call("PUT", "/api/user/address", { as, body });
  expect(answer.statusCode, answer.body).toBe(200);
}

const everybody: Person[] = [];
beforeAll(async () => {
  for (const [index, house] of houses.entries()) {
    everybody.push(await settle(house, index < homeCount));
  }
}, 240_000);

/** How far everybody is from many points: as sitters, and as owners who look for one. */
async function measure(path: "sitters" | "requests", count: number): Promise<Map<number, Ring[]>> {
  const rings = new Map<number, Ring[]>();
  const sorts = { sitters: ["", "rating", "newest"], requests: ["newest", "date_asc"] }[path];
  const points = dice(path.length);
  for (let nr = 0; nr < count; nr += 1) {
    const from = rounded(moved(middle, points.between(-6, 6), points.between(-6, 6)));
    const sort = sorts[nr % sorts.length];
    const where = `latitude=${from.lat}&longitude=${from.lng}&limit=-1&guaranteed_results=true`;
    // Some ask within little, and are led further.
    const distance = nr % 20 === 0 ? 1 : 100;
    const found: { id: number; distance_km: number }[] = (
      await get(`/api/${path}?${where}&distance=${distance}${sort ? `&sort_by=${sort}` : ""}`)
    ).data;
    for (const { id, distance_km: km } of found) {
      rings.set(id, [...(rings.get(id) ?? []), { from, km }]);
    }
  }
  return rings;
}

function expectNothingNearer(person: Person, estimate: Point) {
  const { home, shown, isMoved } = person;
  if (!isMoved) {
    // The reckoning is good enough to find who is not protected.
    expect(metres(estimate, home)).toBeLessThan(nearestM);
    return;
  }
  expect(metres(home, shown)).toBeGreaterThan(198);
  expect(metres(estimate, shown)).toBeLessThan(nearestM);
  expect(metres(estimate, home)).toBeGreaterThan(metres(home, shown) - nearestM);
}

describe("where somebody lives", () => {
  it("is not found by measuring from many points in the search for sitters", async () => {
    const rings = await measure("sitters", measuredFrom);
    for (const person of everybody) {
      expectNothingNearer(person, estimatePoint(rings.get(person.profileId) ?? []));
    }
  }, 240_000);

  it("is not found by measuring in the search for requests", async () => {
    const rings = await measure("requests", Math.min(measuredFrom, 300));
    for (const person of everybody) {
      expectNothingNearer(person, estimatePoint(rings.get(person.requestId) ?? []));
    }
  }, 240_000);

  it("is not on the map, nor on the pages", async () => {
    const box = "latitude=51.9&longitude=4.8&latitude_end=52.3&longitude_end=5.5";
    const pinsOf = async (path: string) =>
      new Map(
        (await get(`/api/${path}/pins?${box}`)).data.map(
          ({ id, latitude, longitude }: { id: number; latitude: number; longitude: number }) =>
            [id, { lat: latitude, lng: longitude }] as const,
        ),
      ) as Map<number, Point>;
    const pins = { sitters: await pinsOf("sitters"), requests: await pinsOf("requests") };
    for (const person of everybody) {
      const pages = [
        (await get(`/api/sitters/${person.profileId}`)).data,
        (await get(`/api/requests/${person.requestId}`)).data,
      ].map(({ latitude, longitude }) => ({ lat: latitude, lng: longitude }));
      const marks = [pins.sitters.get(person.profileId), pins.requests.get(person.requestId)];
      for (const seen of [...pages, ...marks]) {
        if (!seen) throw new Error("somebody is not on the map");
        expectNothingNearer(person, seen);
      }
    }
  });

  it("is not found by narrowing a circle or a box until somebody drops out", async () => {
    const people = [everybody[0], everybody.at(-1)].filter((person) => person !== undefined);
    for (const person of people) {
      const isFound = async (query: string) =>
        (await get(`/api/sitters?limit=-1&${query}`)).data.some(
          ({ id }: { id: number }) => id === person.profileId,
        );
      const halve = async (low: number, high: number, isIn: (at: number) => Promise<boolean>) => {
        let [out, within] = [low, high];
        for (let round = 0; round < 14; round += 1) {
          const between = (out + within) / 2;
          if (await isIn(Number(between.toFixed(7)))) within = between;
          else out = between;
        }
        return within;
      };
      const north = await halve(51.9, 52.3, (lat) =>
        isFound(`latitude=51.9&longitude=4.8&latitude_end=${lat}&longitude_end=5.5`),
      );
      const east = await halve(4.8, 5.5, (lng) =>
        isFound(`latitude=51.9&longitude=4.8&latitude_end=52.3&longitude_end=${lng}`),
      );
      expectNothingNearer(person, { lat: north, lng: east });
      const from = rounded({ lat: north - 0.02, lng: east });
      const km = await halve(0, 9, (distance) =>
        isFound(`latitude=${from.lat}&longitude=${from.lng}&distance=${distance}`),
      );
      expectNothingNearer(person, moved(from, km, 0));
    }
  });

  it("is not told by how far one's own point was moved", () => {
    const [own, ...others] = everybody.filter(({ isMoved }) => isMoved);
    if (!own) throw new Error("nobody lives anywhere");
    const guessed = others.filter(({ home, shown }) => {
      const north = shown.lat - (own.shown.lat - own.home.lat);
      const east = shown.lng - (own.shown.lng - own.home.lng);
      return metres({ lat: north, lng: east }, home) < 2 * nearestM;
    });
    expect(guessed.length).toBeLessThan(homeCount / 20);
  });

  it("is not told by the point that was shown while only the town was known", async () => {
    const { db } = server.current.platform;
    const [house] = houses as [RegisteredHome];
    const { user } = await makeSitter(db);
    const as = await logIn(db, user.id);
    const shownPoint = async () => {
      const [row] = await db.select().from(addresses).where(eq(addresses.userId, user.id));
      if (!row) throw new Error("no address was kept");
      const { publicLatitude: lat, publicLongitude: lng } = row;
      return { row, at: { lat, lng } };
    };
    register.misbehaveOnce("500");
    await saveAddress(as, house);
    const before = await shownPoint();
    expect(before.row.isPrecise).toBe(false);
    await saveAddress(as, house);
    const after = await shownPoint();
    expect(after.row.isPrecise).toBe(true);
    // The middle of a town is in every atlas: how far that was moved is known.
    const guess = {
      lat: after.at.lat - (before.at.lat - before.row.latitude),
      lng: after.at.lng - (before.at.lng - before.row.longitude),
    };
    expect(metres(guess, house.point)).toBeGreaterThan(nearestM);
  });

  it("is not found by averaging the points of one home, however its number is written", async () => {
    const { db } = server.current.platform;
    const house = houses[1] as RegisteredHome;
    const points: Point[] = [];
    for (const addition of ["", " hs", "-hs", " HS", "/1", " bis", "A", " a", "-2"]) {
      const { user } = await makeSitter(db);
      await saveAddress(await logIn(db, user.id), house, `${house.number}${addition}`);
      const [row] = await db.select().from(addresses).where(eq(addresses.userId, user.id));
      if (!row) throw new Error("no address was kept");
      points.push({ lat: row.publicLatitude, lng: row.publicLongitude });
    }
    expect(metres(meanOf(points), house.point)).toBeGreaterThan(198);
    for (const point of points) expect(metres(point, points[0] as Point)).toBeLessThan(1);
  });

  it("is not found by moving in everywhere nearby, until one's own point is theirs", async () => {
    const { db } = server.current.platform;
    const { user } = await makeSitter(db);
    const as = await logIn(db, user.id);
    const tries = await Promise.all(
      houses.slice(0, 20).map(({ street, number, postalCode }) =>
        server.current.call("PUT", "/api/user/address", {
          as,
          body: { street, house_number: `${number}`, postal_code: postalCode, city: "Utrecht" },
        }),
      ),
    );
    expect(tries.filter(({ statusCode }) => statusCode === 200).length).toBeLessThanOrEqual(10);
    expect(tries.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThanOrEqual(10);
  });
});
