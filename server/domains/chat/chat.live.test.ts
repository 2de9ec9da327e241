import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { users } from "#server/db/schema/account.ts";
import { type ChatPerson, makeMessage, makePair, makeRoom } from "#tests/factories/chat.ts";
import { connectSocket } from "#tests/setup/socket.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { messageSent } from "./chat.events.ts";

const server = testServer({ environment: { LIMIT_MESSAGES: "1000" } });
const db = () => server.current.platform.db;
let url = "";
let owner: ChatPerson;
let sitter: ChatPerson;
let roomId = 0;
const open: { close(): void }[] = [];

beforeAll(async () => {
  await server.current.app.listen({ port: 0, host: "127.0.0.1" });
  url = `http://127.0.0.1:${(server.current.app.server.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  ({ owner, sitter } = await makePair(db()));
  roomId = await makeRoom(db(), { owner, sitter }, { acceptanceStatus: "pending" });
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.close();
});

/** A browser with this room open. */
async function enter({ token, userId }: ChatPerson) {
  const connection = await connectSocket(url, token);
  open.push(connection.socket);
  expect(await connection.subscribe(`chat.${roomId}`)).toBe("ok");
  expect(await connection.subscribe(`chat-room-updates.${userId}`)).toBe("ok");
  const heard = (event: string) =>
    connection.heard.filter((each) => each.event === event).map(({ payload }) => payload);
  return { ...connection, heard };
}

const call = (method: string, path: string, { token: as }: ChatPerson, body: object = {}) =>
  server.current.call(method, path, { as, body });
const send = (from: ChatPerson, message: string) =>
  call("POST", "/api/messages", from, { chat_room_id: roomId, message });

describe("two who have a room open", () => {
  it("hear a message as soon as it is kept, each in their own way, in order and once", async () => {
    const [theirs, mine] = [await enter(sitter), await enter(owner)];
    for (let count = 1; count <= 3; count += 1) await send(owner, `06 1234567${count}`);
    await expect.poll(() => theirs.heard("message.sent")).toHaveLength(3);
    await server.current.relay.drain();
    expect(theirs.heard("message.sent")).toMatchObject(
      [1, 2, 3].map((count) => ({
        profile_id: sitter.profileId,
        message: { message: `06 1234567${count}`, is_own: false, cautions: ["phone"] },
      })),
    );
    await expect.poll(() => mine.heard("message.sent")).toHaveLength(3);
    expect(mine.heard("message.sent")[0]).toMatchObject({
      profile_id: owner.profileId,
      message: { is_own: true, cautions: [], allowed_actions: ["hide"] },
    });
    await expect
      .poll(() => theirs.heard("chat-room-updates").at(-1))
      .toMatchObject({
        profile_id: sitter.profileId,
        chat_room: { id: roomId, unread_messages_count: 3 },
      });
    expect(theirs.heard("message.sent")).toHaveLength(3);
  });

  it("hear a message from the outbox when its process ended before saying it", async () => {
    const theirs = await enter(sitter);
    const { id: messageId } = await makeMessage(db(), roomId);
    await db().transaction((tx) =>
      server.current.platform.outbox.publish(tx, [messageSent({ roomId, messageId })]),
    );
    await server.current.relay.drain();
    await expect
      .poll(() => theirs.heard("message.sent"))
      .toMatchObject([{ message: { id: messageId } }]);
  });

  it("see that a sitter's wish was answered, in the place of the wish", async () => {
    const wish = await call("POST", "/api/messages/indicateInterestInBooking", sitter, {
      chat_room_id: roomId,
      for_introduction: true,
    });
    const { id } = wish.json().data;
    const theirs = await enter(sitter);
    const path = "/api/messages/notInterestedInIndication";
    expect((await call("POST", path, owner, { message_id: id })).statusCode).toBe(201);
    await server.current.relay.drain();
    await expect
      .poll(() => theirs.heard("message.sent"))
      .toContainEqual(
        expect.objectContaining({
          message: expect.objectContaining({
            id,
            params: { for_introduction: true, is_answered: true, is_refused: true },
          }),
        }),
      );
  });

  it("hear of reading, of taking back, of an answer and of a refusal", async () => {
    const [theirs, mine] = [await enter(sitter), await enter(owner)];
    const { id } = await makeMessage(db(), roomId);
    await call("PUT", `/api/messages/${id}/markAsRead`, sitter);
    await call("PUT", `/api/messages/${id}/hide`, owner);
    await send(sitter, "Dag Tess");
    await call("POST", "/api/messages/decline", owner, { chat_room_id: roomId });
    await server.current.relay.drain();
    await expect
      .poll(() => mine.heard("message.read"))
      .toMatchObject([{ profile_id: owner.profileId, read_until: id, read_by: "pet_sitter" }]);
    await expect
      .poll(() => theirs.heard("message.deleted"))
      .toMatchObject([{ message: { id, is_hidden: true } }]);
    await expect
      .poll(() => mine.heard("chat.acceptance_status").at(-1))
      .toMatchObject({ chat_room_id: roomId, acceptance_status: "declined" });
    await expect
      .poll(() => theirs.heard("chat-room-updates").at(-1))
      .toMatchObject({
        chat_room: { acceptance_status: "declined", write_obstacle: "contactDeclined" },
      });
  });

  it("see the other typing, and not themselves", async () => {
    const [theirs, mine] = [await enter(sitter), await enter(owner)];
    mine.socket.emit("send", `chat.${roomId}`, "typing", { is_typing: true });
    await expect
      .poll(() => theirs.heard("typing"))
      .toEqual([
        {
          profile_id: sitter.profileId,
          chat_room_id: roomId,
          profile_type: "pet_owner",
          is_typing: true,
        },
      ]);
    expect(mine.heard("typing")).toEqual([]);
  });

  it("hear each other type no oftener than a person can", async () => {
    const [theirs, mine] = [await enter(sitter), await enter(owner)];
    for (let count = 0; count < 200; count += 1) {
      mine.socket.emit("send", `chat.${roomId}`, "typing", { is_typing: count % 2 === 0 });
    }
    // Acknowledged after all that was said before it.
    await mine.subscribe(`chat.${roomId}`);
    await theirs.subscribe(`chat.${roomId}`);
    await expect.poll(() => theirs.heard("typing").length).toBe(30);
  });

  it("don't see each other typing once the room is closed", async () => {
    const [theirs, mine] = [await enter(sitter), await enter(owner)];
    await call("PUT", `/api/user/blocks/${owner.userId}`, sitter);
    mine.socket.emit("send", `chat.${roomId}`, "typing", { is_typing: true });
    await server.current.relay.drain();
    await expect.poll(() => theirs.heard("chat.acceptance_status")).toHaveLength(1);
    expect(theirs.heard("typing")).toEqual([]);
  });
});

describe("a room that is put away", () => {
  it("is so on one's other screens, blocked or not, and not on the other's", async () => {
    const [theirs, mine] = [await enter(sitter), await enter(owner)];
    await call("PUT", `/api/user/blocks/${sitter.userId}`, owner);
    await server.current.relay.drain();
    await expect.poll(() => theirs.heard("chat-room-updates")).toHaveLength(1);
    await call("PUT", `/api/chatRooms/${roomId}/archive`, owner, { archived: true });
    await server.current.relay.drain();
    await expect
      .poll(() => mine.heard("chat-room-updates").at(-1))
      .toMatchObject({
        chat_room: { archived: true, is_blocked_by_viewer: true },
      });
    expect(theirs.heard("chat-room-updates")).toMatchObject([
      { chat_room: { archived: false, is_blocked_by_viewer: false } },
    ]);
  });
});

describe("a third account", () => {
  it("can't listen, and can't speak", async () => {
    const third = (await makePair(db())).sitter;
    const stranger = await connectSocket(url, third.token);
    open.push(stranger.socket);
    const theirs = await enter(sitter);
    const others = [`chat.${roomId}`, `chat.${roomId}#${owner.userId}`, "chat.999999"];
    for (const name of [...others, `chat-room-updates.${owner.userId}`]) {
      expect(await stranger.subscribe(name)).toBe("forbidden");
      stranger.socket.emit("send", name, "typing", { is_typing: true });
    }
    await send(owner, "Alleen voor jou");
    await server.current.relay.drain();
    await expect.poll(() => theirs.heard("message.sent")).toHaveLength(1);
    expect([stranger.heard, theirs.heard("typing")]).toEqual([[], []]);
  });

  it("that says nonsense is not heard, and does no harm", async () => {
    const [theirs, mine] = [await enter(sitter), await enter(owner)];
    for (const said of [null, 7, "x", { is_typing: "yes" }, [], { constructor: 1 }]) {
      mine.socket.emit("send", `chat.${roomId}`, "typing", said);
      mine.socket.emit("send", `chat.${roomId}`, "message.sent", said);
      mine.socket.emit("send", `chat.${roomId}`, "constructor", said);
      mine.socket.emit("send", said, said, said);
    }
    await send(owner, "Nog steeds hier");
    await server.current.relay.drain();
    await expect.poll(() => theirs.heard("message.sent")).toHaveLength(1);
    expect(theirs.heard("typing")).toEqual([]);
  });
});

describe("a message that waits", () => {
  it("is heard by its writer's other screens only", async () => {
    await db().update(users).set({ emailVerifiedAt: null }).where(eq(users.id, owner.userId));
    const [theirs, mine] = [await enter(sitter), await enter(owner)];
    await send(owner, "Wacht even");
    await server.current.relay.drain();
    await expect
      .poll(() => mine.heard("message.sent"))
      .toMatchObject([{ message: { is_waiting: true } }]);
    expect(theirs.heard("message.sent")).toEqual([]);
  });
});
