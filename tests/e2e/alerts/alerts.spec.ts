import { expect as check } from "@playwright/test";
import { dayMs } from "#contract/shared/durations.ts";
import { checkScreen, hydrated, test } from "../parts/fixtures.ts";
import { mailedAbout, mailsTo } from "../parts/mailbox.ts";
import { createOwner } from "../parts/new/new-owner.ts";
import { createSitter } from "../parts/new/new-sitter.ts";
import { startTravellingServer, type TravellingServer } from "../parts/time-travel/time-travel.ts";
import { openPerson, visit } from "../parts/time-travel/two-people.ts";

/*
  An owner finds nobody, and asks to be told. A sitter comes; the next day at five there is a mail, from which
  the alert is put out. It has a server of its own, as days go by and nobody is there yet.
*/

test.describe.configure({ timeout: 600_000 });

const expect = check.configure({ timeout: 60_000 });

let server: TravellingServer | undefined;
test.afterAll(() => server?.stop());

test("who finds nobody is told when somebody comes", async ({ browser, playwright }) => {
  server = await startTravellingServer();
  const request = await playwright.request.newContext({ baseURL: server.origin });
  const owner = await createOwner(request, "nl");
  const person = await openPerson(
    { browser, server, request },
    { token: owner.token, email: owner.email, language: "nl", isMobile: true },
  );
  const { page, context, texts } = person;
  const t = texts.alerts;

  const filters = JSON.stringify({ distance: 5, animalCategories: ["dog"] });
  await visit(page, `/zoeken/utrecht?filters=${encodeURIComponent(filters)}`);
  await page.getByRole("link", { name: texts.search.alert.empty, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.form.headingNew);
  await hydrated(page);
  await checkScreen(page);
  // What was searched for stands in the form.
  await expect(page.getByRole("combobox")).toHaveValue("Utrecht");
  await expect(
    page.getByRole("checkbox", { name: texts.care.animals.dog, exact: true }),
  ).toBeChecked();
  await page.getByRole("button", { name: t.form.submitNew, exact: true }).click();
  const row = page.getByRole("article");
  await expect(row).toContainText("Utrecht, binnen 5 km");
  await checkScreen(page);

  await createSitter(request, "nl", { firstName: "Anna", pictures: ["near"] });
  const before = (await mailsTo(request, owner.email)).length;
  // Two days on: five o'clock has been, whenever this runs.
  await server.travelTo(new Date(server.now().getTime() + 2 * dayMs), [context]);
  const mailId = await mailedAbout(request, owner.email, "1 nieuwe hondenoppas bij Utrecht");
  const mail = await (await request.get(`/dev/mailbox/${mailId}/html`)).text();
  expect(mail).toContain("Anna");
  await server.travelTo(new Date(server.now().getTime() + 2 * dayMs), [context]);

  const [pausePath = ""] = /\/pauseAlert\?t=[\w%.-]+/.exec(mail) ?? [];
  await visit(page, pausePath);
  await page.getByRole("button", { name: t.pause.submit, exact: true }).click();
  await expect(page.getByRole("heading", { name: t.pause.done.heading })).toBeVisible();
  await page.getByRole("link", { name: t.pause.manage, exact: true }).click();
  await expect(row.getByRole("switch")).not.toBeChecked();
  // Nothing new, no second mail.
  expect(await mailsTo(request, owner.email)).toHaveLength(before + 1);

  await row.getByRole("button", { name: t.list.remove }).click();
  await page.getByRole("button", { name: t.list.undo, exact: true }).click();
  await expect(row).toContainText("Utrecht, binnen 5 km");
  await person.close();
  await request.dispose();
});
