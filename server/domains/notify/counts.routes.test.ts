import type { AddressInfo } from "node:net";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { followClock } from "#server/domains/bookings/clock/booking-clock.jobs.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { endStays } from "#tests/factories/bookings.ts";
import type { ChatPerson } from "#tests/factories/chat.ts";
import { makeNotification } from "#tests/factories/notifications.ts";
import { logbookCalls } from "#tests/setup/logbooks/logbook-calls.ts";
import { connectSocket } from "#tests/setup/socket.ts";
import { testJobContext } from "#tests/setup/test-context.ts";

const { server, db, stay, path: logbookPath, check } = logbookCalls();

const none = {
  unread_messages: 0,
  other_unread_messages: 0,
  awaited_bookings: 0,
  unread_updates: 0,
  unread_notifications: 0,
};

async function call(method: string, path: string, { token: as }: { token: string }, body?: object) {
  const answer = await server.current.call(method, path, { as, ...(body ? { body } : {}) });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  await server.current.relay.drain();
  return answer.body === "" ? null : answer.json();
}
const countsOf = (person: { token: string }) => call("GET", "/api/user/counts", person);
const write = (from: ChatPerson, message: string) =>
  call("POST", "/api/messages", from, { chat_room_id: stay.roomId, message });

async function ask(): Promise<number> {
  const { data } = await call("POST", "/api/booking", stay.owner, {
    other_profile_id: stay.sitter.profileId,
    kind: "booking",
    service_type: "house_visit",
    pet_ids: stay.petIds,
    start_date: "2026-12-19",
    time: "18:00",
    end_date: "2026-12-26",
    end_time: "08:00",
    visits: ["08:00", "18:00"],
    place: "owner_home",
  });
  return data.id;
}

describe("what waits for somebody", () => {
  it("is nothing at first, and for nobody else what is for one", async () => {
    expect(await countsOf(stay.owner)).toEqual({ profile_id: stay.owner.profileId, ...none });
    await write(stay.owner, "Dag Sanne");
    await ask();
    expect(await countsOf(stay.sitter)).toMatchObject({
      profile_id: stay.sitter.profileId,
      // The second is what the product says of the question.
      unread_messages: 2,
      awaited_bookings: 1,
      unread_notifications: 1,
    });
    const { unread_messages, awaited_bookings, unread_notifications } = await countsOf(stay.owner);
    expect([unread_messages, awaited_bookings, unread_notifications]).toEqual([0, 0, 0]);
  });

  it("are updates of logbooks until they are read", async () => {
    await check({ action: "check_in" });
    expect(await countsOf(stay.owner)).toMatchObject({ unread_updates: 1 });
    await call("PUT", logbookPath("/read"), stay.owner);
    expect(await countsOf(stay.owner)).toMatchObject({ unread_updates: 0 });
  });

  it("is that of the profile in use, and messages of the other one apart", async () => {
    await write(stay.owner, "Dag Sanne");
    await makeNotification(db(), { userId: stay.sitter.userId, profileId: stay.sitter.profileId });
    await call("POST", "/api/user/profile", stay.sitter, { profile_type: "pet_owner" });
    expect(await countsOf(stay.sitter)).toEqual({
      ...none,
      profile_id: expect.not.toSatisfy((id) => id === stay.sitter.profileId),
      other_unread_messages: 1,
      unread_notifications: 1,
    });
  });

  it("are notifications alone for who has no profile", async () => {
    const { id } = await makeUser(db(), { role: "admin" });
    await makeNotification(db(), { userId: id });
    expect(await countsOf({ token: await logIn(db(), id) })).toEqual({
      ...none,
      unread_notifications: 1,
    });
  });

  it("is of somebody who is blocked what their room still says, and no booking", async () => {
    await endStays(db());
    await write(stay.owner, "Dag Sanne");
    await ask();
    await call("PUT", `/api/user/blocks/${stay.owner.userId}`, stay.sitter, {});
    const counts = await countsOf(stay.sitter);
    const rooms = await call("GET", "/api/chatRooms", stay.sitter);
    expect(counts).toMatchObject({
      unread_messages: rooms.unread_messages_count,
      awaited_bookings: 0,
    });
  });

  it("is nobody's who isn't logged in", async () => {
    expect((await server.current.call("GET", "/api/user/counts")).statusCode).toBe(401);
  });
});

describe("the user's own channel", () => {
  let url = "";
  const open: { close(): void }[] = [];
  beforeAll(async () => {
    await server.current.app.listen({ port: 0, host: "127.0.0.1" });
    url = `http://127.0.0.1:${(server.current.app.server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    for (const socket of open.splice(0)) socket.close();
  });

  async function listen({ token, userId }: ChatPerson) {
    const { socket, heard, subscribe } = await connectSocket(url, token);
    open.push(socket);
    expect(await subscribe(`user.updates.${userId}`)).toBe("ok");
    const counts = () =>
      heard.filter(({ event }) => event === "counts").map(({ payload }) => payload);
    return { subscribe, counts };
  }

  it("is for nobody else", async () => {
    const { subscribe } = await listen(stay.owner);
    expect(await subscribe(`user.updates.${stay.sitter.userId}`)).toBe("forbidden");
  });

  it("says to two windows of the one, and to none of the other, that there is a message", async () => {
    const [one, two] = [await listen(stay.sitter), await listen(stay.sitter)];
    const mine = await listen(stay.owner);
    await write(stay.owner, "Dag Sanne");
    const expected = [{ ...none, profile_id: stay.sitter.profileId, unread_messages: 1 }];
    await expect.poll(one.counts).toEqual(expected);
    await expect.poll(two.counts).toEqual(expected);
    expect(mine.counts()).toEqual([]);
  });

  it("says what is left when it was read, or taken back", async () => {
    const { data } = await write(stay.owner, "Dag Sanne");
    await write(stay.owner, "Ben je er?");
    const { counts } = await listen(stay.sitter);
    await call("PUT", `/api/messages/${data.id}/markAsRead`, stay.sitter);
    await expect.poll(() => counts().at(-1)).toMatchObject({ unread_messages: 1 });
    const next = (await write(stay.owner, "Hallo?")).data;
    await expect.poll(() => counts().at(-1)).toMatchObject({ unread_messages: 2 });
    await call("PUT", `/api/messages/${next.id}/hide`, stay.owner);
    await expect.poll(() => counts().at(-1)).toMatchObject({ unread_messages: 1 });
  });

  it("says that a booking waits, and then that it doesn't, and last what all of it has come to", async () => {
    const { counts } = await listen(stay.sitter);
    const id = await ask();
    await expect
      .poll(() => counts().at(-1))
      .toMatchObject({ awaited_bookings: 1, unread_messages: 1, unread_notifications: 1 });
    await call("PUT", `/api/booking/${id}/status`, stay.sitter, { status: "accepted" });
    await expect.poll(() => counts().at(-1)).toMatchObject({ awaited_bookings: 0 });
  });

  it("says that nothing waits any more when its time has passed", async () => {
    await ask();
    const { counts } = await listen(stay.sitter);
    server.current.clock.set("2026-12-19T18:00:00Z");
    await followClock(testJobContext(server.current.platform));
    await server.current.relay.drain();
    await expect.poll(() => counts().at(-1)).toMatchObject({ awaited_bookings: 0 });
  });

  it("says what is new in a logbook, and what was read in another window", async () => {
    const { counts } = await listen(stay.owner);
    await check({ action: "check_in" });
    await server.current.relay.drain();
    await expect.poll(() => counts().at(-1)).toMatchObject({ unread_updates: 1 });
    await call("PUT", logbookPath("/read"), stay.owner);
    await expect.poll(() => counts().at(-1)).toMatchObject({ unread_updates: 0 });
    const { id } = await makeNotification(db(), { userId: stay.owner.userId });
    await makeNotification(db(), { userId: stay.owner.userId });
    const before = (await countsOf(stay.owner)).unread_notifications;
    await call("PUT", "/api/user/notifications/read", stay.owner, { id });
    await expect.poll(() => counts().at(-1)).toMatchObject({ unread_notifications: before - 1 });
  });

  it("says that what somebody asked who is blocked waits no longer", async () => {
    await endStays(db());
    await ask();
    const { counts } = await listen(stay.sitter);
    await call("PUT", `/api/user/blocks/${stay.owner.userId}`, stay.sitter, {});
    await expect.poll(() => counts().at(-1)).toMatchObject({ awaited_bookings: 0 });
  });
});
