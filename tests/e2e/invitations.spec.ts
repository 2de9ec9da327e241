import { localeCookie, localeTags } from "#contract/shared/locale.ts";
import { checkScreen, expect, test } from "./parts/fixtures.ts";
import { useToken } from "./parts/new/new-account.ts";
import { createSitter } from "./parts/new/new-sitter.ts";

// Making a sitter takes a mail and a picture.
test.describe.configure({ timeout: 120_000 });

const named = (text: string, name: string) => text.replaceAll("{{name}}", name);

test("somebody invites, somebody else signs up by it, and the poster is downloaded", {
  tag: "@main",
}, async ({
  language,
  visit,
  page,
  browser,
  request,
  baseURL,
  texts: { invitations, poster, signup },
}) => {
  const sitter = await createSitter(request, language, { pictures: ["park"] });
  // What a browser has to share with itself differs from system to system.
  await page.addInitScript(() => Object.defineProperty(navigator, "share", {}));
  await useToken(page, sitter.token);
  await visit(`/invite/${sitter.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(invitations.own.heading);
  await expect(page.getByRole("img", { name: invitations.own.code })).toBeVisible();
  await page.getByRole("button", { name: invitations.own.share }).click();
  await expect(page.getByRole("dialog")).toContainText(`/invite/${sitter.id}`);
  const passedOn = await page.getByText(`/invite/${sitter.id}?t=inv-`).first().textContent();
  await checkScreen(page);

  const guests = await browser.newContext({
    locale: localeTags[language],
    ...(baseURL ? { baseURL } : {}),
  });
  await guests.addCookies([
    { name: localeCookie.name, value: localeTags[language], url: baseURL ?? "" },
  ]);
  const guest = await guests.newPage();
  await guest.goto(passedOn ?? "");
  await guest.getByRole("main").getByRole("link").first().click();
  await guest.waitForURL(/t=inv-/);
  await expect(guest.getByText(named(signup.invited, sitter.firstName))).toBeVisible();
  await guests.close();

  await visit("/downloadposter");
  const downloading = page.waitForEvent("download");
  await page.getByRole("main").getByRole("button", { name: poster.page.download }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("kwispel-poster.pdf");
  const stream = await download.createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).subarray(0, 5).toString()).toBe("%PDF-");
});
