import { urls } from "#contract/urls/urls.ts";
import { filled, openOther } from "../parts/chat-page.ts";
import { checkScreen, expect, hydrated, test } from "../parts/fixtures.ts";
import { useToken as logInBy } from "../parts/new/new-account.ts";
import { createBooking } from "../parts/new/new-booking.ts";

// Making two people who have agreed on something takes mails, a picture, a pet and two answers.
test.describe.configure({ timeout: 180_000 });

test("an owner fills in the form part by part, the sitter reads it and confirms a change", async ({
  language,
  page,
  visit,
  browser,
  request,
  texts,
  isMobile,
  baseURL,
}) => {
  const intake = texts["intake-forms"];
  const made = await createBooking(request, language);
  const { bookingId, petName, ownerName, sitter } = made;
  const reader = { name: sitter.firstName };
  const field = (label: string) => page.getByRole("textbox", { name: label });
  const choose = (label: string) => page.getByRole("radio", { name: label, exact: true }).check();
  const goOn = () =>
    page
      .getByRole("button", { name: new RegExp(`^(${intake.saveAndGoOn}|${intake.save})$`) })
      .click();
  const isOpen = (heading: string) =>
    expect(page.getByRole("heading", { level: 2, name: heading, exact: true })).toBeVisible();

  await logInBy(page, made.owner.token);
  await visit(urls.intake(bookingId));

  await test.step("how to reach them, and who helps", async () => {
    await isOpen(intake.parts.away);
    await goOn();
    await expect(field(intake.away.phone)).toHaveAttribute("aria-invalid", "true");
    await field(intake.away.phone).fill("06 12345678");
    await goOn();
    await isOpen(intake.parts.emergency);
    await field(intake.emergency.name).fill("Wim");
    await field(intake.emergency.phone).fill("0687654321");
    await goOn();
    await isOpen(intake.parts.vet);
    await field(intake.vet.name).fill("Dierenkliniek Oost");
    await field(intake.vet.phone).fill("030 1234567");
    await field(filled(intake.vet.permission, reader)).fill("250");
    await goOn();
  });

  await test.step("the house, whose codes no browser stores", async () => {
    await isOpen(intake.parts.house);
    await choose(intake.house.accessKinds.key_box);
    await field(intake.house.keyBoxCode).fill("2207");
    await field(intake.house.keyBoxPlace).fill("Achter de regenpijp");
    const drafts = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(drafts).toContain("Achter de regenpijp");
    expect(drafts).not.toContain("2207");
    await checkScreen(page);
    await goOn();
  });

  await test.step("the pet's day, on one line", async () => {
    await isOpen(filled(intake.parts.pet, { name: petName }));
    await page.getByRole("textbox", { name: intake.pet.foodWhat, exact: true }).fill("Natvoer");
    const when = page.getByRole("group", { name: intake.pet.foodTimes, exact: true }).first();
    for (const time of ["8", "18:00"]) {
      await when.getByRole("button", { name: new RegExp(`^${intake.pet.addTime},`) }).click();
      await when.getByRole("textbox").fill(time);
      await page.keyboard.press("Enter");
    }
    const day = page.getByRole("list", { name: filled(intake.pet.dayOf, { name: petName }) });
    await expect(day.getByRole("listitem")).toHaveText([/^8:00/, /^18:00/]);
    await checkScreen(page);
    await goOn();
  });

  await test.step("what they agree on, and the form is complete", async () => {
    await isOpen(intake.parts.agreements);
    await choose(intake.agreements.pictureWishes.every_day);
    await choose(intake.agreements.visitorRules.ask_first);
    await goOn();
    await isOpen(intake.parts.remarks);
    await goOn();
    await expect(page.getByText(intake.done.title)).toBeVisible();
    await checkScreen(page);
  });

  const where = { ...made, path: urls.intake(bookingId) };
  const other = await openOther(browser, where, { language, isMobile, baseURL });
  const theirs = other.page;

  await test.step("the sitter reads it; a code shows when it is asked for", async () => {
    await expect(
      theirs.getByRole("heading", { name: filled(intake.reading.incident, {}) }),
    ).toBeVisible();
    await expect(theirs.getByText("2207")).toBeHidden();
    const what = intake.house.keyBoxCode.toLowerCase();
    await theirs.getByRole("button", { name: filled(intake.show, { what }) }).click();
    await expect(theirs.getByText("2207")).toBeVisible();
    await checkScreen(theirs);
  });

  await test.step("a change comes by itself, and is confirmed", async () => {
    await visit(urls.intake(bookingId, "house"));
    await field(intake.house.keyBoxCode).fill("4815");
    await goOn();
    const one = filled(intake.reading.notSeen_one, { ...reader, count: 1 });
    await expect(page.getByText(one)).toBeVisible();

    await expect(theirs.getByText(filled(intake.reading.changes_one, { count: 1 }))).toBeVisible();
    await expect(theirs.getByText("4815")).toBeVisible();
    await expect(theirs.locator("s", { hasText: "2207" })).toBeVisible();
    await checkScreen(theirs);
    await theirs.getByRole("button", { name: intake.reading.seen, exact: true }).click();
    await expect(theirs.locator("s", { hasText: "2207" })).toHaveCount(0);
    // The owner hears of it without asking.
    await expect(page.getByText(filled(intake.reading.allSeen, reader))).toBeVisible();
  });

  await test.step("on paper it has the codes, and none of the buttons", async () => {
    await theirs.reload();
    await hydrated(theirs);
    await theirs.emulateMedia({ media: "print" });
    await expect(theirs.getByText("4815")).toBeVisible();
    await expect(theirs.getByRole("button", { name: intake.reading.print })).toHaveCount(0);
    await expect(
      theirs.getByRole("heading", { name: filled(intake.titleOf, { name: ownerName }) }),
    ).toBeVisible();
    await theirs.emulateMedia({ media: "screen" });
  });
  await other.close();
});

test("a standing form opens at the part that is asked for, with what was saved", {
  tag: "@main",
}, async ({ loginAs, visit, page, texts }) => {
  const intake = texts["intake-forms"];
  await loginAs("owner");
  await visit(urls.intakeForm("vet"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(intake.standing.heading);
  await expect(page.getByRole("textbox", { name: intake.vet.name })).toHaveValue(/./);
});
