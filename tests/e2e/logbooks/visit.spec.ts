import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { urls } from "#contract/urls/urls.ts";
import { filled, openOther } from "../parts/chat-page.ts";
import { checkScreen, expect, test } from "../parts/fixtures.ts";
import { isFocused, keyboardOf } from "../parts/keyboard.ts";
import { useToken as logInBy } from "../parts/new/new-account.ts";
import { createLogbook } from "../parts/new/new-logbook.ts";

// Making two people who have agreed on something takes mails, a picture, a pet and two answers.
test.describe.configure({ timeout: 180_000 });
test.use({ geolocation: { latitude: 52.0907, longitude: 5.1214 }, permissions: ["geolocation"] });

const picture = (background: string) =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer();

test("a sitter comes, does three things, takes pictures and goes; the owner sees each as it happens", {
  tag: "@main",
}, async ({ language, page, visit, browser, request, texts, baseURL }) => {
  const { "logbook-visit": words, logbooks } = texts;
  const made = await createLogbook(request, language);
  const path = urls.logbook(made.logbookId);
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
  const forPet = (kind: keyof typeof logbooks.activity.forPet) =>
    filled(logbooks.activity.forPet[kind], { pet: "Moos" });

  await logInBy(page, made.sitter.token);
  await visit(path);
  // The owner's side, on a desk.
  const owner = { ...made.sitter, token: made.owner.token };
  const desk = { language, isMobile: false, baseURL };
  const other = await openOther(browser, { sitter: owner, path }, desk);
  /** Without a reload; how long it took stands in the report. */
  async function ownerSees(what: string, seen: Locator) {
    const since = Date.now();
    await expect(seen).toBeVisible();
    const description = `${what} after ${Date.now() - since} ms`;
    test.info().annotations.push({ type: "seen by the owner", description });
  }
  const told = (text: string) => other.page.getByText(text).first();

  await test.step("outside a visit nothing can be written, and a press tells why", async () => {
    // It says that it is off, and can be pressed all the same.
    await button(words.kinds.fed).press("Enter");
    await expect(page.getByText(words.refused.checkInToEditText)).toHaveCount(2);
  });

  await test.step("checks in", async () => {
    // The first visit is tomorrow's: this is one more.
    await button(words.card.checkInNow).click();
    await expect(page.getByRole("dialog", { name: words.coming.title })).toBeVisible();
    await checkScreen(page);
    await button(words.coming.extra).click();
    await expect(button(words.card.checkOut)).toBeVisible();
    const there = filled(logbooks.head.atHome, { name: made.sitter.firstName, since: "" });
    await ownerSees("check-in", other.page.getByText(there.trim()));
    await checkScreen(page);
  });

  await test.step("three things, a tap each", async () => {
    for (const kind of ["fed", "water", "cuddled"] as const) {
      await button(words.kinds[kind]).click();
      await ownerSees(kind, told(forPet(kind)));
    }
    await expect(page.getByText(filled(words.quick.count, { done: 3, of: 4 }))).toBeVisible();
  });

  await test.step("a word about one of them", async () => {
    await button(new RegExp(`^${words.kinds.fed},`)).click();
    await page.getByRole("textbox", { name: words.activity.note }).fill("Alles op");
    await checkScreen(page);
    await button(words.activity.save).click();
    await ownerSees("note", told("Alles op"));
  });

  await test.step("two pictures at once, of Moos", async () => {
    const files = await Promise.all(["#c64a30", "#1f6f54"].map(picture));
    await page
      .locator("input[type=file][multiple]")
      .first()
      .setInputFiles(
        files.map((buffer, index) => ({ name: `${index}.jpg`, mimeType: "image/jpeg", buffer })),
      );
    await expect(page.getByRole("radio", { name: "Moos" })).toBeChecked();
    await page.getByRole("textbox", { name: words.pictures.caption }).fill("In de tuin");
    await checkScreen(page);
    await button(words.pictures.add).click();
    await ownerSees("pictures", other.page.getByRole("img", { name: /In de tuin/ }).first());
  });

  await test.step("goes, with a word about the visit", async () => {
    await button(words.card.checkOut).click();
    await page.getByRole("textbox", { name: words.leave.note }).fill("Het ging goed");
    await checkScreen(page);
    await page.getByRole("dialog").getByRole("button", { name: words.leave.go }).click();
    await expect(button(words.done.undo)).toBeVisible();
    await ownerSees("check-out", told("Het ging goed"));
    await checkScreen(page);
  });

  await test.step("and was still there after all", async () => {
    await button(words.done.undo).click();
    await expect(button(words.card.checkOut)).toBeVisible();
  });
  await other.close();
});

test("a whole visit by keyboard alone", async ({ language, page, visit, request, texts }) => {
  const words = texts["logbook-visit"];
  const made = await createLogbook(request, language);
  const { press, tabTo, type } = keyboardOf(page);
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
  await logInBy(page, made.sitter.token);
  await visit(urls.logbook(made.logbookId));

  await tabTo(button(words.card.checkInNow));
  await press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await tabTo(button(words.coming.extra));
  await press("Enter");
  // The button has made room for another, which has the focus now.
  await expect(button(words.card.checkOut)).toBeFocused();
  await tabTo(button(words.kinds.played));
  await press("Enter");
  const played = button(new RegExp(`^${words.kinds.played},`));
  await expect(played).toBeFocused();
  await press("Space");
  // Before the sheet is there, keys still move through the page under it.
  await expect(page.getByRole("dialog")).toBeVisible();
  await tabTo(page.getByRole("textbox", { name: words.activity.note }));
  await type("Met de bal");
  await tabTo(button(words.activity.save));
  await press("Enter");
  await expect(page.getByText("Met de bal")).toBeVisible();
  // Back in the tile that it was opened from; the way up is as short as the way down.
  while (!(await isFocused(button(words.card.checkOut)))) await press("Shift+Tab");
  await press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await tabTo(page.getByRole("dialog").getByRole("button", { name: words.leave.go }));
  await press("Enter");
  await expect(button(words.done.undo)).toBeFocused();
});
