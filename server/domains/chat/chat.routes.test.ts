import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { ProfileType } from "#contract/profiles.ts";
import { dayMs } from "#contract/shared/durations.ts";
import { rowsOf } from "#server/db/database.ts";
import { chatRooms, messages } from "#server/db/schema/chat.ts";
import { favorites, profiles } from "#server/db/schema/profiles.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { type ChatPerson, makeMessage, makePair, makeRoom } from "#tests/factories/chat.ts";
import { makePet } from "#tests/factories/pets.ts";
import { testJobContext } from "#tests/setup/test-context.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";
import { eraseTakenBack } from "./contact/chat-contacts.service.ts";
import { selectMessages } from "./messages/messages.repository.ts";

const server = testServer({ environment: { LIMIT_MESSAGES: "1000" } });
const db = () => server.current.platform.db;

let owner: ChatPerson;
let sitter: ChatPerson;
beforeEach(async () => {
  ({ owner, sitter } = await makePair(db()));
});

type Person = { token: string };
const get = async (path: string, { token: as }: Person) => server.current.call("GET", path, { as });
const getRoom = async (id: number, person: Person) =>
  (await get(`/api/chatRooms/${id}`, person)).json().data;
const put = (path: string, { token: as }: Person, body: object = {}) =>
  server.current.call("PUT", path, { as, body });
const post = (path: string, { token: as }: Person, body: object = {}) =>
  server.current.call("POST", path, { as, body });

describe("the list of rooms", () => {
  it("has both profiles, the owner first, and nothing of anybody's address", async () => {
    await db().insert(favorites).values({ userId: owner.userId, profileId: sitter.profileId });
    const roomId = await makeRoom(db(), { owner, sitter });
    await makeMessage(db(), roomId);
    const answer = await get("/api/chatRooms", owner);
    const [room] = answer.json().data;
    expect(room.profiles).toMatchObject([
      { id: owner.profileId, is_own: true, user: { favorites: [sitter.profileId] } },
      {
        id: sitter.profileId,
        first_name: "Sanne",
        city: "Utrecht",
        city_slug: "utrecht",
        is_findable: true,
        is_own: false,
        user: { id: sitter.userId, favorites: [] },
      },
    ]);
    expect(room).toMatchObject({ last_message: { message: "Dag Sanne" }, archived: false });
    expect(answer.body).not.toMatch(/Oudegracht|3511|52\.09|example\.test|\+31/);
    expect((await get("/api/chatRooms", sitter)).json().data[0].profiles[0]).toMatchObject({
      first_name: "Tess",
      request_id: expect.any(Number),
      user: { favorites: [] },
    });
  });

  it("has the latest activity first, by pages, and counts what is unread", async () => {
    const ids: number[] = [];
    for (let hour = 1; hour <= 6; hour += 1) {
      const other = await makePair(db());
      const lastActivityAt = new Date(`2026-11-14T0${hour}:00:00Z`);
      const pair = { owner, sitter: other.sitter };
      ids.push(await makeRoom(db(), pair, { lastActivityAt, unread: { pet_owner: hour } }));
    }
    const page = (await get("/api/chatRooms?limit=5&name=a", owner)).json();
    expect(page.data.map(({ id }: { id: number }) => id)).toEqual(ids.slice(1).toReversed());
    expect(page).toMatchObject({ total: 6, last_page: 2, unread_messages_count: 21 });
    const rest = (await get(page.next_page_url, owner)).json();
    expect(rest.data.map(({ id }: { id: number }) => id)).toEqual([ids[0]]);
    expect(rest).toMatchObject({ current_page: 2, from: 6, to: 6, per_page: 5 });
  });

  it("finds a room by the other's name, and takes no wildcards", async () => {
    await makeRoom(db(), { owner, sitter });
    const found = async (name: string) =>
      (await get(`/api/chatRooms?name=${encodeURIComponent(name)}`, owner)).json().total;
    expect([await found("san"), await found("Tess"), await found("%")]).toEqual([1, 0, 0]);
  });

  it("is of the profile in use; the other profile's room is still the user's", async () => {
    const roomId = await makeRoom(db(), { owner, sitter }, { unread: { pet_owner: 2 } });
    await db()
      .insert(profiles)
      .values({ userId: owner.userId, profileType: "pet_sitter" satisfies ProfileType });
    const list = async () => (await get("/api/chatRooms", owner)).json();
    expect(await list()).toMatchObject({ total: 1, other_unread_messages_count: 0 });
    await post("/api/user/profile/switch", owner, { profile_type: "pet_sitter" });
    // What waits there is counted on the way to the other profile.
    expect(await list()).toMatchObject({ total: 0, other_unread_messages_count: 2 });
    expect(await getRoom(roomId, owner)).toMatchObject({ id: roomId });
  });

  it("is empty for who has no profile", async () => {
    const admin = { token: await logIn(db(), (await makeUser(db(), { role: "admin" })).id) };
    expect((await get("/api/chatRooms", admin)).json()).toMatchObject({ data: [], total: 0 });
  });
});

describe("a room", () => {
  it("that was opened shows to its maker alone until somebody writes", async () => {
    const opened = (await post(`/api/chatRooms/${sitter.profileId}`, owner)).json().data;
    expect(opened).not.toHaveProperty("acceptance_status");
    expect(await post(`/api/chatRooms/${sitter.profileId}`, owner)).toMatchObject({
      statusCode: 200,
    });
    expect(await db().$count(chatRooms)).toBe(1);
    expect((await get(`/api/chatRooms/${opened.id}`, sitter)).statusCode).toBe(404);
    expect((await get("/api/chatRooms", sitter)).json().total).toBe(0);
    expect((await get("/api/chatRooms", owner)).json().total).toBe(1);
    const with_ = `/api/chatRooms/profile/${owner.profileId}`;
    expect((await get(with_, sitter)).statusCode).toBe(404);

    // Opening it as well brings it to both.
    expect((await post(`/api/chatRooms/${owner.profileId}`, sitter)).json().data.id).toBe(
      opened.id,
    );
    expect((await get(with_, sitter)).json().data.id).toBe(opened.id);
    expect((await get("/api/chatRooms", owner)).json().total).toBe(1);
  });

  it("is found as whichever of one's profiles takes part", async () => {
    const roomId = await makeRoom(db(), { owner, sitter });
    await db()
      .insert(profiles)
      .values({ userId: owner.userId, profileType: "pet_sitter" satisfies ProfileType });
    await post("/api/user/profile/switch", owner, { profile_type: "pet_sitter" });
    const found = await get(`/api/chatRooms/profile/${sitter.profileId}`, owner);
    expect(found.json().data.id).toBe(roomId);
    const opened = await post(`/api/chatRooms/${sitter.profileId}`, owner);
    expect(opened.json().data.id).toBe(roomId);
  });

  it("says what it is about: the owner's pets, and their request", async () => {
    const roomId = await makeRoom(db(), { owner, sitter });
    const { id } = await makePet(db(), owner.profileId, { name: "Minoes", category: "cat" });
    await makePet(db(), owner.profileId, { name: "Vroeger", archivedAt: new Date(testStart) });
    for (const side of [owner, sitter]) {
      expect(await getRoom(roomId, side)).toMatchObject({
        request_id: expect.any(Number),
        request_title: expect.any(String),
        pets: [{ name: expect.any(String) }, { id, name: "Minoes", category: "cat" }],
      });
    }
  });

  it("shows the pets to a sitter in contact, without what is for who gets the work", async () => {
    const roomId = await makeRoom(db(), { owner, sitter });
    const pet = { name: "Minoes", medication: "Elke ochtend", chipNumber: "528140000000001" };
    await makePet(db(), owner.profileId, { ...pet, feeding: "Brokjes", character: "Lief" });
    const { data } = (await get(`/api/chatRooms/${roomId}/pets`, sitter)).json();
    const minoes = data.find(({ name }: { name: string }) => name === "Minoes");
    expect(minoes).toMatchObject({ medication: true, character: "Lief", images: [] });
    expect(minoes).not.toHaveProperty("chip_number");
    expect(minoes).not.toHaveProperty("feeding");
  });

  it.each([
    ["before the owner has answered", { acceptanceStatus: "pending", initiatedBy: "pet_sitter" }],
    ["after a no", { acceptanceStatus: "declined", declinedBy: "pet_owner" }],
    ["after a block", { acceptanceStatus: "closed", closedReason: "blocked" }],
  ] as const)("keeps the pets from a sitter %s", async (_when, contact) => {
    const roomId = await makeRoom(db(), { owner, sitter }, contact);
    const status = async (side: ChatPerson) =>
      (await get(`/api/chatRooms/${roomId}/pets`, side)).statusCode;
    expect([await status(owner), await status(sitter)]).toEqual([200, 404]);
  });

  it("is not there for others, in any way", async () => {
    const roomId = await makeRoom(db(), { owner, sitter });
    const third = await makePair(db());
    const admin = { token: await logIn(db(), (await makeUser(db(), { role: "admin" })).id) };
    for (const stranger of [third.owner, third.sitter, admin]) {
      const statuses = [
        await get(`/api/chatRooms/${roomId}`, stranger),
        await get(`/api/chatRooms/${roomId}/messages`, stranger),
        await get(`/api/chatRooms/${roomId}/pets`, stranger),
        await put(`/api/chatRooms/${roomId}/archive`, stranger, { archived: true }),
        await put(`/api/chatRooms/${roomId}/markAsRead`, stranger),
      ].map(({ statusCode }) => statusCode);
      expect(statuses).toEqual([404, 404, 404, 404, 404]);
    }
  });

  it("is put away by one side only, and comes back with a message", async () => {
    const roomId = await makeRoom(db(), { owner, sitter });
    const path = `/api/chatRooms/${roomId}/archive`;
    expect((await put(path, owner, { archived: true })).json().data.archived).toBe(true);
    expect((await get("/api/chatRooms", owner)).json().total).toBe(0);
    expect((await get("/api/chatRooms?archived=1", owner)).json().total).toBe(1);
    expect((await get("/api/chatRooms", sitter)).json().total).toBe(1);
    await post("/api/messages", sitter, { chat_room_id: roomId, message: "Nog even dit" });
    expect((await get("/api/chatRooms", owner)).json().total).toBe(1);
  });

  it("is looked at for what calls for care once, when it is written", async () => {
    const roomId = await makeRoom(db(), { owner, sitter }, { acceptanceStatus: "pending" });
    const written = { chat_room_id: roomId, message: "Bel 06 12345678" };
    const { id } = (await post("/api/messages", owner, written)).json().data;
    const [row] = await db().select().from(messages).where(eq(messages.id, id));
    expect(row?.cautions).toEqual(["phone"]);
    await db()
      .update(messages)
      .set({ cautions: ["link"] })
      .where(eq(messages.id, id));
    expect((await getRoom(roomId, sitter)).last_message.cautions).toEqual(["link"]);
  });

  it("marks what calls for care, for the reader of a pending contact only", async () => {
    const roomId = await makeRoom(db(), { owner, sitter }, { acceptanceStatus: "pending" });
    const text = "Bel 06 12345678, Kerkstraat 18";
    await makeMessage(db(), roomId, { text });
    const last = async (person: Person) => (await getRoom(roomId, person)).last_message;
    expect(await last(sitter)).toMatchObject({ message: text, cautions: ["phone", "address"] });
    expect(await last(owner)).toMatchObject({ message: text, cautions: [] });
    await post("/api/messages", sitter, { chat_room_id: roomId, message: "Dag Tess" });
    const { data } = (await get(`/api/chatRooms/${roomId}/messages`, sitter)).json();
    expect(data[1]).toMatchObject({ message: text, cautions: [] });
  });
});

describe("messages by pages", () => {
  it("come newest first, before or after a given one", async () => {
    const roomId = await makeRoom(db(), { owner, sitter });
    const ids: number[] = [];
    for (let count = 0; count < 5; count += 1) ids.push((await makeMessage(db(), roomId)).id);
    const [first, second, third, fourth, fifth] = ids;
    const page = async (query: string) => {
      const answer = (await get(`/api/chatRooms/${roomId}/messages?${query}`, owner)).json();
      return [answer.data.map(({ id }: { id: number }) => id), answer.has_more];
    };
    expect(await page("limit=2")).toEqual([[fifth, fourth], true]);
    expect(await page("limit=2&offset=4")).toEqual([[first], false]);
    expect(await page(`limit=2&before=${fourth}`)).toEqual([[third, second], true]);
    expect(await page(`limit=2&after=${third}`)).toEqual([[fourth, fifth], false]);
    expect((await get(`/api/chatRooms/${roomId}/messages?limit=101`, owner)).statusCode).toBe(422);
  });

  it("of a room with 50,000 are read from its index, and only as many as asked for", async () => {
    const roomId = await makeRoom(db(), { owner, sitter });
    await db().execute(sql`
      insert into ${messages} (chat_room_id, type, sent_by, text, delivered_at, read_at)
      select ${roomId}, 'TEXT', 'pet_owner', 'Dag', now(), now() from generate_series(1, 50000)`);
    // The newest are in other rooms: walking back through all of them would be no use.
    const other = await makeRoom(db(), await makePair(db()));
    await db().execute(sql`
      insert into ${messages} (chat_room_id, type, sent_by, text, delivered_at, read_at)
      select ${other}, 'TEXT', 'pet_owner', 'Dag', now(), now() from generate_series(1, 10000)`);
    await db().execute(sql`analyze ${messages}`);
    const asked = [
      { offset: 0, limit: 30 },
      { offset: 0, limit: 30, before: 25_000 },
      { offset: 0, limit: 30, after: 49_000 },
    ];
    for (const window of asked) {
      const query = selectMessages(db(), roomId, "pet_sitter", window).getSQL();
      const lines = await rowsOf<{ "QUERY PLAN": string }>(db(), sql`explain analyze ${query}`);
      const plan = lines.map((line) => line["QUERY PLAN"]).join("\n");
      expect(plan).toMatch(/Index Scan.* using messages_of_room/);
      expect(plan).not.toMatch(/Sort|Seq Scan/);
      expect(plan).toMatch(/Index Scan.*actual.*rows=30(\.00)? loops=1/);
    }
  });
});

describe("what was taken back", () => {
  it("is erased after thirty days, and still shows that it was there", async () => {
    const { clock } = server.current;
    const roomId = await makeRoom(db(), { owner, sitter });
    const hiddenAt = clock.now();
    const { id } = await makeMessage(db(), roomId, { text: "Geheim", hiddenAt });
    const before = clock.now();
    clock.advance(31 * dayMs);
    for (const text of ["Ook", "Dit", "Niet"]) await makeMessage(db(), roomId, { text, hiddenAt });
    await eraseTakenBack(testJobContext(server.current.platform), { atOnce: 2 });
    clock.set(before);
    const rows = await db().select().from(messages).orderBy(messages.id);
    expect(rows.map(({ text }) => text)).toEqual([null, null, null, null]);
    expect(rows[0]?.id).toBe(id);
    expect(await getRoom(roomId, sitter)).toMatchObject({ last_message: { is_hidden: true } });
  });
});
