import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { checkScreen, expect, hydrated, test } from "./parts/fixtures.ts";
import { mailedLink, mailsTo } from "./parts/mailbox.ts";
import { createAccount } from "./parts/new/new-account.ts";
import { takePicture } from "./parts/picture.ts";
import type { Texts } from "./parts/texts.ts";

// Each leaves for another site and comes back, with every screen on the way checked.
test.describe.configure({ timeout: 90_000 });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function press(page: Page, texts: Texts, provider: "google" | "apple" | "facebook") {
  const { continueWith, names } = texts["social-sign-in"];
  const name = continueWith.replace("{{provider}}", names[provider]);
  await page.getByRole("link", { name, exact: true }).click();
  await expect(heading(page)).toHaveText("A provider");
}

async function logInThere(page: Page, account: string) {
  await page.getByLabel("Account").fill(account);
  await page.getByRole("button", { name: "Continue" }).click();
}

for (const provider of ["google", "apple"] as const) {
  test(`by ${provider} to the page that was asked for`, {
    tag: provider === "google" ? "@main" : [],
  }, async ({ visit, page, texts }) => {
    await visit("/settings");
    await expect(heading(page)).toHaveText(texts.account.login.heading);
    await press(page, texts, provider);
    await logInThere(page, `journey-${randomUUID()}`);
    await page.waitForURL("/settings");
    await expect(heading(page)).toHaveText(texts.settings.heading);
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeTruthy();
  });
}

test("changing one's mind leads back, with a calm word", async ({ visit, page, texts }) => {
  await visit("/login");
  await press(page, texts, "google");
  await page.getByRole("button", { name: "Cancel" }).click();
  const { problems, names } = texts["social-sign-in"];
  const words = problems.cancelled.replace("{{provider}}", names.google);
  await expect(page.getByRole("main").getByRole("status")).toHaveText(words);
  await hydrated(page);
  await checkScreen(page);
});

test("a known address that Facebook gives is linked by mail", async ({
  language,
  visit,
  page,
  request,
  problems,
  texts,
}) => {
  problems.allow(/ 410/);
  const { link, names } = texts["social-sign-in"];
  const { email } = await createAccount(request, language);
  await visit("/login");
  await press(page, texts, "facebook");
  await logInThere(page, email);
  await expect(heading(page)).toHaveText(link.sentHeading);
  expect(new URL(page.url()).hash, "what Facebook leaves behind its address").toBe("");
  await hydrated(page);
  await checkScreen(page);

  const mailed = await mailedLink(request, email, "link");
  const [newest] = (await mailsTo(request, email)).toReversed();
  await page.goto(`/dev/mailbox/${newest}/html`);
  await expect(heading(page)).toContainText("Noor");
  await expect(page.locator("body")).not.toContainText("{{");
  await takePicture(page, `link-mail-${language}`);

  await visit(mailed);
  const yes = page.getByRole("button", {
    name: link.submit.replace("{{provider}}", names.facebook),
  });
  await yes.click();
  await expect(page.getByText(link.done.replace("{{provider}}", names.facebook))).toBeVisible();

  await visit(mailed);
  await yes.click();
  await expect(heading(page)).toHaveText(link.deadHeading);
  await checkScreen(page);
});
