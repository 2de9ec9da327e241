import { expect as check, type Page } from "@playwright/test";
import { filled } from "./chat-page.ts";
import type { Texts } from "./texts.ts";

/** Two browsers and a server share what cores there are. */
const expect = check.configure({ timeout: 60_000 });

type Words = Texts["intake-forms"];

export async function saveIntakePart(page: Page, { saveAndGoOn, save }: Words): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^(${saveAndGoOn}|${save})$`) }).click();
}

/** A form from its first part to its last, with as much as it asks for. */
export async function fillIntake(
  page: Page,
  intake: Words,
  { reader, pets }: { reader: string; pets: readonly string[] },
): Promise<void> {
  const field = (label: string) => page.getByRole("textbox", { name: label, exact: true });
  const choose = (label: string) => page.getByRole("radio", { name: label, exact: true }).check();
  const open = (heading: string) =>
    expect(page.getByRole("heading", { level: 2, name: heading, exact: true })).toBeVisible();
  const goOn = () => saveIntakePart(page, intake);

  await open(intake.parts.away);
  await page.getByRole("textbox", { name: intake.away.phone }).fill("06 12345678");
  await goOn();
  await open(intake.parts.emergency);
  await page.getByRole("textbox", { name: intake.emergency.name }).fill("Wim");
  await page.getByRole("textbox", { name: intake.emergency.phone }).fill("0687654321");
  await goOn();
  await open(intake.parts.vet);
  await page.getByRole("textbox", { name: intake.vet.name }).fill("Dierenkliniek Oost");
  await page.getByRole("textbox", { name: intake.vet.phone }).fill("030 1234567");
  await page
    .getByRole("textbox", { name: filled(intake.vet.permission, { name: reader }) })
    .fill("250");
  await goOn();
  await open(intake.parts.house);
  await choose(intake.house.accessKinds.key_box);
  await page.getByRole("textbox", { name: intake.house.keyBoxCode }).fill("2207");
  await goOn();
  for (const name of pets) {
    await open(filled(intake.parts.pet, { name }));
    await field(intake.pet.foodWhat).fill("Natvoer");
    await goOn();
  }
  await open(intake.parts.agreements);
  await choose(intake.agreements.pictureWishes.every_day);
  await choose(intake.agreements.visitorRules.ask_first);
  await goOn();
  await open(intake.parts.remarks);
  await goOn();
  await expect(page.getByText(intake.done.title)).toBeVisible();
}
