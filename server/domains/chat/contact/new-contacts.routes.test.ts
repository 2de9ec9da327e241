import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { dayMs } from "#contract/shared/durations.ts";
import { users } from "#server/db/schema/account.ts";
import { chatRooms, contactBeginnings, messages } from "#server/db/schema/chat.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { password } from "#tests/factories/account.ts";
import { type ChatPerson, makePair, makeRoom } from "#tests/factories/chat.ts";
import { makePayment } from "#tests/factories/payments.ts";
import { confirmLink, mailedToken } from "#tests/setup/sent-mails.ts";
import { testJobContext } from "#tests/setup/test-context.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";
import { closeUnanswered } from "./chat-contacts.service.ts";

const server = testServer({ environment: { LIMIT_MESSAGES: "1000" } });
const db = () => server.current.platform.db;

let owner: ChatPerson;
let sitter: ChatPerson;
let others: ChatPerson[];
let owners: ChatPerson[];
beforeEach(async () => {
  server.current.clock.set(testStart);
  ({ owner, sitter } = await makePair(db()));
  others = [];
  owners = [];
  for (let nr = 0; nr < 3; nr += 1) {
    const pair = await makePair(db());
    others.push(pair.sitter);
    owners.push(pair.owner);
  }
});

const call = (method: string, path: string, { token: as }: { token: string }, body?: object) =>
  server.current.call(method, path, { as, ...(body ? { body } : {}) });
const write = (from: ChatPerson, to: ChatPerson | undefined, message = "Dag!") =>
  call("POST", "/api/messages", from, { profile_id: to?.profileId, message });
const answerIn = (from: ChatPerson, roomId: number, message = "Dag terug!") =>
  call("POST", "/api/messages", from, { chat_room_id: roomId, message });
const subscriptionOf = async (person: ChatPerson) =>
  (await call("GET", "/api/subscription", person)).json().data;
const daysLater = (days: number) => server.current.clock.advance(days * dayMs);

async function writeToTwo(): Promise<number[]> {
  const answers = [await write(owner, others[0]), await write(owner, others[1])];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  return answers.map((answer) => answer.json().data.chat_room_id);
}

describe("writing to somebody new", () => {
  it("is free twice; the third time it takes a subscription, and leaves nothing behind", async () => {
    expect(await subscriptionOf(owner)).toMatchObject({ free_beginnings_left: 2 });
    await writeToTwo();
    expect(await subscriptionOf(owner)).toMatchObject({
      free_beginnings_left: 0,
      // Nobody has answered yet.
      next_free_on: "2026-11-29",
    });
    const third = await write(owner, others[2]);
    expect([third.statusCode, third.json().error]).toEqual([402, "subscriptionRequired"]);
    expect(await db().$count(chatRooms)).toBe(2);
    expect(await db().$count(contactBeginnings)).toBe(2);
  });

  it("is free with a subscription, and uses up nothing", async () => {
    await makePayment(db(), { ...owner, profileType: "pet_owner" });
    for (const other of others) expect((await write(owner, other)).statusCode).toBe(201);
    expect(await subscriptionOf(owner)).not.toHaveProperty("free_beginnings_left");
    server.current.clock.set("2026-12-16T09:00:00Z");
    expect(await subscriptionOf(owner)).toMatchObject({
      status: "inactive",
      free_beginnings_left: 2,
    });
  });

  it("never costs who answers, nor who goes on", async () => {
    const [first = 0, second = 0] = await writeToTwo();
    for (const person of others.slice(0, 2)) {
      await makeTwoContacts(person);
    }
    expect((await answerIn(others[0] ?? sitter, first)).statusCode).toBe(201);
    expect((await answerIn(others[1] ?? sitter, second)).statusCode).toBe(201);
    expect((await answerIn(owner, first, "Fijn!")).statusCode).toBe(201);
  });

  it("counts once while it waits for a confirmed address", async () => {
    await db().update(users).set({ emailVerifiedAt: null }).where(eq(users.id, owner.userId));
    const [roomId = 0] = await writeToTwo();
    expect((await answerIn(owner, roomId, "Nog iets:")).statusCode).toBe(201);
    expect(await db().$count(contactBeginnings)).toBe(2);
    expect((await write(owner, others[2])).statusCode).toBe(402);
  });

  it("counts for who signs up with it", async () => {
    const csrf = await server.current.call("GET", "/sanctum/csrf-cookie");
    const value = csrf.cookies[0]?.value ?? "";
    const email = "noor@example.test";
    const signedUp = await server.current.call(
      "POST",
      `/api/registerUserAsNewContact/${sitter.profileId}`,
      {
        body: {
          first_name: "Noor",
          email,
          password: "vier natte eenden zwemmen",
          message: "Heb je plek voor Moos?",
          terms: true,
          is_adult: true,
        },
        cookies: { "XSRF-TOKEN": value },
        headers: { "x-xsrf-token": value },
      },
    );
    const noor = { token: signedUp.json().token };
    expect((await call("GET", "/api/subscription", noor)).json().data).toMatchObject({
      free_beginnings_left: 1,
    });
    const token = await mailedToken(server.current, confirmLink);
    await server.current.call("POST", "/api/confirmAccount", { body: { token } });
    expect(await db().$count(contactBeginnings)).toBe(1);
  });
});

/** Somebody who has written to as many as is free. */
async function makeTwoContacts({ userId, profileId }: ChatPerson): Promise<void> {
  const begunAt = server.current.clock.now();
  const profileType = profileId === owner.profileId ? "pet_owner" : "pet_sitter";
  const contact = { userId, profileType, profileId, isFree: true, begunAt } as const;
  await db().insert(contactBeginnings).values([contact, contact]);
}

describe("a free contact", () => {
  it("comes back after fourteen days without an answer", async () => {
    const [roomId = 0] = await writeToTwo();
    await answerIn(others[0] ?? sitter, roomId);
    daysLater(13);
    expect((await write(owner, others[2])).statusCode).toBe(402);
    daysLater(1);
    expect((await write(owner, others[2])).statusCode).toBe(201);
    expect((await write(owner, sitter)).statusCode).toBe(402);
  });

  it("comes back after thirty days with one; a no is an answer", async () => {
    const [one = 0, two = 0] = await writeToTwo();
    await answerIn(others[0] ?? sitter, one);
    const declined = { chat_room_id: two, message: "Ik zit vol." };
    await call("POST", "/api/messages/decline", others[1] ?? sitter, declined);
    daysLater(29);
    expect(await subscriptionOf(owner)).toMatchObject({
      free_beginnings_left: 0,
      next_free_on: "2026-12-15",
    });
    daysLater(1);
    expect(await subscriptionOf(owner)).toMatchObject({ free_beginnings_left: 2 });
  });

  it("is used by who writes again after sixty days of silence, not by who then answers", async () => {
    const [roomId = 0] = await writeToTwo();
    daysLater(61);
    await closeUnanswered(testJobContext(server.current.platform));
    const [room] = await db().select().from(chatRooms).where(eq(chatRooms.id, roomId));
    expect(room).toMatchObject({ acceptanceStatus: "closed", closedReason: "timeout" });
    await makeTwoContacts(others[0] ?? sitter);
    expect((await answerIn(owner, roomId, "Is er nu plek?")).statusCode).toBe(201);
    expect(await subscriptionOf(owner)).toMatchObject({ free_beginnings_left: 1 });
    expect((await answerIn(others[0] ?? sitter, roomId)).statusCode).toBe(201);
    expect(await db().$count(messages, eq(messages.sentBy, "pet_sitter"))).toBe(1);
  });

  it("is not there for who writes again without one left", async () => {
    const [roomId = 0] = await writeToTwo();
    daysLater(61);
    await closeUnanswered(testJobContext(server.current.platform));
    await makeTwoContacts(owner);
    expect((await answerIn(owner, roomId, "Is er nu plek?")).statusCode).toBe(402);
  });
});

describe("a profile that is removed and added again", () => {
  it.each([
    ["as an owner", "pet_owner", () => ({ writer: owner, to: others })],
    ["as a sitter", "pet_sitter", () => ({ writer: sitter, to: owners })],
  ] as const)("has begun what was begun before it, %s", async (_as, profileType, people) => {
    const { writer, to } = people();
    const other = profileType === "pet_owner" ? "pet_sitter" : "pet_owner";
    await db().insert(profiles).values({ userId: writer.userId, profileType: other });
    for (const one of to.slice(0, 2)) expect((await write(writer, one)).statusCode).toBe(201);
    for (let times = 0; times < 2; times += 1) {
      const path = `/api/user/profile/${profileType}`;
      expect((await call("DELETE", path, writer)).statusCode).toBe(204);
      const added = await call("POST", "/api/user/profile", writer, { profile_type: profileType });
      expect(added.statusCode, added.body).toBe(201);
      expect(await subscriptionOf(writer)).toMatchObject({ free_beginnings_left: 0 });
      const third = await write(writer, to[2]);
      expect([third.statusCode, third.json().error]).toEqual([402, "subscriptionRequired"]);
    }
    // The other profile has its own.
    const switched = { profile_type: other };
    await call("POST", "/api/user/profile/switch", writer, switched);
    expect(await subscriptionOf(writer)).toMatchObject({ free_beginnings_left: 2 });
  });

  it("leaves nothing of it once the account is gone", async () => {
    await writeToTwo();
    const gone = await call("DELETE", "/api/user", owner, { password });
    expect(gone.statusCode, gone.body).toBe(204);
    expect(await db().$count(contactBeginnings)).toBe(0);
  });
});

describe("a booking", () => {
  it("begins a contact as words do, and is refused for the same reason beforehand", async () => {
    await makeTwoContacts(owner);
    const body = { other_profile_id: sitter.profileId, kind: "introduction" };
    const asked = await call("POST", "/api/booking/canCreate", owner, body);
    expect(asked.json()).toEqual({ can_create: false, reason: "subscriptionRequired" });
    await makeRoom(db(), { owner, sitter });
    const known = await call("POST", "/api/booking/canCreate", owner, body);
    expect(known.json()).toEqual({ can_create: true });
  });
});
