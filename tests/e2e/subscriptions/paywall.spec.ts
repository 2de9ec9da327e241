import { filled } from "../parts/chat-page.ts";
import { settle } from "../parts/checkout.ts";
import { checkScreen, expect, hydrated, test } from "../parts/fixtures.ts";
import { useToken } from "../parts/new/new-account.ts";
import { createOwner } from "../parts/new/new-request.ts";
import { createSitter } from "../parts/new/new-sitter.ts";
import { heading } from "../parts/signup-pages.ts";

/*
  Two new contacts are free. At the third one stands what it costs; what was written waits there, and is
  sent after paying.
*/

// Making people takes mails and pictures.
test.describe.configure({ timeout: 240_000 });

const words = "Dag, heb je met kerst plek voor Moos? Hij is dol op wandelen.";

test("the third contact asks for a subscription, and is begun once that is paid", {
  tag: "@main",
}, async ({
  language,
  visit,
  page,
  request,
  problems,
  texts: { contact, paywall, subscriptions: t },
}) => {
  problems.allow(/ 402/);
  const owner = await createOwner(request, language);
  const headers = { Authorization: `Bearer ${owner.token}` };
  const sitters = [];
  for (const firstName of ["Fatima", "Kofi", "Sanne"]) {
    sitters.push(await createSitter(request, language, { firstName, pictures: ["park"] }));
  }
  const [first, second, third] = sitters;
  const begin = async (profileId: number | undefined) => {
    const data = { message: words, profile_id: profileId };
    expect((await request.post("/api/messages", { headers, data })).status()).toBe(201);
  };
  const name = third?.firstName ?? "";
  await begin(first?.id);

  await useToken(page, owner.token);
  await visit(`${third?.path}/contact`);
  const main = page.getByRole("main");
  const message = main.getByLabel(filled(contact.message, { name }));
  const send = main.getByRole("button", { name: filled(contact.send, { name }) });
  await message.fill(words);
  // In another window the last free one goes.
  await begin(second?.id);
  await send.click();
  await expect(heading(page)).toHaveText(filled(paywall.headingOf, { name }));
  await expect(main.getByText(filled(contact.kept.draft, { name }))).toBeVisible();
  await checkScreen(page);

  await main.getByRole("button", { name: paywall.order.submit }).click();
  await settle(page, language, "paid");
  await hydrated(page);
  await expect(main.getByRole("heading", { name: t.outcome.paid.title })).toBeVisible();
  await main.getByRole("link", { name: t.outcome.goOn }).click();
  await expect(message, "what was written is there again").toHaveValue(words);
  await send.click();
  await expect(heading(page)).toHaveText(contact.delivered.heading);
});
