import { checkScreen, expect, test } from "./parts/fixtures.ts";
import { createAccount, useToken as logInBy } from "./parts/new-account.ts";

test("what somebody wants to hear of bookings is kept, apart from messages @desk", async ({
  visit,
  page,
  request,
  language,
  texts: { notifications },
}) => {
  const { token } = await createAccount(request, language);
  await logInBy(page, token);
  await visit("/notifications");
  const choice = (kind: "messages" | "bookings", channel: "email" | "push") =>
    page
      .getByRole("region", { name: notifications[kind].heading, exact: true })
      .getByRole("switch", { name: notifications[kind][channel] });
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
