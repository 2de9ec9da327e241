import { readFile } from "node:fs/promises";
import { readZip } from "#tests/setup/reading/read-zip.ts";
import { checkScreen, expect, hydrated, test } from "../parts/fixtures.ts";
import { mailedAbout } from "../parts/mailbox.ts";
import { useToken } from "../parts/new/new-account.ts";
import { createOwner } from "../parts/new/new-owner.ts";
import { askedAsItEnds } from "../parts/problems.ts";

// The file is made by a job, which comes by every few seconds.
test.describe.configure({ timeout: 120_000 });

test("somebody downloads all that is kept of them, and then deletes the account", {
  tag: "@main",
}, async ({ language, visit, page, request, problems, texts }) => {
  problems.allow(askedAsItEnds);
  problems.allow(/api\/user\/personalData|ERR_FAILED/);
  const { account, settings, shell, "personal-data": t } = texts;
  const owner = await createOwner(request, language);
  await useToken(page, owner.token);
  await visit("/settings");
  await page.getByRole("link", { name: settings.data.open }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.title);
  await hydrated(page);
  await checkScreen(page);

  await page.route("**/api/user/personalData", (route) => route.abort());
  await page.getByRole("button", { name: t.ask }).click();
  await expect(page.getByText(shell.noConnection)).toBeVisible();
  await checkScreen(page);
  await page.unroute("**/api/user/personalData");
  await page.getByRole("button", { name: t.ask }).click();
  // It is being made, or is made already.
  await expect(page.getByRole("button", { name: t.ask })).toHaveCount(0);
  await checkScreen(page);

  // The mail is called as the page is then.
  await mailedAbout(request, owner.email, t.ready.title);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("heading", { name: t.ready.title })).toBeVisible();
  await expect(page.getByRole("button", { name: t.askAgain })).toHaveCount(0);
  await checkScreen(page);
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: t.download }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("personal_data.zip");
  const files = readZip(await readFile(await download.path()));
  expect(JSON.parse(String(files.get("personal_data.json"))).users[0].email).toBe(owner.email);
  expect(String(files.get("index.html"))).toContain(owner.email);

  const link = download.url();
  await visit("/settings");
  await page.getByRole("button", { name: settings.delete.open }).click();
  const dialog = page.getByRole("dialog", { name: settings.delete.title });
  await dialog.getByLabel(settings.delete.password, { exact: true }).fill(owner.password);
  await dialog.getByRole("button", { name: settings.delete.confirm }).click();
  await expect(page.getByRole("heading", { name: account.deleted.heading })).toBeVisible();
  expect((await page.request.get(link)).status()).toBe(404);
});
