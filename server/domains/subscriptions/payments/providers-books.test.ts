import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { passedOver, walks } from "#server/db/schema/clock/walks.ts";
import { paymentEntries } from "#server/db/schema/money/payments.ts";
import { tryPassedOver } from "#server/platform/jobs/each-alone.ts";
import { logIn } from "#tests/factories/account.ts";
import { makeSitter } from "#tests/factories/profiles.ts";
import { moneyCalls } from "#tests/setup/money/money-calls.ts";
import { testPayments } from "#tests/setup/stand-ins/local-payments.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";
import { readProvidersBooks } from "./providers-books.service.ts";

const books = testPayments(() => server.current.clock);
/** Where each of its pages began. */
let pages: (string | undefined)[] = [];
let brokenPage = Number.POSITIVE_INFINITY;
let brokenPayment = "";
const server = testServer({
  payments: {
    ...books.provider,
    async listPayments({ from }) {
      pages.push(from);
      if (pages.length === brokenPage) throw new Error("killed");
      return books.provider.listPayments({ limit: 1, ...(from ? { from } : {}) });
    },
    async getPayment(id) {
      if (id === brokenPayment) throw new Error("poisoned");
      return books.provider.getPayment(id);
    },
  },
});
const { db, hook, job, decideAll, order } = moneyCalls({ server, books });

/** Three who paid and had it charged back; nobody has told us. */
let chargedBack: string[] = [];
beforeEach(async () => {
  server.current.clock.set(testStart);
  brokenPage = Number.POSITIVE_INFINITY;
  brokenPayment = "";
  chargedBack = [];
  for (const _ of [1, 2, 3]) {
    const { user } = await makeSitter(db());
    await order("month", await logIn(db(), user.id));
    const id = (await decideAll()).at(-1) ?? "";
    await hook(id);
    chargedBack.push(id);
  }
  for (const id of chargedBack) await books.current.choose(id, { outcome: "chargedBack" });
  pages = [];
});

const heard = async () =>
  (await db().select().from(paymentEntries).where(eq(paymentEntries.kind, "charged_back"))).length;

it("goes on at the page where it was broken off, and keeps nothing when it is done", async () => {
  brokenPage = 3;
  await expect(readProvidersBooks(job())).rejects.toThrow("killed");
  expect(await heard()).toBe(2);
  const [place] = await db().select().from(walks);
  brokenPage = Number.POSITIVE_INFINITY;
  pages = [];
  await readProvidersBooks(job());
  expect(pages).toEqual([place?.place]);
  expect(await heard()).toBe(3);
  expect(await db().select().from(walks)).toEqual([]);
});

it("passes over one that can't be written down, and tries that one again", async () => {
  brokenPayment = chargedBack[1] ?? "";
  await readProvidersBooks(job());
  expect(await heard()).toBe(2);
  expect(await db().select().from(passedOver)).toMatchObject([
    { walk: "subscriptions.read-providers-books" },
  ]);
  brokenPayment = "";
  server.current.clock.advance(60_000);
  await tryPassedOver(job());
  expect(await heard()).toBe(3);
  expect(await db().select().from(passedOver)).toEqual([]);
});
