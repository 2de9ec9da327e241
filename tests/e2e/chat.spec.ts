import { join } from "node:path";
import {
  composer,
  filled,
  log,
  openOther,
  roomPath,
  said,
  scrollUp,
  topOf,
} from "./parts/chat-page.ts";
import { checkScreen, expect, hydrated, test } from "./parts/fixtures.ts";
import { createAccount, useToken as logInBy } from "./parts/new/new-account.ts";
import { createChat, write } from "./parts/new/new-chat.ts";

// Making two people who know each other takes mails, a picture and two messages.
test.describe.configure({ timeout: 150_000 });

const picture = join(import.meta.dirname, "../../web/public/icon-512.png");

test("two people write to each other, side by side", { tag: ["@main", "@desk"] }, async ({
  language,
  page,
  visit,
  browser,
  request,
  texts,
  isMobile,
  baseURL,
}) => {
  const { chat } = texts;
  const made = await createChat(request, language);
  const { sitter, ownerName } = made;
  await logInBy(page, made.owner.token);
  await visit(roomPath(made.roomId, isMobile));
  const other = await openOther(browser, made, { language, isMobile, baseURL });
  const mine = composer(page, texts, sitter.firstName);
  const theirs = composer(other.page, texts, ownerName);

  await mine.send("Ze heet Minoes.");
  await expect(said(other.page, "Ze heet Minoes.")).toBeVisible();
  // Seen there, so it has both ticks here.
  const ticks = log(page).getByText(chat.message.read, { exact: true });
  await expect(ticks.last()).toBeAttached();
  await expect(said(page, "Ze heet Minoes.")).toHaveCount(1);

  await theirs.field.pressSequentially("Wat ");
  await expect(page.getByText(filled(chat.log.typing, { name: sitter.firstName }))).toBeVisible();
  await theirs.send("Wat een mooie naam. Zie https://kwispel.nl/katten");
  const link = log(page).getByRole("link", { name: "kwispel.nl/katten" });
  await expect(link).toHaveAttribute("rel", /noopener noreferrer nofollow/);
  await expect(page.getByText(filled(chat.log.typing, { name: sitter.firstName }))).toBeHidden();
  await checkScreen(page);

  await test.step("a picture arrives and opens large", async () => {
    await other.page.locator("input[type=file]").setInputFiles(picture);
    await expect(other.page.getByAltText(chat.composer.pictureReady)).toBeVisible();
    await other.page.getByRole("button", { name: chat.composer.send, exact: true }).click();
    const alt = filled(chat.message.picture, { name: sitter.firstName });
    const arrived = log(page).getByRole("button", { name: alt });
    await arrived.click();
    const lightbox = page.getByRole("dialog", { name: chat.message.pictures });
    await expect(lightbox.getByAltText(alt)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(lightbox).toBeHidden();
  });

  await test.step("what is taken back is gone on both sides", async () => {
    await mine.send("Dit was voor iemand anders.");
    await expect(said(other.page, "Dit was voor iemand anders.")).toBeVisible();
    const message = page.locator("[data-message]").filter({ hasText: "voor iemand anders" });
    await message.getByRole("button", { name: chat.message.takeBack }).click();
    await page.getByRole("button", { name: chat.takeBack.confirm, exact: true }).click();
    await expect(said(other.page, chat.message.takenBack)).toBeVisible();
    await expect(said(page, chat.message.takenBack)).toBeVisible();
    await expect(other.page.getByText("Dit was voor iemand anders.")).toHaveCount(0);
  });

  await test.step("declined, and written to again", async () => {
    await other.page.getByRole("button", { name: chat.head.menu }).click();
    await other.page.getByRole("menuitem", { name: chat.menu.decline }).click();
    const dialog = other.page.getByRole("dialog");
    await dialog.getByLabel(chat.decline.message).fill("Ik heb al iemand gevonden.");
    await dialog.getByRole("button", { name: chat.decline.confirm, exact: true }).click();
    const declined = filled(chat.obstacles.contactDeclined.title, { name: sitter.firstName });
    // Exactly: the log says it too, as a sentence.
    await expect(page.getByText(declined, { exact: true })).toBeVisible();
    await expect(said(page, "Ik heb al iemand gevonden.")).toBeVisible();
    await expect(mine.field).toBeHidden();
    await checkScreen(page);
    await theirs.send("Het kan toch.");
    await expect(said(page, "Het kan toch.")).toBeVisible();
    await mine.send("Wat fijn.");
    await expect(said(other.page, "Wat fijn.")).toBeVisible();
  });

  await page.reload();
  await hydrated(page);
  await expect(said(page, "Wat fijn.")).toHaveCount(1);
  await other.close();
});

test("what is written without a connection leaves once, in order, when it is back", async ({
  language,
  page,
  visit,
  context,
  request,
  texts,
  isMobile,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|WebSocket connection|Failed to fetch manifest/);
  const made = await createChat(request, language);
  await logInBy(page, made.owner.token);
  await visit(roomPath(made.roomId, isMobile));
  const mine = composer(page, texts, made.sitter.firstName);
  await mine.field.fill("Half geschreven");
  await page.reload();
  await hydrated(page);
  await expect(mine.field).toHaveValue("Half geschreven");
  // What is fetched after the page has come alive would fail, and be told of in the console.
  await page.waitForLoadState("networkidle");

  await context.setOffline(true);
  for (const text of ["Eerste uit de tunnel", "Tweede uit de tunnel"]) await mine.send(text);
  await expect(page.getByText(texts.chat.message.queued).first()).toBeVisible();
  await checkScreen(page);
  await context.setOffline(false);
  await expect(page.getByText(texts.chat.message.queued)).toHaveCount(0);
  await expect(page.locator("[data-message]").last()).toContainText("Tweede uit de tunnel");
  await page.reload();
  await hydrated(page);
  for (const text of ["Eerste uit de tunnel", "Tweede uit de tunnel"]) {
    await expect(said(page, text)).toHaveCount(1);
  }
  const shown = (await log(page).textContent()) ?? "";
  expect(shown.indexOf("Eerste")).toBeLessThan(shown.indexOf("Tweede"));
});

test("a long conversation opens at what is new, and keeps its place while older ones load", async ({
  language,
  page,
  visit,
  request,
  texts,
  isMobile,
}) => {
  const made = await createChat(request, language);
  for (let number = 1; number <= 120; number += 1) {
    const message = `Bericht nummer ${number}`;
    await write(request, made.sitter.token, { chat_room_id: made.roomId, message });
  }
  await logInBy(page, made.owner.token);
  await visit(roomPath(made.roomId, isMobile));
  await expect(page.getByText(texts.chat.log.newMessages)).toBeInViewport();
  await page.getByRole("button", { name: texts.chat.log.toLatest }).click();
  await expect(said(page, "Bericht nummer 120")).toBeInViewport();
  await page.reload();
  await hydrated(page);
  // All of it was read: it opens at the end.
  await expect(said(page, "Bericht nummer 120")).toBeInViewport();

  // A new message below, and older ones above, while somebody reads further up.
  await scrollUp(page, 2_000);
  const reading = "Bericht nummer 85";
  await said(page, reading).scrollIntoViewIfNeeded();
  const before = await topOf(page, reading);
  await write(request, made.sitter.token, { chat_room_id: made.roomId, message: "Nieuw" });
  await expect(page.getByRole("button", { name: /1 / })).toBeVisible();
  expect(Math.abs((await topOf(page, reading)) - before)).toBeLessThan(2);
  const oldest = said(page, "Bericht nummer 71");
  await oldest.scrollIntoViewIfNeeded();
  const oldestBefore = await topOf(page, "Bericht nummer 71");
  await expect(said(page, "Bericht nummer 70")).toBeAttached();
  expect(Math.abs((await topOf(page, "Bericht nummer 71")) - oldestBefore)).toBeLessThan(2);
  await scrollUp(page, 100_000);
  await expect(said(page, "Bericht nummer 1")).toBeAttached();
  await page.getByRole("button", { name: texts.chat.log.arrived_one.split("}} ")[1] }).click();
  await expect(said(page, "Nieuw")).toBeInViewport();
});

test("rooms are found by name, put away with a way back, and counted everywhere", async ({
  language,
  page,
  visit,
  request,
  texts,
  isMobile,
}) => {
  const { chat, interactions, shell } = texts;
  const made = await createChat(request, language);
  await logInBy(page, made.owner.token);
  await visit("/chats");
  const unread = filled(chat.list.unread_one, { count: 1 });
  const room = page.getByRole("list", { name: chat.list.label }).getByRole("link");
  await expect(room).toHaveCount(1);
  await expect(room).toContainText(unread);
  await expect(page).toHaveTitle(/^\(1\) Kwispel/);
  const bar = page.getByRole("navigation", { name: shell.nav.places });
  if (isMobile) {
    await expect(bar.getByText(filled(shell.unreadMessages_one, { count: 1 }))).toBeAttached();
  }
  await write(request, made.sitter.token, { chat_room_id: made.roomId, message: "Ben je er?" });
  await expect(room).toContainText("Ben je er?");
  await expect(page).toHaveTitle(/^\(2\) Kwispel/);

  const search = page.getByRole("searchbox", { name: chat.list.search });
  await search.fill("zzz");
  await expect(page.getByText(chat.empty.search.title)).toBeVisible();
  await checkScreen(page);
  await search.fill("san");
  await expect(room).toHaveCount(1);

  await room.click();
  await page.waitForURL(roomPath(made.roomId, isMobile));
  await expect(said(page, "Ben je er?")).toBeInViewport();
  await expect(page).toHaveTitle(/^Kwispel/);
  await page.getByRole("button", { name: chat.head.menu }).click();
  await expect(page.getByRole("menuitem", { name: chat.menu.archive })).toBeVisible();
  await checkScreen(page);
  await page.getByRole("menuitem", { name: chat.menu.archive }).click();
  await expect(page.getByText(chat.archive.archived.split("}} ")[1] ?? "")).toBeVisible();
  await visit("/chats");
  await expect(page.getByText(chat.empty.open.title)).toBeVisible();
  await page.getByRole("link", { name: chat.list.filters.archived }).click();
  await expect(room).toHaveCount(1);
  await checkScreen(page);

  await page.getByRole("link", { name: interactions.bookings, exact: true }).first().click();
  await expect(page.getByText(texts.bookings.empty.title)).toBeVisible();
  await visit("/logbooks");
  await expect(page.getByText(texts.logbooks.intro.title.pet_owner)).toBeVisible();
});

test("somebody is reported and blocked, the block is lifted, and a stranger finds no conversation", async ({
  language,
  page,
  visit,
  request,
  texts,
  problems,
  isMobile,
}) => {
  problems.allow(/404/);
  const { block, chat } = texts;
  const made = await createChat(request, language);
  const name = made.sitter.firstName;
  await logInBy(page, made.owner.token);
  await visit(roomPath(made.roomId, isMobile));
  const menu = page.getByRole("button", { name: chat.head.menu });
  await menu.click();
  await page.getByRole("menuitem", { name: filled(chat.menu.report, { name }) }).click();
  const sheet = page.getByRole("dialog", { name: chat.report.title });
  await sheet.getByRole("button", { name: chat.report.send }).click();
  await expect(sheet.getByText(chat.report.needsReason)).toBeVisible();
  await checkScreen(page);
  await sheet.getByText(chat.report.reasons.scam).click();
  await sheet.getByRole("button", { name: chat.report.send }).click();
  await expect(page.getByText(filled(chat.report.alsoBlock, { name }))).toBeVisible();
  await checkScreen(page);
  await page.getByRole("button", { name: block.confirm, exact: true }).click();
  const obstacle = page.getByText(filled(chat.obstacles.blockedByYou.title, { name }));
  await expect(obstacle).toBeVisible();
  await checkScreen(page);
  await page.getByRole("button", { name: chat.obstacles.blockedByYou.button }).click();
  await expect(obstacle).toBeHidden();
  await expect(composer(page, texts, name).field).toBeVisible();

  const stranger = await createAccount(request, language);
  await logInBy(page, stranger.token);
  await page.goto(roomPath(made.roomId, isMobile));
  await expect(page.getByText(texts.shell.notFound.heading)).toBeVisible();
  await hydrated(page);
  await checkScreen(page);
});
