import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { users } from "#server/db/schema/account.ts";
import { notifications } from "#server/db/schema/notifications.ts";
import { bookingNotices } from "#server/domains/bookings/notices/bookings.notices.ts";
import { purge } from "#server/platform/housekeeping/housekeeping.ts";
import { type ChatPerson, makePair } from "#tests/factories/chat.ts";
import { makeNotification } from "#tests/factories/notifications.ts";
import { connectSocket } from "#tests/setup/socket.ts";
import { testContext, testJobContext } from "#tests/setup/test-context.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { notify } from "../notify.service.ts";

const server = testServer();
const db = () => server.current.platform.db;
const path = "/api/user/notifications";

let owner: ChatPerson;
let sitter: ChatPerson;
beforeEach(async () => {
  ({ owner, sitter } = await makePair(db()));
});

const call = (method: string, to: string, { token: as }: ChatPerson, body?: object) =>
  server.current.call(method, to, { as, ...(body ? { body } : {}) });
const tell = (input: object = {}) =>
  makeNotification(db(), {
    userId: sitter.userId,
    profileId: sitter.profileId,
    otherProfileId: owner.profileId,
    ...input,
  });

describe("the list", () => {
  it("is one's own, the newest first, in words, with how many are not read", async () => {
    const first = await tell({ readAt: new Date("2026-11-15T09:31:00Z") });
    const second = await tell({ type: "booking_cancelled" });
    await makeNotification(db(), { userId: owner.userId });
    const answer = (await call("GET", path, sitter)).json();
    expect(answer).toMatchObject({ total: 2, current_page: 1, unread_count: 1 });
    expect(answer.data).toEqual([
      {
        id: second.id,
        kind: "bookings",
        type: "booking_cancelled",
        profile_id: sitter.profileId,
        profile_type: "pet_sitter",
        title: "Tess heeft de boeking geannuleerd",
        text: "De boeking van 19 t/m 24 december gaat niet door.",
        name: "Tess",
        path: second.path,
        created_at: "2026-11-15T09:30:00Z",
      },
      expect.objectContaining({
        id: first.id,
        title: "Tess vraagt of je op Moos en Bo wilt passen",
        read_at: "2026-11-15T09:31:00Z",
      }),
    ]);
  });

  it("comes in pages", async () => {
    for (let nr = 0; nr < 7; nr += 1) await tell();
    const page = (await call("GET", `${path}?limit=5&page=2`, sitter)).json();
    expect(page).toMatchObject({ total: 7, last_page: 2, per_page: 5, unread_count: 7 });
    expect(page.data).toHaveLength(2);
    expect(page.prev_page_url).toBe(`${path}?limit=5&page=1`);
  });

  it("is in the language that is asked for", async () => {
    const { id } = await tell({ params: { bookingKind: "introduction" } });
    const answer = await server.current.call("GET", `${path}/${id}`, {
      as: sitter.token,
      headers: { "accept-language": "en" },
    });
    expect(answer.json().data.title).toBe("Tess would like to meet you");
  });

  it("has no name of who has gone", async () => {
    await tell();
    await db().delete(users).where(eq(users.id, owner.userId));
    const [told] = (await call("GET", path, sitter)).json().data;
    expect(told.title).toBe("De ander vraagt of je op Moos en Bo wilt passen");
    expect(told).not.toHaveProperty("name");
  });

  it("forgets what was told three months ago", async () => {
    await tell({ createdAt: new Date("2026-08-01T00:00:00Z") });
    const { id } = await tell();
    await purge(testJobContext(server.current.platform));
    const left = await db().select().from(notifications);
    expect(left.map((row) => row.id)).toEqual([id]);
  });
});

describe("one of them", () => {
  it("says where it leads, and with which profile", async () => {
    const { id } = await tell({ path: "/booking/12" });
    const { data } = (await call("GET", `${path}/${id}`, sitter)).json();
    expect(data).toMatchObject({ path: "/booking/12", profile_type: "pet_sitter" });
  });

  it("is not there for anybody else", async () => {
    const { id } = await tell();
    expect((await call("GET", `${path}/${id}`, owner)).statusCode).toBe(404);
    expect((await call("PUT", `${path}/read`, owner, { id })).statusCode).toBe(404);
    expect((await call("GET", path, sitter)).json().unread_count).toBe(1);
  });
});

describe("reading", () => {
  it("is of one, or of all, and keeps when it was", async () => {
    const [first] = [await tell(), await tell(), await tell()];
    const read = async (body: object) =>
      (await call("PUT", `${path}/read`, sitter, body)).json().unread_count;
    expect(await read({ id: first.id })).toBe(2);
    server.current.clock.advance(60_000);
    expect(await read({})).toBe(0);
    const rows = await db().select().from(notifications).where(eq(notifications.id, first.id));
    expect(rows[0]?.readAt).toEqual(new Date("2026-11-15T09:30:00Z"));
    server.current.clock.set("2026-11-15T09:30:00Z");
  });

  it("of something that is no number is a 422", async () => {
    expect((await call("PUT", `${path}/read`, sitter, { id: "all" })).statusCode).toBe(422);
  });
});

describe("the channel", () => {
  let url = "";
  const open: { close(): void }[] = [];
  beforeAll(async () => {
    await server.current.app.listen({ port: 0, host: "127.0.0.1" });
    url = `http://127.0.0.1:${(server.current.app.server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    for (const socket of open.splice(0)) socket.close();
  });

  async function listen({ token }: ChatPerson) {
    const connection = await connectSocket(url, token);
    open.push(connection.socket);
    return connection;
  }

  it("is for nobody else", async () => {
    const { subscribe } = await listen(owner);
    expect(await subscribe(`notifications.${sitter.userId}`)).toBe("forbidden");
    expect(await subscribe(`notifications.${owner.userId}`)).toBe("ok");
  });

  it("says what is new, once it is there, in the reader's language", async () => {
    await db().update(users).set({ preferredLocale: "en" }).where(eq(users.id, sitter.userId));
    await tell({ readAt: new Date("2026-11-15T09:31:00Z") });
    const { subscribe, heard } = await listen(sitter);
    expect(await subscribe(`notifications.${sitter.userId}`)).toBe("ok");
    const { platform } = server.current;
    const { params } = await tell({ userId: owner.userId, profileId: owner.profileId });
    const notice = {
      userId: sitter.userId,
      profileId: sitter.profileId,
      otherProfileId: owner.profileId,
      table: bookingNotices,
      type: "booking_asked",
      params,
      path: "/booking/1",
      causeKey: "asked:1",
    } as const;
    const tellNow = () =>
      db().transaction((tx) => notify(testContext(platform, { db: tx }), notice));
    const taken = db().transaction(async (tx) => {
      await notify(testContext(platform, { db: tx }), notice);
      throw new Error("taken back");
    });
    await expect(taken).rejects.toThrow("taken back");
    await tellNow();
    await tellNow();
    await server.current.relay.drain();
    await expect.poll(() => heard).toHaveLength(1);
    expect(heard[0]?.payload).toMatchObject({
      notification: { title: "Tess is asking you to look after Moos and Bo", path: "/booking/1" },
      unread_count: 1,
    });
  });

  it("says what was read in another window, and how many are left", async () => {
    const [first] = [await tell(), await tell()];
    const { subscribe, heard } = await listen(sitter);
    expect(await subscribe(`notifications.${sitter.userId}`)).toBe("ok");
    await call("PUT", `${path}/read`, sitter, { id: first.id });
    await call("PUT", `${path}/read`, sitter, { id: first.id });
    await server.current.relay.drain();
    await expect.poll(() => heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({
      event: "notification",
      payload: {
        profile_id: sitter.profileId,
        notification: { id: first.id, read_at: "2026-11-15T09:30:00Z" },
        unread_count: 1,
      },
    });
  });
});
