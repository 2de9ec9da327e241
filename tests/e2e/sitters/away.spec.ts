import { expect as check, type Page } from "@playwright/test";
import { dayMs } from "#contract/shared/durations.ts";
import { clockAt } from "#server/platform/amsterdam-time.ts";
import { checkScreen, test } from "../parts/fixtures.ts";
import { createSitter } from "../parts/new/new-sitter.ts";
import { startTravellingServer, type TravellingServer } from "../parts/time-travel/time-travel.ts";
import { openPerson, visit } from "../parts/time-travel/two-people.ts";

/*
  A sitter goes away until a day: nobody finds them meanwhile, and the day after everybody does, without
  anything they have to do. It has a server of its own, as days go by.
*/

test.describe.configure({ timeout: 600_000 });

const expect = check.configure({ timeout: 60_000 });

let server: TravellingServer | undefined;
test.afterAll(() => server?.stop());

test("a sitter who is away until a day is found again after it", async ({
  browser,
  playwright,
}) => {
  server = await startTravellingServer();
  const request = await playwright.request.newContext({ baseURL: server.origin });
  const sitter = await createSitter(request, "nl", { firstName: "Anna", pictures: ["near"] });
  const person = await openPerson(
    { browser, server, request },
    { token: sitter.token, email: sitter.email, language: "nl", isMobile: true },
  );
  const { page, context, texts } = person;
  const { away } = texts.profiles;
  const guest = await browser.newContext({ baseURL: server.origin, serviceWorkers: "block" });
  const looking = await guest.newPage();
  const found = async () => {
    await looking.goto("/zoeken/utrecht");
    return looking.getByRole("link", { name: "Anna" }).count();
  };
  await expect.poll(found).toBeGreaterThan(0);

  const lastDay = clockAt(new Date(server.now().getTime() + 3 * dayMs)).date;
  await visit(page, "/profile");
  await page.getByRole("button", { name: away.open, exact: true }).click();
  await typeDay(page, lastDay);
  await checkScreen(page);
  await page.getByRole("button", { name: away.save, exact: true }).click();
  await expect(page.getByRole("button", { name: away.comeBack, exact: true })).toBeVisible();
  await checkScreen(page);
  // A page that guests share may be some seconds old.
  await expect.poll(found).toBe(0);
  expect((await looking.goto(sitter.path))?.status()).toBe(404);

  await server.travelTo(new Date(server.now().getTime() + 4 * dayMs), [context]);
  await expect.poll(found).toBeGreaterThan(0);
  expect((await looking.goto(sitter.path))?.status()).toBe(200);
  await visit(page, "/profile");
  await expect(page.getByRole("button", { name: away.open, exact: true })).toBeVisible();
  await guest.close();
  await person.close();
});

/** Day, month and year stand in the order of the site's language, whatever the browser's. */
async function typeDay(page: Page, on: string): Promise<void> {
  const [year = "", month = "", day = ""] = on.split("-");
  await page.getByRole("spinbutton").first().focus();
  await page.keyboard.type(day + month + year);
}
