import { pagesOfPeople } from "./parts/english-texts.ts";
import { checkScreen, expect, test } from "./parts/fixtures.ts";
import { heading } from "./parts/signup-pages.ts";
import { withoutLinks } from "./parts/texts.ts";

test("whoever is asked to agree can read the terms first, and loses nothing by it", async ({
  visit,
  page,
  texts: { legal, signup },
}) => {
  await visit("/aanmelden?type=pet_owner");
  const firstName = page.getByLabel(signup.account.firstName);
  await firstName.fill("Noor");
  const agree = page.getByLabel(withoutLinks(signup.account.terms));
  const [, terms = ""] = /<terms>(.+)<\/terms>/.exec(signup.account.terms) ?? [];
  const opened = page.waitForEvent("popup");
  await page.locator("label").getByRole("link", { name: terms, exact: true }).click();
  const other = await opened;
  await expect(heading(other)).toHaveText(legal.texts.terms);
  await checkScreen(other);
  await expect(firstName).toHaveValue("Noor");
  await expect(agree, "reading is not agreeing").not.toBeChecked();
});

test("every box that asks for consent, and the foot of a page, link to what it is about", async ({
  playwright,
  baseURL,
  request,
}) => {
  const [, sitterContact = "", , requestContact = ""] = await pagesOfPeople(request);
  const guest = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) });
  const linksOn = async (path: string, cookie = "") => {
    const html = await (await guest.get(path, { headers: { cookie } })).text();
    const count = (href: string) => html.split(`href="${href}"`).length - 1;
    return { terms: count("/voorwaarden"), privacy: count("/privacy"), cookies: count("/cookies") };
  };
  const answered = "cookie_consent=reject";
  expect(await linksOn("/empty", answered), "the foot of a page").toEqual({
    terms: 1,
    privacy: 1,
    cookies: 1,
  });
  expect((await linksOn("/empty")).cookies, "the consent bar").toBe(2);
  for (const path of ["/inloggen", sitterContact, requestContact]) {
    expect(await linksOn(path, answered), path).toMatchObject({ terms: 2, privacy: 2 });
  }
  // It has no foot: one of each beside the box, one under the buttons of others.
  const signup = await linksOn("/aanmelden?type=pet_owner", answered);
  expect(signup).toMatchObject({ terms: 2, privacy: 2 });
  await guest.dispose();
});

test("they can be read without scripts, in the language of the address", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  await page.goto("/terms");
  await expect(heading(page)).toHaveText("Terms of use");
  await page.getByRole("navigation").getByRole("link", { name: "What it costs" }).click();
  await expect(page.locator("#money")).toBeInViewport();
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(heading(page)).toHaveText("Privacy statement");
  await context.close();
});
