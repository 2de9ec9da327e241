import { randomUUID } from "node:crypto";
import { localeCookie, locales, localeTags } from "#contract/shared/locale.ts";
import { checkScreen, expect, hydrated, test } from "./fixtures.ts";
import { mailedLink } from "./mailbox.ts";
import { useToken } from "./new-account.ts";
import { createSitter } from "./new-sitter.ts";

// Making a sitter takes a mail and a picture.
test.describe.configure({ timeout: 120_000 });

const named = (text: string, name: string) => text.replaceAll("{{name}}", name);

for (const language of locales) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test("a first message makes an account, and waits for the address to be confirmed", async ({
      visit,
      page,
      request,
      problems,
      texts: { contact },
    }) => {
      problems.allow(/ 422/);
      const sitter = await createSitter(request, language, { pictures: ["park"] });
      const name = sitter.firstName;
      await visit(`${sitter.path}/contact`);
      const main = page.getByRole("main");
      const message = main.getByLabel(named(contact.message, name));
      await main.getByRole("button", { name: contact.openings.meet.button }).click();
      await expect(message).toHaveValue(named(contact.openings.meet.text, name));
      await page.reload();
      await hydrated(page);
      await expect(message, "the draft").toHaveValue(named(contact.openings.meet.text, name));

      const send = main.getByRole("button", { name: named(contact.send, name) });
      await send.click();
      await expect(main.getByLabel(contact.firstName)).toBeFocused();
      await checkScreen(page);
      const email = `contact-${randomUUID()}@kwispel.test`;
      await main.getByLabel(contact.firstName).fill("Noor");
      await main.getByLabel(contact.email).fill(email);
      await main.getByLabel(contact.password, { exact: true }).fill("gietijzeren hangmat zeehond");
      await main.getByText(contact.isAdult).click();
      await main.getByText(contact.terms).click();
      await send.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(contact.sent.heading);
      await checkScreen(page);
      expect(await mailedLink(request, email, "confirm")).toContain("/confirmAccount/");

      // Contact sign-ups are not sent to the wizard.
      await page.goto("/");
      expect(new URL(page.url()).pathname).toBe("/");
      expect(await page.evaluate("Object.keys(localStorage).join()")).not.toContain("contactForm");
    });

    test("somebody invites, and somebody else signs up by it", async ({
      visit,
      page,
      browser,
      request,
      baseURL,
      texts: { invitations, signup },
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
      await checkScreen(page);

      const guests = await browser.newContext({
        locale: localeTags[language],
        ...(baseURL ? { baseURL } : {}),
      });
      await guests.addCookies([{ name: localeCookie.name, value: language, url: baseURL ?? "" }]);
      const guest = await guests.newPage();
      await guest.goto(`/invite/${sitter.id}`);
      await guest.getByRole("main").getByRole("link").first().click();
      await guest.waitForURL(/t=inv-/);
      await expect(guest.getByText(named(signup.invited, sitter.firstName))).toBeVisible();
      await guests.close();
    });

    test("a sitter downloads the poster", async ({ visit, page, request, texts: { poster } }) => {
      const sitter = await createSitter(request, language, { pictures: ["park"] });
      await useToken(page, sitter.token);
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
  });
}
