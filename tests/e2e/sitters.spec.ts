import type { APIRequestContext, Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { checkScreen, expect, hydrated, test } from "./parts/fixtures.ts";
import { createAccount, useToken } from "./parts/new/new-account.ts";
import { createSitter, type NewSitter, planted } from "./parts/new/new-sitter.ts";
import type { Texts } from "./parts/texts.ts";

// Making a sitter takes a mail and six pictures.
test.describe.configure({ timeout: 120_000 });

let shared: Promise<NewSitter> | undefined;
/** One for all journeys that only look. */
function someSitter(request: APIRequestContext): Promise<NewSitter> {
  shared ??= createSitter(request, "nl");
  return shared;
}

const filled = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => String(values[key]));

const tileHost = "https://service.pdok.nl/**";
/** No machine that runs the journeys needs the internet: the map is our own. */
async function withoutTiles(page: Page, problems: { allow(pattern: RegExp): void }) {
  problems.allow(/service\.pdok\.nl/);
  await page.route(tileHost, (route) => route.abort());
}

/** A phone has them on the picture, a wide screen beside the name. */
function shareButton(page: Page, isMobile: boolean, { sitters }: Texts, name: string): Locator {
  const label = isMobile ? filled(sitters.share.label, { name }) : sitters.share.button;
  return page.getByRole("button", { name: label, exact: true });
}

function heartButton(page: Page, isMobile: boolean, { favorites }: Texts, name: string): Locator {
  return isMobile
    ? page.getByRole("button", { name: filled(favorites.heart, { name }) })
    : page.getByRole("button", { name: new RegExp(`^${favorites.save}.* ${name}$`) });
}

test("a guest looks at a sitter, at the pictures by keyboard, and shares the link", {
  tag: ["@main", "@desk"],
}, async ({ visit, page, context, request, problems, texts, isMobile, baseURL }) => {
  const { sitters, ui } = texts;
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  // What a browser has to share with itself differs from system to system.
  await page.addInitScript(() => Object.defineProperty(navigator, "share", {}));
  await withoutTiles(page, problems);
  const { path, firstName: name } = await someSitter(request);
  await visit(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByText(sitters.serviceNames.house_visit)).toBeVisible();

  const total = 6;
  const second = page.getByRole("link", {
    name: filled(ui.gallery.open, { number: 2, total }),
  });
  await second.focus();
  await page.keyboard.press("Enter");
  const lightbox = page.getByRole("dialog", {
    name: filled(sitters.gallery.label, { name }),
  });
  await expect(lightbox.getByText("2 / 6")).toBeVisible();
  await checkScreen(page);
  await page.keyboard.press("ArrowRight");
  await expect(lightbox.getByText("3 / 6")).toBeVisible();
  await page.keyboard.press("End");
  await expect(lightbox.getByText("6 / 6")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  // Past the last button the focus is on the browser's own, which counts as nowhere in the page.
  const isInside = "document.activeElement.matches('body, dialog, dialog *')";
  expect(await page.evaluate(isInside)).toBe(true);
  await page.keyboard.press("Escape");
  await expect(lightbox).toBeHidden();
  await expect(second).toBeFocused();

  await second.click();
  await lightbox.getByRole("button", { name: ui.close }).click();
  await expect(lightbox).toBeHidden();

  await shareButton(page, isMobile, texts, name).click();
  const sheet = page.getByRole("dialog", { name: ui.share.title });
  await expect(sheet).toBeVisible();
  await checkScreen(page);
  await sheet.getByRole("button", { name: ui.share.copy }).click();
  await expect(page.getByText(ui.share.copied)).toBeVisible();
  expect(await page.evaluate("navigator.clipboard.readText()")).toBe(`${baseURL}${path}`);
});

test("a guest keeps a sitter: logs in, is back, finds them among the favourites", {
  tag: "@main",
}, async ({ language, visit, page, request, texts, isMobile }) => {
  const { path, firstName: name } = await someSitter(request);
  const { email, password } = await createAccount(request, language);
  const { account, favorites } = texts;
  await visit(path);
  await heartButton(page, isMobile, texts, name).click();
  await page.getByLabel(account.login.email).fill(email);
  await page.getByLabel(account.login.password, { exact: true }).fill(password);
  const kept = favoriteSaved(page);
  await page
    .getByRole("main")
    .getByRole("button", { name: account.login.submit, exact: true })
    .click();
  await page.waitForURL(path);
  await expect(page.getByText(filled(favorites.added, { name }))).toBeVisible();
  await expectHeart(page, isMobile, texts, name, true);
  await kept;
  await page.reload();
  await hydrated(page);
  await expectHeart(page, isMobile, texts, name, true);

  await visit("/favorites");
  const card = page.getByRole("article").filter({ hasText: name });
  const heart = card.getByRole("button", { name: filled(favorites.heart, { name }) });
  await heart.click();
  await expect(card).toBeHidden();
  await expect(page.getByText(favorites.empty.title)).toBeVisible();
  await checkScreen(page);
  const keptAgain = favoriteSaved(page);
  await page.getByRole("button", { name: favorites.undo }).click();
  await expect(card).toBeVisible();
  await keptAgain;
  await page.reload();
  await expect(card).toBeVisible();
  await card.getByRole("link", { name }).click();
  await page.waitForURL(path);
  // The list that is left has a heart of the same name.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expectHeart(page, isMobile, texts, name, true);
  await heartButton(page, isMobile, texts, name).click();
  await expectHeart(page, isMobile, texts, name, false);
  await expect(page.getByText(filled(favorites.removed, { name }))).toBeVisible();
});

test("a sitter sees their own page as others do, and that it is not online", async ({
  language,
  visit,
  page,
  request,
  playwright,
  baseURL,
  texts: { sitters },
}) => {
  const own = await createSitter(request, language, { pictures: ["nap"] });
  await useToken(page, own.token);
  await visit(own.path);
  await expect(page.getByText(sitters.own.text)).toBeVisible();
  const headers = { Authorization: `Bearer ${own.token}` };
  const data = { profile: { published: false } };
  expect((await request.put("/api/user", { headers, data })).status()).toBe(200);
  await visit(own.path);
  await expect(page.getByText(sitters.own.offline)).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  const guest = await playwright.request.newContext({ baseURL });
  // With a query, as a page that all guests see alike is kept for half a minute.
  expect((await guest.get(`${own.path}?a=1`)).status()).toBe(404);
  await guest.dispose();
});

/** The heart turns before the server knows; whoever loads the page anew has to wait for that. */
function favoriteSaved(page: Page) {
  return page.waitForResponse(
    (answer) =>
      answer.url().includes("/api/user/favorites/") && answer.request().method() === "PUT",
  );
}

async function expectHeart(
  page: Page,
  isMobile: boolean,
  texts: Texts,
  name: string,
  isOn: boolean,
): Promise<void> {
  const heart = heartButton(page, isMobile, texts, name);
  if (isMobile) return expect(heart).toHaveAttribute("aria-pressed", String(isOn));
  const { saved, save } = texts.favorites;
  return expect(heart).toHaveText(`${isOn ? saved : save} ${name}`);
}

test.describe("over the wire", () => {
  test("the page tells who it is about, and nothing that leads to the door", async ({
    request,
    playwright,
    baseURL,
  }) => {
    const { path, email } = await someSitter(request);
    // Whoever made the sitter is logged in as them, and may see it all.
    const guest = await playwright.request.newContext({ baseURL });
    const source = await (await guest.get(path)).text();
    const data = await (await guest.get(`${path}.data`)).text();
    await guest.dispose();
    for (const text of [source, data]) {
      for (const secret of [...Object.values(planted), "87654321", "3581", email.split("@")[0]]) {
        expect(text).not.toContain(secret);
      }
    }
    expect(source).toContain(`<link rel="canonical" href="${baseURL}${path}"/>`);
    expect(source).toMatch(
      /<link rel="preload" as="image" imageSrcSet="[^"]+" [^>]*fetchPriority="high"/,
    );
    const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(source) ?? [];
    // This one does it for a living.
    expect(JSON.parse(json)).toMatchObject({
      "@type": "LocalBusiness",
      address: { addressLocality: "Utrecht", addressCountry: "NL" },
    });
    expect(JSON.parse(json).makesOffer).toHaveLength(4);
  });

  test("another place leads to the right one, and nobody is not found", async ({ request }) => {
    const { path, id } = await someSitter(request);
    const elsewhere = await request.get(`/gezocht/Amsterdam/${id}?a=1`, { maxRedirects: 0 });
    expect([elsewhere.status(), elsewhere.headers().location]).toEqual([301, `${path}?a=1`]);
    for (const nobody of ["999999999", "0", "x", "1e3"]) {
      expect((await request.get(`/gezocht/utrecht/${nobody}`)).status()).toBe(404);
    }
  });
});

test.describe("the map", () => {
  test("is our own where no tiles come", async ({ visit, page, request, problems, texts }) => {
    await withoutTiles(page, problems);
    const { path } = await someSitter(request);
    await visit(path);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await mapOf(page, texts).scrollIntoViewIfNeeded();
    await expect(page.getByRole("region", { name: mapLabel(texts) })).toBeVisible();
    await expect(page.getByText(texts.map.ownSource)).toBeVisible();
    expect(asked.filter((url) => url.includes("service.pdok.nl"))).toHaveLength(1);
    await checkScreen(page);
  });

  test("comes alive where they do, and answers to the keyboard", async ({
    visit,
    page,
    request,
    texts,
  }) => {
    const land = { width: 256, height: 256, channels: 3, background: "#f3f1ea" } as const;
    const tile = await sharp({ create: land }).png().toBuffer();
    const asked: string[] = [];
    await page.route(tileHost, (route) => {
      asked.push(route.request().url());
      const headers = { "access-control-allow-origin": "*" };
      return route.fulfill({ body: tile, contentType: "image/png", headers });
    });
    const { path } = await someSitter(request);
    await visit(path);
    await mapOf(page, texts).scrollIntoViewIfNeeded();
    const live = page.getByRole("region", { name: mapLabel(texts) });
    await expect(live).toBeVisible();
    expect((await live.boundingBox())?.height, "as high as its frame").toBeGreaterThan(200);
    await checkScreen(page);
    // Its tiles come by day only: at night it turns them round itself, and back.
    await expect.poll(() => brightness(live)).toBeGreaterThan(200);
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(() => brightness(live)).toBeLessThan(80);
    await page.emulateMedia({ colorScheme: "light" });
    await expect.poll(() => brightness(live)).toBeGreaterThan(200);
    const before = asked.length;
    await live.focus();
    await page.keyboard.press("=");
    await expect.poll(() => asked.length).toBeGreaterThan(before);
  });
});

/** Of all that is seen of it, from 0 to 255. */
async function brightness(part: Locator): Promise<number> {
  const { channels } = await sharp(await part.screenshot()).stats();
  return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean / 3, 0);
}

const mapLabel = ({ sitters }: Texts) =>
  filled(sitters.place.map, { place: "Wittevrouwen, Utrecht" });
const mapOf = (page: Page, texts: Texts) => page.getByRole("img", { name: mapLabel(texts) });
