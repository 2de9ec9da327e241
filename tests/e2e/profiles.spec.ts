import { join } from "node:path";
import type { APIRequestContext, Page } from "@playwright/test";
import sharp from "sharp";
import type { Locale } from "#contract/shared/locale.ts";
import { checkScreen, expect, hydrated, test } from "./parts/fixtures.ts";
import { createAccount, createConfirmedAccount, useToken } from "./parts/new/new-account.ts";
import type { Texts } from "./parts/texts.ts";

// Every part is opened, filled in, saved and looked at.
test.describe.configure({ timeout: 240_000 });

const art = join(import.meta.dirname, "../../web/ui/art");
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;
const section = (page: Page, title: string) => page.getByRole("region", { name: title });
const endingIn = (text: string) => new RegExp(`${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`);

async function picture(name: string) {
  const drawing = sharp(join(art, `scene-${name}.svg`), { density: 150 });
  const buffer = await drawing.resize({ width: 2_400 }).jpeg().toBuffer();
  return { name: `${name}.jpg`, mimeType: "image/jpeg", buffer };
}

/** A sitter who has come no further than a confirmed address and a place to live. */
async function newSitter(request: APIRequestContext, language: Locale) {
  const account = await createConfirmedAccount(request, language, "pet_sitter");
  await request.put("/api/user/address", {
    headers: { Authorization: `Bearer ${account.token}` },
    data: { street: "Oudegracht", house_number: "12", postal_code: "3511 LX", city: "Utrecht" },
  });
  return account;
}

async function addPictures(page: Page, { profiles }: Texts, names: readonly string[]) {
  const before = await page.getByRole("img", { name: /\d+ (van|of) \d+/ }).count();
  const files = await Promise.all(names.map(picture));
  await page.getByLabel(profiles.pictures.add, { exact: true }).setInputFiles(files);
  const tiles = page.getByRole("img", { name: /\d+ (van|of) \d+/ });
  await expect(tiles).toHaveCount(before + names.length);
}

/** Opens a part, by the button beside its heading, and saves it. */
async function fillIn(page: Page, { profiles }: Texts, title: string, fill: () => Promise<void>) {
  const part = section(page, title);
  await part.getByRole("button", { name: endingIn(`: ${title}`) }).click();
  await expect(part.getByRole("button", { name: profiles.save, exact: true })).toBeVisible();
  await fill();
  await checkScreen(page);
  await part.getByRole("button", { name: profiles.save, exact: true }).click();
  await expect(part.getByRole("button", { name: endingIn(`: ${title}`) })).toBeFocused();
}

const percent = (page: Page) => page.getByRole("meter");

test("a new sitter fills the profile to the end and goes online", async ({
  language,
  visit,
  page,
  browser,
  request,
  texts,
}) => {
  const { profiles, care } = texts;
  await useToken(page, (await newSitter(request, language)).token);
  await visit("/profile");
  await expect(percent(page)).toHaveAttribute("aria-valuenow", "20");
  const online = page.getByRole("switch", { name: profiles.publish.label });
  await expect(online).toBeDisabled();

  await addPictures(page, texts, ["park", "bowl", "garden"]);
  await expect(percent(page)).toHaveAttribute("aria-valuenow", "35");

  // What is missing leads to where it is filled in.
  await page.getByRole("link", { name: profiles.missing.headline }).click();
  const text = section(page, profiles.sections.text);
  await text.getByLabel(profiles.text.headline).fill("Rustige oppas met een grote tuin");
  await text.getByLabel(profiles.text.about).fill("Ik ben opgegroeid tussen de dieren. ".repeat(4));
  await text.getByRole("combobox", { name: profiles.text.languages }).fill("ned");
  await text.getByRole("combobox").fill(language === "nl" ? "Nederl" : "Dutch");
  // The list has followed what is typed, or the arrow would find another one.
  const spoken = language === "nl" ? /^Nederlands/ : /^Dutch/;
  await expect(page.getByRole("option").first()).toHaveText(spoken);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(text.getByRole("list", { name: profiles.text.languages })).toBeVisible();
  await text.getByRole("button", { name: profiles.save }).click();
  await expect(text.getByText("Rustige oppas met een grote tuin")).toBeVisible();

  await fillIn(page, texts, profiles.sections.services, async () => {
    await page.getByLabel(care.services.house_visit.offerName, { exact: true }).check();
    await page.getByLabel(care.priceFor.visit).fill("12,50");
    await page.getByLabel(profiles.services.minutes).fill("30");
  });
  await fillIn(page, texts, profiles.sections.animals, async () => {
    await page.getByLabel(care.animals.cat, { exact: true }).check();
  });
  await fillAvailability(page, texts);
  await fillIn(page, texts, profiles.sections.home, async () => {
    const garden = page.getByRole("radiogroup", { name: profiles.home.garden.ask });
    await garden.getByLabel(profiles.yes).check();
  });

  await page.getByRole("link", { name: profiles.missing.experience }).click();
  await page.waitForURL("**/profile/edit-experience-education");
  await page.getByLabel(profiles.experience.years).fill("8");
  await checkScreen(page);
  await page.getByRole("button", { name: profiles.save }).click();
  await page.waitForURL("**/profile");
  await page.getByRole("link", { name: profiles.missing.extraServices }).click();
  await page.waitForURL("**/profile/edit-extra-services");
  await page.getByLabel(profiles.extras.watering_plants, { exact: true }).check();
  await page.getByLabel(profiles.extras.post, { exact: true }).check();
  await page.getByLabel(profiles.extras.price).last().fill("2,50");
  await checkScreen(page);
  await page.getByRole("button", { name: profiles.save }).click();
  await page.waitForURL("**/profile");

  await expect(percent(page)).toHaveAttribute("aria-valuenow", "100");
  await expect(page.getByRole("heading", { name: profiles.status.complete })).toBeVisible();
  await online.check();
  await expect(page.getByText(profiles.publish.isOn, { exact: true })).toBeVisible();
  await checkScreen(page);

  const link = page.getByRole("link", { name: profiles.viewPublic });
  const guest = await browser.newPage();
  await guest.goto((await link.getAttribute("href")) ?? "");
  await expect(guest.getByText("Rustige oppas met een grote tuin").first()).toBeVisible();
  await guest.close();
});

test("an owner's profile", { tag: "@main" }, async ({ language, visit, page, request, texts }) => {
  const { profiles, address } = texts;
  await useToken(page, (await createAccount(request, language)).token);
  await visit("/profile");
  await fillIn(page, texts, profiles.sections.text, async () => {
    await page.getByLabel(profiles.text.aboutOwner).fill("Wij wonen met z’n drieën in Utrecht.");
  });
  await fillIn(page, texts, profiles.sections.address, async () => {
    await page.getByLabel(address.postalCode).fill("3511 LX");
    await page.getByLabel(address.houseNumber).fill("12");
    await expect(page.getByLabel(address.city)).toHaveValue("Utrecht");
    await page.getByLabel(address.street).fill("Oudegracht");
  });
  await expect(page.getByText("3511 LX Utrecht")).toBeVisible();
  await expect(page.getByRole("switch")).toHaveCount(0);
  const pets = section(page, profiles.sections.pets);
  await expect(pets.getByRole("link")).toHaveAttribute("href", "/pets");
});

/** A part of the page on a wide screen, a screen of its own on a phone. */
async function fillAvailability(page: Page, { profiles, care }: Texts) {
  const title = profiles.sections.availability;
  const part = section(page, title);
  const open = isPhone(page) ? part.getByRole("link") : part.getByRole("button");
  await open.filter({ visible: true }).click();
  if (isPhone(page)) await page.waitForURL("**/profile/editavailability");
  await page.getByRole("button", { name: profiles.availability.weekend }).click();
  const sunday = `${care.weekdays.SUNDAY}, ${care.parts.morning}`;
  await expect(page.getByLabel(sunday, { exact: true })).toBeChecked();
  await checkScreen(page);
  await page.getByRole("button", { name: profiles.save, exact: true }).click();
  if (isPhone(page)) await page.waitForURL("**/profile");
  // The months are gone with the form; what stays is the week.
  await expect(part.getByRole("table")).toHaveCount(1);
}

test("what is typed stays until it is saved, and leaving asks first", { tag: "@main" }, async ({
  visit,
  page,
  request,
  problems,
  texts,
}) => {
  problems.allow(/api\/user|ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  const { profiles, shell } = texts;
  await useToken(page, (await newSitter(request, "nl")).token);
  await visit("/profile");
  const part = section(page, profiles.sections.text);
  await part.getByRole("button", { name: endingIn(`: ${profiles.sections.text}`) }).click();
  const headline = page.getByLabel(profiles.text.headline);
  await headline.fill("Half geschreven");
  await page.reload();
  await hydrated(page);
  await expect(headline).toHaveValue("Half geschreven");

  await page.getByRole("link", { name: profiles.missing.extraServices }).click();
  const dialog = page.getByRole("dialog", { name: profiles.unsaved.title });
  await expect(dialog).toBeVisible();
  await checkScreen(page);
  await dialog.getByRole("button", { name: profiles.unsaved.stay }).click();
  await expect(dialog).toBeHidden();

  await page.route("**/api/user", (route) => route.abort());
  await part.getByRole("button", { name: profiles.save }).click();
  await expect(part.getByRole("alert")).toHaveText(shell.noConnection);
  await expect(headline).toHaveValue("Half geschreven");
  await page.unroute("**/api/user");
  await part.getByRole("button", { name: profiles.cancel }).click();
  await expect(part.getByText(profiles.text.emptySitter)).toBeVisible();
});

test("pictures are ordered, flagged, cropped and taken away", async ({
  visit,
  page,
  request,
  texts,
}) => {
  const { profiles, ui } = texts;
  const { pictures } = profiles;
  await useToken(page, (await newSitter(request, "nl")).token);
  await visit("/profile");
  const part = section(page, profiles.sections.pictures);

  await part.getByLabel(pictures.add, { exact: true }).setInputFiles([
    { name: "kapot.jpg", mimeType: "image/jpeg", buffer: Buffer.from("geen foto") },
    { name: "IMG_0001.HEIC", mimeType: "", buffer: Buffer.from("heic") },
  ]);
  await expect(part.getByText(pictures.unreadable)).toBeVisible();
  await expect(part.getByText(ui.heicPicture)).toBeVisible();
  await checkScreen(page);
  await part.getByRole("button", { name: ui.removeFile.replace("{{name}}", "kapot.jpg") }).click();

  await addPictures(page, texts, ["park", "bowl", "garden"]);
  await checkScreen(page);
  const sources = () =>
    part
      .getByRole("img", { name: /^Foto/ })
      .evaluateAll((images) =>
        images.map((image) =>
          (image as { getAttribute(name: string): string | null }).getAttribute("src"),
        ),
      );
  const [first, second, third] = await sources();
  await part.getByRole("button", { name: pictures.right.replace("{{number}}", "1") }).focus();
  // The pictures change places before the server knows.
  const kept = page.waitForResponse((answer) => answer.request().method() !== "GET");
  await page.keyboard.press("Enter");
  await expect.poll(sources).toEqual([second, first, third]);
  await kept;
  await page.reload();
  await hydrated(page);
  expect(await sources()).toEqual([second, first, third]);
  await part.getByRole("listitem").nth(2).dragTo(part.getByRole("listitem").nth(0));
  await expect.poll(sources).toEqual([third, second, first]);
  await part.getByRole("button", { name: pictures.right.replace("{{number}}", "1") }).click();
  await part.getByRole("button", { name: pictures.right.replace("{{number}}", "2") }).click();
  await expect.poll(sources).toEqual([second, first, third]);

  await part.getByRole("button", { name: pictures.menu.replace("{{number}}", "3") }).click();
  await page.getByRole("menuitem", { name: pictures.makeProfile }).click();
  await expect(part.getByRole("listitem").nth(2).getByText(pictures.profileImage)).toBeVisible();

  await part.getByRole("button", { name: pictures.menu.replace("{{number}}", "3") }).click();
  await page.getByRole("menuitem", { name: pictures.crop, exact: true }).click();
  const frame = page.getByRole("group", { name: ui.cropFrame });
  await frame.focus();
  for (const key of ["+", "+", "ArrowLeft", "ArrowUp"]) await page.keyboard.press(key);
  await checkScreen(page);
  await page.getByRole("button", { name: pictures.cropSave }).click();
  await expect(frame).toBeHidden();
  await expect.poll(async () => (await sources()).slice(0, 2)).toEqual([second, first]);
  const cropped = part.getByRole("img", { name: /^Foto 3/ });
  await expect(cropped).not.toHaveAttribute("src", third ?? "");
  expect(await cropped.getAttribute("width")).toBe(await cropped.getAttribute("height"));
  await expect(part.getByRole("listitem").nth(2).getByText(pictures.profileImage)).toBeVisible();

  await part.getByRole("button", { name: pictures.menu.replace("{{number}}", "1") }).click();
  await page.getByRole("menuitem", { name: pictures.remove }).click();
  await expect.poll(async () => (await sources())[0]).toBe(first);
  await page.getByRole("button", { name: pictures.undo }).click();
  await expect.poll(async () => (await sources())[0]).toBe(second);
});

test("diplomas are added from the list and by their own name", async ({
  visit,
  page,
  request,
  texts,
}) => {
  const { profiles } = texts;
  const { diplomas } = profiles;
  await useToken(page, (await newSitter(request, "nl")).token);
  await visit("/profile/edit-experience-education?tab=diplomas&backTo=/settings");
  await page.getByRole("button", { name: diplomas.add }).click();
  await page.getByRole("combobox", { name: diplomas.name }).fill("ehbo");
  // By keyboard: a list that is still dropping down can't be hit on a busy machine.
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.getByLabel(diplomas.year).fill("1066");
  await page.getByRole("button", { name: diplomas.save }).click();
  await expect(page.getByLabel(diplomas.year)).toBeFocused();
  await page.getByLabel(diplomas.year).fill("2023");
  await checkScreen(page);
  await page.getByRole("button", { name: diplomas.save }).click();
  await expect(page.getByText("2023")).toBeVisible();

  await page.getByRole("button", { name: diplomas.add }).click();
  await page.getByRole("button", { name: diplomas.notListed }).click();
  await page.getByLabel(diplomas.name).fill("Hoefsmid");
  await page.getByRole("button", { name: diplomas.save }).click();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(2);
  await page.getByRole("button", { name: diplomas.remove.replace("{{name}}", "Hoefsmid") }).click();
  await expect(page.getByRole("main").getByText("Hoefsmid")).toBeHidden();
  await checkScreen(page);
  await page.getByRole("main").getByRole("link", { name: profiles.title }).click();
  await page.waitForURL("**/settings");
});
