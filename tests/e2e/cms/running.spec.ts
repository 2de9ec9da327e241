import { expect, hydrated, test } from "../parts/fixtures.ts";

/*
  What an admin does to keep the place running: work that failed is tried again, an address gets mail
  again, a question is dealt with, and the figures are read as a plot and as a table.
*/

test("what failed is tried again and seen to be done, and the log says who did it", {
  tag: ["@main", "@desk"],
}, async ({ page, visit, loginAs, isMobile, texts: { "cms-jobs": jobs, "cms-audit": audit } }) => {
  await loginAs("admin");
  await visit("/cms/jobs");
  await expect(page.getByRole("heading", { name: jobs.title, level: 1 })).toBeVisible();
  const table = page.getByRole("table", { name: jobs.title });
  // Each size of screen has one of its own: they are walked at the same time.
  const failed = table.getByRole("link", { name: "user.updated" });
  await (isMobile ? failed.first() : failed.last()).click();
  await page.waitForURL(/\/cms\/jobs\/event-\d+$/);
  await hydrated(page);
  await expect(page.getByText("DatabaseError ECONNRESET")).toHaveCount(1);
  await page.getByRole("button", { name: jobs.retry }).click();
  await expect(page.getByText(jobs.retried)).toBeVisible();
  // The relay takes it within moments; the page tells when it is asked again.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(jobs.state.done, { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });

  await visit("/cms/audit");
  await expect(page.getByRole("cell", { name: audit.actions.job.retry }).first()).toBeVisible();
});

test("an address is put on the list without mail, found, and taken off", {
  tag: "@main",
}, async ({ page, visit, loginAs, language, isMobile, texts: { "cms-mail": mail } }) => {
  const address = `geen-post-${language}-${isMobile ? "phone" : "desk"}@example.test`;
  const { suppressed } = mail;
  await loginAs("admin");
  await visit("/cms/mail/suppressed");
  await page.getByRole("textbox", { name: suppressed.address }).fill(address);
  await page.getByRole("button", { name: suppressed.add }).click();
  await expect(page.getByText(suppressed.added)).toBeVisible();

  await page.getByRole("searchbox", { name: suppressed.search }).fill(address);
  await page.keyboard.press("Enter");
  await page.waitForURL(/q=/);
  const row = page.getByRole("row").filter({ hasText: address });
  await expect(row).toContainText(suppressed.reasons.unsubscribed);
  await row.getByRole("button", { name: suppressed.lift }).click();
  await expect(page.getByText(suppressed.lifted)).toBeVisible();
  await expect(page.getByText(suppressed.empty)).toBeVisible();
});

test("figures are a plot, and a table behind one press", { tag: "@desk" }, async ({
  page,
  visit,
  loginAs,
  texts: { "cms-figures": figures },
}) => {
  await loginAs("admin");
  await visit("/cms/figures?period=week");
  const panel = page.getByRole("region", { name: figures.panels.contacts });
  await expect(panel.getByRole("img")).toBeVisible();
  await expect(panel.getByRole("table")).toHaveCount(0);
  await panel.getByRole("link", { name: figures.table }).click();
  const table = panel.getByRole("table", { name: figures.panels.contacts });
  await expect(table.getByRole("row")).toHaveCount(8);
  await expect(panel.getByRole("img")).toHaveCount(0);

  const file = await page.request.get("/cms/figures.csv?period=week");
  expect(file.headers()["content-type"]).toContain("text/csv");
  expect((await file.text()).trim().split("\r\n")).toHaveLength(8);
});

test("a message to us is dealt with", async ({
  page,
  visit,
  request,
  loginAs,
  language,
  isMobile,
  texts: { "cms-messages": words },
}) => {
  const name = `Joke ${language} ${isMobile ? "phone" : "desk"} ${Date.now()}`;
  const text = "Waar vind ik de rekening van vorige maand? Ik kan hem niet vinden.";
  const sent = await request.post("/api/contact", {
    data: { name, email: "joke@example.test", text },
  });
  expect(sent.status()).toBe(204);
  await loginAs("admin");
  await visit(`/cms/messages?q=${encodeURIComponent(name)}`);
  const card = page.getByRole("article").filter({ hasText: name });
  await expect(card).toContainText(text);
  await card.getByRole("textbox", { name: words.noteLabel }).fill("Rekening opnieuw gestuurd.");
  await card.getByRole("button", { name: words.markDone }).click();
  await expect(page.getByText(words.empty)).toBeVisible();

  await visit(`/cms/messages?open=0&q=${encodeURIComponent(name)}`);
  await expect(card).toContainText("Rekening opnieuw gestuurd.");
});

test("nobody else finds any of it", async ({ page, loginAs, problems }) => {
  problems.allow(/ 404/);
  await loginAs("owner");
  for (const path of ["jobs", "mail", "mail/suppressed", "figures", "badges", "messages"]) {
    expect((await page.goto(`/cms/${path}`))?.status(), path).toBe(404);
  }
  expect((await page.request.get("/cms/figures.csv")).status()).toBe(404);
});
