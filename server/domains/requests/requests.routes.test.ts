import { beforeEach, describe, expect, it } from "vitest";
import { requests } from "#server/db/schema/requests.ts";
import { sweepUploads } from "#server/platform/images/uploads.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { makeOwner, makePet } from "#tests/factories/pets.ts";
import { makePicture } from "#tests/factories/pictures.ts";
import { makeRequest } from "#tests/factories/requests.ts";
import { multipart } from "#tests/setup/multipart.ts";
import { testContext } from "#tests/setup/test-context.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";
import { findRequestSummary, forgetRequest } from "./requests.service.ts";

const server = testServer();
let owner: Awaited<ReturnType<typeof makeOwner>>;
let petId: number;

const isInStorage = (url: string) =>
  server.current.platform.storage.exists(url.replace("/files/", ""));

beforeEach(async () => {
  const { db } = server.current.platform;
  server.current.clock.set(testStart);
  owner = await makeOwner(db);
  petId = (await makePet(db, owner.profileId)).id;
});

const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  server.current.call(method, path, { as: owner.token, body, headers });
const save = (change: object) => call("PUT", "/api/request", change);
const activate = (isActivated: boolean) =>
  call("PUT", "/api/request/activation", { is_activated: isActivated });
const own = async () => (await call("GET", "/api/request")).json().request;

const form = () => ({
  title: "Oppas voor Moos",
  description: "Een rustige hond.",
  service_types: ["house_visit"],
  animals: [petId],
  start_date: "2026-12-01",
  end_date: "2026-12-07",
});

describe("making a request", () => {
  it("starts out disabled, and is found again", async () => {
    expect((await call("GET", "/api/request")).statusCode).toBe(404);
    const made = await call("POST", "/api/request", {
      ...form(),
      start_time: "08:00",
      end_time: "18:30",
      budget_cents: 2500,
    });
    expect(made.statusCode).toBe(201);
    expect(made.json().data).toEqual({
      id: expect.any(Number),
      asks_if_wanted: false,
      title: "Oppas voor Moos",
      description: "Een rustige hond.",
      service_types: ["house_visit"],
      animals: [{ id: petId, name: "Moos", category: "dog" }],
      start_date: "2026-12-01",
      end_date: "2026-12-07",
      recurring: false,
      weekdays: [],
      start_time: "08:00",
      end_time: "18:30",
      budget_cents: 2500,
      budget_unit: "visit",
      is_activated: false,
      status: "disabled",
      missing_to_activate: [],
    });
    expect((await call("GET", "/api/request")).json()).toEqual({ request: made.json().data });
  });

  it("takes the same as a form, with a picture", async () => {
    const { headers, body } = await multipart([
      ["title", "Elke vrijdag"],
      ["description", "Voor altijd."],
      ["service_types[0]", "dog_walking_service"],
      ["service_types[1]", "dog_walking_service"],
      ["animals[0]", String(petId)],
      ["animals[1]", String(petId)],
      ["recurring", "1"],
      ["weekdays[0][weekday]", "FRIDAY"],
      ["weekdays[0][parts][0]", "evening"],
      ["weekdays[0][parts][1]", "morning"],
      ["budget_cents", ""],
      ["budget_unit", "walk"],
      ["image", await makePicture()],
    ]);
    const made = await call("POST", "/api/request", body, headers);
    expect(made.statusCode).toBe(201);
    expect(made.json().data).toMatchObject({
      service_types: ["dog_walking_service"],
      animals: [{ id: petId }],
      recurring: true,
      weekdays: [{ weekday: "FRIDAY", parts: ["morning", "evening"] }],
      image: { width: 700 },
    });
    expect(made.json().data).not.toHaveProperty("budget_unit");
  });

  it("works without animals, which are only needed to show it", async () => {
    const made = await call("POST", "/api/request", { ...form(), animals: [] });
    expect(made.json().data).toMatchObject({ animals: [], status: "disabled" });
  });

  it.each([
    ["without a title", { title: "" }, "title"],
    ["with a title that is too long", { title: "x".repeat(81) }, "title"],
    ["for no service", { service_types: [] }, "service_types"],
    ["for yesterday", { start_date: "2026-11-14" }, "start_date"],
    ["that ended already", { start_date: "2026-11-14", end_date: "2026-11-14" }, "start_date"],
    ["that ends before it begins", { end_date: "2026-11-30" }, "end_date"],
    ["without a first day", { start_date: "" }, "start_date"],
    ["with a time that is none", { start_time: "25:00" }, "start_time"],
    ["for a pet that is not there", { animals: [999_999] }, "animals"],
  ])("%s is refused", async (_case, change, field) => {
    const answer = await call("POST", "/api/request", { ...form(), ...change });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toContain(field);
    expect(await server.current.platform.db.select().from(requests)).toEqual([]);
  });

  it("knows that it is tomorrow in Amsterdam already", async () => {
    server.current.clock.set("2026-11-30T23:30:00Z");
    const body = { ...form(), start_date: "2026-11-30" };
    const answer = await call("POST", "/api/request", body, { "accept-language": "en" });
    expect(answer.json().errors).toEqual({
      start_date: ["This day has already passed. Choose another."],
    });
  });

  it("for somebody else's pet, or one that is archived, is refused", async () => {
    const { db } = server.current.platform;
    const others = await makePet(db, (await makeOwner(db)).profileId);
    const archived = await makePet(db, owner.profileId, { archivedAt: new Date() });
    for (const { id } of [others, archived]) {
      const answer = await call("POST", "/api/request", { ...form(), animals: [petId, id] });
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json().errors)).toEqual(["animals"]);
    }
  });

  it("is done once, however many times at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => call("POST", "/api/request", form())),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([201, 409, 409, 409, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().error).toBe("requestExists");
  });

  it("that is sent again because no answer came gives the same answer", async () => {
    const key = { "idempotency-key": "key-of-one-request" };
    const first = await call("POST", "/api/request", form(), key);
    const again = await call("POST", "/api/request", form(), key);
    expect([again.statusCode, again.body]).toEqual([201, first.body]);
  });

  it("is for owners", async () => {
    const { db } = server.current.platform;
    const as = await logIn(db, (await makeUser(db, { profileType: "pet_sitter" })).id);
    const answer = await server.current.call("POST", "/api/request", { as, body: form() });
    expect(answer.statusCode).toBe(404);
  });
});

describe("changing a request", () => {
  beforeEach(async () => {
    const { db } = server.current.platform;
    await makeRequest(db, owner.profileId, {
      petIds: [petId],
      budgetCents: 2_000,
      budgetUnit: "day",
    });
  });

  it("keeps what is not sent, and clears what is empty", async () => {
    const answer = await save({ title: "Anders", budget_cents: "" });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toMatchObject({
      title: "Anders",
      description: "Een rustige hond die graag wandelt.",
      start_date: "2026-12-01",
      animals: [{ id: petId }],
      status: "active",
    });
    expect(answer.json().data).not.toHaveProperty("budget_cents");
    expect(answer.json().data).not.toHaveProperty("budget_unit");
    expect(await own()).toEqual(answer.json().data);
  });

  it.each([
    ["an end before the start that it has", { end_date: "2026-11-30" }, "end_date"],
    ["no first day any more", { start_date: "" }, "start_date"],
    ["a day that has passed", { start_date: "2026-11-01" }, "start_date"],
    ["somebody else's pet", { animals: [999_999] }, "animals"],
  ])("refuses %s", async (_case, change, field) => {
    const before = await own();
    const answer = await save({ title: "Anders", ...change });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
    expect(await own()).toEqual(before);
  });

  it("works after its first day, which may be sent along unchanged", async () => {
    server.current.clock.set("2026-12-03T12:00:00Z");
    const answer = await save({ start_date: "2026-12-01", end_date: "2026-12-10" });
    expect(answer.json().data.end_date).toBe("2026-12-10");
  });

  it("to certain days forgets the days of the week", async () => {
    const week = [{ weekday: "MONDAY", parts: ["morning"] }];
    const weekly = await save({ recurring: true, weekdays: week, start_date: "", end_date: "" });
    expect(weekly.json().data).toMatchObject({ recurring: true, weekdays: week });
    const once = await save({ recurring: false, start_date: "2026-12-24" });
    expect(once.json().data).toMatchObject({ recurring: false, weekdays: [] });
  });

  it("takes its last animal away, and then it is not shown until asked for again", async () => {
    const emptied = await save({ animals: [] });
    expect(emptied.json().data).toMatchObject({ is_activated: false, status: "disabled" });
    const filled = await save({ animals: [petId] });
    expect(filled.json().data).toMatchObject({ is_activated: false, status: "disabled" });
  });

  it("replaces the picture and takes it away, with its file", async () => {
    const { headers, body } = await multipart([
      ["_method", "PUT"],
      ["image", await makePicture("red")],
    ]);
    const red = (await call("POST", "/api/request", body, headers)).json().data.image;
    const again = await multipart([
      ["_method", "PUT"],
      ["image", await makePicture("blue")],
    ]);
    const blue = (await call("POST", "/api/request", again.body, again.headers)).json().data.image;
    expect((await server.current.call("GET", red.url)).statusCode).toBe(404);
    await sweepUploads(testContext(server.current.platform));
    expect((await server.current.call("GET", blue.url)).statusCode).toBe(200);

    expect((await save({ image: "" })).json().data).not.toHaveProperty("image");
    expect((await server.current.call("GET", blue.url)).statusCode).toBe(404);
    await sweepUploads(testContext(server.current.platform));
    for (const { url } of [red, blue]) expect(await isInStorage(url)).toBe(false);
  });

  it("needs one to change", async () => {
    expect((await call("DELETE", "/api/request")).statusCode).toBe(204);
    expect((await call("DELETE", "/api/request")).statusCode).toBe(404);
    expect((await save({ title: "Anders" })).statusCode).toBe(404);
    expect((await activate(true)).statusCode).toBe(404);
    expect((await call("POST", "/api/request", form())).statusCode).toBe(201);
  });
});

describe("showing a request to sitters", () => {
  it("makes it active, and hiding it disables it", async () => {
    const { db } = server.current.platform;
    await makeRequest(db, owner.profileId, { petIds: [petId], isActivated: false });
    expect((await activate(true)).json().data).toMatchObject({
      is_activated: true,
      status: "active",
    });
    expect((await activate(false)).json().data).toMatchObject({
      is_activated: false,
      status: "disabled",
    });
  });

  it("needs a confirmed address; hiding it doesn't", async () => {
    const { db } = server.current.platform;
    owner = await makeOwner(db, { emailVerifiedAt: null });
    const pet = await makePet(db, owner.profileId);
    await makeRequest(db, owner.profileId, { petIds: [pet.id], isActivated: false });
    const answer = await activate(true);
    expect([answer.statusCode, answer.json().error]).toEqual([403, "emailNotVerified"]);
    expect((await activate(false)).statusCode).toBe(200);
  });

  it("needs an animal", async () => {
    await makeRequest(server.current.platform.db, owner.profileId);
    const answer = await activate(true);
    expect([answer.statusCode, answer.json().error]).toEqual([409, "requestIncomplete"]);
  });

  it("needs days that are still to come", async () => {
    const { db } = server.current.platform;
    await makeRequest(db, owner.profileId, { petIds: [petId], isActivated: false });
    server.current.clock.set("2026-12-08T12:00:00Z");
    const answer = await activate(true);
    expect([answer.statusCode, answer.json().error]).toEqual([409, "requestPast"]);
  });
});

describe("a pet that leaves", () => {
  it.each([
    ["removed", () => call("DELETE", `/api/pets/${petId}`)],
    ["archived", () => call("PUT", `/api/pets/${petId}`, { is_archived: true })],
  ])(
    "when %s, leaves the request, and the last one takes it away from sitters",
    async (_how, leave) => {
      const { db } = server.current.platform;
      const other = await makePet(db, owner.profileId, { name: "Pip", category: "cat" });
      await makeRequest(db, owner.profileId, { petIds: [petId, other.id] });
      await leave();
      expect(await own()).toMatchObject({ animals: [{ id: other.id }], status: "active" });
      petId = other.id;
      await leave();
      expect(await own()).toMatchObject({ animals: [], is_activated: false, status: "disabled" });
    },
  );

  it("at the very moment that a request asks for it, is in no request afterwards", async () => {
    const { db } = server.current.platform;
    await makeRequest(db, owner.profileId);
    for (let more = 0; more < 4; more += 1) await makePet(db, owner.profileId);
    const all = (await call("GET", "/api/pets")).json().data as { id: number }[];
    const animals = all.map(({ id }) => id);
    const [saved, shown, ...removed] = await Promise.all([
      save({ animals }),
      activate(true),
      ...animals.map((id) => call("DELETE", `/api/pets/${id}`)),
    ]);
    expect(removed.map(({ statusCode }) => statusCode)).toEqual(animals.map(() => 204));
    expect([200, 422]).toContain(saved.statusCode);
    expect([200, 409]).toContain(shown.statusCode);
    expect(await own()).toMatchObject({ animals: [], is_activated: false });
  });
});

describe("for other domains", () => {
  it("the request is told in short", async () => {
    const { db } = server.current.platform;
    expect(await findRequestSummary(db, owner.profileId)).toBeNull();
    const { id } = await makeRequest(db, owner.profileId, { petIds: [petId] });
    expect(await findRequestSummary(db, owner.profileId)).toEqual({
      id,
      isActivated: true,
      animals: [{ id: petId, name: "Moos", category: "dog" }],
    });
  });

  it("a profile that goes takes the request's file along", async () => {
    const { platform } = server.current;
    const { headers, body } = await multipart([
      ["title", "Elke vrijdag"],
      ["description", "Voor altijd."],
      ["service_types[]", "house_visit"],
      ["animals", ""],
      ["start_date", "2026-12-01"],
      ["image", await makePicture()],
    ]);
    const { image } = (await call("POST", "/api/request", body, headers)).json().data;
    const { profileId } = owner;
    await platform.db.transaction((db) =>
      forgetRequest(testContext(platform, { db }), { profileId }),
    );
    expect((await server.current.call("GET", image.url)).statusCode).toBe(404);
  });
});
