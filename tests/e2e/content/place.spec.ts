import type { Page } from "@playwright/test";
import { checkScreen, expect, hydrated, test } from "../parts/fixtures.ts";

// The list that the journey ends in has a map; no machine that runs it needs the internet.
test.beforeEach(async ({ page, problems }) => {
  problems.allow(/service\.pdok\.nl/);
  await page.route("https://service.pdok.nl/**", (route) => route.abort());
});

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("somebody looks at a town, at the one next to it, and at all who are there @desk", async ({
  visit,
  page,
  texts: { "place-page": placePage },
}) => {
  const { name } = placePage.words.hondenoppas;
  await visit("/hondenoppas/utrecht");
  await expect(heading(page)).toHaveText(`${name} in Utrecht`);
  await expect(page.getByRole("article")).toHaveCount(4);

  const nearby = page.getByRole("heading", { name: placePage.nearby }).locator("..");
  const [board] = await nearby.getByRole("link").all();
  const address = await board?.getAttribute("href");
  await board?.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(heading(page)).not.toHaveText(/Utrecht/);
  await hydrated(page);
  await checkScreen(page);

  await page.goBack();
  await expect(heading(page)).toHaveText(`${name} in Utrecht`);
  const [verb = ""] = placePage.around.split(" ");
  await page
    .getByRole("main")
    .getByRole("link", { name: new RegExp(`^${verb} \\d`) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/(zoeken|search)\/utrecht\?filters=/);
  await expect(page.getByRole("article").first()).toBeVisible();

  // Where nobody does it the page looks otherwise.
  await visit("/vissenoppas/schiermonnikoog");
});
