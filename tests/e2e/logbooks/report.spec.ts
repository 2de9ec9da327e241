import type { Page } from "@playwright/test";
import { urls } from "#contract/urls/urls.ts";
import { checkScreen, expect, hydrated, test } from "../parts/fixtures.ts";

type Listed = {
  data: { id: number; status: string; is_cancelled: boolean; last_image?: object }[];
};

/** A stay of the demo's that is over, with pictures, and not shared. */
async function endedStay(page: Page): Promise<number> {
  const token = await page.evaluate(() => localStorage.getItem("token"));
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await page.request.get("/api/logbooks?filter=past", { headers });
  const { data } = (await answer.json()) as Listed;
  const ended = data.find(({ is_cancelled, last_image }) => !is_cancelled && last_image);
  if (!ended) throw new Error("the demo has no stay that is over");
  const taken = await page.request.delete(`/api/logbooks/${ended.id}/share`, { headers });
  expect(taken.status()).toBe(204);
  return ended.id;
}

test("an owner shares the report of a stay by a link, and takes it back", { tag: "@main" }, async ({
  page,
  browser,
  loginAs,
  visit,
  texts,
  baseURL,
}) => {
  const t = texts["logbook-report"];
  await loginAs("owner");
  const logbookId = await endedStay(page);
  await visit(urls.logbookReport(logbookId));
  const title = await page.getByRole("heading", { level: 2 }).textContent();

  const shared = page.waitForResponse((answer) => answer.url().endsWith("/share"));
  await page.getByRole("button", { name: t.bar.share }).click();
  const { data } = (await (await shared).json()) as { data: { url: string } };
  await expect(page.getByRole("button", { name: t.bar.copy })).toBeVisible();

  const guests = await browser.newContext({ baseURL: baseURL ?? "" });
  const guest = await guests.newPage();
  await guest.goto(data.url);
  await hydrated(guest);
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
  const picture = guest.getByRole("article").getByRole("img").first();
  await expect(picture).toHaveJSProperty("complete", true);
  const source = new URL((await picture.getAttribute("src")) ?? "", data.url).href;
  expect(source.startsWith(`${data.url}/`)).toBe(true);
  await expect(guest.getByRole("navigation")).toHaveCount(0);
  await checkScreen(guest);

  await page.getByRole("button", { name: t.bar.revoke }).click();
  await page.getByRole("dialog").getByRole("button", { name: t.revoke.confirm }).click();
  await expect(page.getByRole("button", { name: t.bar.share })).toBeVisible();
  expect((await guests.request.get(source)).status()).toBe(404);
  expect((await guest.goto(data.url))?.status()).toBe(404);
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText(t.gone.heading);
  await guests.close();
});
