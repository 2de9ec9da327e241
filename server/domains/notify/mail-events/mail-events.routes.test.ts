import { describe, expect, it } from "vitest";
import { mailSuppressions } from "#server/db/schema/mail.ts";
import { defineMail } from "#server/platform/mail/mail-kind.ts";
import { findSuppression, suppressMail } from "#server/platform/mail/suppression.ts";
import { makeUser } from "#tests/factories/account.ts";
import { sentMails } from "#tests/setup/sent-mails.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";

const secret = "a-secret-that-only-the-provider-knows";
const greeting = defineMail<object>("test.greeting");
const server = testServer({
  environment: { MAIL_EVENTS_SECRET: secret },
  extend: ({ mailer }) =>
    mailer.write(greeting, async () => ({ subject: "Dag", html: "<p>Dag</p>", text: "Dag" })),
});
const db = () => server.current.platform.db;

const tess = "tess@example.test";
type Event = { type: string; email: string; occurred_at: string };
const event = (change: Partial<Event> = {}): Event => ({
  type: "bounced",
  email: tess,
  occurred_at: testStart,
  ...change,
});
const tell = (events: readonly Event[], as: string | undefined = secret) =>
  server.current.call("POST", "/api/mail/events", { body: { events }, ...(as ? { as } : {}) });
const reasonOf = (email = tess) => {
  const { appKey } = server.current.platform;
  return findSuppression(db(), { appKey, email });
};

describe("what the mail provider heard later", () => {
  it.each(["bounced", "complained"])("%s: the address is on the list", async (type) => {
    const answer = await tell([event({ type, email: "Tess@Example.test" })]);
    expect([answer.statusCode, answer.body]).toEqual([204, ""]);
    expect(await reasonOf()).toBe(type);
    expect(await reasonOf("noor@example.test")).toBeNull();
  });

  it("keeps from them what is not strictly needed, and nothing else", async () => {
    await tell([event()]);
    const { mailer } = server.current.platform;
    const headers = { "List-Unsubscribe": "<https://kwispel.test/>" };
    await db().transaction(async (tx) => {
      await mailer.queue(tx, greeting, {}, { key: "needed", to: tess });
      await mailer.queue(tx, greeting, {}, { key: "not needed", to: tess, headers });
    });
    const rows = await sentMails(server.current);
    expect(rows.map(({ sentAt }) => sentAt !== null)).toEqual([true, false]);
  });

  it("is the same when it is told again, and when two of one address come at once", async () => {
    const events = [event(), event({ email: "noor@example.test" }), event()];
    for (let times = 0; times < 3; times += 1) {
      expect((await tell(events)).statusCode).toBe(204);
    }
    expect(await db().$count(mailSuppressions)).toBe(2);
  });

  it("changes nothing about what somebody asked for themselves; a complaint outlasts a bounce", async () => {
    const { appKey } = server.current.platform;
    const now = new Date(testStart);
    await suppressMail(db(), { appKey, email: tess, now, reason: "unsubscribed" });
    await tell([event({ type: "complained" })]);
    expect(await reasonOf()).toBe("unsubscribed");

    const email = "noor@example.test";
    const told: unknown[] = [];
    for (const type of ["bounced", "complained", "bounced"]) {
      await tell([event({ email, type })]);
      told.push(await reasonOf(email));
    }
    expect(told).toEqual(["bounced", "complained", "complained"]);
  });

  it("is forgotten when the address was confirmed since", async () => {
    const confirmed = { email: tess, emailVerifiedAt: new Date("2026-11-15T08:00:00Z") };
    await makeUser(db(), confirmed);
    await tell([event({ occurred_at: "2026-11-15T08:59:00+01:00" })]);
    expect(await reasonOf()).toBeNull();
    await tell([event({ occurred_at: "2026-11-15T09:01:00+01:00" })]);
    expect(await reasonOf()).toBe("bounced");
  });

  it.each([
    ["nobody", ""],
    ["somebody who guesses", `${secret.slice(0, -1)}x`],
    ["somebody with a part of it", secret.slice(0, 8)],
  ])("is not taken from %s", async (_case, as) => {
    const answer = await tell([event()], as);
    expect(answer.statusCode).toBe(401);
    expect(await reasonOf()).toBeNull();
  });

  it.each([
    ["another kind", event({ type: "delivered" })],
    ["no moment", event({ occurred_at: "yesterday" })],
    ["no address", event({ email: "" })],
  ])("is refused whole with %s in it", async (_case, wrong) => {
    expect((await tell([event(), wrong])).statusCode).toBe(422);
    expect(await reasonOf()).toBeNull();
  });
});
