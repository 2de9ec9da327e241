import type { Page } from "@playwright/test";
import { openAsAdmin } from "../parts/admin-page.ts";
import { checkScreen, expect, hydrated, test } from "../parts/fixtures.ts";
import { createAccount, useToken } from "../parts/new/new-account.ts";
import { createSitter } from "../parts/new/new-sitter.ts";
import type { Texts } from "../parts/texts.ts";

/*
  Somebody reports a sitter from their page, an admin decides, and the reporter reads why and appeals.
  Somebody else wants no more of a sitter, blocks them from the same page, and thinks better of it.
*/

// Making a sitter takes a mail and six pictures.
test.describe.configure({ timeout: 180_000 });

/** The queue has the newest last. */
async function decideNewest(page: Page, statement: string, texts: Texts) {
  const { "cms-reports": words } = texts;
  await page.getByRole("main").getByRole("listitem").getByRole("link").last().click();
  await page.waitForURL(/\/cms\/reports\/\d+/);
  await expect(page.getByText("Vroeg om geld vooraf.")).toBeVisible();
  await page.getByRole("radio", { name: words.decisions.dismissed.label }).check();
  await page.getByRole("textbox", { name: words.statement }).fill(statement);
  await page.getByRole("button", { name: words.send }).click();
  await expect(page.getByText(words.sent)).toBeVisible();
}

/** By key: sections above it get their real height once they are near, and the link moves with them. */
async function pressFlag(page: Page, name: string): Promise<void> {
  await page.getByRole("link", { name }).press("Enter");
}

test("a profile is reported from its page; what was decided is read, and appealed once", {
  tag: "@main",
}, async ({ page, browser, baseURL, request, language, visit, problems, texts }) => {
  const { reports, sitters } = texts;
  problems.allow(/service\.pdok\.nl/);
  await page.route("https://service.pdok.nl/**", (route) => route.abort());
  const sitter = await createSitter(request, language);
  const { token } = await createAccount(request, language);
  await useToken(page, token);
  await visit(sitter.path);
  await pressFlag(page, sitters.flag.profile);
  await expect(page.getByRole("heading", { name: reports.new.title, level: 1 })).toBeVisible();
  await hydrated(page);
  await checkScreen(page);

  // Nothing is sent without a reason.
  await page.getByRole("button", { name: reports.new.send }).click();
  await expect(page.getByRole("radiogroup")).toHaveAttribute("data-negative", "");
  await page.getByRole("radio", { name: reports.reasons.scam }).check();
  await page.getByRole("textbox").fill("Vroeg om geld vooraf.");
  await page.getByRole("button", { name: reports.new.send }).click();
  await expect(page.getByText(reports.own.sent)).toBeVisible();
  const row = page.getByRole("article");
  await expect(row).toContainText(reports.status.open);
  await checkScreen(page);

  const statement = "We hebben de berichten gelezen en zagen geen vraag om geld.";
  const admin = await openAsAdmin(browser, { baseURL, language, path: "/cms/reports" });
  await decideNewest(admin, statement, texts);
  await admin.context().close();
  await visit("/reports");
  await expect(row).toContainText(statement);
  await row.getByRole("textbox").fill("Het stond in een bericht dat is verwijderd.");
  await row.getByRole("button", { name: reports.appeal.send }).click();
  await expect(row).toContainText(reports.status.appealed);
  await expect(row.getByRole("button", { name: reports.appeal.send })).toHaveCount(0);
  await checkScreen(page);
});

test("whoever is behind it is blocked beside reporting; the block is listed, and lifted", async ({
  page,
  request,
  language,
  visit,
  problems,
  texts: { block, reports, sitters },
}) => {
  problems.allow(/service\.pdok\.nl/);
  await page.route("https://service.pdok.nl/**", (route) => route.abort());
  const sitter = await createSitter(request, language);
  const { token } = await createAccount(request, language);
  await useToken(page, token);
  await visit(sitter.path);
  await pressFlag(page, sitters.flag.profile);
  await hydrated(page);
  const { open, ask } = reports.block;
  const [startOfOpen = ""] = open.split("{{name}}");
  await page.getByRole("button", { name: startOfOpen }).click();
  const [, endOfAsk = ""] = ask.split("{{name}}");
  const dialog = page.getByRole("dialog").filter({ hasText: endOfAsk });
  await expect(dialog).toBeVisible();
  await checkScreen(page);
  await dialog.getByRole("button", { name: block.confirm }).click();
  const list = page.getByRole("region", { name: reports.blocks.heading });
  await expect(list.getByRole("listitem")).toHaveCount(1);
  const [, endOfDone = ""] = reports.blocks.done.split("{{name}}");
  await expect(page.getByRole("status").filter({ hasText: endOfDone })).toBeVisible();
  await checkScreen(page);

  await list.getByRole("button").click();
  await expect(list).toHaveCount(0);
  await expect(page.getByText(reports.own.empty)).toBeVisible();
});
