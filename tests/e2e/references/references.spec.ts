import { randomUUID } from "node:crypto";
import { type Browser, expect, type Page } from "@playwright/test";
import { filled } from "../parts/chat-page.ts";
import { checkScreen, test } from "../parts/fixtures.ts";
import { mailedAbout, mailedLink, mailsTo } from "../parts/mailbox.ts";
import { createSitter } from "../parts/new/new-sitter.ts";
import type { Texts } from "../parts/texts.ts";

/*
  A sitter asks a neighbour for a reference. The neighbour gets a mail, and writes without an account and
  without script; from then on everybody reads it on the sitter's page.
*/

test.describe.configure({ timeout: 240_000 });

const said = "Sanne voert al jaren onze katten, en gaat er altijd even bij zitten.";

/** A browser of somebody who was never here, and runs no scripts. */
async function openPlain(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    baseURL: baseURL ?? "",
    javaScriptEnabled: false,
    locale: "nl-NL",
    viewport: { width: 390, height: 844 },
  });
  return context.newPage();
}

async function ask(page: Page, { references: t }: Texts, email: string): Promise<void> {
  await page.getByLabel(t.ask.name).fill("Joke van Beek");
  await page.getByLabel(t.ask.email).fill(email);
  await page.getByText(t.relation.neighbour, { exact: true }).click();
  await page.getByRole("button", { name: t.ask.submit }).click();
}

async function write(page: Page, { references: t }: Texts, name: string): Promise<void> {
  const since = page.getByLabel(filled(t.write.since, { name }));
  await page.getByRole("button", { name: t.write.submit }).click();
  await expect(since).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("radio", { name: t.stars.five, exact: true }).check();
  await since.fill("2017");
  await page.getByLabel(t.write.text).fill(said);
  await page.getByRole("button", { name: t.write.submit }).click();
}

test("a neighbour writes a reference without account and without script", { tag: "@main" }, async ({
  page,
  browser,
  request,
  baseURL,
  texts,
  visit,
}) => {
  const t = texts.references;
  const sitter = await createSitter(request, "nl", { pictures: ["near"] });
  const { firstName: name } = sitter;
  const email = `joke-${randomUUID()}@example.nl`;
  await page.goto("/healthz");
  await page.evaluate((token) => localStorage.setItem("token", token), sitter.token);

  await test.step("the sitter asks", async () => {
    await visit("/referenties");
    await expect(page.getByText(t.list.empty)).toBeVisible();
    await ask(page, texts, email);
    await expect(page.getByRole("article", { name: "Joke van Beek" })).toBeVisible();
    await checkScreen(page);
    await mailedAbout(request, email, `Schrijf je een referentie voor ${name}?`);
  });

  const link = await mailedLink(request, email, "reference");
  const plain = await openPlain(browser, baseURL);

  await test.step("the neighbour writes, once", async () => {
    await plain.goto(link);
    await expect(plain.getByRole("heading", { level: 1 })).toHaveText(
      filled(t.write.heading, { name }),
    );
    await write(plain, texts, name);
    await expect(plain.getByRole("heading", { level: 1 })).toHaveText(t.write.done.heading);
    await plain.goto(link);
    await expect(plain.getByRole("heading", { level: 1 })).toHaveText(t.write.gone.heading);
  });

  await test.step("everybody reads it, and the sitter hears of it", async () => {
    await plain.goto(sitter.path);
    await expect(plain.getByText(said)).toBeVisible();
    await expect(plain.getByText(texts.sitters.trust.new).first()).toBeVisible();
    const count = filled(texts.sitters.trust.references_one, { count: "1" });
    await expect(plain.getByText(count, { exact: true })).toBeVisible();
    expect(await plain.content()).not.toContain("van Beek");
    await mailedAbout(request, sitter.email, "Joke schreef een referentie voor je");
    await visit("/referenties");
    await expect(page.getByText(said)).toBeVisible();
    expect(await mailsTo(request, email)).toHaveLength(1);
  });

  await plain.context().close();
});
