import { describe, expect, it } from "vitest";
import { logIn } from "#tests/factories/account.ts";
import { makeOwner } from "#tests/factories/pets.ts";
import { makeSitter } from "#tests/factories/profiles.ts";
import { testServer } from "#tests/setup/test-server.ts";

const server = testServer();
const get = (path: string, as?: string) =>
  server.current.call("GET", path, as === undefined ? {} : { as });
const found = async (query: string, as?: string) => (await get(`/api/sitters?${query}`, as)).json();

/** `away` in degrees to the north: a tenth is eleven kilometres. */
async function makeSitterAt(city: string, lat: number, lng: number) {
  const address = { city, publicLatitude: lat, publicLongitude: lng };
  return makeSitter(server.current.platform.db, { address });
}

describe("finding sitters", () => {
  it("goes by a place's name, slug or postal code, and says where it looked", async () => {
    const { profile } = await makeSitterAt("Den Haag", 52.08, 4.31);
    await makeSitterAt("Maastricht", 50.85, 5.69);
    for (const city of ["Den Haag", "den-haag", "'s-Gravenhage", "2511", "2511 AB"]) {
      expect(await found(`city=${encodeURIComponent(city)}`)).toMatchObject({
        total: 1,
        data: [{ id: profile.id, city: "Den Haag", city_slug: "den-haag", review_count: 0 }],
        center: { label: "Den Haag", latitude: expect.closeTo(52.08, 1) },
      });
    }
    const everywhere = await found("");
    expect(everywhere.total).toBe(2);
    expect(everywhere.center).toBeUndefined();
    expect(everywhere.data[0].distance_km).toBeUndefined();
  });

  it("tells the distance from the moved point, in half kilometres", async () => {
    await makeSitterAt("Utrecht", 52.1, 5.1);
    await makeSitterAt("Utrecht", 52.13, 5.1);
    const { data } = await found("latitude=52.1&longitude=5.1");
    expect(data.map((card: { distance_km: number }) => card.distance_km)).toEqual([0, 3.5]);
    expect((await found("latitude=52.1&longitude=5.1&distance=3")).total).toBe(1);
    expect((await found("latitude=52.1&longitude=5.1&distance=0")).total).toBe(1);
  });

  it("takes the corners of a box in any order", async () => {
    await makeSitterAt("Utrecht", 52.1, 5.1);
    for (const corners of [
      [52, 5, 52.2, 5.2],
      [52.2, 5.2, 52, 5],
      [52, 5.2, 52.2, 5],
    ]) {
      const [lat, lng, latEnd, lngEnd] = corners;
      const box = `latitude=${lat}&longitude=${lng}&latitude_end=${latEnd}&longitude_end=${lngEnd}`;
      expect((await found(box)).total).toBe(1);
      expect((await get(`/api/sitters/pins?${box}`)).json()).toMatchObject({ total: 1 });
    }
  });

  it("goes on until the page is full, and says how far", async () => {
    // Round Sluis there is nobody; Middelburg is past the Westerschelde.
    for (const offset of [0, 0.01, 0.02, 0.03])
      await makeSitterAt("Middelburg", 51.5 + offset, 3.61);
    await makeSitterAt("Groningen", 53.22, 6.57);
    expect(await found("city=sluis&limit=5")).toMatchObject({ total: 0, data: [] });
    expect(await found("city=sluis&limit=5&guaranteed_results=1")).toMatchObject({
      total: 5,
      widened_to: 320,
    });
    const ten = await found("city=sluis&guaranteed_results=true&distance=0");
    expect([ten.total, ten.widened_to]).toEqual([5, 400]);
    expect(
      (await found("city=middelburg&limit=5&guaranteed_results=0")).widened_to,
    ).toBeUndefined();
  });

  it("never shows somebody to themself, and marks favourites", async () => {
    const { db } = server.current.platform;
    const { user, profile } = await makeSitterAt("Utrecht", 52.1, 5.1);
    expect((await found("", await logIn(db, user.id))).total).toBe(0);
    const { token } = await makeOwner(db);
    await server.current.call("PUT", `/api/user/favorites/${profile.id}`, { as: token });
    expect((await found("", token)).data[0]).toMatchObject({ is_favorite: true });
    expect((await found("")).data[0]).toMatchObject({ is_favorite: false });
    expect((await found(`except_ids=${profile.id}`)).total).toBe(0);
  });

  it("hides two people from each other, whoever of them blocked the other", async () => {
    const { call, platform } = server.current;
    const { db } = platform;
    const { user } = await makeSitterAt("Utrecht", 52.1, 5.1);
    const sitter = await logIn(db, user.id);
    const owner = await makeOwner(db);
    const box = "latitude=51&longitude=4&latitude_end=53&longitude_end=6";
    const seenBy = async (as?: string) => [
      (await found("", as)).total,
      (await get(`/api/sitters/pins?${box}`, as)).json().total,
    ];
    for (const [as, blocked] of [
      [owner.token, user.id],
      [sitter, owner.user.id],
    ] as const) {
      const path = `/api/user/blocks/${blocked}`;
      await call("PUT", path, { as, body: {} });
      expect(await seenBy(owner.token)).toEqual([0, 0]);
      expect(await seenBy()).toEqual([1, 1]);
      await call("DELETE", path, { as });
      expect(await seenBy(owner.token)).toEqual([1, 1]);
    }
  });

  it("no longer finds who has gone offline, from the next search on", async () => {
    const { db } = server.current.platform;
    const { user } = await makeSitterAt("Utrecht", 52.1, 5.1);
    expect((await found("city=utrecht")).total).toBe(1);
    const as = await logIn(db, user.id);
    await server.current.call("PUT", "/api/user", { as, body: { profile: { published: false } } });
    expect(await found("city=utrecht")).toMatchObject({ total: 0, data: [] });
    const box = "latitude=51&longitude=4&latitude_end=53&longitude_end=6";
    expect((await get(`/api/sitters/pins?${box}`)).json()).toEqual({ data: [], total: 0 });
    await server.current.call("PUT", "/api/user", { as, body: { profile: { published: true } } });
    expect((await found("city=utrecht")).total).toBe(1);
  });

  it("keeps the filter in the links to other pages", async () => {
    for (let count = 0; count < 6; count += 1) await makeSitterAt("Utrecht", 52.1, 5.1);
    const first = await found("city=utrecht&limit=5&animal_categories=dog&animal_categories=cat");
    expect(first).toMatchObject({ from: 1, to: 5, last_page: 2, total: 6 });
    const next = (await get(first.next_page_url)).json();
    expect(next).toMatchObject({ current_page: 2, total: 6, from: 6, to: 6 });
    expect(next.data).toHaveLength(1);
    expect(await found("page=1000")).toMatchObject({ data: [], total: 6 });
    for (const path of ["/api/sitters", "/api/requests"]) {
      const deep = await server.current.call("GET", `${path}?page=9999999999`);
      expect([deep.statusCode, Object.keys(deep.json().errors)]).toEqual([422, ["page"]]);
    }
  });
});
