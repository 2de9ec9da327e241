import { eq, inArray } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Db } from "#server/db/database.ts";
import { users } from "#server/db/schema/account.ts";
import { bookings } from "#server/db/schema/bookings.ts";
import { chatRooms } from "#server/db/schema/chat.ts";
import { sessions } from "#server/db/schema/sessions.ts";
import { openSession } from "#server/domains/account/access/open-session.service.ts";
import { banUser } from "#server/domains/account/bans/bans.service.ts";
import { openRoomWith } from "#server/domains/chat/contact/begin-contact.service.ts";
import { lockBookingRoom } from "#server/domains/chat/contact/booking-contact.service.ts";
import { logIn, makeUser, password } from "#tests/factories/account.ts";
import { type BookingPair, makeBooking, makeBookingPair } from "#tests/factories/bookings.ts";
import { type ChatPerson, makePair } from "#tests/factories/chat.ts";
import { hasOneConnection, whileUncommitted } from "#tests/setup/races.ts";
import { testContext } from "#tests/setup/test-context.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";

/*
  Whatever somebody does at the moment at which they, or the other one, are banned: afterwards who is banned
  is logged out, has no open room, and nothing ahead of them. And neither waits for the other for ever.
*/

const server = testServer({ environment: { LIMIT_MESSAGES: "1000", LIMIT_AUTH: "1000" } });
const db = () => server.current.platform.db;

let pair: BookingPair;
/** Two who have never written to each other. */
let strangers: { owner: ChatPerson; sitter: ChatPerson };
let admin: string;
let csrf: string;
beforeEach(async () => {
  server.current.clock.set(testStart);
  pair = await makeBookingPair(db());
  strangers = await makePair(db());
  admin = await logIn(db(), (await makeUser(db(), { role: "admin" })).id);
  csrf = (await server.current.call("GET", "/sanctum/csrf-cookie")).cookies[0]?.value ?? "";
});

const call = (method: string, path: string, as: string | null, body: object) =>
  server.current.call(method, path, {
    ...(as === null ? {} : { as }),
    body,
    headers: { "x-xsrf-token": csrf },
    cookies: { "XSRF-TOKEN": csrf },
  });
const inside = (tx: Db, userId?: number) =>
  testContext(server.current.platform, { db: tx, ...(userId === undefined ? {} : { userId }) });
const banning =
  ({ userId }: ChatPerson) =>
  (tx: Db) =>
    banUser(inside(tx), { userId, reason: "Vroeg om geld vooraf." });
const ban = ({ userId }: ChatPerson) =>
  call("PUT", `/api/admin/users/${userId}/ban`, admin, { reason: "Vroeg om geld vooraf." });

async function logInAgain({ userId }: ChatPerson) {
  const [user] = await db().select().from(users).where(eq(users.id, userId));
  return call("POST", "/api/login", null, { email: user?.email, password });
}
const beginWith = ({ profileId }: ChatPerson, { token }: ChatPerson) =>
  call("POST", "/api/messages", token, { profile_id: profileId, message: "Dag" });
const write = ({ token }: ChatPerson) =>
  call("POST", "/api/messages", token, { chat_room_id: pair.roomId, message: "Dag" });
const accept = (bookingId: number) =>
  call("PUT", `/api/booking/${bookingId}/status`, pair.sitter.token, { status: "accepted" });
const ask = ({ sitter }: { sitter: ChatPerson }) =>
  call("POST", "/api/booking", pair.owner.token, {
    other_profile_id: sitter.profileId,
    kind: "introduction",
    place: "owner_home",
    start_date: "2026-12-19",
    time: "18:00",
    end_date: "2026-12-19",
    end_time: "19:00",
  });
const question = () =>
  makeBooking(db(), pair, { status: "pending", awaiting: "pet_sitter", acceptedAt: null });

/** Who is banned has nothing left. */
async function expectOut({ userId, profileId }: ChatPerson): Promise<void> {
  expect(await db().$count(sessions, eq(sessions.userId, userId))).toBe(0);
  const rooms = (await db().select().from(chatRooms)).filter((room) =>
    [room.ownerProfileId, room.sitterProfileId].includes(profileId),
  );
  for (const room of rooms) {
    expect(room).toMatchObject({ acceptanceStatus: "closed", closedReason: "banned" });
  }
  const ahead = await db()
    .select()
    .from(bookings)
    .where(inArray(bookings.status, ["pending", "accepted"]));
  const theirs = ahead.filter((row) =>
    [row.ownerProfileId, row.sitterProfileId].includes(profileId),
  );
  expect(theirs).toEqual([]);
}

describe.skipIf(hasOneConnection)("as somebody is banned", () => {
  it("they can't log in", async () => {
    const { sitter } = pair;
    const answer = await whileUncommitted(db(), banning(sitter), () => logInAgain(sitter));
    expect([answer.statusCode, answer.json().error]).toEqual([403, "accountBanned"]);
    await expectOut(sitter);
  });

  it("no other way in opens either", async () => {
    const { sitter } = pair;
    const opened = whileUncommitted(db(), banning(sitter), () =>
      db().transaction((tx) => openSession(inside(tx), { userId: sitter.userId, device: "?" })),
    );
    await expect(opened).rejects.toMatchObject({ status: 403, code: "accountBanned" });
    await expectOut(sitter);
  });

  it("nobody begins to write to them, nor they to anybody", async () => {
    const { owner, sitter } = strangers;
    const to = await whileUncommitted(db(), banning(sitter), () => beginWith(sitter, owner));
    expect(to.statusCode, to.body).toBe(404);
    const from = await whileUncommitted(db(), banning(owner), () => beginWith(pair.sitter, owner));
    expect(from.statusCode, from.body).toBe(401);
    await expectOut(sitter);
    await expectOut(owner);
  });

  it("a newcomer's first message finds nobody", async () => {
    const { profileId } = strangers.sitter;
    const answer = await whileUncommitted(db(), banning(strangers.sitter), () =>
      call("POST", `/api/registerUserAsNewContact/${profileId}`, null, {
        first_name: "Noor",
        email: "nieuw@example.test",
        terms: true,
        is_adult: true,
        password: "vier natte eenden zwemmen",
        message: "Dag, ben je vrij?",
      }),
    );
    expect(answer.statusCode, answer.body).toBe(404);
    await expectOut(strangers.sitter);
  });

  it("what they are written, or say yes to, comes too late", async () => {
    const bookingId = await question();
    const late = await whileUncommitted(db(), banning(pair.owner), () => accept(bookingId));
    expect(late.statusCode, late.body).toBe(409);
    const written = await write(pair.sitter);
    expect(written.json().error).toBe("contactClosed");
    await expectOut(pair.owner);
  });
});

describe.skipIf(hasOneConnection)("a ban ends what has just begun:", () => {
  it("a session", async () => {
    const { sitter } = pair;
    const answer = await whileUncommitted(
      db(),
      (tx) => openSession(inside(tx), { userId: sitter.userId, device: "?" }),
      () => ban(sitter),
    );
    expect(answer.statusCode, answer.body).toBe(200);
    await expectOut(sitter);
  });

  it("a contact", async () => {
    const { owner, sitter } = strangers;
    const answer = await whileUncommitted(
      db(),
      (tx) => openRoomWith(inside(tx, owner.userId), { profileId: sitter.profileId }),
      () => ban(sitter),
    );
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await db().$count(chatRooms)).toBe(2);
    await expectOut(sitter);
  });

  it("a booking that was said yes to", async () => {
    const bookingId = await question();
    const said = { status: "accepted", awaiting: null, acceptedAt: new Date(testStart) } as const;
    const answer = await whileUncommitted(
      db(),
      (tx) => lockBookingRoom(tx, pair.roomId),
      () => ban(pair.sitter),
      (tx) => tx.update(bookings).set(said).where(eq(bookings.id, bookingId)),
    );
    expect(answer.statusCode, answer.body).toBe(200);
    await expectOut(pair.sitter);
  });
});

describe("however a ban and something else meet", () => {
  const acts = {
    "a log-in": () => logInAgain(pair.sitter),
    "a first message to them": () => beginWith(pair.sitter, strangers.owner),
    "a message to them": () => write(pair.owner),
    "a message of theirs": () => write(pair.sitter),
    "a new question to them": () => ask(pair),
    "a yes of theirs": async () => accept(await question()),
  };

  it.each(Object.entries(acts))("%s leaves nothing open", async (_what, act) => {
    const orders = [
      [act, () => ban(pair.sitter)],
      [() => ban(pair.sitter), act],
    ];
    for (const order of orders) {
      const answers = await Promise.all(order.map((act) => act()));
      for (const { statusCode, body } of answers) expect(statusCode, body).toBeLessThan(500);
      await expectOut(pair.sitter);
      await call("DELETE", `/api/admin/users/${pair.sitter.userId}/ban`, admin, {});
      pair.sitter.token = await logIn(db(), pair.sitter.userId);
    }
  });
});
