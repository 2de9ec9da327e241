import { type APIRequestContext, expect as check } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { nastiest } from "../../hostile/hostile-inputs.ts";
import { test } from "../parts/fixtures.ts";
import { createOwner } from "../parts/new/new-owner.ts";
import { startTravellingServer, type TravellingServer } from "../parts/time-travel/time-travel.ts";
import { openPerson } from "../parts/time-travel/two-people.ts";

/*
  An admin, who is made by the command for it, publishes a page of what people try who mean harm; readers
  are shown it, and nothing of it runs.
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
  const codeNow = () => totp.generate({ timestamp: running.now().getTime() });
  return { running, request, admin, email: made.email, codeNow };
}

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
    ...{ kind: "dynamic", slug, title: "Nare invoer" },
  });
  const words = {
    title: "Nare invoer op een pagina",
    description: "Een pagina vol met wat nooit mag gebeuren, en wat dus ook niet gebeurt.",
    lead: nastiest[0] ?? "",
    markdown: nastiest.join("\n\n"),
  };
  const saved = await call("PUT", `/api/admin/texts/${made.id}/draft`, {
    ...{ revision: made.revision, nl: words, en: words, settings: { audience: "everyone" } },
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
