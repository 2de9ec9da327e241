import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { makePicture } from "#tests/factories/pictures.ts";
import { takeSlowWork } from "#tests/setup/open-transactions.ts";
import { hasOneConnection } from "#tests/setup/races.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { defineMail } from "./mail/mail-kind.ts";
import { defineEvent } from "./outbox/events.ts";
import type { Platform } from "./platform.ts";

/**
 * Every test with a server fails when something slow is done while a transaction is open. Here each
 * kind of it is done on purpose, so that a watch that has gone blind is noticed.
 */
const happened = defineEvent("test.happened", z.object({}), () => "test");
const greeting = defineMail<object>("test.greeting");
const server = testServer({
  extend: ({ outbox, places, mailer }) => {
    outbox.on(happened, "test.look-up", async () => void (await places.findByName("Utrecht")));
    mailer.write(greeting, async () => ({ subject: "Dag", html: "Dag", text: "Dag" }));
  },
});

const quick = createServer((_request, response) => response.end("ok"));
let address = "";
beforeAll(async () => {
  await new Promise<void>((ready) => quick.listen(0, "127.0.0.1", ready));
  address = `http://127.0.0.1:${(quick.address() as AddressInfo).port}`;
});
afterAll(() => quick.close());

const kinds: [what: string, work: (platform: Platform) => Promise<unknown>][] = [
  ["places.findByName", ({ places }) => places.findByName("Utrecht")],
  ["places.findByPostalCode", ({ places }) => places.findByPostalCode("3511 AB")],
  ["places.suggest", ({ places }) => places.suggest("utr", 3)],
  ["places.nearest", ({ places }) => places.nearest(52, 5)],
  ["addresses.lookup", ({ addresses }) => addresses.lookup("3511 AB", "12")],
  ["images.process", async ({ images }) => images.process(await makePicture(), { userId: 1 })],
  ["storage.get", ({ storage }) => storage.get("pets/none/none.webp")],
  ["storage.exists", ({ storage }) => storage.exists("pets/none/none.webp")],
  ["password.hash", ({ passwords }) => passwords.hash("een hond in de zon")],
  ["password.compare", ({ passwords }) => passwords.matches("een hond in de zon", null)],
  ["fetch", () => fetch(address).then((answer) => answer.text())],
  [
    "http.request",
    () => new Promise((done) => get(address, (answer) => answer.resume().on("end", done))),
  ],
];

describe.each(kinds)("%s", (what, work) => {
  it("is noticed within a transaction", async () => {
    const { platform } = server.current;
    // Whatever happens once only, such as a hash to compare with, is over after the first time.
    await work(platform);
    expect(takeSlowWork()).toEqual([]);
    await platform.db.transaction(() => work(platform));
    expect(takeSlowWork()).toEqual([expect.stringContaining(what)]);
  });
});

it("is noticed in a handler of an event, which runs in the relay's", async () => {
  const { platform, relay } = server.current;
  await platform.db.transaction((tx) => platform.outbox.publish(tx, [happened({})]));
  await relay.drain();
  expect(takeSlowWork()).toEqual([expect.stringContaining("places.findByName")]);
});

// On the embedded database's one connection the mailer would wait for the very transaction around it.
it.skipIf(hasOneConnection)("is noticed of a mail that is written and sent at once", async () => {
  const { db, mailer } = server.current.platform;
  await db.transaction((tx) => mailer.queue(tx, greeting, {}, { key: "1", to: "a@example.test" }));
  expect(takeSlowWork()).toEqual([]);
  const [mail] = await db.query.mails.findMany();
  await db.transaction(() => mailer.send(mail?.id ?? 0));
  const expected = ["mail.write", "mail.send"];
  expect(takeSlowWork()).toEqual(expected.map((what) => expect.stringContaining(what)));
});
