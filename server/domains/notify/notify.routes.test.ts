import { createECDH } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { pushSubscriptions } from "#server/db/schema/notifications.ts";
import { makeBooking } from "#tests/factories/bookings.ts";
import { type ChatPerson, makePair, makeRoom } from "#tests/factories/chat.ts";
import { listWaitingPushes, quietAround, startAsNow } from "#tests/setup/push/quiet-hours.ts";
import { sentMails } from "#tests/setup/sent-mails.ts";
import { type PushReceiver, startPushReceiver } from "#tests/setup/stand-ins/push-receiver.ts";
import { testJobContext } from "#tests/setup/test-context.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";
import { mailUnread } from "../chat/notices/chat.notices.ts";
import { sendPush } from "./push.jobs.ts";

const server = testServer({
  environment: { LIMIT_MESSAGES: "1000", PUSH_LOOPBACK: "1" },
  withWorkers: true,
});
const db = () => server.current.platform.db;

let service: PushReceiver;
let owner: ChatPerson;
let sitter: ChatPerson;
let roomId = 0;
beforeAll(async () => {
  service = await startPushReceiver(server.current.platform.push.publicKey);
});
afterAll(() => service.close());
beforeEach(async () => {
  service.received.length = 0;
  service.answerWith(201);
  ({ owner, sitter } = await makePair(db()));
  roomId = await makeRoom(db(), { owner, sitter });
});

const call = (method: string, path: string, { token: as }: ChatPerson, body?: object) =>
  server.current.call(method, path, { as, ...(body ? { body } : {}) });
const preferences = "/api/user/notificationPreferences";
const subscriptions = "/api/user/pushSubscriptions";

async function send(from: ChatPerson, message: string, room = roomId) {
  const answer = await call("POST", "/api/messages", from, { chat_room_id: room, message });
  await server.current.relay.drain();
  return answer.json().data;
}

async function subscribe(person: ChatPerson) {
  const browser = service.subscribe();
  expect((await call("POST", subscriptions, person, browser)).statusCode).toBe(201);
  return browser;
}

describe("preferences", () => {
  it("are one's own, and change where they are changed", async () => {
    const change = { messages: { push: false }, quiet_hours: { from: "22:00", until: "07:00" } };
    const answer = (await call("PUT", preferences, owner, change)).json().data;
    expect(answer).toMatchObject({
      messages: { email: true, push: false },
      quiet_hours: change.quiet_hours,
    });
    expect((await call("GET", preferences, owner)).json().data).toEqual(answer);
    const after = (await call("PUT", preferences, owner, { quiet_hours: "" })).json().data;
    expect(after).not.toHaveProperty("quiet_hours");
    expect(after.messages).toEqual({ email: true, push: false });
    expect((await call("GET", preferences, sitter)).json().data.messages.push).toBe(true);
  });

  it.each([
    [{ quiet_hours: { from: "25:00", until: "07:00" } }],
    [{ messages: { email: "perhaps" } }],
  ])("of %j are a 422", async (body) => {
    expect((await call("PUT", preferences, owner, body)).statusCode).toBe(422);
  });
});

describe("a push message", () => {
  it("reaches every browser of the receiver, who alone can read it", async () => {
    const [phone, desk] = [await subscribe(sitter), await subscribe(sitter)];
    await subscribe(owner);
    await send(owner, "Dag Sanne, heb je plek voor Moos?");
    await expect.poll(() => service.received.length, { timeout: 15_000 }).toBe(2);
    expect(service.received.map(({ path }) => path).toSorted()).toEqual(
      [phone, desk].map(({ endpoint }) => new URL(endpoint).pathname).toSorted(),
    );
    expect(JSON.parse(service.received[0]?.text ?? "")).toEqual({
      title: "Tess",
      body: "Dag Sanne, heb je plek voor Moos?",
      path: `/chatRoom/${roomId}`,
      tag: `room-${roomId}`,
    });
    expect(service.received[0]).toMatchObject({ ttl: 86_400 });
  });

  it("is not sent to who wants none, and at night waits for the morning", async () => {
    await subscribe(sitter);
    await call("PUT", preferences, sitter, { messages: { push: false } });
    await send(owner, "Eerste");
    await call("PUT", preferences, sitter, {
      messages: { push: true },
      quiet_hours: quietAround(startAsNow(server.current)),
    });
    await send(owner, "Tweede");
    await call("PUT", preferences, sitter, { quiet_hours: "" });
    await send(owner, "Derde");
    await expect.poll(() => service.received.length, { timeout: 15_000 }).toBe(1);
    expect(service.received[0]?.text).toContain("Derde");
    const waiting = await listWaitingPushes(server.current);
    expect(waiting.map(({ data }) => data.notice.body)).toEqual(["Tweede"]);
  });

  it("comes at night, too, while one takes care of the other's pets", async () => {
    await subscribe(owner);
    const now = startAsNow(server.current);
    await call("PUT", preferences, owner, { quiet_hours: quietAround(now) });
    const hour = 60 * 60_000;
    const startsAt = new Date(now.getTime() - hour);
    const endsAt = new Date(now.getTime() + hour);
    await makeBooking(db(), { owner, sitter, roomId }, { startsAt, endsAt });
    await send(sitter, "Moos is ziek");
    await expect.poll(() => service.received.length, { timeout: 15_000 }).toBe(1);
    expect(service.received[0]?.text).toContain("Moos is ziek");
  });

  it("that waited for the morning is dropped when it was read by then", async () => {
    await subscribe(sitter);
    const hours = quietAround(startAsNow(server.current));
    await call("PUT", preferences, sitter, { quiet_hours: hours });
    await send(owner, "Welterusten");
    const pushes = await listWaitingPushes(server.current);
    // Jobs of the tests before are still there.
    const waiting = pushes.find(({ data }) => data.notice.body === "Welterusten");
    if (!waiting) throw new Error("nothing waits");
    const context = testJobContext(server.current.platform);
    await sendPush(context, waiting.data);
    expect(service.received).toHaveLength(1);
    await call("PUT", `/api/chatRooms/${roomId}/markAsRead`, sitter);
    await sendPush(context, waiting.data);
    expect(service.received).toHaveLength(1);
  });

  it.each([404, 410])("to a browser that is gone (%i) forgets it", async (status) => {
    await subscribe(sitter);
    service.answerWith(status);
    await send(owner, "Dag");
    await expect.poll(() => db().$count(pushSubscriptions), { timeout: 15_000 }).toBe(0);
  });

  it("is tried again when the push service is away for a moment", async () => {
    await subscribe(sitter);
    service.answerWith(503);
    const before = service.attempts;
    await send(owner, "Dag");
    await expect.poll(() => service.attempts, { timeout: 15_000 }).toBe(before + 1);
    service.answerWith(201);
    await expect.poll(() => service.received.length, { timeout: 30_000 }).toBe(1);
    expect(await db().$count(pushSubscriptions)).toBe(1);
  });
});

/** Of a browser that there is: a point of the curve, and sixteen bytes. */
function keysOf() {
  const p256dh = createECDH("prime256v1").generateKeys("base64url");
  return { p256dh, auth: Buffer.alloc(16, 4).toString("base64url") };
}

describe("subscribing to push messages", () => {
  it("moves a browser to who is logged in there now, and ends", async () => {
    const browser = await subscribe(owner);
    await call("POST", subscriptions, sitter, browser);
    const rows = await db().select().from(pushSubscriptions);
    expect(rows.map(({ userId }) => userId)).toEqual([sitter.userId]);
    // Not for who isn't there any more.
    await call("DELETE", subscriptions, owner, { endpoint: browser.endpoint });
    expect(await db().$count(pushSubscriptions)).toBe(1);
    const ended = await call("DELETE", subscriptions, sitter, { endpoint: browser.endpoint });
    expect(ended.statusCode).toBe(204);
    expect(await db().$count(pushSubscriptions)).toBe(0);
  });

  it.each([
    ["an address inside", { endpoint: "https://169.254.169.254/x" }],
    ["an address without https", { endpoint: "http://push.example/x" }],
    ["a key that is none", { keys: { p256dh: "abc", auth: "def" } }],
    ["no keys", { keys: undefined }],
    ["a point on no curve", { keys: { ...keysOf(), p256dh: "BA".padEnd(87, "A") } }],
    ["a point that is compressed", { keys: { ...keysOf(), p256dh: `A${"A".repeat(43)}` } }],
    [
      "a key with something in it that is none",
      { keys: { ...keysOf(), p256dh: `${keysOf().p256dh}!` } },
    ],
    ["a secret with something in it that is none", { keys: { ...keysOf(), auth: "!".repeat(22) } }],
    ["a secret that is too long", { keys: { ...keysOf(), auth: "A".repeat(24) } }],
  ])("with %s is refused", async (_case, change) => {
    const answer = await call("POST", subscriptions, owner, { ...service.subscribe(), ...change });
    expect(answer.statusCode).toBe(422);
  });

  it("keeps the twenty newest browsers of a user", async () => {
    for (let count = 0; count < 22; count += 1) await subscribe(owner);
    const latest = await subscribe(owner);
    const rows = await db().select().from(pushSubscriptions);
    expect(rows).toHaveLength(20);
    expect(rows.map(({ endpoint }) => endpoint)).toContain(latest.endpoint);
  });

  it("needs the public key, which everybody may have", async () => {
    const { key } = (await server.current.call("GET", "/api/push/key")).json();
    expect(Buffer.from(key, "base64url")).toHaveLength(65);
  });
});

describe("a mail about what is not read", () => {
  const minutes = (count: number) => server.current.clock.advance(count * 60_000);
  const written = async () => {
    await mailUnread(testJobContext(server.current.platform));
    return sentMails(server.current);
  };
  let start: Date;
  beforeEach(() => {
    start = server.current.clock.now();
    return () => server.current.clock.set(start);
  });

  it("comes after ten minutes, once, with all of it, and says nothing of what was said", async () => {
    await send(owner, "Geheim plan");
    minutes(6);
    await send(owner, "Nog iets");
    minutes(3);
    expect(await written()).toEqual([]);
    minutes(1);
    const [mail, ...more] = await written();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ userId: sitter.userId, subject: "Nieuwe berichten van Tess" });
    expect(mail?.text).toContain("Tess heeft je 2 berichten gestuurd.");
    expect(mail?.text).toContain(`/chatRoom/${roomId}`);
    expect(mail?.text).not.toContain("Geheim");
    minutes(60);
    expect(await written()).toHaveLength(1);
  });

  it("tells of a no by itself, with what to do next, and of the rest as ever", async () => {
    const other = await makePair(db());
    const second = await makeRoom(db(), { owner: other.owner, sitter });
    await send(owner, "Kun je in mei?");
    const no = { chat_room_id: roomId, message: "Geheime reden" };
    expect((await call("POST", "/api/messages/decline", sitter, no)).statusCode).toBe(201);
    await send(other.owner, "Dag", second);
    const yes = { chat_room_id: second };
    expect((await call("POST", "/api/messages/decline", other.owner, yes)).statusCode).toBe(201);
    minutes(11);
    const found = await written();
    const toOwner = found.find(({ userId }) => userId === owner.userId);
    expect(toOwner?.subject).toBe("Sanne heeft het contact afgewezen");
    expect(toOwner?.text).toContain("meer oppassen bij jou in de buurt");
    expect(toOwner?.text).toContain(`/chatRoom/${roomId}`);
    expect(toOwner?.text).not.toContain("Geheime reden");
    const toSitter = found.filter(({ userId }) => userId === sitter.userId);
    expect(toSitter.map(({ subject }) => subject).sort()).toEqual([
      "Nieuw bericht van Tess",
      "Tess heeft het contact afgewezen",
    ]);
    expect(toSitter.map(({ text }) => text).join()).toContain("Kijk eens tussen de oproepen");
  });

  it("does not come for what was read or taken back meanwhile", async () => {
    const sent = await send(owner, "Dag");
    await call("PUT", `/api/messages/${sent.id}/markAsRead`, sitter, { read: true });
    const oops = await send(owner, "Oeps");
    await call("PUT", `/api/messages/${oops.id}/hide`, owner);
    minutes(20);
    expect(await written()).toEqual([]);
  });

  it("counts the ten minutes from the first that is still unread", async () => {
    const first = await send(owner, "Eerste");
    minutes(9);
    await send(owner, "Tweede");
    await call("PUT", `/api/messages/${first.id}/markAsRead`, sitter, { read: true });
    minutes(9);
    expect(await written()).toEqual([]);
    minutes(1);
    expect(await written()).toHaveLength(1);
  });

  it("gathers several rooms, and tells later only of what is new", async () => {
    const other = await makePair(db());
    const second = await makeRoom(db(), { owner: other.owner, sitter });
    await send(owner, "Dag");
    await send(other.owner, "Hoi", second);
    minutes(11);
    const [mail] = await written();
    expect(mail?.text).toContain("/chats");
    expect(mail?.subject).toBe("Nieuwe berichten van Tess");
    await send(owner, "Ben je er?");
    minutes(11);
    const all = await written();
    expect(all).toHaveLength(2);
    expect(all[1]?.text).toContain("Tess heeft je een bericht gestuurd.");
  });

  it("is not sent to who wants none, and its headers make it stop", async () => {
    await send(owner, "Dag");
    minutes(11);
    const [mail] = await written();
    const headers = mail?.headers ?? {};
    expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const link = new URL(headers["List-Unsubscribe"]?.slice(1, -1) ?? "");
    const post = (query: string) =>
      server.current.call("POST", `${link.pathname}?${query}`, {
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: "List-Unsubscribe=One-Click",
      });
    const forged = new URLSearchParams(link.searchParams);
    forged.set("email", "somebody@example.test");
    expect((await post(String(forged))).statusCode).toBe(404);
    expect((await post(String(link.searchParams))).statusCode).toBe(202);
    const { messages: chosen } = (await call("GET", preferences, sitter)).json().data;
    expect(chosen).toEqual({ email: false, push: true });
    await send(owner, "Nog eens");
    minutes(11);
    expect(await written()).toHaveLength(1);
  });

  it("is in the reader's language", async () => {
    await call("PUT", "/api/user", sitter, { preferred_locale: "en" });
    await send(owner, "Dag");
    minutes(11);
    const [mail] = await written();
    expect(mail).toMatchObject({ subject: "New message from Tess" });
    expect(mail?.html).toContain('lang="en"');
  });
});

it("what a mail provider could tell is taken from nobody where no secret is set", async () => {
  const event = { type: "bounced", email: "tess@example.test", occurred_at: testStart };
  for (const as of ["", "undefined", "a-secret-that-only-the-provider-knows"]) {
    const body = { events: [event] };
    const answer = await server.current.call("POST", "/api/mail/events", { body, as });
    expect(answer.statusCode).toBe(404);
  }
});
