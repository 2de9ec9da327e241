import { type APIRequestContext, expect as check, type Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { dayMs, hourMs } from "#contract/shared/durations.ts";
import { nastiest } from "../../hostile/hostile-inputs.ts";
import { checkScreen, test } from "../parts/fixtures.ts";
import { createOwner } from "../parts/new/new-owner.ts";
import { startTravellingServer, type TravellingServer } from "../parts/time-travel/time-travel.ts";
import { openPerson, visit } from "../parts/time-travel/two-people.ts";

/*
  An admin writes a page in both languages, looks at it on a phone and on a large screen, and puts it ready
  for tomorrow at nine: readers find it from that moment on. It is changed, and the version before comes back.
  It has a server of its own, as a day goes by; the admin is made by the command for it.
*/

test.describe.configure({ timeout: 600_000 });

const expect = check.configure({ timeout: 60_000 });
const password = "gietijzeren hangmat zeehond";

let server: TravellingServer | undefined;
test.afterEach(() => server?.stop());

/** Sets up the second step of logging in, as the app on a phone would. */
async function setUpSecondStep(request: APIRequestContext, token: string, now: Date) {
  const step = async (data: object) => {
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await request.post("/api/user/secondFactor", { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { setup?: { secret: string } };
  };
  const { setup } = await step({ step: "begin", password });
  const totp = new TOTP({ secret: Secret.fromBase32(setup?.secret ?? "") });
  await step({ step: "confirm", code: totp.generate({ timestamp: now.getTime() }) });
  return totp;
}

/** Logs in by the pages themselves: the password, and then the code of that moment. */
async function logIn(page: Page, { email, code }: { email: string; code: string }) {
  await page.goto("/healthz");
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies({ name: "session" });
  await visit(page, "/inloggen?redirect=/cms/pages");
  await page.locator("input[type=email]").fill(email);
  await page.locator("input[type=password]").fill(password);
  await page.getByRole("main").locator("form button[type=submit]").first().click();
  await page.waitForURL(/\/code/);
  await page.locator("input[autocomplete=one-time-code]").fill(code);
  await page.getByRole("main").locator("form button[type=submit]").first().click();
  await page.waitForURL(/\/cms\/pages/);
}

async function openAdmin(
  {
    browser,
    playwright,
  }: Pick<Parameters<Parameters<typeof test>[2]>[0], "browser" | "playwright">,
  { language, isMobile }: { language: "nl" | "en"; isMobile: boolean },
) {
  const running = await startTravellingServer();
  server = running;
  const request = await playwright.request.newContext({ baseURL: running.origin });
  const made = await createOwner(request, language);
  await running.command("scripts/make-admin.ts", made.email);
  const totp = await setUpSecondStep(request, made.token, running.now());
  const who = { ...made, language, isMobile };
  const admin = await openPerson({ browser, server: running, request }, who);
  await admin.chat.close();
  admin.page.setDefaultTimeout(60_000);
  // The page beside the text is replaced while it still asks which routes there are.
  admin.problems.allow(/manifest patches/);
  const codeNow = () => totp.generate({ timestamp: running.now().getTime() });
  return { running, request, admin, email: made.email, codeNow };
}

test("a page is written, looked at, put ready for tomorrow, changed and put back", {
  tag: "@desk",
}, async ({ browser, playwright, language, isMobile }) => {
  const opened = await openAdmin({ browser, playwright }, { language, isMobile });
  const { running, request, admin, email, codeNow } = opened;
  const { page, texts } = admin;
  const { "cms-texts": words, "cms-audit": audit } = texts;
  const main = page.getByRole("main");
  const slug = "hond-mee-op-vakantie";
  const titles = { nl: "Je hond mee op vakantie", en: "Taking your dog on holiday" };
  const lines = { nl: "Neem zijn eigen mand mee.", en: "Bring its own basket." };
  const about = "Wat je regelt voordat je met je hond op reis gaat, en wie er anders oppast.";
  const pressIn = (name: string, label: string) =>
    main.getByRole("group", { name }).getByRole("button", { name: label, exact: true });
  const openIntro = async () => {
    const intro = main.getByRole("button", { name: words.blocks.intro });
    if ((await intro.getAttribute("aria-expanded")) !== "true") await intro.click();
  };
  const saved = () => expect(main.getByText(words.saving.saved.split("{{")[0] ?? "")).toBeVisible();

  await test.step("it begins as a draft that readers don't find", async () => {
    await visit(page, "/cms/pages");
    await main.getByText(words.new.dynamic).click();
    await main.getByRole("textbox", { name: words.head.title }).fill(titles.nl);
    await main.getByRole("textbox", { name: words.slug.label }).fill(slug);
    await main.getByRole("button", { name: words.new.make }).click();
    await main.getByRole("link", { name: titles.nl }).click();
    await page.waitForURL(/\/cms\/pages\/\d+$/);
    expect((await request.get(`/${slug}`)).status()).toBe(404);
  });

  await test.step("both languages are written, and looked at", async () => {
    for (const locale of ["nl", "en"] as const) {
      await pressIn(words.language, words.languages[locale]).click();
      await main.getByRole("textbox", { name: words.head.title }).first().fill(titles[locale]);
      await main.getByRole("textbox", { name: words.head.lead }).fill(about);
      await main.getByRole("textbox", { name: words.search.description }).fill(about);
      await openIntro();
      await main.getByRole("textbox", { name: words.blocks.text }).fill(lines[locale]);
      await saved();
      if (isMobile) await pressIn(words.tabs.label, words.preview.heading).click();
      const frame = page.frameLocator("iframe");
      await expect(frame.getByText(lines[locale])).toBeVisible();
      await pressIn(words.preview.size, words.preview.large).click();
      await expect(frame.getByText(lines[locale])).toBeVisible();
      await pressIn(words.preview.size, words.preview.phone).click();
      if (isMobile) await pressIn(words.tabs.label, words.tabs.write).click();
    }
    // On a large screen a whole page stands beside it, with landmarks of its own.
    if (isMobile) await checkScreen(page);
  });

  const tomorrow = new Date(running.now().getTime() + dayMs);
  const day = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Amsterdam" }).format(tomorrow);
  await test.step("it is put ready, and is there at nine", async () => {
    const [year = "", month = "", date = ""] = day.split("-");
    await main.getByRole("spinbutton").first().focus();
    await page.keyboard.type(`${date}${month}${year}`);
    await main.getByRole("textbox", { name: words.schedule.time }).fill("09:00");
    await main.getByRole("button", { name: words.schedule.set }).click();
    await expect(page.getByText(words.schedule.done)).toBeVisible();
    const nine = new Date(`${day}T08:00:00Z`);
    // Amsterdam is one hour ahead in winter, and two in summer.
    const hour = Number(
      new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Amsterdam", hour: "2-digit" }).format(
        nine,
      ),
    );
    const moment = new Date(nine.getTime() - (hour - 9) * hourMs);
    // An admin's log-in ends after twelve hours: nothing is left open until then.
    await page.goto("about:blank");
    await running.travelTo(new Date(moment.getTime() - 60_000), [admin.context]);
    expect((await request.get(`/${slug}`)).status()).toBe(404);
    await running.travelTo(moment, [admin.context]);
    const page9 = await request.get(`/${slug}`);
    expect(page9.status()).toBe(200);
    expect(await page9.text()).toContain(lines.nl);
  });

  await test.step("it is changed, and the version before comes back", async () => {
    await logIn(page, { email, code: codeNow() });
    await main.getByRole("link", { name: titles.nl }).click();
    await openIntro();
    await main.getByRole("textbox", { name: words.blocks.text }).fill("Laat hem thuis.");
    await saved();
    await main.getByRole("button", { name: words.publish }).click();
    await expect(page.getByText(words.published)).toBeVisible();
    expect(await (await request.get(`/${slug}`)).text()).toContain("Laat hem thuis.");

    await main.getByRole("button", { name: words.versions.heading }).click();
    await page.getByRole("button", { name: words.versions.restore }).last().click();
    await expect(page.getByText(words.versions.restored)).toBeVisible();
    await main.getByRole("button", { name: words.publish }).click();
    await expect(page.getByText(words.published).last()).toBeVisible();
    await expect(async () => {
      expect(await (await request.get(`/${slug}`)).text()).toContain(lines.nl);
    }).toPass({ timeout: 30_000 });
  });

  await test.step("each of it is in the log", async () => {
    await visit(page, "/cms/audit");
    for (const action of ["create", "schedule", "publish", "restore"] as const) {
      const cell = page.getByRole("cell", { name: audit.actions.text[action] });
      await expect(cell.first()).toBeVisible();
    }
  });
  await admin.close();
});

test("what is written can't run, whatever it is", async ({
  browser,
  playwright,
  language,
  isMobile,
}) => {
  const opened = await openAdmin({ browser, playwright }, { language, isMobile });
  const { request, admin } = opened;
  const headers = {
    Authorization: `Bearer ${await admin.page.evaluate(() => localStorage.token)}`,
  };
  const call = async (method: "POST" | "PUT", path: string, data: object) => {
    const answer = await request.fetch(path, { method, headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { data: { id: number; revision: number } }).data;
  };
  const slug = "nare-invoer";
  const made = await call("POST", "/api/admin/texts", {
    kind: "dynamic",
    slug,
    title: "Nare invoer",
  });
  const words = {
    title: "Nare invoer op een pagina",
    description: "Een pagina vol met wat nooit mag gebeuren, en wat dus ook niet gebeurt.",
    lead: nastiest[0] ?? "",
    markdown: nastiest.join("\n\n"),
  };
  const saved = await call("PUT", `/api/admin/texts/${made.id}/draft`, {
    revision: made.revision,
    nl: words,
    en: words,
    settings: { audience: "everyone" },
  });
  await call("PUT", `/api/admin/texts/${made.id}/publication`, { revision: saved.revision });
  const { page } = admin;
  let dialogs = 0;
  page.on("dialog", (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  for (const path of [`/${slug}`, `/cms/preview/nl/${made.id}`]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    const ran = await page.evaluate(() => (globalThis as { __hostile?: unknown }).__hostile);
    expect([path, ran ?? null, dialogs]).toEqual([path, null, 0]);
  }
  await admin.close();
});
