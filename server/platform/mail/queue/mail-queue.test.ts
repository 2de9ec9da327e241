import { isNotNull } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { mails } from "#server/db/schema/mail.ts";
import { startFaultyReceiver } from "#tests/setup/stand-ins/faulty-smtp-receiver.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { defineMail } from "../mail-kind.ts";
import { messageIdOf } from "../smtp-transport.ts";
import { claimMails, keepClaims } from "./mail-queue.ts";

const odds = { refuses: 120, stalls: 60, drops: 100, losesAnswer: 100 };
const smtp = await startFaultyReceiver({ seed: 20_261_117, odds });
afterAll(() => smtp.close());
const greeting = defineMail<{ name: string }>("test.greeting");
const extend: NonNullable<Parameters<typeof testServer>[0]>["extend"] = ({ mailer }) =>
  mailer.write(greeting, async ({ name }) => ({
    subject: `Dag ${name}`,
    html: `<p>Dag ${name}</p>`,
    text: `Dag ${name}`,
  }));
const server = testServer({
  extend,
  environment: {
    SMTP_URL: smtp.url,
    MAIL_FROM: "Kwispel <hallo@kwispel.test>",
    MAIL_CONNECTIONS: "5",
    MAIL_DOMAIN_PER_SECOND: "0",
  },
});

type Extra = { headers?: Record<string, string> };
async function queue(name: string, extra: Extra = {}) {
  const { db, mailer } = server.current.platform;
  const envelope = { key: `hello:${name}`, to: `${name}@example.test`, ...extra };
  await db.transaction((tx) => mailer.queue(tx, greeting, { name }, envelope));
}

describe("who claims mails", () => {
  const claim = (limit: number, notTo: string[] = []) => {
    const { db, clock } = server.current.platform;
    return claimMails(db, { now: clock.now(), limit, notTo });
  };
  it("gets each of them alone, until nothing has been heard of them for long", async () => {
    const { db } = server.current.platform;
    await queue("anna");
    await queue("bas");
    const [first] = await claim(1);
    const [second] = await claim(5);
    expect([first?.recipient, second?.recipient]).toEqual([
      "anna@example.test",
      "bas@example.test",
    ]);
    expect(await claim(5)).toEqual([]);
    await db.update(mails).set({ claimedUntil: new Date(Date.now() - 1_000) });
    await keepClaims(db, [first?.id ?? 0]);
    expect((await claim(5)).map(({ id }) => id)).toEqual([second?.id]);
  });

  it("gets first what somebody waits for", async () => {
    const headers = { "List-Unsubscribe": "<https://kwispel.test>" };
    await queue("news", { headers });
    await queue("link");
    expect((await claim(1)).map(({ recipient }) => recipient)).toEqual(["link@example.test"]);
  });

  it("gets none for domains that have had their share", async () => {
    await queue("anna");
    expect(await claim(5, ["example.test"])).toEqual([]);
    expect(await claim(5, ["other.test"])).toHaveLength(1);
  });
});

it("200 mails arrive once each, though the server refuses, stalls and drops at random", async () => {
  const { platform, clock } = server.current;
  const { db } = platform;
  const names = Array.from({ length: 200 }, (_, nr) => `user-${nr}`);
  for (const name of names) await queue(name);
  await platform.jobs.start({ withWorkers: true });
  const settled = async () => {
    // Waits of seconds and minutes pass in the clock's time alone.
    clock.advance(10 * 60_000);
    return db.$count(mails, isNotNull(mails.sentAt));
  };
  await expect.poll(settled, { timeout: 60_000, interval: 250 }).toBe(names.length);

  const answered = smtp.taken.filter(({ isAnswered }) => isAnswered);
  const ids = names.map((name) => messageIdOf(`hello:${name}`, "kwispel.test"));
  expect(answered.map(({ messageId }) => messageId).toSorted()).toEqual(ids.toSorted());
  // What was taken without an answer came again under the same name, and no other way.
  const unanswered = smtp.taken.filter(({ isAnswered }) => !isAnswered);
  expect(unanswered.length).toBe(smtp.faults.losesAnswer);
  expect(unanswered.filter(({ messageId }) => !ids.includes(messageId))).toEqual([]);
  for (const often of Object.values(smtp.faults)) expect(often).toBeGreaterThan(5);
}, 90_000);
