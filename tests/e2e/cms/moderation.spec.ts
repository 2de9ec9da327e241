import { settle } from "../parts/checkout.ts";
import { checkScreen, expect, hydrated, test } from "../parts/fixtures.ts";
import { createAccount, useToken } from "../parts/new/new-account.ts";
import { createOwner } from "../parts/new/new-request.ts";
import { createSitter } from "../parts/new/new-sitter.ts";

/*
  An admin reads what was reported and bans who made it, pays somebody back, makes an account, and each of
  it is in the log. For everybody else there is nothing of it.
*/

// Making a sitter takes a mail and six pictures.
test.describe.configure({ timeout: 180_000 });

test("a reported sitter is banned after the report was read; the log says who did it", {
  tag: ["@main", "@desk"],
}, async ({
  page,
  request,
  visit,
  language,
  loginAs,
  texts: { "cms-reports": words, "cms-audit": audit, "cms-users": users },
}) => {
  const sitter = await createSitter(request, language);
  const { token } = await createAccount(request, language);
  const report = await request.post("/api/reports", {
    headers: { Authorization: `Bearer ${token}` },
    data: { subject_type: "profile", subject_id: sitter.id, reason: "scam", text: "Geld!" },
  });
  const { data } = (await report.json()) as { data: { id: number } };

  await loginAs("admin");
  await visit(`/cms/reports/${data.id}`);
  await expect(page.getByText("Geld!")).toBeVisible();
  await page.keyboard.press("4");
  await expect(page.getByRole("radio", { name: words.decisions.banned.label })).toBeChecked();
  await page.getByRole("textbox", { name: words.statement }).fill("Vooraf geld vragen mag niet.");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText(words.sent)).toBeVisible();
  await expect(page.getByText(words.status.decided, { exact: true }).last()).toBeVisible();
  await checkScreen(page);
  // Nobody finds the sitter any more.
  expect((await request.get(sitter.path)).status()).toBe(404);

  await page.getByRole("main").getByRole("link", { name: sitter.firstName, exact: true }).click();
  await expect(page.getByText(users.tags.banned, { exact: true })).toBeVisible();
  await hydrated(page);
  await checkScreen(page);
  await page.getByRole("button", { name: users.ban.lift }).click();
  await expect(page.getByRole("button", { name: users.ban.lift })).toHaveCount(0);

  await visit(`/cms/audit?subjectType=report&q=${data.id}`);
  await expect(page.getByRole("cell", { name: audit.actions.report.decide })).toHaveCount(1);
  await visit("/cms/audit?action=user.unban");
  await expect(page.getByRole("cell", { name: audit.actions.user.unban }).first()).toBeVisible();
});

test("what somebody paid is found and paid back in part, and the log says so", {
  tag: "@desk",
}, async ({
  page,
  request,
  visit,
  loginAs,
  language,
  problems,
  texts: { paywall, "cms-payments": words, "cms-audit": audit },
}) => {
  problems.allow(/ 422/);
  const buyer = await createOwner(request, language);
  await useToken(page, buyer.token);
  await visit("/subscriptions");
  await page.getByRole("main").getByRole("button", { name: paywall.order.submit }).click();
  await settle(page, language, "paid");

  await page.context().clearCookies({ name: "session" });
  await loginAs("admin");
  await visit(`/cms/payments?q=${encodeURIComponent(buyer.email)}`);
  const found = page.getByRole("table", { name: words.title }).getByRole("link");
  await expect(found).toHaveCount(1);
  await found.click();
  await page.waitForURL(/\/cms\/payments\/\d+/);
  await hydrated(page);
  await checkScreen(page);
  const send = page.getByRole("button", { name: words.refund.send });
  await page.getByRole("textbox", { name: words.refund.amount }).fill("1,50");
  await send.click();
  // A refund without a reason is in nobody's books; what was typed stays.
  await expect(page.getByRole("textbox", { name: words.refund.reason })).toBeFocused();
  await expect(page.getByRole("textbox", { name: words.refund.amount })).toHaveValue("1,50");
  await page.getByRole("textbox", { name: words.refund.reason }).fill("Twee dagen storing.");
  await send.click();
  await expect(page.getByText(words.refund.done)).toBeVisible();
  const refunds = page.getByRole("table", { name: words.parts.refunds });
  await expect(refunds).toContainText("Twee dagen storing.");
  await expect(refunds).toContainText("€\u00a01,50");
  await expect(refunds).toContainText(words.refundStatus.asked);

  await visit("/cms/audit?action=payment.refund");
  await expect(
    page.getByRole("cell", { name: audit.actions.payment.refund }).first(),
  ).toBeVisible();
  await checkScreen(page);
});

test("an account is made for somebody else, who gets a link by mail", async ({
  page,
  visit,
  loginAs,
  texts: { "cms-users": words },
}) => {
  await loginAs("admin");
  await visit("/cms/users");
  await page.getByRole("link", { name: words.new.open }).click();
  await hydrated(page);
  await checkScreen(page);
  const email = `nieuw-${Date.now()}@example.test`;
  await page.getByRole("textbox", { name: words.columns.email }).fill(email);
  await page.getByRole("textbox", { name: words.new.firstName }).fill("Noor");
  await page.getByRole("button", { name: words.new.send }).click();
  await expect(page.getByText(words.new.done)).toBeVisible();
  await page.getByRole("searchbox").fill(email);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Noor" })).toHaveCount(1);
});

test("an admin's home is what waits, and how it goes", { tag: "@main" }, async ({
  page,
  visit,
  loginAs,
  texts: { cms },
}) => {
  await loginAs("admin");
  await visit("/");
  expect(new URL(page.url()).pathname).toBe("/cms");
  await expect(page.getByRole("heading", { name: cms.places.home, level: 1 })).toBeVisible();
  await expect(
    page.getByRole("main").getByRole("link", { name: cms.places.reports }),
  ).toBeVisible();
});
