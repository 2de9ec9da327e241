import { randomUUID } from "node:crypto";
import { unsubscribeLinks } from "#server/domains/notifications/unsubscribe-links.ts";
import { appKey } from "../parts/app-key.ts";
import { expect, test } from "../parts/fixtures.ts";
import { mailedLink } from "../parts/mailbox.ts";
import { createAccount } from "../parts/new/new-account.ts";
import { createSitter } from "../parts/new/new-sitter.ts";
import { heading } from "../parts/signup-pages.ts";
import { withoutLinks } from "../parts/texts.ts";

/** Writing to somebody, and looking after an account, without script. */
test.use({ javaScriptEnabled: false });

// What is preloaded for the script is refused by a browser that runs none.
test.beforeEach(({ problems }) => problems.allow(/\.js csp$/));

const named = (text: string, name: string) => text.replaceAll("{{name}}", name);

test("a guest's first message, and the confirmation that sends it", async ({
  language,
  page,
  request,
  problems,
  texts: { contact, account },
}) => {
  problems.allow(/ 422/);
  const { path, firstName: name } = await createSitter(request, language, { pictures: ["park"] });
  await page.goto(`${path}/contact`);
  const main = page.getByRole("main");
  const message = main.getByLabel(named(contact.message, name));
  const send = main.getByRole("button", { name: named(contact.send, name) });
  await expect(main.getByText(contact.openings.label), "needs script").toBeHidden();
  await message.fill("Dag, heb je in de kerstvakantie plek voor Moos?");
  await send.click();
  await expect(message).toHaveValue(/Moos/);
  await expect(main.getByLabel(contact.firstName)).toHaveAttribute("aria-invalid", "true");

  const email = `contact-${randomUUID()}@kwispel.test`;
  await main.getByLabel(contact.firstName).fill("Noor");
  await main.getByLabel(contact.email).fill(email);
  await main.getByLabel(contact.password, { exact: true }).fill("gietijzeren hangmat zeehond");
  await main.getByText(contact.isAdult).click();
  await main.getByLabel(withoutLinks(contact.terms)).check();
  await send.click();
  await expect(heading(page)).toHaveText(contact.sent.heading);
  await expect(main.getByText(email)).toBeVisible();

  await page.goto(await mailedLink(request, email, "confirm"));
  await page.getByRole("button", { name: account.confirmAccount.submit }).click();
  await expect(heading(page)).toHaveText(account.confirmAccount.sentHeading);
  await page.goto(`${path}/contact`);
  await expect(page.getByText(named(contact.known.pendingOwn, name))).toBeVisible();
});

test("no more mails of a kind", async ({
  page,
  request,
  language,
  texts: {
    notifications: { unsubscribe },
  },
}) => {
  const { email } = await createAccount(request, language);
  await page.goto(unsubscribeLinks(appKey, "", { email, kind: "messages" }).pageUrl);
  await page.getByRole("button", { name: unsubscribe.submit }).click();
  await expect(page.getByRole("heading", { name: unsubscribe.done.heading })).toBeVisible();
});

test("logging in by a mailed link, and a new name in the settings", async ({
  page,
  request,
  language,
  texts: { account, settings },
}) => {
  const { email } = await createAccount(request, language);
  await page.goto("/inloggen?redirect=%2Fsettings");
  await page.getByLabel(account.login.email).fill(email);
  await page.getByRole("button", { name: account.login.sendLink }).click();
  await expect(page.getByText(account.mailSent.title)).toBeVisible();
  await page.goto(await mailedLink(request, email, "login"));
  await page.getByRole("button", { name: account.loginToken.submit, exact: true }).click();

  await page.goto("/settings");
  const main = page.getByRole("main");
  await main.getByLabel(settings.details.firstName).fill("Tess");
  await main.getByRole("button", { name: settings.details.save }).click();
  await expect(main.getByText(settings.details.saved)).toBeVisible();
  await expect(main.getByLabel(settings.details.firstName)).toHaveValue("Tess");
  await main.getByRole("button", { name: settings.email.change }).click();
  await expect(main.getByLabel(settings.email.new)).toBeVisible();
  await main.getByRole("link", { name: settings.email.keep }).click();
  await expect(main.getByLabel(settings.email.new)).toBeHidden();
});

test("a forgotten password", async ({ page, request, language, texts: { account } }) => {
  const { email } = await createAccount(request, language);
  await page.goto("/resetPassword");
  await page.getByLabel(account.login.email).fill(email);
  await page.getByRole("button", { name: account.resetPassword.ask }).click();
  await expect(page.getByText(account.mailSent.title)).toBeVisible();
  const link = await mailedLink(request, email, "reset");
  await page.goto(link);
  for (const label of [account.newPassword.label, account.newPassword.repeat]) {
    await page.getByLabel(label, { exact: true }).fill("vier natte eenden zwemmen");
  }
  await page.getByRole("button", { name: account.resetPassword.submit }).click();
  await expect(heading(page)).toHaveText(account.resetPassword.doneHeading);
});
