import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import Fastify from "fastify";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { rowsOf } from "#server/db/database.ts";
import { refunds } from "#server/db/schema/money/payments.ts";
import { localApiKey } from "#server/platform/payments/local/local-address.ts";
import { localDetails } from "#server/platform/payments/local/local-answers.ts";
import { createMollieProvider } from "#server/platform/payments/mollie/mollie-provider.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { testBuying } from "#tests/setup/money/buying.ts";
import { sentMails } from "#tests/setup/sent-mails.ts";
import { testPayments } from "#tests/setup/stand-ins/local-payments.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";
import { compareBooks } from "../compare-books.service.ts";
import { renewSubscriptions } from "../renewals/renewals.service.ts";
import { askAfterPayments } from "../subscriptions.jobs.ts";
import { sendRefund } from "./refunds.service.ts";

/**
 * What the provider tells of somebody's bank and card, with values that occur nowhere else. Whatever
 * it says stays outside: of all that a purchase leaves behind, nothing may hold one of these.
 */
const planted = {
  account: "NL91ABNA0417164300",
  bic: "ABNANL2AXXX",
  holder: "W. Verborgenrekening",
  card: "5555444433331111",
  label: "Geheimcard",
  expiry: "2031-07-31",
};
const replacements: [string, string][] = [
  [localDetails.consumerAccount, planted.account],
  ["INGBNL2A", planted.bic],
  [localDetails.consumerName, planted.holder],
  [`"cardNumber":"${localDetails.cardNumber}"`, `"cardNumber":"${planted.card}"`],
  ["Mastercard", planted.label],
  ["2030-12-31", planted.expiry],
];

/** Between us and the provider: what passes, and which of the planted values it held. */
const passed = new Set<string>();
const between = Fastify();
between.removeAllContentTypeParsers();
between.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) =>
  done(null, body),
);
between.all("/*", async (request, reply) => {
  const { authorization = "", "idempotency-key": key } = request.headers;
  const answer = await fetch(`${books.current.url}${request.url}`, {
    method: request.method,
    headers: {
      authorization,
      "content-type": "application/json",
      ...(key ? { "idempotency-key": String(key) } : {}),
    },
    ...(request.body ? { body: request.body as string } : {}),
  });
  let text = await answer.text();
  for (const [from, to] of replacements) text = text.replaceAll(from, to);
  // Refusals quote what they refuse.
  if (answer.status >= 400)
    text = text.replace(/"detail":"/, `"detail":"${planted.account} of ${planted.holder}: `);
  for (const [name, value] of Object.entries(planted)) if (text.includes(value)) passed.add(name);
  return reply.status(answer.status).type("application/json").send(text);
});
let url = "";
beforeAll(async () => {
  await between.listen({ port: 0, host: "127.0.0.1" });
  url = `http://127.0.0.1:${(between.server.address() as AddressInfo).port}`;
});
afterAll(() => between.close());

const books = testPayments(() => server.current.clock);
const lines: string[] = [];
const server = testServer({
  payments: createMollieProvider({ apiKey: localApiKey, url: () => url, waitsMs: [1, 1] }),
  environment: { LOG_LEVEL: "trace" },
  logTo: { write: (line) => lines.push(line) },
});
const { makeBuyer, order, pay, hook, later, renew, job } = testBuying(server, books);
const db = () => server.current.platform.db;

beforeEach(() => server.current.clock.set(testStart));

/** Every row of every table, as text: ours, and what jobs and migrations keep. */
async function dump(): Promise<{ table: string; row: string }[]> {
  const tables = await rowsOf<{ name: string }>(
    db(),
    sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const dumps = [];
  for (const { name: table } of tables) {
    const all = sql.raw(`select t::text as row from ${table} t`);
    const rows = await rowsOf<{ row: string }>(db(), all);
    dumps.push(...rows.map(({ row }) => ({ table, row })));
  }
  return dumps;
}

const leaks = (texts: readonly string[]) =>
  Object.entries(planted).flatMap(([name, value]) =>
    texts.filter((text) => text.includes(value)).map((text) => `${name}: ${text.slice(0, 300)}`),
  );

it("leaves nothing of a bank or a card in any table, mail or line of the log", async () => {
  const refund = async () => {
    for (const { id: refundId } of await db().select().from(refunds))
      await sendRefund(job(), { refundId });
    later(1);
    await books.current.advance();
  };
  const { id: adminId } = await makeUser(db(), { role: "admin" });
  const admin = await logIn(db(), adminId);

  const byBank = await makeBuyer();
  const first = await order(byBank);
  const firstAtProvider = await pay(first, "ideal");
  await renew(17);
  await renew(7);
  const refunding = { as: admin, body: { reason: "Uit coulance", amount_cents: 100 } };
  await server.current.call("POST", `/api/admin/payments/${first}/refunds`, refunding);
  await refund();
  await hook(firstAtProvider);

  const byCard = await makeBuyer();
  const card = await pay(await order(byCard, "quarter"), "creditcard");
  await books.current.choose(card, { outcome: "chargedBack" });
  await hook(card);

  // A charge that fails, and one that is refused in so many words.
  const failing = await makeBuyer();
  await pay(await order(failing), "bancontact");
  await renew(17);
  await renew(7, "failed");
  await books.current.switch({ webhooks: { isNever: true }, failing: { as: 422 } });
  later(1);
  await renewSubscriptions(job());
  await askAfterPayments(job());
  await compareBooks(job());
  await server.current.call("POST", "/api/subscription", {
    as: byCard.token,
    body: { plan: "year" },
  });
  const mails = await sentMails(server.current);
  expect(mails.length).toBeGreaterThan(6);

  // They did come by, or this test would say nothing.
  expect([...passed].toSorted()).toEqual(Object.keys(planted).toSorted());
  const rows = await dump();
  expect(rows.filter(({ table }) => table.includes("payment_entries")).length).toBeGreaterThan(4);
  expect(lines.some((line) => line.includes("a renewal could not be charged"))).toBe(true);
  expect(leaks(rows.map(({ table, row }) => `${table} ${row}`))).toEqual([]);
  expect(leaks(lines)).toEqual([]);
  expect(leaks(mails.map(({ html, text }) => html + text))).toEqual([]);
});
