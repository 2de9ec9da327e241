import { filled, log, openOther, roomPath } from "../parts/chat-page.ts";
import { checkScreen, expect, hydrated, test } from "../parts/fixtures.ts";
import { useToken as logInBy } from "../parts/new/new-account.ts";
import { createChat } from "../parts/new/new-chat.ts";

// Two people, each with a mail and one of them with a picture.
test.describe.configure({ timeout: 120_000 });

test("what a sitter suggests is open on both sides until it is answered; the pets are a press away", {
  tag: "@main",
}, async ({ browser, language, isMobile, baseURL, visit, page, request, texts: { chat } }) => {
  const { roomId, owner, ownerName, sitter } = await createChat(request, language);
  const headers = { Authorization: `Bearer ${owner.token}` };
  const multipart = { name: "Minoes", category: "cat", character: "Slaapt op de krant." };
  expect((await request.post("/api/pets", { headers, multipart })).status()).toBe(201);
  await logInBy(page, owner.token);
  await visit(roomPath(roomId, isMobile));
  const other = await openOther(browser, { roomId, sitter }, { language, isMobile, baseURL });
  const theirs = other.page;

  const suggest = theirs.getByRole("button", { name: chat.next.ProposeIntroduction.button });
  await suggest.click();
  const waiting = theirs.getByRole("region", { name: chat.wish.label });
  await expect(waiting).toContainText(chat.wish.introduction);
  await expect(suggest, "not a second time").toBeHidden();
  await theirs.getByRole("button", { name: chat.head.menu }).click();
  await expect(theirs.getByRole("menuitem").first()).toBeVisible();
  await expect(theirs.getByRole("menuitem", { name: chat.menu.interest })).toBeHidden();
  await theirs.keyboard.press("Escape");

  const refuse = log(page).getByRole("button", { name: chat.system.refuseIndication });
  await expect(refuse, "open at the owner's").toBeVisible();
  await checkScreen(page);
  await refuse.click();
  await expect(refuse, "closed at the owner's").toBeHidden();
  await expect(waiting, "closed at the sitter's").toBeHidden();
  const answer = chat.system.NOT_INTERESTED_IN_BOOKING_RESPONSE.title;
  await expect(log(theirs).getByText(answer, { exact: true })).toBeVisible();

  await theirs.getByRole("link", { name: "Minoes" }).click();
  const title = filled(chat.pets.title, { name: ownerName });
  await expect(theirs.getByRole("heading", { level: 1 })).toHaveText(title);
  await hydrated(theirs);
  await expect(theirs.getByText("Slaapt op de krant.")).toBeVisible();
  await checkScreen(theirs);
  await other.close();
});
