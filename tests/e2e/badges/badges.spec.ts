import { expect as check } from "@playwright/test";
import { checkScreen, test } from "../parts/fixtures.ts";
import { useToken } from "../parts/new/new-account.ts";
import { createSitter } from "../parts/new/new-sitter.ts";

/*
  A new sitter comes home to the first houses of their street, once; another house comes while they look;
  and the street shows them all.
*/

test.describe.configure({ timeout: 180_000 });
test.use({ celebrates: true });

const expect = check.configure({ timeout: 30_000 });

test("what a sitter does builds a street, and each house is celebrated once", {
  tag: "@main",
}, async ({ language, visit, page, request, texts }) => {
  const { badges: t, "badge-names": names, "badge-new": fresh } = texts;
  const sitter = await createSitter(request, language, { pictures: ["park"] });
  const headers = { Authorization: `Bearer ${sitter.token}` };
  const toCelebrate = async () => {
    const user = await (await request.get("/api/user", { headers })).json();
    return user.profile.badges_to_celebrate as string[];
  };
  await expect.poll(toCelebrate).toContain("availability_set");

  await useToken(page, sitter.token);
  await visit("/");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(fresh.house_other.replace("{{count}} ", ""));
  await expect(dialog).toContainText(names.names.email_confirmed);
  await checkScreen(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect.poll(toCelebrate).toEqual([]);

  // While they look at their home, without loading it anew.
  await expect(page.getByRole("heading", { name: names.part.title })).toBeVisible();
  const claimed = await request.post("/api/user/badges/poster", { headers });
  expect(claimed.status()).toBe(201);
  await expect(dialog.getByRole("heading", { name: names.names.poster })).toBeVisible();
  await dialog.getByRole("link", { name: fresh.see }).click();

  await expect(page).toHaveURL(/\/badges$/);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: names.names.poster })).toBeVisible();
  await page.getByRole("button", { name: names.names.three_references }).click();
  await expect(dialog).toContainText(t.how.three_references);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await checkScreen(page);

  await visit("/badges?show=earned&backTo=%2Fprofile");
  await expect(page.getByText(names.names.three_references)).toBeHidden();
  await page.getByRole("link", { name: t.back, exact: true }).click();
  await expect(page).toHaveURL(/\/profile$/);

  // Others see it, too.
  await visit(sitter.path);
  await expect(page.getByRole("heading", { name: names.sitter.title, exact: true })).toBeVisible();
  await expect(page.getByText(names.stages.bronze).first()).toBeVisible();
});
