import { demoEmail, demoPassword, expect, hydrated, test } from "../parts/fixtures.ts";

/** What the browser has of it: the tests know no page. */
type SignInForm = {
  elements: Record<"email" | "password", { value: string }>;
  requestSubmit(): void;
};

/** Forms that are sent before their script has come. */
test("a password manager fills in the log-in form and presses Enter at once", async ({
  page,
  texts: { account },
}) => {
  await page.goto("/inloggen?redirect=%2Fsettings", { waitUntil: "commit" });
  // As soon as the fields are there, in one go: no script is as quick as that.
  await page.getByLabel(account.login.password, { exact: true }).waitFor();
  await page.locator("form[method=post]").evaluate(
    (form: SignInForm, [email, password]) => {
      form.elements.email.value = email;
      form.elements.password.value = password;
      form.requestSubmit();
    },
    [demoEmail("owner"), demoPassword] as const,
  );
  await expect(page).toHaveURL(/\/settings$/);
  await hydrated(page);
  // From here on the script has a token of its own.
  await page.waitForFunction(() => localStorage.getItem("token") !== null);
  await page.reload();
  await expect(page).toHaveURL(/\/settings$/);
});

test("what is typed while the script is on its way is not lost", async ({
  page,
  texts: { account },
}) => {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto("/inloggen?redirect=%2Fsettings", { waitUntil: "commit" });
  await page.getByLabel(account.login.email).fill(demoEmail("owner"));
  await page.getByLabel(account.login.password, { exact: true }).fill(demoPassword);
  scripts.resolve();
  await hydrated(page);
  await page.getByRole("button", { name: account.login.submit, exact: true }).click();
  await expect(page).toHaveURL(/\/settings$/);
});
