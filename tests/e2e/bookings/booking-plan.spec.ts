import type { APIRequestContext, Page } from "@playwright/test";
import { checkScreen, expect, hydrated, test } from "../parts/fixtures.ts";
import {
  createConfirmedAccount,
  createUnfinishedAccount,
  useToken,
} from "../parts/new/new-account.ts";
import { createOwner } from "../parts/new/new-owner.ts";
import { createSitter } from "../parts/new/new-sitter.ts";

const named = (text: string, name = "Sanne") => text.replaceAll("{{name}}", name);
const heading = (page: Page, text: string) =>
  expect(page.getByRole("heading", { level: 2, name: named(text), exact: true })).toBeVisible();
/** On a wide screen the last one stands on the receipt. */
const goOn = (page: Page) =>
  page.locator("main form button[type=submit]").filter({ visible: true }).click();
const option = (page: Page, value: string) =>
  page.locator("main label").filter({ has: page.locator(`input[value="${value}"]`) });

async function addCat(request: APIRequestContext, token: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` };
  const data = { name: "Minoes", category: "cat" };
  const answer = await request.post("/api/pets", { headers, data });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { data: { id: number } }).data.id;
}

/** Days of the month after this one: all of them lie ahead, wherever in the month the test runs. */
async function toNextMonth(page: Page) {
  const months = page.locator("main table");
  const first = await months.first().getAttribute("aria-label");
  await page.locator("main button[slot=next]").click();
  await expect(months.first()).not.toHaveAttribute("aria-label", first ?? "");
}

const day = (page: Page, number: number) =>
  page
    .locator("main table")
    .first()
    .locator("[role=button]:not([data-outside-month])")
    .filter({ hasText: new RegExp(`^${number}$`) });

type Sent = { kind: string; place: string; details?: string; time: string; visits: string[] };
type Shown = Sent & {
  pets: { name: string }[];
  price_estimate?: { total_cents: number };
  agreed_price?: number;
  start_date: string;
};

/** What the server has of the booking whose page is open now. */
async function readSent(page: Page, request: APIRequestContext, token: string): Promise<Shown> {
  await page.waitForURL(/\/booking\/\d+$/);
  const id = page.url().split("/").at(-1);
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await request.get(`/api/booking/${id}`, { headers });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { data: Shown }).data;
}

test("an owner plans an introduction, and what was filled in outlives a reload", {
  tag: "@main",
}, async ({ page, request, visit, language, texts: { "booking-plan": plan } }) => {
  const sitter = await createSitter(request, language, { pictures: ["near"] });
  const owner = await createOwner(request, language);
  await useToken(page, owner.token);
  await visit(`/introduction/create/${sitter.id}`);
  await heading(page, plan.introduction.whenHeading);
  await goOn(page);
  await expect(page.getByText(plan.problems.needDay)).toBeVisible();
  await expect(page.getByText(plan.problems.needTime)).toBeVisible();
  await toNextMonth(page);
  await day(page, 12).click();
  await page.getByRole("textbox", { name: plan.when.introductionTime }).fill("14");
  await checkScreen(page);
  await goOn(page);

  await heading(page, plan.introduction.placeHeading);
  await option(page, "elsewhere").click();
  await page.getByRole("textbox", { name: plan.place.text }).fill("Griftpark, bij de geiten");
  await page
    .getByRole("textbox", { name: named(plan.details.introductionLabel) })
    .fill("Neem Bobbie mee.");
  await checkScreen(page);

  await page.reload();
  await hydrated(page);
  await expect(page.getByText(plan.draft.back)).toBeVisible();
  await expect(page.getByRole("textbox", { name: plan.place.text })).toHaveValue(/Griftpark/);
  await goOn(page);

  await heading(page, plan.steps.summary.heading);
  await expect(page.getByText("Griftpark, bij de geiten")).toBeVisible();
  await checkScreen(page);
  // Back is a step back, and nothing is gone.
  await page.goBack();
  await heading(page, plan.introduction.placeHeading);
  await page.goForward();
  await heading(page, plan.steps.summary.heading);
  await goOn(page);
  expect(await readSent(page, request, owner.token)).toMatchObject({
    kind: "introduction",
    place: "elsewhere",
    details: "Neem Bobbie mee.",
    time: "14:00",
  });
  await page.goto(`/introduction/create/${sitter.id}`);
  await hydrated(page);
  await heading(page, plan.introduction.whenHeading);
  await expect(page.getByText(plan.draft.back)).toBeHidden();
});

test("an owner books visits for two pets, reads the terms, and tells of another price", async ({
  page,
  request,
  visit,
  language,
  texts: { "booking-plan": plan, care },
}) => {
  const sitter = await createSitter(request, language, { pictures: ["near"] });
  const owner = await createOwner(request, language);
  const cat = await addCat(request, owner.token);
  await useToken(page, owner.token);
  await visit(`/booking/create/${sitter.id}`);

  await heading(page, plan.steps.service.heading);
  await expect(page.getByText(care.cancelling.relaxed.text)).toBeVisible();
  await option(page, "house_visit").click();
  await goOn(page);

  await heading(page, plan.steps.pets.heading);
  await goOn(page);
  await expect(page.getByText(plan.problems.needPets)).toBeVisible();
  await option(page, String(owner.petId)).click();
  await option(page, String(cat)).click();
  await checkScreen(page);
  await goOn(page);

  await heading(page, plan.steps.when.heading);
  await toNextMonth(page);
  await day(page, 5).click();
  await day(page, 19).click();
  // Of fifteen days two are Sundays, on which this sitter can't; one may be among the extra days.
  await expect(page.getByText(named(plan.when.mayAsk))).toBeVisible();
  const newTime = page.getByRole("textbox", { name: plan.when.newTime });
  await newTime.fill("8");
  await newTime.press("Enter");
  await page.getByRole("button", { name: plan.when.addTime }).click();
  await newTime.fill("1800");
  await newTime.press("Enter");
  await expect(page.getByText("€ 450").filter({ visible: true }).first()).toBeVisible();
  await page.getByRole("button", { name: /^8:00/ }).first().click();
  await page.getByRole("option", { name: "18:00" }).click();
  await expect(page.getByText("€ 435").filter({ visible: true }).first()).toBeVisible();
  await checkScreen(page);
  await goOn(page);

  await heading(page, plan.steps.place.heading);
  await checkScreen(page);
  await goOn(page);
  await heading(page, plan.steps.details.heading);
  await page.getByRole("textbox").fill("Minoes komt pas als je zit.");
  await checkScreen(page);
  await goOn(page);

  await heading(page, plan.steps.summary.heading);
  await expect(page.getByText(care.cancelling.relaxed.text)).toBeVisible();
  await page.getByRole("button", { name: plan.price.otherwise }).filter({ visible: true }).click();
  await page.getByRole("textbox", { name: plan.price.field }).filter({ visible: true }).fill("200");
  await checkScreen(page);
  await goOn(page);
  const sent = await readSent(page, request, owner.token);
  expect(sent).toMatchObject({
    kind: "booking",
    place: "owner_home",
    visits: ["08:00", "18:00"],
    time: "18:00",
    price_estimate: { total_cents: 43_500 },
    agreed_price: 20_000,
  });
  expect(sent.pets.map(({ name }) => name)).toEqual(["Moos", "Minoes"]);
});

test("whoever can't plan yet reads why, and comes back when it is mended", async ({
  page,
  request,
  visit,
  language,
  texts: { "booking-plan": plan, pets },
}) => {
  const sitter = await createSitter(request, language, { pictures: ["near"] });
  const address = `/booking/create/${sitter.id}`;

  await useToken(page, (await createUnfinishedAccount(request, language)).token);
  await visit(address);
  await heading(page, plan.obstacles.emailNotVerified.title);
  await page.getByRole("button", { name: plan.obstacles.emailNotVerified.resend }).click();
  await expect(page.getByRole("status").filter({ hasText: "@" })).toBeVisible();

  await useToken(page, sitter.token);
  await visit(address);
  await heading(page, plan.obstacles.notOwner.title);

  await useToken(page, (await createConfirmedAccount(request, language)).token);
  await visit(address);
  await heading(page, plan.obstacles.noPets.title);
  await page.getByRole("link", { name: plan.obstacles.noPets.add }).click();
  await expect(page.getByRole("heading", { level: 1, name: pets.add })).toBeVisible();
  await option(page, "dog").click();
  await page.getByLabel(pets.name, { exact: true }).fill("Moos");
  await page.locator("main form button[type=submit]").click();
  await page.waitForURL(address);
  await heading(page, plan.steps.service.heading);
});

test("a sitter chooses until when one may cancel, and owners read it", async ({
  page,
  request,
  visit,
  language,
  texts: { care, profiles },
}) => {
  const sitter = await createSitter(request, language, { pictures: ["near"] });
  await useToken(page, sitter.token);
  await visit("/profile");
  const part = page.locator("#cancelling");
  await part.getByRole("button").click();
  await option(page, "firm").click();
  await checkScreen(page);
  await part.getByRole("button", { name: profiles.save, exact: true }).click();
  // The choices are gone once it is saved; the button has another name as long as it is busy.
  await expect(option(page, "firm")).toHaveCount(0);
  await expect(part.getByText(care.cancelling.firm.name)).toBeVisible();
  await visit(sitter.path);
  await expect(page.getByText(care.cancelling.firm.text)).toBeVisible();
});
