import { unsubscribeLinks } from "#server/domains/notify/unsubscribe-links.service.ts";
import { appKey } from "./parts/app-key.ts";
import { filled } from "./parts/chat-page.ts";
import { checkScreen, expect, test } from "./parts/fixtures.ts";
import { mailedLink } from "./parts/mailbox.ts";
import { createAccount, useToken as logInBy } from "./parts/new/new-account.ts";

const kind = "messages";

test("one press stops the mails of a kind, and no others", { tag: "@main" }, async ({
  visit,
  page,
  request,
  language,
  texts: {
    notifications: { unsubscribe },
  },
}) => {
  const { email, token } = await createAccount(request, language);
  const preferences = async () => {
    const headers = { Authorization: `Bearer ${token}` };
    return (await (await request.get("/api/user/notificationPreferences", { headers })).json())
      .data;
  };
  const before = await preferences();
  expect(before.messages.email).toBe(true);
  // The mail itself comes only after ten minutes without reading.
  const { pageUrl } = unsubscribeLinks(appKey, "", { email, kind });
  await visit(pageUrl);
  await expect(page.getByRole("heading", { name: unsubscribe.heading.messages })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole("button", { name: unsubscribe.submit }).click();
  await expect(page.getByRole("heading", { name: unsubscribe.done.heading })).toBeFocused();
  await checkScreen(page);
  expect(await preferences()).toEqual({
    ...before,
    messages: { ...before.messages, email: false },
  });
  await page.getByRole("link", { name: unsubscribe.settings }).click();
  await page.waitForURL(/\/(inloggen|login)\?/);
});

test("a link that is not ours, or cut off, says so", async ({
  visit,
  page,
  problems,
  texts: {
    notifications: { unsubscribe },
  },
}) => {
  problems.allow(/404/);
  const { pageUrl } = unsubscribeLinks("another key", "", { email: "noor@example.test", kind });
  await visit(pageUrl);
  await page.getByRole("button", { name: unsubscribe.submit }).click();
  await expect(page.getByRole("heading", { name: unsubscribe.dead.heading })).toBeFocused();
  await checkScreen(page);
  await page.getByRole("link", { name: unsubscribe.dead.again }).click();
  await expect(page.getByRole("button", { name: unsubscribe.ask.submit })).toBeVisible();
  await visit("/unsubscribeMail?email=noor");
  await expect(page.getByRole("heading", { name: unsubscribe.dead.heading })).toBeVisible();
  await expect(page.getByRole("link", { name: unsubscribe.settings })).toBeVisible();
});

test("without a signature a mail is sent that has one", async ({
  visit,
  page,
  request,
  language,
  texts: {
    notifications: { unsubscribe },
  },
}) => {
  const { email } = await createAccount(request, language);
  await visit(`/unsubscribeMail?${new URLSearchParams({ email })}`);
  await expect(page.getByText(filled(unsubscribe.ask.text, { email }))).toBeVisible();
  await checkScreen(page);
  await page.getByRole("button", { name: unsubscribe.ask.submit }).click();
  await expect(page.getByRole("heading", { name: unsubscribe.ask.done.heading })).toBeFocused();
  await checkScreen(page);
  await visit(await mailedLink(request, email, "unsubscribe"));
  await page.getByRole("button", { name: unsubscribe.submit }).click();
  await expect(page.getByRole("heading", { name: unsubscribe.done.heading })).toBeFocused();
});

test("what somebody wants to hear of bookings is kept, apart from messages", {
  tag: "@main",
}, async ({ visit, page, request, language, texts: { notifications } }) => {
  const { token } = await createAccount(request, language);
  await logInBy(page, token);
  await visit("/notifications");
  const { choices } = notifications;
  const choice = (kind: "messages" | "bookings", channel: "email" | "push") => {
    const words = { kind: choices.kinds[kind].label, channel: choices[channel] };
    return page.getByRole("switch", { name: filled(choices.of, words), exact: true });
  };
  await expect(choice("bookings", "email")).toBeChecked();
  const kept = page.waitForResponse((answer) => answer.request().method() === "PUT");
  await choice("bookings", "email").click();
  expect((await kept).status()).toBe(200);
  await expect(choice("bookings", "email")).not.toBeChecked();
  await page.reload();
  await expect(choice("bookings", "email")).not.toBeChecked();
  for (const [kind, channel] of [
    ["bookings", "push"],
    ["messages", "email"],
    ["messages", "push"],
  ] as const) {
    await expect(choice(kind, channel)).toBeChecked();
  }
  await checkScreen(page);
});
