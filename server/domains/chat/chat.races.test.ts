import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { messagesWhilePending } from "#contract/chat.ts";
import type { Db } from "#server/db/database.ts";
import { users } from "#server/db/schema/account.ts";
import { chatRoomSides, chatRooms, contactBeginnings } from "#server/db/schema/chat.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { lockUsers } from "#server/domains/safety/safety.repository.ts";
import { blockUser, unblockUser } from "#server/domains/safety/safety.service.ts";
import { password } from "#tests/factories/account.ts";
import { type ChatPerson, makePair, makeRoom } from "#tests/factories/chat.ts";
import { hasOneConnection, whileUncommitted } from "#tests/setup/races.ts";
import { testContext } from "#tests/setup/test-context.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { findRoom, lockRoom } from "./chat.repository.ts";
import { openRoomWith } from "./contact/begin-contact.service.ts";

const server = testServer({ environment: { LIMIT_MESSAGES: "1000" } });
const db = () => server.current.platform.db;

let owner: ChatPerson;
let sitter: ChatPerson;
beforeEach(async () => {
  ({ owner, sitter } = await makePair(db()));
});

const call = (method: string, path: string, { token: as }: ChatPerson, body: object = {}) =>
  server.current.call(method, path, { as, body });
const contextOf = ({ userId }: ChatPerson, tx: Db) =>
  testContext(server.current.platform, { db: tx, userId });
const block = (by: ChatPerson, whom: ChatPerson) => (tx: Db) =>
  blockUser(
    { ...contextOf(by, tx), ports: { findRunningStay: async () => null } },
    { blockedUserId: whom.userId },
  );
const unblock = (by: ChatPerson, whom: ChatPerson) => (tx: Db) =>
  unblockUser(contextOf(by, tx), { blockedUserId: whom.userId });
const stateOf = async (roomId: number) => {
  const room = await findRoom(db(), roomId);
  return room && [room.acceptanceStatus, room.closedReason];
};

describe.skipIf(hasOneConnection)("who has waited for a room", () => {
  const lock = (roomId: number) => () => db().transaction((tx) => lockRoom(tx, roomId));
  const holding = (roomId: number, change: (tx: Db) => Promise<unknown>) => async (tx: Db) => {
    await lockRoom(tx, roomId);
    await change(tx);
  };

  it("finds both sides as they are now", async () => {
    const roomId = await makeRoom(db(), { owner, sitter });
    const change = { mailedUntilId: 7, isArchived: true };
    const room = await whileUncommitted(
      db(),
      holding(roomId, (tx) => tx.update(chatRoomSides).set(change)),
      lock(roomId),
    );
    expect(room?.sides).toMatchObject({ pet_owner: change, pet_sitter: change });
  });

  it("finds nobody where a profile has gone", async () => {
    const roomId = await makeRoom(db(), { owner, sitter });
    const room = await whileUncommitted(
      db(),
      holding(roomId, (tx) => tx.delete(profiles).where(eq(profiles.id, sitter.profileId))),
      lock(roomId),
    );
    expect(room).toMatchObject({
      sitterProfileId: null,
      users: { pet_owner: owner.userId, pet_sitter: null },
    });
  });

  it("gets in by what has happened meanwhile", async () => {
    const roomId = await makeRoom(db(), { owner, sitter }, { acceptanceStatus: null });
    const ofSitter = and(
      eq(chatRoomSides.chatRoomId, roomId),
      eq(chatRoomSides.side, "pet_sitter"),
    );
    const archived = await whileUncommitted(
      db(),
      holding(roomId, (tx) => tx.update(chatRoomSides).set({ hasOpened: true }).where(ofSitter)),
      () => call("PUT", `/api/chatRooms/${roomId}/archive`, sitter, { archived: true }),
    );
    expect(archived.statusCode).toBe(200);
  });
});

describe.skipIf(hasOneConnection)("at the same moment", () => {
  it("as somebody is blocked, they can't begin to write", async () => {
    const answer = await whileUncommitted(db(), block(sitter, owner), () =>
      call("POST", "/api/messages", owner, { profile_id: sitter.profileId, message: "Dag" }),
    );
    expect([answer.statusCode, answer.json().error]).toEqual([409, "contactClosed"]);
    expect(await db().$count(chatRooms)).toBe(0);
  });

  it("as somebody begins to write, they are blocked: what they wrote stays unseen", async () => {
    const { platform } = server.current;
    await whileUncommitted(
      db(),
      (tx) =>
        openRoomWith(testContext(platform, { db: tx, userId: owner.userId }), {
          profileId: sitter.profileId,
        }),
      () => db().transaction(block(sitter, owner)),
    );
    const [room] = await db().select().from(chatRooms);
    expect(room).toMatchObject({ acceptanceStatus: "closed", closedReason: "blocked" });
  });

  it("two new contacts begin with one that is free: one of them does", async () => {
    const others = [sitter, (await makePair(db())).sitter, (await makePair(db())).sitter];
    const [first, ...both] = others.map(
      ({ profileId }) =>
        () =>
          call("POST", "/api/messages", owner, { profile_id: profileId, message: "Dag" }),
    );
    expect((await first?.())?.statusCode).toBe(201);
    const answers = await Promise.all(both.map((begin) => begin()));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 402]);
    expect(await db().$count(contactBeginnings)).toBe(2);
  });

  it("both lift their blocks: the room is open again", async () => {
    const roomId = await makeRoom(db(), { owner, sitter });
    await db().transaction(block(owner, sitter));
    await db().transaction(block(sitter, owner));
    await whileUncommitted(db(), unblock(owner, sitter), () =>
      db().transaction(unblock(sitter, owner)),
    );
    expect(await stateOf(roomId)).toEqual(["accepted", null]);
  });

  it("one lifts their block and the other blocks: the room stays closed", async () => {
    const roomId = await makeRoom(db(), { owner, sitter });
    await db().transaction(block(owner, sitter));
    await whileUncommitted(db(), block(sitter, owner), () =>
      db().transaction(unblock(owner, sitter)),
    );
    expect(await stateOf(roomId)).toEqual(["closed", "blocked"]);
  });

  it("as a sitter goes, a newcomer's first message finds nobody", async () => {
    const newcomer = {
      first_name: "Noor",
      email: "nieuw@example.test",
      password: "vier natte eenden zwemmen",
      message: "Dag, ben je vrij?",
      terms: true,
      is_adult: true,
    };
    const csrf = await server.current.call("GET", "/sanctum/csrf-cookie");
    const token = csrf.cookies[0]?.value ?? "";
    const answer = await whileUncommitted(
      db(),
      (tx) => tx.delete(profiles).where(eq(profiles.id, sitter.profileId)),
      () =>
        server.current.call("POST", `/api/registerUserAsNewContact/${sitter.profileId}`, {
          body: newcomer,
          cookies: { "XSRF-TOKEN": token },
          headers: { "x-xsrf-token": token },
        }),
    );
    expect(answer.statusCode).toBe(404);
    expect(await db().$count(users, eq(users.email, newcomer.email))).toBe(0);
  });

  it("as an account goes, its owner is blocked: neither waits for ever", async () => {
    await makeRoom(db(), { owner, sitter });
    const gone = await whileUncommitted(
      db(),
      (tx) => lockUsers(tx, [owner.userId, sitter.userId]),
      () => call("DELETE", "/api/user", sitter, { password }),
      block(owner, sitter),
    );
    expect(gone.statusCode).toBe(204);
  });

  it("as an account with two profiles goes, its owner is blocked: neither waits for ever", async () => {
    const [second] = await db()
      .insert(profiles)
      .values([
        { userId: sitter.userId, profileType: "pet_owner" },
        { userId: owner.userId, profileType: "pet_sitter" },
      ])
      .returning({ id: profiles.id });
    const [other] = await db()
      .select({ id: profiles.id })
      .from(profiles)
      .where(and(eq(profiles.userId, owner.userId), eq(profiles.profileType, "pet_sitter")));
    // The room of the profile that goes last has the lower number.
    const roomIds = [
      await makeRoom(db(), {
        owner: { profileId: second?.id ?? 0 },
        sitter: { profileId: other?.id ?? 0 },
      }),
      await makeRoom(db(), { owner, sitter }),
    ];
    const gone = await whileUncommitted(
      db(),
      (tx) => lockRoom(tx, roomIds[0] ?? 0),
      () => call("DELETE", "/api/user", sitter, { password }),
      (tx) => lockRoom(tx, roomIds[1] ?? 0),
    );
    expect(gone.statusCode).toBe(204);
  });
});

it("of many messages at once while nobody answers, three are sent", async () => {
  const roomId = await makeRoom(db(), { owner, sitter }, { acceptanceStatus: null });
  const answers = await Promise.all(
    Array.from({ length: 6 }, () =>
      call("POST", "/api/messages", owner, { chat_room_id: roomId, message: "Dag" }),
    ),
  );
  const codes = answers.map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code < 300)).toHaveLength(messagesWhilePending);
  expect(codes.filter((code) => code === 409)).toHaveLength(6 - messagesWhilePending);
});
