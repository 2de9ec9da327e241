import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { chatRoomSides, chatRooms, messages } from "#server/db/schema/chat.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { type ChatPerson, makeMessage, makePair, makeRoom } from "#tests/factories/chat.ts";
import { testServer } from "#tests/setup/test-server.ts";

const server = testServer({ environment: { LIMIT_MESSAGES: "1000" } });

let owner: ChatPerson;
let sitter: ChatPerson;
beforeEach(async () => {
  ({ owner, sitter } = await makePair(server.current.platform.db));
});

function send(from: { token: string }, body: object, key?: string) {
  return server.current.call("POST", "/api/messages", {
    as: from.token,
    body,
    headers: key ? { "idempotency-key": key } : {},
  });
}

const post = (path: string, from: { token: string }, body: object) =>
  server.current.call("POST", path, { as: from.token, body });
const put = (path: string, from: { token: string }, body: object = {}) =>
  server.current.call("PUT", path, { as: from.token, body });

async function getRoom(roomId: number, from: { token: string }) {
  const answer = await server.current.call("GET", `/api/chatRooms/${roomId}`, { as: from.token });
  return answer.json().data;
}

async function messagesOf(roomId: number, from: { token: string }, query = "") {
  const path = `/api/chatRooms/${roomId}/messages${query}`;
  return (await server.current.call("GET", path, { as: from.token })).json();
}

/** A room in which the owner has begun. */
async function begin(text = "Dag Sanne, heb je plek?"): Promise<number> {
  const answer = await send(owner, { profile_id: sitter.profileId, message: text });
  expect(answer.statusCode).toBe(201);
  return answer.json().data.chat_room_id;
}

describe("beginning contact", () => {
  it("makes a room with tips, and a message that waits for an answer", async () => {
    const roomId = await begin();
    const { data } = await messagesOf(roomId, sitter);
    expect(data).toMatchObject([
      { type: "TEXT", sent_by: "pet_owner", is_own: false, read: false, is_waiting: false },
      { type: "WELCOME", is_own: false },
    ]);
    expect(await getRoom(roomId, owner)).toMatchObject({
      acceptance_status: "pending",
      is_initiator: true,
      unread_messages_count: 0,
    });
    expect(await getRoom(roomId, sitter)).toMatchObject({
      is_initiator: false,
      unread_messages_count: 1,
      last_message: { message: "Dag Sanne, heb je plek?" },
      allowed_actions: ["write", "decline", "indicateInterest", "archive", "block", "report"],
    });
  });

  it("goes both ways", async () => {
    const answer = await send(sitter, { profile_id: owner.profileId, message: "Dag Tess" });
    expect(answer.statusCode).toBe(201);
    expect(await getRoom(answer.json().data.chat_room_id, owner)).toMatchObject({
      acceptance_status: "pending",
      is_initiator: false,
    });
  });

  it("by both at once ends in one room", async () => {
    const answers = await Promise.all([
      send(owner, { profile_id: sitter.profileId, message: "Dag Sanne" }),
      send(sitter, { profile_id: owner.profileId, message: "Dag Tess" }),
    ]);
    const rooms = answers.map((answer) => answer.json().data.chat_room_id);
    expect(rooms[0]).toBe(rooms[1]);
    expect(await getRoom(rooms[0], owner)).toMatchObject({ acceptance_status: "accepted" });
  });

  it.each([
    ["oneself", async () => owner.profileId, 409, "sameUser"],
    [
      "somebody of one's own kind",
      async () => (await makePair(db())).owner.profileId,
      409,
      "sameType",
    ],
    ["nobody", async () => 999_999, 404, "notFound"],
  ])("with %s is refused", async (_case, find, status, error) => {
    const answer = await send(owner, { profile_id: await find(), message: "Dag" });
    expect([answer.statusCode, answer.json().error]).toEqual([status, error]);
  });

  it("with who can't be found is not there", async () => {
    const silent = await makeUser(db(), { profileType: "pet_sitter" });
    const open = `/api/chatRooms/${silent.id}`;
    expect((await post(open, owner, {})).statusCode).toBe(404);
    expect(await db().$count(chatRooms)).toBe(0);
  });
});

function db() {
  return server.current.platform.db;
}

describe("waiting for an answer", () => {
  it("takes three messages, and after an answer as many as one likes", async () => {
    const roomId = await begin();
    for (const text of ["Het gaat om Moos.", "Hij is vier."]) {
      expect((await send(owner, { chat_room_id: roomId, message: text })).statusCode).toBe(201);
    }
    const fourth = await send(owner, { chat_room_id: roomId, message: "Ben je er?" });
    expect([fourth.statusCode, fourth.json().error]).toEqual([409, "awaitingReply"]);
    expect(await getRoom(roomId, owner)).toMatchObject({ write_obstacle: "awaitingReply" });
    expect((await getRoom(roomId, owner)).allowed_actions).not.toContain("write");

    await send(sitter, { chat_room_id: roomId, message: "Zeker!" });
    expect(await getRoom(roomId, owner)).toMatchObject({
      acceptance_status: "accepted",
      next_action: "ScheduleIntroduction",
    });
    for (let count = 0; count < 4; count += 1) {
      expect((await send(owner, { chat_room_id: roomId, message: "Fijn" })).statusCode).toBe(201);
    }
  });
});

describe("declining", () => {
  const decline = (from: ChatPerson, roomId: number, message?: string) =>
    post("/api/messages/decline", from, { chat_room_id: roomId, ...(message ? { message } : {}) });

  it("ends it for the other; who declined may write again", async () => {
    const roomId = await begin();
    const declined = await decline(sitter, roomId, "Het past helaas niet.");
    expect(declined.statusCode).toBe(201);
    expect(declined.json().data).toMatchObject({ type: "DECLINE", is_own: true });
    const refused = await send(owner, { chat_room_id: roomId, message: "Toch?" });
    expect([refused.statusCode, refused.json().error]).toEqual([409, "contactDeclined"]);
    expect(await getRoom(roomId, owner)).toMatchObject({
      acceptance_status: "declined",
      is_decliner: false,
      write_obstacle: "contactDeclined",
    });
    expect((await decline(sitter, roomId)).json().error).toBe("contactDeclined");

    expect((await send(sitter, { chat_room_id: roomId, message: "Toch wel" })).statusCode).toBe(
      201,
    );
    expect(await getRoom(roomId, owner)).toMatchObject({ acceptance_status: "accepted" });
    expect((await send(owner, { chat_room_id: roomId, message: "Fijn" })).statusCode).toBe(201);
  });

  it("is not for who waits for an answer, and for strangers there is nothing", async () => {
    const roomId = await begin();
    expect((await decline(owner, roomId)).json().error).toBe("awaitingReply");
    expect((await decline((await makePair(db())).sitter, roomId)).statusCode).toBe(404);
  });
});

describe("a sitter's wish", () => {
  const indicate = (from: ChatPerson, roomId: number) =>
    post("/api/messages/indicateInterestInBooking", from, {
      chat_room_id: roomId,
      for_introduction: true,
    });

  it("gives the owner a button, answers a pending contact, and is refused once", async () => {
    const roomId = await begin();
    expect((await indicate(owner, roomId)).statusCode).toBe(403);
    const wish = (await indicate(sitter, roomId)).json().data;
    expect(wish).toMatchObject({ type: "INTERESTED_IN_BOOKING", allowed_actions: [] });
    expect(await getRoom(roomId, owner)).toMatchObject({ acceptance_status: "accepted" });
    const [seen] = (await messagesOf(roomId, owner)).data;
    expect(seen).toMatchObject({
      params: { for_introduction: true },
      allowed_actions: ["scheduleIntroduction", "refuseIndication", "report"],
    });

    const path = "/api/messages/notInterestedInIndication";
    expect((await post(path, sitter, { message_id: wish.id })).statusCode).toBe(403);
    const answer = await post(path, owner, { message_id: wish.id });
    expect(answer.json().data).toMatchObject({
      type: "NOT_INTERESTED_IN_BOOKING_RESPONSE",
      params: { message_id: wish.id },
    });
    const again = await post(path, owner, { message_id: wish.id });
    expect([again.statusCode, again.json().error]).toEqual([409, "alreadyAnswered"]);
    const first = (await messagesOf(roomId, owner)).data.find(
      ({ id }: { id: number }) => id === wish.id,
    );
    expect(first.allowed_actions).toEqual(["report"]);
  });

  it("is open on both sides until it is answered, and can't be said twice", async () => {
    const roomId = await begin();
    const { id } = (await indicate(sitter, roomId)).json().data;
    const again = await indicate(sitter, roomId);
    expect([again.statusCode, again.json().error]).toEqual([409, "alreadyIndicated"]);
    for (const side of [owner, sitter]) {
      expect(await getRoom(roomId, side)).toMatchObject({ open_wish: "introduction" });
    }
    const waiting = await getRoom(roomId, sitter);
    expect(waiting.allowed_actions).not.toContain("indicateInterest");
    expect(waiting.next_action).toBeUndefined();

    await post("/api/messages/notInterestedInIndication", owner, { message_id: id });
    for (const side of [owner, sitter]) {
      expect((await getRoom(roomId, side)).open_wish).toBeUndefined();
    }
    // It may be said again some day; we just don't suggest it.
    const refused = await getRoom(roomId, sitter);
    expect(refused.allowed_actions).toContain("indicateInterest");
    expect(refused.next_action).toBeUndefined();
    expect((await indicate(sitter, roomId)).statusCode).toBe(201);
  });

  it("is answered by a no to the contact, on both sides", async () => {
    const roomId = await begin();
    const { id } = (await indicate(sitter, roomId)).json().data;
    await post("/api/messages/decline", owner, { chat_room_id: roomId });
    for (const side of [owner, sitter]) {
      expect((await getRoom(roomId, side)).open_wish).toBeUndefined();
      const { data } = await messagesOf(roomId, side);
      const wish = data.find((message: { id: number }) => message.id === id);
      expect(wish.params).toMatchObject({ is_answered: true });
    }
  });

  it("is answered by nothing but a wish", async () => {
    const roomId = await begin();
    const { id } = (await messagesOf(roomId, sitter)).data[0];
    const path = "/api/messages/notInterestedInIndication";
    expect((await post(path, owner, { message_id: id })).statusCode).toBe(404);
  });
});

describe("reading and taking back", () => {
  it("reads a message and all before it, not those after", async () => {
    const roomId = await makeRoom(db(), { owner, sitter }, { unread: { pet_sitter: 3 } });
    const sent = [];
    for (let count = 0; count < 3; count += 1) sent.push(await makeMessage(db(), roomId));
    const answer = await put(`/api/messages/${sent[1]?.id}/markAsRead`, sitter, { read: true });
    expect(answer.json().data).toMatchObject({ read: true });
    const { data } = await messagesOf(roomId, owner);
    expect(data.map(({ read }: { read: boolean }) => read)).toEqual([false, true, true]);
    expect(await getRoom(roomId, sitter)).toMatchObject({ unread_messages_count: 1 });
    await put(`/api/chatRooms/${roomId}/markAsRead`, sitter);
    expect(await getRoom(roomId, sitter)).toMatchObject({ unread_messages_count: 0 });
  });

  it("one's own is not read by reading it oneself", async () => {
    const roomId = await makeRoom(db(), { owner, sitter });
    const { id } = await makeMessage(db(), roomId);
    const answer = await put(`/api/messages/${id}/markAsRead`, owner, { read: true });
    expect(answer.json().data).toMatchObject({ read: false });
  });

  it("takes back what is one's own, for both, and unread it counts no more", async () => {
    const roomId = await makeRoom(db(), { owner, sitter });
    const sent = (await send(owner, { chat_room_id: roomId, message: "Oeps" })).json().data;
    expect((await put(`/api/messages/${sent.id}/hide`, sitter)).statusCode).toBe(403);
    const hidden = await put(`/api/messages/${sent.id}/hide`, owner);
    expect(hidden.json().data).toMatchObject({ is_hidden: true, allowed_actions: [] });
    expect(hidden.body).not.toContain("Oeps");
    expect((await put(`/api/messages/${sent.id}/hide`, owner)).statusCode).toBe(200);
    const seen = await getRoom(roomId, sitter);
    expect(seen).toMatchObject({ unread_messages_count: 0, last_message: { is_hidden: true } });
    expect(JSON.stringify(await messagesOf(roomId, sitter))).not.toContain("Oeps");
  });
});

describe("one key", () => {
  it("sent five times at once is one message and five equal answers", async () => {
    const roomId = await makeRoom(db(), { owner, sitter });
    const body = { chat_room_id: roomId, message: "Eén keer is genoeg" };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send(owner, body, "key-12345678")),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await db().$count(messages)).toBe(1);
    const [side] = await db()
      .select()
      .from(chatRoomSides)
      .where(eq(chatRoomSides.side, "pet_sitter"));
    expect(side?.unreadMessagesCount).toBe(1);
  });
});

describe("what can't be sent", () => {
  it.each([
    ["nothing", {}, "message"],
    ["only spaces", { message: " \n\t " }, "message"],
    ["4,001 characters", { message: "x".repeat(4_001) }, "message"],
    ["a text that turns around", { message: "naar \u202emoc.live\u202c" }, "message"],
    ["a control character", { message: "a\u0000b" }, "message"],
  ])("%s is a 422", async (_case, body, field) => {
    const roomId = await makeRoom(db(), { owner, sitter });
    const answer = await send(owner, { chat_room_id: roomId, ...body });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });

  it("needs a room or somebody to write to", async () => {
    const answer = await send(owner, { message: "Dag" });
    expect(Object.keys(answer.json().errors)).toEqual(["chat_room_id"]);
  });

  it("keeps markup and right-to-left writing as they are", async () => {
    const roomId = await makeRoom(db(), { owner, sitter });
    for (const text of ["<script>alert(1)</script>", "مرحبا סאנה", "x".repeat(4_000)]) {
      const answer = await send(owner, { chat_room_id: roomId, message: text });
      expect(answer.json().data.message).toBe(text);
    }
  });

  it("to a room of others is not there", async () => {
    const roomId = await makeRoom(db(), { owner, sitter });
    const third = await makePair(db());
    for (const stranger of [third.owner, third.sitter]) {
      const answer = await send(stranger, { chat_room_id: roomId, message: "Dag" });
      expect(answer.statusCode).toBe(404);
    }
    const admin = { token: await logIn(db(), (await makeUser(db(), { role: "admin" })).id) };
    expect((await send(admin, { chat_room_id: roomId, message: "Dag" })).statusCode).toBe(404);
    expect((await send(owner, { chat_room_id: 999_999, message: "Dag" })).statusCode).toBe(404);
  });
});
