import { describe, expect, it } from "vitest";
import { dayMs } from "#contract/shared/durations.ts";
import { requestViews } from "#server/db/schema/requests.ts";
import { logIn } from "#tests/factories/account.ts";
import { makeSitter } from "#tests/factories/profiles.ts";
import { makeSearchedOwner } from "#tests/factories/public-requests.ts";
import { testContext } from "#tests/setup/test-context.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";
import { forgetViewers } from "./public-requests.service.ts";

const server = testServer();
const db = () => server.current.platform.db;
const get = (path: string, options: Parameters<typeof server.current.call>[2] = {}) =>
  server.current.call("GET", path, options);
const found = async (query = "") => (await get(`/api/requests?${query}`)).json();

describe("requests of who is blocked", () => {
  it("are not found, whoever of the two blocked the other", async () => {
    const owner = await makeSearchedOwner(db());
    const { user } = await makeSitter(db());
    const sitter = await logIn(db(), user.id);
    const box = "latitude=51&longitude=4&latitude_end=53&longitude_end=6";
    const seen = async (as?: string) => [
      (await get("/api/requests", as ? { as } : {})).json().total,
      (await get(`/api/requests/pins?${box}`, as ? { as } : {})).json().total,
    ];
    for (const [as, blocked] of [
      [owner.token, user.id],
      [sitter, owner.user.id],
    ] as const) {
      const path = `/api/user/blocks/${blocked}`;
      await server.current.call("PUT", path, { as, body: {} });
      expect(await seen(sitter)).toEqual([0, 0]);
      expect(await seen()).toEqual([1, 1]);
      await server.current.call("DELETE", path, { as });
      expect(await seen(sitter)).toEqual([1, 1]);
    }
  });
});

describe("a request's public page", () => {
  it("shows what a sitter must know, and no more", async () => {
    const { request, pet, profileId } = await makeSearchedOwner(db(), {
      pet: { medication: "Twee pillen", chipNumber: "528140000000001", feeding: "Brokken" },
    });
    const response = await get(`/api/requests/${request.id}`);
    expect(response.json().data).toMatchObject({
      id: request.id,
      city_slug: "utrecht",
      province: "Utrecht",
      animals: [{ id: pet.id, name: "Moos", category: "dog", medication: true, images: [] }],
      owner: { profile_id: profileId, first_name: "Noor", last_initial: "J" },
      is_own: false,
      is_active: true,
    });
    expect(response.body).not.toMatch(/528140000000001|Brokken|pillen|Oudegracht|52\.0907|3511/);
    expect(response.json().data.view_count).toBeUndefined();
  });

  it("is there for its owner before others see it", async () => {
    const { request, token } = await makeSearchedOwner(db(), { request: { isActivated: false } });
    expect((await get(`/api/requests/${request.id}`)).statusCode).toBe(404);
    const own = await get(`/api/requests/${request.id}`, { as: token });
    expect(own.json().data).toMatchObject({ is_own: true, is_active: false, view_count: 0 });
  });

  it("is gone when its last day has passed, even before the night's work", async () => {
    const { request } = await makeSearchedOwner(db());
    server.current.clock.set("2026-12-08T09:00:00Z");
    expect((await get(`/api/requests/${request.id}`)).statusCode).toBe(404);
    expect((await found()).total).toBe(0);
    server.current.clock.set(testStart);
    expect((await found()).total).toBe(1);
  });

  it("counts each visitor once a day, and forgets who they were", async () => {
    const { request, token } = await makeSearchedOwner(db());
    const { user } = await makeSitter(db());
    const path = `/api/requests/${request.id}`;
    const viewCount = async () => (await get(path, { as: token })).json().data.view_count;
    const as = await logIn(db(), user.id);
    await get(path, { as });
    await get(path, { as, address: "192.0.2.7" });
    await get(path, { address: "192.0.2.1" });
    await get(path, { address: "192.0.2.1" });
    await get(path, { address: "192.0.2.2" });
    expect(await viewCount()).toBe(3);
    const kept = await db().select().from(requestViews);
    expect(JSON.stringify(kept)).not.toContain("192.0.2");
    server.current.clock.advance(dayMs);
    await get(path, { address: "192.0.2.1" });
    expect(await viewCount()).toBe(4);
    await forgetViewers(testContext(server.current.platform));
    expect(await db().select().from(requestViews)).toHaveLength(1);
    expect(await viewCount()).toBe(4);
    server.current.clock.set(testStart);
  });
});

describe("finding requests", () => {
  it("shows cards with the place, never the home", async () => {
    const { request, pet } = await makeSearchedOwner(db());
    const answer = await get("/api/requests?city=utrecht");
    expect(answer.json()).toMatchObject({
      total: 1,
      center: { label: "Utrecht" },
      data: [
        {
          id: request.id,
          title: "Oppas voor Moos",
          city: "Utrecht",
          distance_km: 0.5,
          animals: [{ id: pet.id, name: "Moos", category: "dog" }],
          start_date: "2026-12-01",
          end_date: "2026-12-07",
          is_favorite: false,
        },
      ],
    });
    expect(answer.body).not.toMatch(/Oudegracht|52\.0907|3511/);
  });

  it("leaves out one's own, what is off, and what asks for no animal", async () => {
    const { token } = await makeSearchedOwner(db());
    await makeSearchedOwner(db(), { request: { isActivated: false } });
    await makeSearchedOwner(db(), { request: { petIds: [], isActivated: true } });
    expect((await found()).total).toBe(1);
    expect((await get("/api/requests", { as: token })).json().total).toBe(0);
    const box = "latitude=51&longitude=4&latitude_end=53&longitude_end=6";
    expect((await get(`/api/requests/pins?${box}`)).json().total).toBe(1);
    expect((await get(`/api/requests/pins?${box}`, { as: token })).json().total).toBe(0);
  });

  it("goes on until the page is full, and says how far", async () => {
    for (let count = 0; count < 5; count += 1) await makeSearchedOwner(db());
    expect(await found("city=sluis&limit=5&guaranteed_results=1")).toMatchObject({
      total: 5,
      widened_to: 160,
    });
  });
});
