import { locales } from "#contract/shared/locale.ts";
import { checkScreen, expect, test } from "./fixtures.ts";

const email = "noor.jansen@example.test";
const link = `/unsubscribeMail?${new URLSearchParams({ email, s: "c2lnbmF0dXJl", kind: "messages" })}`;

for (const language of locales) {
  test.describe(`in ${language} @phone`, () => {
    test.use({ language });

    test("one press stops the mails of a kind", async ({ visit, page, texts }) => {
      const { unsubscribe } = texts.notifications;
      // Only a mail that waits for ten minutes has a signature; what it does is in the route's test.
      await page.route("**/api/unsubscribe?*", (route) => route.fulfill({ status: 204 }));
      await visit(link);
      await expect(page.getByRole("heading", { name: unsubscribe.heading.messages })).toBeVisible();
      await expect(page.getByText(email)).toBeVisible();
      const [asked] = await Promise.all([
        page.waitForRequest("**/api/unsubscribe?*"),
        page.getByRole("button", { name: unsubscribe.submit }).click(),
      ]);
      expect(asked.method()).toBe("POST");
      expect(Object.fromEntries(new URL(asked.url()).searchParams)).toEqual({
        email,
        s: "c2lnbmF0dXJl",
        kind: "messages",
      });
      await expect(page.getByRole("heading", { name: unsubscribe.done.heading })).toBeFocused();
      await checkScreen(page);
      await page.getByRole("link", { name: unsubscribe.settings }).click();
      await page.waitForURL(/\/(inloggen|login)\?/);
    });

    test("a link that is not ours, or cut off, says so", async ({
      visit,
      page,
      problems,
      texts,
    }) => {
      const { unsubscribe } = texts.notifications;
      problems.allow(/404/);
      await visit(link);
      await page.getByRole("button", { name: unsubscribe.submit }).click();
      await expect(page.getByRole("heading", { name: unsubscribe.dead.heading })).toBeFocused();
      await checkScreen(page);
      await visit("/unsubscribeMail?email=noor");
      await expect(page.getByRole("heading", { name: unsubscribe.dead.heading })).toBeVisible();
      await expect(page.getByRole("link", { name: unsubscribe.settings })).toBeVisible();
    });
  });
}
