import { beforeEach, expect, it } from "vitest";
import { urls } from "#contract/urls/urls.ts";
import paywall from "#messages/nl/paywall.json" with { type: "json" };
import texts from "#messages/nl/subscriptions.json" with { type: "json" };
import { makeOwner } from "#tests/factories/pets.ts";
import { testBuying } from "#tests/setup/money/buying.ts";
import { plainBrowser, shown } from "#tests/setup/plain-browser.ts";
import { linkNamed } from "#tests/setup/reading/parse-page.ts";
import { mailedToken } from "#tests/setup/sent-mails.ts";
import { testPayments } from "#tests/setup/stand-ins/local-payments.ts";
import { testServer } from "#tests/setup/test-server.ts";

/** Buying a subscription, and undoing that by the link in its receipt, without script. */
const books = testPayments(() => server.current.clock);
const server = testServer({ withPages: true, payments: books.provider });
const { hook } = testBuying(server, books);

let browser: ReturnType<typeof plainBrowser>;
beforeEach(async () => {
  const { token } = await makeOwner(server.current.platform.db);
  browser = plainBrowser(server);
  browser.cookies.set("session", encodeURIComponent(token));
});

/** Presses the button of a form; gives the page that it leads to, and its address. */
async function press(path: string, form: string, fields: Record<string, string> = {}) {
  const answer = await browser.post(path, { ...(await browser.open(path, form)), ...fields });
  expect(answer.statusCode).toBe(303);
  const at = String(answer.headers.location);
  return { at, page: await browser.get(at) };
}

/** Orders a year, and pays it where the page leads to. */
async function buy(): Promise<string> {
  const { at, page } = await press(urls.subscriptions(), "subscribe", {
    plan: "year",
    method: "ideal",
  });
  const checkout = linkNamed(page.body, texts.outcome.toCheckout, "main");
  const providerId = checkout.split("/").at(-1) ?? "";
  const paid = await books.current.choose(providerId, { outcome: "paid", method: "ideal" });
  const back = new URL(paid.headers.get("location") ?? "");
  expect(at.startsWith(back.pathname + back.search)).toBe(true);
  await hook(providerId);
  return back.pathname + back.search;
}

it("a subscription is ordered, paid, and cancelled", async () => {
  const offered = shown(await browser.get(urls.subscriptions()));
  expect(offered).toContain(paywall.order.total);
  expect(offered).toContain("49,95");
  const back = await buy();
  expect(shown(await browser.get(back))).toContain(texts.outcome.paid.title);
  const { page } = await press(urls.subscriptions(), "cancelSubscription");
  expect(shown(page)).toContain(texts.card.nextNothing);
});

it("a purchase is withdrawn from without logging in, once, by the link in its receipt", async () => {
  await buy();
  const token = await mailedToken(server.current, /withdraw\?t=([^\s\])]+)/);
  const guest = plainBrowser(server);
  const link = urls.withdrawal(token);
  const { body } = await guest.get(link);
  expect(body).toContain(`>${texts.withdraw.heading}</h1>`);
  const confirm = linkNamed(body, texts.withdraw.begin, "main");
  expect((await guest.get(confirm)).body).toContain(`>${texts.withdraw.confirmHeading}</h1>`);
  const done = await guest.post(confirm, await guest.open(confirm, "withdraw"));
  expect(shown(done)).toContain(texts.withdraw.done.heading);
  expect(shown(await guest.get(link))).toContain(texts.withdraw.gone.heading);

  const afterwards = shown(await browser.get(urls.subscriptions()));
  expect(afterwards).toContain(paywall.order.submit);
  expect(afterwards).toContain(texts.payments.reason.withdrawn);
});
