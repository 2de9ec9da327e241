import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { dayMs } from "#contract/shared/durations.ts";
import { users } from "#server/db/schema/account.ts";
import { bookings } from "#server/db/schema/bookings.ts";
import { chatRooms } from "#server/db/schema/chat.ts";
import { requests } from "#server/db/schema/requests.ts";
import { sessions } from "#server/db/schema/sessions.ts";
import { bannedAddresses } from "#server/db/schema/trust/banned-addresses.ts";
import { logIn, makeUser, password } from "#tests/factories/account.ts";
import { makeBooking } from "#tests/factories/bookings.ts";
import { type ChatPerson, makePair, makeRoom } from "#tests/factories/chat.ts";
import { makeHome } from "#tests/factories/logbooks.ts";
import { sentMails } from "#tests/setup/sent-mails.ts";
import { testJobContext } from "#tests/setup/test-context.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";
import { forgetUnconfirmed } from "../deletion/account-retention.service.ts";

const server = testServer();
const db = () => server.current.platform.db;

let owner: ChatPerson;
let sitter: ChatPerson;
let admin: string;
let adminUserId: number;
let pageToken: string;
beforeEach(async () => {
  server.current.clock.set(testStart);
  ({ owner, sitter } = await makePair(db()));
  await makeHome(db(), owner.userId, { lat: 52.09, lng: 5.12 });
  adminUserId = (await makeUser(db(), { role: "admin" })).id;
  admin = await logIn(db(), adminUserId);
  const { cookies } = await server.current.call("GET", "/sanctum/csrf-cookie");
  pageToken = cookies.find(({ name }) => name === "XSRF-TOKEN")?.value ?? "";
});

/** With the token that pages carry, for what guests send. */
const call = (method: string, path: string, as?: string, body?: object) =>
  server.current.call(method, path, {
    ...(as ? { as } : {}),
    ...(body ? { body } : {}),
    headers: { "x-xsrf-token": pageToken },
    cookies: { "XSRF-TOKEN": pageToken },
  });
const ban = ({ userId }: { userId: number }, reason = "Vroeg om geld vooraf.") =>
  call("PUT", `/api/admin/users/${userId}/ban`, admin, { reason });
const lift = ({ userId }: { userId: number }) =>
  call("DELETE", `/api/admin/users/${userId}/ban`, admin);
const emailOf = async ({ userId }: ChatPerson) =>
  (await db().select().from(users).where(eq(users.id, userId)))[0]?.email ?? "";
const roomOf = async (roomId: number) =>
  (await db().select().from(chatRooms).where(eq(chatRooms.id, roomId)))[0];

describe("somebody who is banned", () => {
  it("is logged out everywhere, can't log in, and is told why", async () => {
    const email = await emailOf(sitter);
    expect((await ban(sitter)).json().data).toMatchObject({ ban_reason: "Vroeg om geld vooraf." });
    expect(await db().$count(sessions, eq(sessions.userId, sitter.userId))).toBe(0);
    expect((await call("GET", "/api/user", sitter.token)).statusCode).toBe(401);
    const answer = await call("POST", "/api/login", undefined, { email, password });
    expect([answer.statusCode, answer.json().error]).toEqual([403, "accountBanned"]);
    const wrong = await call("POST", "/api/login", undefined, { email, password: "iets anders" });
    expect(wrong.json().error).toBe("invalidCredentials");
    const [mail] = await sentMails(server.current);
    expect(mail?.subject).toBe("Je account is geblokkeerd");
    expect(mail?.text).toContain("Vroeg om geld vooraf.");
  });

  it("is not found, nor is what they ask for, until it is lifted", async () => {
    const seen = async () => [
      (await call("GET", `/api/sitters/${sitter.profileId}`)).statusCode,
      (await call("GET", "/api/sitters?city=utrecht")).json().total,
      (await call("GET", "/api/requests")).json().total,
    ];
    const [request] = await db().select().from(requests);
    const page = async () => (await call("GET", `/api/requests/${request?.id}`)).statusCode;
    expect([...(await seen()), await page()]).toEqual([200, 1, 1, 200]);
    await ban(sitter);
    await ban(owner);
    expect([...(await seen()), await page()]).toEqual([404, 0, 0, 404]);
    await lift(sitter);
    await lift(owner);
    expect([...(await seen()), await page()]).toEqual([200, 1, 1, 200]);
    const answer = await call("POST", "/api/login", undefined, {
      email: await emailOf(sitter),
      password,
    });
    expect(answer.statusCode).toBe(200);
  });

  it("has no bookings ahead: they are cancelled, and the other is told", async () => {
    const roomId = await makeRoom(db(), { owner, sitter });
    const bookingId = await makeBooking(db(), { owner, sitter, roomId });
    await ban(sitter);
    expect(await db().select().from(bookings)).toMatchObject([
      { id: bookingId, status: "closed", closedReason: "cancelled", closedBy: "pet_sitter" },
    ]);
    const mails = await sentMails(server.current);
    expect(mails.some(({ userId }) => userId === owner.userId)).toBe(true);
    await lift(sitter);
    expect((await db().select().from(bookings))[0]?.status).toBe("closed");
  });

  it("can't be written to; the room is as it was once it is lifted", async () => {
    const roomId = await makeRoom(db(), { owner, sitter });
    await ban(sitter);
    expect(await roomOf(roomId)).toMatchObject({
      acceptanceStatus: "closed",
      closedReason: "banned",
    });
    const body = { chat_room_id: roomId, message: "Hoi" };
    const answer = await call("POST", "/api/messages", owner.token, body);
    expect(answer.json().error).toBe("contactClosed");
    await lift(sitter);
    expect(await roomOf(roomId)).toMatchObject({ acceptanceStatus: "accepted" });
  });

  it("stays closed off by a block, made before or meanwhile, until that goes too", async () => {
    const roomId = await makeRoom(db(), { owner, sitter });
    await ban(sitter);
    const block = `/api/user/blocks/${sitter.userId}`;
    expect((await call("PUT", block, owner.token, {})).statusCode).toBe(204);
    expect(await roomOf(roomId)).toMatchObject({ closedReason: "banned" });
    await lift(sitter);
    expect(await roomOf(roomId)).toMatchObject({ closedReason: "blocked" });
    await call("DELETE", block, owner.token);
    expect(await roomOf(roomId)).toMatchObject({ acceptanceStatus: "accepted" });
  });

  it("keeps a room closed while the other one is banned too", async () => {
    const roomId = await makeRoom(db(), { owner, sitter });
    await ban(sitter);
    await ban(owner);
    await lift(sitter);
    expect(await roomOf(roomId)).toMatchObject({ closedReason: "banned" });
    await lift(owner);
    expect(await roomOf(roomId)).toMatchObject({ acceptanceStatus: "accepted" });
  });

  it("doesn't come back with the same address once the account is gone, and isn't told why", async () => {
    const email = await emailOf(owner);
    const old = new Date(Date.parse(testStart) - 61 * dayMs);
    await db()
      .update(users)
      .set({ emailVerifiedAt: null, createdAt: old })
      .where(eq(users.id, owner.userId));
    await ban(owner);
    const job = testJobContext({
      ...server.current.platform,
      ports: { findStayHold: async () => null },
    });
    await forgetUnconfirmed(job);
    expect(await db().$count(users, eq(users.id, owner.userId))).toBe(0);
    const [kept] = await db().select().from(bannedAddresses);
    expect(kept?.addressHash).not.toContain(email);
    const form = {
      email: email.toUpperCase(),
      first_name: "Tess",
      last_name: "Bos",
      birth_date: "1990-01-01",
      password: "negen paarden op zolder",
      terms: true,
    };
    const answer = await call("POST", "/api/registerUser/pet_owner", undefined, form);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(["email"]);
    expect(answer.body).not.toMatch(/geblokkeerd|ban/i);
  });
});

describe("a ban", () => {
  it("is not for admins, nor by anybody else", async () => {
    expect((await ban({ userId: adminUserId })).json().error).toBe("adminNotBannable");
    const path = `/api/admin/users/${sitter.userId}/ban`;
    expect((await call("PUT", path, owner.token, { reason: "Zomaar" })).statusCode).toBe(404);
    expect((await ban({ userId: 999_999 })).statusCode).toBe(404);
  });

  it("is found by name, address or being one", async () => {
    await ban(sitter);
    const found = async (query: string) =>
      (await call("GET", `/api/admin/users?${query}`, admin))
        .json()
        .data.map(({ id }: { id: number }) => id);
    expect(await found("banned=1")).toEqual([sitter.userId]);
    expect(await found("q=sann")).toEqual([sitter.userId]);
    expect(await found(`q=${encodeURIComponent(await emailOf(owner))}`)).toEqual([owner.userId]);
    expect(await found("q=%25")).toEqual([]);
  });
});
