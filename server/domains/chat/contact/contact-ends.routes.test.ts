import { beforeEach, describe, expect, it } from "vitest";
import { dayMs } from "#contract/shared/durations.ts";
import { chatRooms, messages } from "#server/db/schema/chat.ts";
import { type ChatPerson, makeMessage, makePair, makeRoom } from "#tests/factories/chat.ts";
import { testJobContext } from "#tests/setup/test-context.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { closeUnanswered } from "./chat-contacts.service.ts";

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
const remove = (path: string, { token: as }: Person, body?: object) =>
  server.current.call("DELETE", path, { as, ...(body ? { body } : {}) });

describe("a contact that nobody answers", () => {
  it("closes after sixty days; who began may begin again", async () => {
    const { clock } = server.current;
    const roomId = await makeRoom(db(), { owner, sitter }, { acceptanceStatus: "pending" });
    const before = clock.now();
    try {
      clock.advance(59 * dayMs);
      await closeUnanswered(testJobContext(server.current.platform));
      expect(await getRoom(roomId, owner)).toMatchObject({ acceptance_status: "pending" });
      clock.advance(2 * dayMs);
      await closeUnanswered(testJobContext(server.current.platform));
      expect(await getRoom(roomId, owner)).toMatchObject({
        acceptance_status: "closed",
        closed_reason: "timeout",
      });
      const again = { chat_room_id: roomId, message: "Is er nu plek?" };
      expect((await post("/api/messages", owner, again)).statusCode).toBe(201);
      expect(await getRoom(roomId, owner)).toMatchObject({ acceptance_status: "pending" });
    } finally {
      clock.set(before);
    }
  });
});

describe("blocking", () => {
  const path = (person: ChatPerson) => `/api/user/blocks/${person.userId}`;

  it("closes the room for both, and lifting it brings back what was", async () => {
    const roomId = await makeRoom(db(), { owner, sitter }, { acceptanceStatus: "pending" });
    await makeMessage(db(), roomId);
    expect((await put(path(owner), sitter)).statusCode).toBe(204);
    expect((await put(path(owner), sitter)).statusCode).toBe(204);
    for (const person of [owner, sitter]) {
      const answer = await post("/api/messages", person, { chat_room_id: roomId, message: "Dag" });
      expect([answer.statusCode, answer.json().error]).toEqual([409, "contactClosed"]);
    }
    expect(await getRoom(roomId, sitter)).toMatchObject({
      acceptance_status: "closed",
      closed_reason: "blocked",
      is_blocked_by_viewer: true,
    });
    expect(await getRoom(roomId, owner)).toMatchObject({ is_blocked_by_viewer: false });
    await remove(path(owner), sitter);
    expect(await getRoom(roomId, sitter)).toMatchObject({ acceptance_status: "pending" });
    expect(
      (await post("/api/messages", sitter, { chat_room_id: roomId, message: "Dag" })).statusCode,
    ).toBe(201);
  });

  it("by both is lifted when both have lifted it", async () => {
    const roomId = await makeRoom(db(), { owner, sitter });
    await put(path(owner), sitter);
    await put(path(sitter), owner);
    await remove(path(owner), sitter);
    expect(await getRoom(roomId, owner)).toMatchObject({ closed_reason: "blocked" });
    await remove(path(sitter), owner);
    expect(await getRoom(roomId, owner)).toMatchObject({ acceptance_status: "accepted" });
  });

  it("leaves no way to begin", async () => {
    await put(path(owner), sitter);
    const tries = [
      await post(`/api/chatRooms/${sitter.profileId}`, owner),
      await post(`/api/chatRooms/${owner.profileId}`, sitter),
    ];
    const answers = tries.map((answer) => [answer.statusCode, answer.json().error]);
    expect(answers).toEqual(Array(2).fill([409, "contactClosed"]));
  });

  it("is not for oneself, nor for nobody", async () => {
    expect((await put(path(owner), owner)).json().error).toBe("sameUser");
    expect((await put("/api/user/blocks/999999", owner)).statusCode).toBe(404);
    expect((await remove("/api/user/blocks/999999", owner)).statusCode).toBe(204);
  });
});

describe("who leaves", () => {
  it("leaves what was said to the other, to read only", async () => {
    const roomId = await makeRoom(db(), { owner, sitter });
    await makeMessage(db(), roomId, { sentBy: "pet_sitter", text: "Tot morgen" });
    const answer = await remove("/api/user", sitter, { password: "een hond in de zon" });
    expect(answer.statusCode).toBeLessThan(300);
    expect((await get("/api/chatRooms", owner)).json().total).toBe(0);
    const [room] = (await get("/api/chatRooms/deleted", owner)).json().data;
    expect(room).toMatchObject({
      id: roomId,
      acceptance_status: "closed",
      closed_reason: "deleted",
      last_message: { message: "Tot morgen" },
      allowed_actions: ["archive"],
    });
    expect(room.profiles[1]).toEqual({
      profile_type: "pet_sitter",
      is_findable: false,
      is_deleted: true,
      is_own: false,
      is_online: false,
      user: { favorites: [] },
    });
    const refused = await post("/api/messages", owner, { chat_room_id: roomId, message: "Dag" });
    expect(refused.json().error).toBe("contactClosed");

    await remove("/api/user", owner, { password: "een hond in de zon" });
    expect([await db().$count(chatRooms), await db().$count(messages)]).toEqual([0, 0]);
  });

  it("takes along a room in which nobody wrote", async () => {
    await post(`/api/chatRooms/${sitter.profileId}`, owner);
    await remove("/api/user", sitter, { password: "een hond in de zon" });
    expect(await db().$count(chatRooms)).toBe(0);
  });
});
