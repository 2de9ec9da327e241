import { and, eq, isNotNull } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { mails } from "#server/db/schema/mail.ts";
import { makeUser } from "#tests/factories/account.ts";
import { startSmtpReceiver } from "#tests/setup/stand-ins/smtp-receiver.ts";
import { testJobContext } from "#tests/setup/test-context.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { purge } from "../housekeeping/housekeeping.ts";
import { defineMail } from "./mail-kind.ts";
import { findSuppression, liftSuppression } from "./suppression.ts";

const smtp = await startSmtpReceiver();
afterAll(() => smtp.close());
const server = testServer({
  withWorkers: true,
  extend: ({ mailer }) =>
    mailer.write(greeting, async () => {
      timesWritten += 1;
      return { subject: `Dag ${name}`, html: `<p>Dag ${name}</p>`, text: `Dag ${name}` };
    }),
  environment: {
    SMTP_URL: smtp.url,
    MAIL_FROM: "Kwispel <hallo@kwispel.test>",
    MAIL_CONNECTIONS: "5",
  },
});

const day = 24 * 60 * 60 * 1000;
const content = { subject: "Hallo", html: "<p>Hallo</p>", text: "Hallo" };
const greeting = defineMail<{ name: string }>("test.greeting");
let timesWritten = 0;
let name = "Noor";
type Extra = { userId?: number; isFleeting?: boolean };

async function queue(to: string, extra: Extra = {}) {
  const { db, mailer } = server.current.platform;
  const envelope = { key: `hello:${to}`, to, ...extra };
  await db.transaction((tx) => mailer.queue(tx, greeting, { name: "Noor" }, envelope));
}

async function find(to: string) {
  const { db } = server.current.platform;
  const [mail] = await db.select().from(mails).where(eq(mails.recipient, to));
  return mail ?? null;
}

const attemptsAt = async (to: string) => (await find(to))?.attempts;
const patience = { timeout: 15_000 };
const offersOf = (address: string) => smtp.offered.filter((each) => each === address).length;

describe("a queued mail", () => {
  it("is sent once, however often its cause comes round", async () => {
    await queue("sanne@example.test");
    await queue("sanne@example.test");
    await expect
      .poll(async () => (await find("sanne@example.test"))?.sentAt, patience)
      .toBeTruthy();
    expect(offersOf("sanne@example.test")).toBe(1);
  });

  it("whose words the database refuses is marked as sent, and keeps no other", async () => {
    name = "No\u0000or";
    await queue("poison@example.test");
    await expect
      .poll(async () => (await find("poison@example.test"))?.sentAt, patience)
      .toBeTruthy();
    name = "Noor";
    await queue("after@example.test");
    await expect
      .poll(async () => (await find("after@example.test"))?.sentAt, patience)
      .toBeTruthy();
    expect(await find("poison@example.test")).toMatchObject({ html: null, attempts: 1 });
    expect(offersOf("poison@example.test")).toBe(1);
  });

  it("that the server refuses for good is put aside at once", async () => {
    await queue("unknown@example.test");
    await expect
      .poll(async () => (await find("unknown@example.test"))?.failedAt, patience)
      .toBeTruthy();
    const mail = await find("unknown@example.test");
    expect(mail).toMatchObject({ lastError: "SMTP: 550", sentAt: null });
    expect(offersOf("unknown@example.test")).toBe(1);
  });

  it("that the server is too busy for waits for another try", async () => {
    await queue("busy@example.test");
    await expect.poll(() => attemptsAt("busy@example.test"), patience).toBe(1);
    const mail = await find("busy@example.test");
    expect(mail).toMatchObject({ failedAt: null, sentAt: null, claimedUntil: null });
    expect(mail?.dueAt.getTime()).toBe(server.current.clock.now().getTime() + 2_000);
  });

  it("is written in the background, once, and what it was made of is not kept beside it", async () => {
    const { db, mailer } = server.current.platform;
    const before = timesWritten;
    await db.transaction(async (tx) => {
      await mailer.queue(tx, greeting, { name: "Noor" }, { key: "later", to: "busy@example.test" });
      expect(timesWritten).toBe(before);
    });
    await expect.poll(() => attemptsAt("busy@example.test"), patience).toBe(1);
    const mail = await find("busy@example.test");
    expect(mail).toMatchObject({ subject: "Dag Noor", data: null, sentAt: null });
    // Still too busy: the same words once more.
    await expect(mailer.send(mail?.id ?? 0)).rejects.toThrow("SMTP: 4");
    expect(timesWritten).toBe(before + 1);
  });

  it("of a kind that nobody writes any more waits", async () => {
    const { db, mailer } = server.current.platform;
    const [mail] = await db
      .insert(mails)
      .values({ key: "old", recipient: "noor@example.test", kind: "test.gone", data: {} })
      .returning();
    await expect(mailer.send(mail?.id ?? 0)).rejects.toThrow("nobody writes");
    expect(await find("noor@example.test")).toMatchObject({ failedAt: null, sentAt: null });
  });

  it.each([
    ["sent", "weg@example.test"],
    ["refused for good", "unknown@elsewhere.test"],
  ])("to somebody whom we are to forget is gone once it is %s", async (_case, to) => {
    await queue(to, { isFleeting: true });
    await expect.poll(() => find(to), patience).toBeNull();
    expect(offersOf(to)).toBe(1);
  });

  it("to an address that is called unknown is the last that can be done without", async () => {
    const { db, mailer, appKey } = server.current.platform;
    const to = "unknown@example.test";
    await queue(to);
    await expect
      .poll(() => findSuppression(db, { appKey, email: "Unknown@example.test" }), patience)
      .toBe("bounced");
    const before = offersOf(to);
    const headers = { "List-Unsubscribe": "<https://kwispel.test>" };
    await db.transaction(async (tx) => {
      await mailer.queue(tx, greeting, { name: "A" }, { key: "news", to, headers });
      await mailer.queue(tx, greeting, { name: "B" }, { key: "receipt", to });
    });
    const failed = () => db.$count(mails, and(eq(mails.recipient, to), isNotNull(mails.failedAt)));
    await expect.poll(failed, patience).toBe(3);
    expect(offersOf(to)).toBe(before + 1);
    const [news] = await db.select().from(mails).where(eq(mails.key, "news"));
    expect(news).toMatchObject({ lastError: "suppressed", sentAt: null });
    await liftSuppression(db, { appKey, email: to });
    expect(await findSuppression(db, { appKey, email: to })).toBeNull();
  });

  it("goes with the user whose it is", async () => {
    const { db } = server.current.platform;
    const user = await makeUser(db);
    await queue(user.email, { userId: user.id });
    await db.execute("delete from users");
    expect(await find(user.email)).toBeNull();
  });
});

it.each([
  ["29 days", 29 * day, false, true],
  ["31 days", 31 * day, false, false],
  ["an hour, to be forgotten", day / 24, true, true],
  ["two days, to be forgotten", 2 * day, true, false],
])("the log keeps a mail of %s: %s", async (_case, age, isFleeting, kept) => {
  const { db } = server.current.platform;
  const now = server.current.clock.now();
  const createdAt = new Date(now.getTime() - age);
  const row = { key: "old", recipient: "old@example.test", ...content };
  await db.insert(mails).values({ ...row, isFleeting, createdAt });
  await purge(testJobContext(server.current.platform));
  expect((await find("old@example.test")) !== null).toBe(kept);
});
