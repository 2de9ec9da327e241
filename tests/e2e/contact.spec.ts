import { randomUUID } from "node:crypto";
import type { Locator } from "@playwright/test";
import { checkScreen, expect, hydrated, test } from "./parts/fixtures.ts";
import { mailedLink } from "./parts/mailbox.ts";
import { createAccount, useToken } from "./parts/new/new-account.ts";
import { createOwner, createRequest } from "./parts/new/new-request.ts";
import { createSitter } from "./parts/new/new-sitter.ts";
import { heading } from "./parts/signup-pages.ts";
import { withoutLinks } from "./parts/texts.ts";

// Making a sitter takes a mail and a picture.
test.describe.configure({ timeout: 120_000 });

/** A ready-made text can't be sent before its gaps are filled in. */
async function fillGap(message: Locator, gap: string): Promise<void> {
  const text = await message.inputValue();
  expect(text).toContain(gap);
  await message.fill(text.replace(gap, "maandag en dinsdag"));
}

const named = (text: string, name: string) => text.replaceAll("{{name}}", name);

test("a first message makes an account, and waits for the address to be confirmed", {
  tag: "@main",
}, async ({ language, visit, page, request, problems, texts: { account, contact } }) => {
  problems.allow(/ 422/);
  const sitter = await createSitter(request, language, { pictures: ["park"] });
  const name = sitter.firstName;
  await visit(`${sitter.path}/contact`);
  const main = page.getByRole("main");
  const opening = named(contact.openings.pet_sitter.meet.text, name).replace(
    "{{pets}}",
    contact.openings.gaps.pet,
  );
  const message = main.getByLabel(named(contact.message, name));
  await main.getByRole("button", { name: contact.openings.pet_sitter.meet.button }).click();
  await expect(message).toHaveValue(opening);
  await page.reload();
  await hydrated(page);
  await expect(message, "the draft").toHaveValue(opening);

  const send = main.getByRole("button", { name: named(contact.send, name) });
  await send.click();
  await expect(message, "it has a gap").toBeFocused();
  await expect(message).toHaveValue(opening);
  await message.fill(opening.replace(contact.openings.gaps.pet, "Minoes"));
  await send.click();
  await expect(main.getByLabel(contact.firstName)).toBeFocused();
  await checkScreen(page);
  const email = `contact-${randomUUID()}@kwispel.test`;
  await main.getByLabel(contact.firstName).fill("Noor");
  await main.getByLabel(contact.email).fill(email);
  await main.getByLabel(contact.password, { exact: true }).fill("gietijzeren hangmat zeehond");
  await main.getByText(contact.isAdult).click();
  await main.getByLabel(withoutLinks(contact.terms)).check();
  await send.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(contact.sent.heading);
  await checkScreen(page);
  await expect(main.getByRole("button", { name: contact.confirm.resend })).toBeVisible();
  await expect(main.getByRole("link", { name: contact.confirm.correct })).toBeVisible();
  const link = await mailedLink(request, email, "confirm");
  expect(link).toContain("/confirmAccount/");

  // Contact sign-ups are not sent to the wizard.
  await page.goto("/");
  expect(new URL(page.url()).pathname).toBe("/");
  expect(await page.evaluate("Object.keys(localStorage).join()")).not.toContain("contactForm");

  await visit(link);
  await main.getByRole("button", { name: account.confirmAccount.submit }).click();
  await expect(heading(page)).toHaveText(account.confirmAccount.sentHeading);
  await checkScreen(page);
  const chat = main.getByRole("link", { name: named(account.confirmAccount.sentChat, name) });
  await expect(chat).toHaveAttribute("href", /^\/chats\/\d+$/);
});

test("a guest answers a request, and has an account as a sitter", async ({
  language,
  visit,
  page,
  request,
  texts: { contact },
}) => {
  const owner = await createOwner(request, language);
  const { path } = await createRequest(request, owner);
  const name = owner.firstName;
  await visit(`${path}/contact`);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: contact.openings.pet_owner.question.button }).click();
  await fillGap(main.getByLabel(named(contact.message, name)), contact.openings.gaps.question);
  await main.getByLabel(contact.firstName).fill("Sem");
  await main.getByLabel(contact.email).fill(`contact-${randomUUID()}@kwispel.test`);
  await main.getByLabel(contact.password, { exact: true }).fill("gietijzeren hangmat zeehond");
  await main.getByText(contact.isAdult).click();
  await main.getByLabel(withoutLinks(contact.terms)).check();
  await main.getByRole("button", { name: named(contact.send, name) }).click();
  await expect(heading(page)).toHaveText(contact.sent.heading);
});

test("an owner writes to a sitter once, and finds the chat after that", { tag: "@main" }, async ({
  language,
  visit,
  page,
  request,
  problems,
  texts: { contact },
}) => {
  problems.allow(/ 422/);
  const sitter = await createSitter(request, language, { pictures: ["park"] });
  const owner = await createOwner(request, language);
  const headers = { Authorization: `Bearer ${owner.token}` };
  const multipart = { name: "Minoes", category: "cat" };
  expect((await request.post("/api/pets", { headers, multipart })).status()).toBe(201);
  const name = sitter.firstName;
  await useToken(page, owner.token);
  await visit(`${sitter.path}/contact`);
  const main = page.getByRole("main");
  const send = main.getByRole("button", { name: named(contact.send, name) });
  const message = main.getByLabel(named(contact.message, name));
  await send.click();
  await expect(message).toBeFocused();
  await checkScreen(page);
  // A cat is not walked: what is suggested fits the animals.
  const walk = main.getByRole("button", { name: contact.openings.pet_sitter.walk.button });
  await expect(walk).toBeHidden();
  await main.getByRole("button", { name: contact.openings.pet_sitter.visit.button }).click();
  await expect(message).toHaveValue(/Minoes/);
  await fillGap(message, contact.openings.gaps.days);
  await page.reload();
  await hydrated(page);
  await expect(message, "the draft").toHaveValue(/Minoes/);
  await send.click();
  await expect(heading(page)).toHaveText(contact.delivered.heading);
  await checkScreen(page);
  const chat = page.getByRole("link", { name: named(contact.delivered.chat, name) });
  await expect(chat).toHaveAttribute("href", /^\/chats\/\d+$/);

  await visit(`${sitter.path}/contact`);
  await expect(heading(page)).toHaveText(named(contact.known.heading, name));
  await expect(page.getByText(named(contact.known.pendingOwn, name))).toBeVisible();
});

test("nobody writes to themselves, to their own kind, or without an address", async ({
  language,
  visit,
  page,
  request,
  texts: { contact },
}) => {
  const sitter = await createSitter(request, language, { pictures: ["park"] });
  const path = `${sitter.path}/contact`;
  await useToken(page, sitter.token);
  await visit(path);
  await expect(heading(page)).toHaveText(contact.own.heading);

  const other = await createAccount(request, language, "pet_sitter");
  await useToken(page, other.token);
  await visit(path);
  await expect(heading(page)).toHaveText(contact.switch.pet_owner.heading);
  const change = page.getByRole("link", { name: contact.switch.pet_owner.button });
  await expect(change).toHaveAttribute("href", /switchTo=pet_owner&backTo=/);

  const newcomer = await createAccount(request, language);
  await useToken(page, newcomer.token);
  await visit(path);
  await expect(heading(page)).toHaveText(contact.confirm.heading);
  await page.getByRole("main").getByRole("button", { name: contact.confirm.resend }).click();
  await expect(
    page.getByText(contact.confirm.resent.replace("{{email}}", newcomer.email)),
  ).toBeVisible();
});
