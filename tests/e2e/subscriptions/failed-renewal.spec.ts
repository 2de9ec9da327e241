import { type APIRequestContext, expect as check } from "@playwright/test";
import { dayMs } from "#contract/shared/durations.ts";
import { localPaymentsPath } from "#server/platform/payments/local/local-address.ts";
import type { SwitchesInput } from "#server/platform/payments/local/switches.ts";
import { settle } from "../parts/checkout.ts";
import { checkScreen, hydrated, test } from "../parts/fixtures.ts";
import { createOwner } from "../parts/new/new-owner.ts";
import { takePicture } from "../parts/picture.ts";
import { startTravellingServer, type TravellingServer } from "../parts/time-travel/time-travel.ts";
import { openPerson, visit } from "../parts/time-travel/two-people.ts";

/*
  A month that is bought can't be renewed: the bank refuses every try. Its owner is told of each, keeps what
  was paid for until its last day, and buys a new one when it is over. It has a server of its own, as weeks
  go by.
*/

test.describe.configure({ timeout: 600_000 });

const expect = check.configure({ timeout: 60_000 });
/** Days before the end at which it is announced, and charged. */
const [announcedBefore, ...chargedBefore] = [14, 7, 6, 4, 2];

async function countFailed(request: APIRequestContext, token: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` };
  const { data } = (await (await request.get("/api/payments", { headers })).json()) as {
    data: { status: string }[];
  };
  return data.filter(({ status }) => status === "failed").length;
}

let server: TravellingServer | undefined;
test.afterAll(() => server?.stop());

test("a subscription that can't be renewed ends on its last day, and can be bought anew", async ({
  browser,
  playwright,
  language,
  isMobile,
}) => {
  server = await startTravellingServer();
  const { origin, now, travelTo } = server;
  const request = await playwright.request.newContext({ baseURL: origin });
  const made = await createOwner(request, language);
  const owner = await openPerson({ browser, server, request }, { ...made, language, isMobile });
  const { page, texts } = owner;
  const { subscriptions: t, paywall, "subscription-notices": notices } = texts;
  const main = page.getByRole("main");
  const order = main.getByRole("button", { name: paywall.order.submit });
  const start = now().getTime();
  const buyMonth = async () => {
    await visit(page, "/subscriptions");
    await main.getByRole("radio", { name: paywall.plans.month }).check();
    await order.click();
    await settle(page, language, "paid");
    await hydrated(page);
    await expect(main.getByText(t.card.status.active, { exact: true })).toBeVisible();
  };

  await buyMonth();
  const refuses: SwitchesInput = { recurring: { outcome: "failed", afterMs: 0 } };
  await request.put(`${localPaymentsPath}/switches`, { data: refuses });
  const headers = { Authorization: `Bearer ${made.token}` };
  const { data } = (await (await request.get("/api/subscription", { headers })).json()) as {
    data: { end_date: string };
  };
  const endMs = new Date(`${data.end_date}T12:00:00Z`).getTime();
  expect(endMs - start).toBeGreaterThan(27 * dayMs);
  const travelToBefore = (days: number) =>
    travelTo(new Date(endMs - days * dayMs), [owner.context]);

  await test.step("what will be charged is said in time", async () => {
    await travelToBefore(announcedBefore);
    await owner.mailed(notices.renewal_announced.title);
    await visit(page, "/subscriptions");
    await expect(main.getByText(t.card.status.active, { exact: true })).toBeVisible();
  });

  await test.step("every try that fails is told, and all goes on working", async () => {
    for (const [tries, days] of chargedBefore.entries()) {
      await travelToBefore(days);
      await expect.poll(() => countFailed(request, made.token)).toBe(tries + 1);
      await owner.mailed(notices.charge_failed.title);
    }
    // The clock looks again in the evening, and gives up.
    await travelToBefore(1.7);
    await owner.mailed(notices.subscription_given_up.title);
    await visit(page, "/subscriptions");
    const [hint = ""] = t.card.givenUpHint.split("{{");
    await expect(main.getByText(hint)).toBeVisible();
    await checkScreen(page);
    await takePicture(page, "given-up");
    await visit(page, "/payments");
    await expect(main.getByText(t.payments.status.failed)).toHaveCount(chargedBefore.length);
    await checkScreen(page);
    await takePicture(page, "payments");
  });

  await test.step("the day after its last it is over, and can be bought anew", async () => {
    await travelToBefore(-1);
    await visit(page, "/subscriptions");
    const [ended = ""] = t.free.ended.split("{{");
    await expect(main.getByText(ended)).toBeVisible();
    await checkScreen(page);
    await takePicture(page, "over");
    await buyMonth();
  });

  await owner.close();
});
