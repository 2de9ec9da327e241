import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import type { APIRequestContext, Page, TestInfo } from "@playwright/test";
import { type Locale, locales } from "#contract/shared/locale.ts";
import type { SampleMail } from "#tests/mails/print-samples.ts";
import { expect, test } from "./parts/fixtures.ts";
import { mailedCode, mailedLink, mailsTo } from "./parts/mailbox.ts";
import { createSession, type NewAccount, signUp } from "./parts/new/new-account.ts";
import { takePicture } from "./parts/picture.ts";

// One account goes through everything that brings it a mail.
test.describe.configure({ timeout: 120_000 });

const newPassword = "paraplu kaas fiets toren";
const tokenOf = (link: string) => decodeURIComponent(/[/=]([^/=]+)$/.exec(link)?.[1] ?? "");

async function liveThroughAll(request: APIRequestContext, account: NewAccount): Promise<string[]> {
  const { email, token, password } = account;
  const headers = { Authorization: `Bearer ${token}` };
  const post = async (path: string, data: object = {}) => {
    const answer = await request.post(path, { headers, data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  };
  await post("/api/confirmAccount", {
    token: tokenOf(await mailedLink(request, email, "confirm")),
  });
  await post("/api/forgotPassword", { email });
  await post("/api/sendLoginLink", { email });
  await createSession(request, account, "Safari, iPhone");
  await post("/api/changePassword", {
    old_password: password,
    new_password: newPassword,
    new_password_confirmation: newPassword,
  });
  const newEmail = `new-${randomUUID()}@kwispel.test`;
  await post("/api/user/email", { email: newEmail, password: newPassword });
  await post("/api/confirmAccount", {
    token: tokenOf(await mailedLink(request, newEmail, "confirm")),
  });
  return [email, newEmail];
}

/** Waits until each of these has its mails; gives their ids, oldest first. */
async function mailIds(request: APIRequestContext, counts: Record<string, number>) {
  const ids: number[] = [];
  for (const [email, count] of Object.entries(counts)) {
    let found: number[] = [];
    await expect
      .poll(async () => {
        found = await mailsTo(request, email);
        return found.length;
      }, `mails to ${email}`)
      .toBe(count);
    ids.push(...found);
  }
  return ids.toSorted((a, b) => a - b);
}

const originOf = ({ project }: TestInfo) => project.use.baseURL ?? "";

/** One of every kind, whoever gets it and whenever. */
async function writeSamples(language: Locale, origin: string): Promise<SampleMail[]> {
  const command = ["--import", "./server/platform/jsx-hook.ts", "tests/mails/print-samples.ts"];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...command, language, origin],
    // All of them are some hundreds of kilobytes.
    { maxBuffer: 16 * 1024 * 1024 },
  );
  return JSON.parse(stdout);
}

/** What every mail owes its reader; and a picture of it, for people to look at. */
async function checkMail(page: Page, language: Locale, testInfo: TestInfo) {
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveCount(1);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  const body = await page.locator("body").textContent();
  expect(body).not.toMatch(/\{\{|undefined|\b[a-z]\w+\.(title|text|note|button|more|footer)\b/);
  const links = await page
    .getByRole("link")
    .evaluateAll((all: { href: string }[]) => all.map(({ href }) => href));
  // The name above leads home; the button leads on.
  expect(links.length).toBeGreaterThanOrEqual(2);
  for (const link of links) expect(new URL(link).origin).toBe(originOf(testInfo));
  const name = ((await heading.textContent()) ?? "").replaceAll(/[^\p{L}\d]+/gu, "-");
  await takePicture(page, `${language}-${testInfo.project.name}-${name}`);
}

test(
  "every mail to an account reads well",
  { tag: "@desk" },
  async ({ language, page, request }, testInfo) => {
    const account = await signUp(request, language);
    const [email = "", newEmail = ""] = await liveThroughAll(request, account);
    async function look(ids: number[]) {
      for (const id of ids) {
        await page.goto(`/dev/mailbox/${id}/html`);
        await checkMail(page, language, testInfo);
      }
    }

    // confirm, welcome, reset, login, new device, password changed, change asked, changed; confirm new.
    const first = await mailIds(request, { [email]: 8, [newEmail]: 1 });
    await look(first);
    const headers = { Authorization: `Bearer ${account.token}` };
    await request.post("/api/user/deletionCode", { headers });
    const code = await mailedCode(request, newEmail);
    await look((await mailsTo(request, newEmail)).filter((id) => !first.includes(id)));

    // They all go with the account, and one last mail comes.
    const answer = await request.delete("/api/user", { headers, data: { code } });
    expect(answer.status()).toBe(204);
    const goodbye = await mailIds(request, { [email]: 0, [newEmail]: 1 });
    expect(first).not.toContain(goodbye[0]);
    await look(goodbye);
  },
);

for (const language of locales) {
  test(`a mail of every kind fits a phone and a desk, by day and by night, in ${language}`, async ({
    page,
  }, testInfo) => {
    const mails = await writeSamples(language, originOf(testInfo));
    expect(mails.length).toBeGreaterThan(15);
    for (const { kind, html } of mails) {
      await page.setContent(html);
      for (const width of [390, 700]) {
        await page.setViewportSize({ width, height: 800 });
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          const needed = await page.evaluate("document.documentElement.scrollWidth");
          expect(needed, `${kind} at ${width}`).toBeLessThanOrEqual(width);
          await takePicture(page, `${kind}-${language}-${width}-${colorScheme}`);
        }
      }
    }
  });
}
