import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { alerts } from "#server/db/schema/notices/alerts.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { requests } from "#server/db/schema/requests.ts";
import { logIn } from "#tests/factories/account.ts";
import { makeOwner, makePet } from "#tests/factories/pets.ts";
import { makeSitter } from "#tests/factories/profiles.ts";
import { makeRequest } from "#tests/factories/requests.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { pauseLink } from "./pause-links.ts";

const server = testServer();
const db = () => server.current.platform.db;

let token: string;
beforeEach(async () => {
  ({ token } = await makeOwner(db()));
});

const call = (method: string, path: string, body?: object, as: string | undefined = token) =>
  server.current.call(method, path, { ...(as ? { as } : {}), ...(body ? { body } : {}) });
const form = {
  type: "NEW_PETSITTERS_IN_AREA",
  city: "utrecht",
  distance: 5,
  filters: { animal_categories: ["dog"] },
  frequency: "daily",
};
const make = async (more: object = {}) => {
  const answer = await call("POST", "/api/alerts", { ...form, ...more });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data as { id: number };
};
const list = async () => (await call("GET", "/api/alerts")).json().data;

describe("an alert", () => {
  it("is made, listed, changed and thrown away", async () => {
    const made = await make();
    expect(made).toMatchObject({
      type: "NEW_PETSITTERS_IN_AREA",
      place: { label: "Utrecht", slug: "utrecht" },
      distance: 5,
      filters: { animal_categories: ["dog"] },
      frequency: "daily",
      active: true,
      is_over: false,
    });
    expect(await list()).toEqual([made]);
    const changed = await call("PUT", `/api/alerts/${made.id}`, { frequency: "weekly" });
    expect(changed.json().data).toEqual({ ...made, frequency: "weekly" });
    const paused = await call("PUT", `/api/alerts/${made.id}`, { active: false });
    expect(paused.json().data).toEqual({ ...made, frequency: "weekly", active: false });
    expect((await call("DELETE", `/api/alerts/${made.id}`)).statusCode).toBe(204);
    expect(await list()).toEqual([]);
    expect((await call("DELETE", `/api/alerts/${made.id}`)).statusCode).toBe(404);
  });

  it.each([
    [{ city: "3511 ab" }, { label: "Utrecht", postal_code: "3511AB" }],
    [{ city: "Den Haag" }, { label: "Den Haag", slug: "den-haag" }],
    [{ city: undefined, latitude: 52.09, longitude: 5.12 }, { label: "Utrecht" }],
  ])("is near %j", async (where, place) => {
    const made = await make(where);
    expect(made).toMatchObject({ place });
    const stayed = await call("PUT", `/api/alerts/${made.id}`, { distance: 25 });
    expect(stayed.json().data).toEqual({ ...made, distance: 25 });
    const moved = await call("PUT", `/api/alerts/${made.id}`, { city: "ede" });
    expect(moved.json().data.place).toMatchObject({ label: "Ede", slug: "ede" });
  });

  it.each([
    [{ city: "nergenshuizen" }, "city"],
    [{ city: undefined }, "city"],
    [{ city: undefined, latitude: 52 }, "longitude"],
    [{ distance: 101 }, "distance"],
    [{ frequency: "hourly" }, "frequency"],
    [{ type: "NEW_CATS" }, "type"],
    [{ filters: { races: ["unicorn"] } }, "races"],
    [{ type: "NEW_JOBS_IN_AREA", filters: { from: "2026-12-20", to: "2026-12-01" } }, "to"],
  ])("is refused for %j, naming %s", async (more, field) => {
    const answer = await call("POST", "/api/alerts", { ...form, ...more });
    expect(answer.statusCode, answer.body).toBe(422);
    expect(Object.keys(answer.json().errors)).toContain(field);
    expect(await list()).toEqual([]);
  });

  it("has a fifth and no sixth", async () => {
    for (let nr = 0; nr < 5; nr += 1) await make();
    const sixth = await call("POST", "/api/alerts", form);
    expect(sixth.statusCode).toBe(409);
    expect(sixth.json().error).toBe("tooManyAlerts");
    expect(await list()).toHaveLength(5);
  });

  it("has no sixth either when two ask for the fifth at once", async () => {
    for (let nr = 0; nr < 4; nr += 1) await make();
    const both = await Promise.all([1, 2].map(() => call("POST", "/api/alerts", form)));
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect(await list()).toHaveLength(5);
  });

  it("is nobody else's", async () => {
    const { id } = await make();
    const other = (await makeOwner(db())).token;
    expect((await call("GET", "/api/alerts", undefined, other)).json().data).toEqual([]);
    const change = { active: false };
    expect((await call("PUT", `/api/alerts/${id}`, change, other)).statusCode).toBe(404);
    expect((await call("DELETE", `/api/alerts/${id}`, undefined, other)).statusCode).toBe(404);
    expect(await list()).toMatchObject([{ id, active: true }]);
  });

  it("leaves out the wishes of the other kind of search", async () => {
    const filters = { gender: "FEMALE", service_types: ["house_visit"], from: "2026-12-01" };
    expect(await make({ type: "NEW_JOBS_IN_AREA", filters })).toMatchObject({
      filters: { service_types: ["house_visit"], from: "2026-12-01" },
    });
  });

  it("is paused by its link, without logging in, and by no other", async () => {
    const { id } = await make();
    const { id: other } = await make();
    const t = pauseLink.tokenOf(server.current.platform.appKey, id);
    for (const wrong of ["", "nothing", `${other}${t.slice(String(id).length)}`]) {
      const refused = await server.current.call("POST", "/api/pausedAlerts", {
        body: { t: wrong },
      });
      expect(refused.statusCode).toBe(404);
    }
    for (let times = 0; times < 2; times += 1) {
      const paused = await server.current.call("POST", "/api/pausedAlerts", { body: { t } });
      expect(paused.statusCode).toBe(204);
    }
    expect(await list()).toMatchObject([
      { id, active: false },
      { id: other, active: true },
    ]);
  });
});

describe("what it looks for, when it is changed", () => {
  const columns = async () => {
    const [row] = await db().select().from(alerts);
    if (!row) throw new Error("there is no alert");
    return [row.newSince.toISOString(), row.nextAt.toISOString()];
  };

  it("is new from the last look on", async () => {
    const { id } = await make();
    expect(await columns()).toEqual(["2026-11-15T09:30:00.000Z", "2026-11-15T16:00:00.000Z"]);
    const looked = { lookedAt: new Date("2026-11-15T16:00:05Z") };
    await db().update(alerts).set(looked).where(eq(alerts.id, id));
    server.current.clock.set("2026-11-16T12:00:00Z");
    await call("PUT", `/api/alerts/${id}`, { active: true, frequency: "weekly" });
    expect(await columns()).toEqual(["2026-11-15T09:30:00.000Z", "2026-11-20T16:00:00.000Z"]);
    await call("PUT", `/api/alerts/${id}`, { distance: 50 });
    expect(await columns()).toEqual(["2026-11-15T16:00:05.000Z", "2026-11-20T16:00:00.000Z"]);
    server.current.clock.set("2026-11-15T09:30:00Z");
  });
});

describe("since when something is shown", () => {
  it("is set with a request's first activation, and stays", async () => {
    const owner = await makeOwner(db());
    const pet = await makePet(db(), owner.profileId);
    await makeRequest(db(), owner.profileId, {
      petIds: [pet.id],
      isActivated: false,
      firstActivatedAt: null,
    });
    const first = async () => (await db().select().from(requests))[0]?.firstActivatedAt;
    const activate = (isActivated: boolean) =>
      call("PUT", "/api/request/activation", { is_activated: isActivated }, owner.token);
    await activate(false);
    expect(await first()).toBeNull();
    expect((await activate(true)).statusCode).toBe(200);
    const at = await first();
    expect(at).toEqual(server.current.clock.now());
    server.current.clock.advance(60_000);
    await activate(false);
    await activate(true);
    expect(await first()).toEqual(at);
  });

  it("is set when a sitter is first published, and stays", async () => {
    const { user, profile } = await makeSitter(db(), {
      profile: { publishedAt: null, firstPublishedAt: null },
    });
    const as = await logIn(db(), user.id);
    const first = async () =>
      (await db().select().from(profiles).where(eq(profiles.id, profile.id)))[0]?.firstPublishedAt;
    const publish = async (published: boolean) => {
      const answer = await call("PUT", "/api/user", { profile: { published } }, as);
      expect(answer.statusCode, answer.body).toBe(200);
    };
    expect(await first()).toBeNull();
    await publish(true);
    const at = await first();
    expect(at).toEqual(server.current.clock.now());
    server.current.clock.advance(60_000);
    await publish(false);
    await publish(true);
    expect(await first()).toEqual(at);
  });
});
