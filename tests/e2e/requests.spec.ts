import type { Page } from "@playwright/test";
import { localeCookie, localeTags } from "#contract/shared/locale.ts";
import { checkScreen, expect, hydrated, test } from "./parts/fixtures.ts";
import { createAccount, useToken } from "./parts/new/new-account.ts";
import { createOwner, createRequest, plantedAtOwner } from "./parts/new/new-request.ts";
import { createSitter } from "./parts/new/new-sitter.ts";
import { draftKeys, goOn, heading } from "./parts/signup-pages.ts";

// Making an owner and a sitter takes two mails and a picture.
test.describe.configure({ timeout: 240_000 });

const named = (text: string, name: string) => text.replaceAll("{{name}}", name);
const startingWith = (text: string) => new RegExp(`^${text}`);

async function arrivesAt(page: Page, step: string): Promise<void> {
  await page.waitForURL((url) => url.searchParams.get("step") === step);
  await expect(heading(page)).toBeFocused();
  await checkScreen(page);
}

const createPaths = { nl: "/oproep/aanmaken", en: "/request/create" } as const;

test("an owner makes a request and shows it, a sitter answers it, the owner ends it", {
  tag: ["@main", "@desk"],
}, async ({ language, visit, page, browser, request, baseURL, problems, isMobile, texts }) => {
  const { requests, care, pets, contact } = texts;
  problems.allow(/ 404/);
  const owner = await createOwner(request, language);
  await useToken(page, owner.token);
  await visit(createPaths[language]);
  await expect(heading(page)).toHaveText(requests.steps.animals.heading);

  // Without an animal there is nothing to choose from: one is added on the spot.
  await goOn(page);
  await page.getByRole("radio", { name: care.animals.dog }).check();
  await page.getByLabel(pets.name, { exact: true }).fill("Moos");
  await page.getByRole("button", { name: requests.steps.animals.savePet }).click();
  await expect(page.getByRole("checkbox", { name: startingWith("Moos") })).toBeChecked();
  await checkScreen(page);
  await goOn(page);

  await arrivesAt(page, "care");
  await goOn(page);
  await expect(page.getByText(requests.steps.care.need)).toBeVisible();
  const walking = care.services.dog_walking_service.wishName;
  await page.getByRole("checkbox", { name: startingWith(walking) }).check();
  await goOn(page);

  await arrivesAt(page, "when");
  const weekly = page.getByRole("radio", { name: requests.steps.when.recurring });
  await weekly.check();
  const moment = page.getByRole("checkbox", {
    name: `${care.weekdays.MONDAY}, ${care.parts.morning}`,
  });
  await moment.check();
  await page.locator("input[name=startTime]").fill("9");
  await page.locator("input[name=endTime]").fill("930");
  await page.reload();
  await hydrated(page);
  await expect(page.getByText(requests.wizard.draftBack)).toBeVisible();
  await expect(weekly).toBeChecked();
  await expect(moment).toBeChecked();
  await goOn(page);

  await arrivesAt(page, "story");
  const title = page.getByLabel(requests.steps.story.title);
  await expect(title).toHaveValue(requests.steps.story.suggestedTitle.replace("{{names}}", "Moos"));
  const description = page.getByLabel(requests.steps.story.description);
  await goOn(page);
  await expect(description).toBeFocused();
  await description.fill("Moos loopt graag een blokje om.");
  await page.getByLabel(requests.steps.story.budget).fill("14,50");
  await goOn(page);

  await arrivesAt(page, "look");
  await expect(page.getByText("09:00")).toContainText("09:30");
  expect(await draftKeys(page)).toContain("requestForm");
  await goOn(page);
  await page.waitForURL((url) => url.pathname === createPaths[language] && url.search === "");
  await expect(heading(page)).toHaveText(requests.manage.title);
  await expect(page.getByText(requests.manage.active, { exact: true })).toBeVisible();
  expect(await draftKeys(page)).toEqual([]);
  await checkScreen(page);
  const link = page.getByRole("link", { name: requests.manage.open });
  const path = (await link.getAttribute("href")) ?? "";

  // A sitter, in another browser.
  const sitter = await createSitter(request, language, { pictures: ["park"] });
  const others = await browser.newContext({
    locale: localeTags[language],
    reducedMotion: "reduce",
    ...(baseURL ? { baseURL } : {}),
  });
  await others.addCookies([
    { name: localeCookie.name, value: localeTags[language], url: baseURL ?? "" },
    { name: "cookie_consent", value: "reject", url: baseURL ?? "" },
  ]);
  const other = await others.newPage();
  await useToken(other, sitter.token);
  await other.goto(path);
  await hydrated(other);
  await checkScreen(other);
  await expect(heading(other)).toContainText("Moos");
  const { message: reply, messageShort } = requests.contact;
  await other
    .getByRole("link", { name: isMobile ? messageShort : reply, exact: true })
    .filter({ visible: true })
    .click();
  await other.waitForURL(/\/contact$/);
  await other.getByRole("button", { name: contact.openings.pet_owner.free.button }).click();
  const message = other.getByLabel(named(contact.message, owner.firstName));
  await expect(message).toHaveValue(/Moos/);
  await checkScreen(other);
  await other.getByRole("button", { name: named(contact.send, owner.firstName) }).click();
  await expect(heading(other)).toHaveText(contact.delivered.heading);
  await checkScreen(other);

  // Off, and it is gone for others.
  await page.getByRole("switch", { name: requests.manage.switch }).click();
  await expect(page.getByText(requests.manage.disabled, { exact: true })).toBeVisible();
  expect((await other.goto(path))?.status()).toBe(404);
  await expect(heading(other)).toHaveText(requests.gone.heading);
  await hydrated(other);
  await checkScreen(other);
  await others.close();

  // It can still be changed, and goes for good after a question.
  const edit = page.getByRole("link", {
    name: `${requests.manage.edit} ${requests.manage.editOf.story}`,
  });
  await edit.click();
  await expect(heading(page)).toHaveText(requests.steps.story.heading);
  await page.getByLabel(requests.steps.story.title).fill("Wie loopt er met Moos?");
  await goOn(page);
  await expect(page.getByRole("main").getByText("Wie loopt er met Moos?").first()).toBeVisible();
  await page
    .getByRole("button", { name: requests.manage.delete })
    .filter({ visible: true })
    .click();
  await expect(page.getByRole("button", { name: requests.manage.deleteConfirm })).toBeVisible();
  await checkScreen(page);
  await page.getByRole("button", { name: requests.manage.deleteConfirm }).click();
  await expect(heading(page)).toHaveText(requests.steps.animals.heading);
});

test("a request can be saved before it can be shown, and says what is missing", async ({
  language,
  visit,
  page,
  request,
  texts: { requests },
}) => {
  const { token } = await createOwner(request, language, { isConfirmed: false });
  const headers = { Authorization: `Bearer ${token}` };
  const made = await request.post("/api/request", {
    headers,
    data: {
      title: "Oppas voor een weekend",
      description: "We zijn er even niet.",
      service_types: ["house_visit"],
      animals: [],
      recurring: true,
      weekdays: [{ weekday: "SATURDAY", parts: ["morning"] }],
    },
  });
  expect(made.status(), await made.text()).toBe(201);
  await useToken(page, token);
  await visit(createPaths[language]);
  await expect(page.getByRole("switch", { name: requests.manage.switch })).toBeDisabled();
  const main = page.getByRole("main");
  await expect(main.getByText(requests.needs.confirmedEmail)).toBeVisible();
  await main.getByRole("link", { name: requests.needs.animals }).click();
  await expect(heading(page)).toHaveText(requests.steps.animals.heading);
});

test("the owner sees their own request as sitters do, another owner is offered to go on as a sitter", async ({
  language,
  visit,
  page,
  request,
  problems,
  texts: { requests },
}) => {
  problems.allow(/service\.pdok\.nl/);
  const owner = await createOwner(request, language);
  const { path } = await createRequest(request, owner);
  await useToken(page, owner.token);
  await visit(path);
  await expect(page.getByText(requests.own.text)).toBeVisible();
  await page
    .getByRole("link", { name: requests.own.edit })
    .filter({ visible: true })
    .first()
    .click();
  await expect(heading(page)).toHaveText(requests.manage.title);

  await useToken(page, (await createAccount(request, language)).token);
  await visit(path);
  await page.getByRole("link", { name: requests.contact.switch }).filter({ visible: true }).click();
  await page.waitForURL(/switchProfile\?switchTo=pet_sitter/);
});

test.describe("over the wire", () => {
  test("the page tells what is asked, and nothing that leads to the door", async ({
    request,
    playwright,
    baseURL,
  }) => {
    const owner = await createOwner(request, "nl");
    const { path, id } = await createRequest(request, owner);
    const english = path.replace("/werk/", "/work/");
    const guest = await playwright.request.newContext({ baseURL });
    const source = await (await guest.get(path)).text();
    const data = await (await guest.get(`${path}.data`)).text();
    const translated = await (await guest.get(english)).text();
    for (const text of [source, data, translated]) {
      const secrets = [...Object.values(plantedAtOwner), "pilletje", owner.email.split("@")[0]];
      for (const secret of secrets) expect(text).not.toContain(secret);
    }
    expect(source).toContain(`<link rel="canonical" href="${baseURL}${path}"/>`);
    expect(translated).toContain(`<link rel="canonical" href="${baseURL}${english}"/>`);
    for (const text of [source, translated]) {
      expect(text).toContain(`hrefLang="nl" href="${baseURL}${path}"`);
      expect(text).toContain(`hrefLang="en" href="${baseURL}${english}"`);
    }
    const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(source) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      "@type": "Demand",
      areaServed: { name: "Utrecht" },
      priceSpecification: { price: "15.00", priceCurrency: "EUR" },
    });

    const elsewhere = await guest.get(`/werk/Amsterdam/${id}?a=1`, { maxRedirects: 0 });
    expect([elsewhere.status(), elsewhere.headers().location]).toEqual([301, `${path}?a=1`]);
    const abroad = await guest.get(`/work/Amsterdam/${id}`, { maxRedirects: 0 });
    expect([abroad.status(), abroad.headers().location]).toEqual([301, english]);
    for (const nobody of ["999999999", "0", "x", "1e3"]) {
      expect((await guest.get(`/werk/utrecht/${nobody}`)).status()).toBe(404);
    }
    await guest.dispose();
  });
});
