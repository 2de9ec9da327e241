import { checkScreen, expect, hydrated, test } from "./parts/fixtures.ts";
import { keyboardOf } from "./parts/keyboard.ts";
import {
  arrivesAt,
  fillAccount,
  fillAddress,
  goOn,
  heading,
  newcomer,
} from "./parts/signup-pages.ts";
import { withoutLinks } from "./parts/texts.ts";

// Some go past half a dozen screens and have every one of them checked.
test.describe.configure({ timeout: 180_000 });

test("what was typed survives a reload, but never the password; who is too young or known is told", async ({
  visit,
  page,
  problems,
  texts,
}) => {
  problems.allow(/ 422/);
  const { signup, ui } = texts;
  const who = newcomer();
  await visit("/aanmelden?type=pet_sitter");
  await fillAccount(page, texts, who);
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).toContain(who.email);
  expect(kept).not.toContain(who.password);
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel(signup.account.email)).toHaveValue(who.email);
  await expect(page.getByLabel(withoutLinks(signup.account.terms))).toBeChecked();
  await expect(page.getByLabel(signup.account.password, { exact: true })).toHaveValue("");

  await fillAccount(page, texts, { ...who, email: "oppas@kwispel.test" });
  const login = page.getByRole("link", { name: signup.account.takenLogin });
  await expect(login).toBeVisible();
  await checkScreen(page);
  await goOn(page);
  await expect(page.getByLabel(signup.account.email)).toBeFocused();

  await fillAccount(page, texts, who);
  await page.getByLabel(ui.year, { exact: true }).fill(String(new Date().getFullYear() - 10));
  await goOn(page);
  await expect(page.getByLabel(ui.day, { exact: true })).toBeFocused();
  await expect(page.getByRole("main")).toContainText("18 jaar of ouder");
  await checkScreen(page);

  await page.getByLabel(signup.account.email).fill("oppas@kwispel.test");
  await login.click();
  await expect(page.getByLabel(texts.account.login.email)).toHaveValue("oppas@kwispel.test");
});

test("nothing is lost when the network fails, one press makes one account, and the rest can wait", async ({
  visit,
  page,
  problems,
  texts,
}) => {
  problems.allow(/registerUser|ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  const { signup, shell } = texts;
  const who = newcomer();
  await visit("/aanmelden?type=pet_sitter");
  await fillAccount(page, texts, who);
  await page.route("**/api/registerUser/**", (route) => route.abort());
  await goOn(page);
  await expect(page.getByRole("alert")).toHaveText(shell.noConnection);
  await expect(page.getByLabel(signup.account.email)).toHaveValue(who.email);
  await expect(page.getByLabel(signup.account.password, { exact: true })).toHaveValue(who.password);
  await page.unroute("**/api/registerUser/**");

  let sent = 0;
  page.on("request", (call) => {
    if (call.url().includes("/api/registerUser/")) sent += 1;
  });
  await page.locator("form button[type=submit]").dblclick();
  await arrivesAt(page, "address");
  expect(sent).toBe(1);

  await page.getByRole("link", { name: shell.nav.later }).click();
  await page.waitForURL("/");
  await expect(
    page.getByRole("link", { name: texts.dashboard.next.finishSignup.action }),
  ).toBeVisible();
  await page.goto("/aanmelden?step=about");
  await expect(heading(page), "never beyond what was reached").toHaveText(signup.address.heading);
});

test("the whole of a sitter's sign-up by keyboard alone", async ({ visit, page, texts }) => {
  const { signup, care, ui } = texts;
  const who = newcomer();
  const { press, type, tabTo } = keyboardOf(page);
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const next = page.locator("form button[type=submit]");

  await visit("/aanmelden");
  await tabTo(page.getByRole("link", { name: signup.choice.pet_sitter }));
  await press("Enter");
  await arrivesAt(page, "account");
  await expect(heading(page)).toBeFocused();
  await tabTo(field(signup.account.firstName));
  await type("Noor");
  await press("Tab");
  await type("Hendriks");
  await press("Tab");
  await type(who.email);
  await tabTo(field(signup.account.password));
  await type(who.password);
  await tabTo(field(ui.day));
  await type("1");
  await press("Tab");
  await type("5");
  await press("Tab");
  await type("1990");
  await press("Tab", "Space");
  await press("Enter");
  await arrivesAt(page, "address");
  await tabTo(field(texts.address.postalCode));
  await type("3511 LX");
  await press("Tab");
  await type("12");
  await expect(page.getByLabel(texts.address.city)).toHaveValue("Utrecht");
  await checkScreen(page);
  await tabTo(field(texts.address.street));
  await type("Oudegracht");
  await press("Enter");
  await arrivesAt(page, "services");
  await tabTo(field(care.services.house_visit.offerName));
  await press("Space");
  await tabTo(field(texts.profiles.services.radius));
  await press("ArrowRight", "ArrowRight");
  await expect(page.getByText("7 km")).toBeVisible();
  await tabTo(next);
  await press("Enter");
  await arrivesAt(page, "animals");
  await tabTo(field(care.animals.cat).first());
  await press("Space");
  await tabTo(field(texts.profiles.animals.medicationYes));
  await press("Space");
  await tabTo(next);
  await press("Enter");
  await arrivesAt(page, "availability");
  await tabTo(field(`${care.weekdays.MONDAY}, ${care.parts.morning}`));
  await press("Space", "ArrowDown", "ArrowRight", "Space");
  const tuesday = `${care.weekdays.TUESDAY}, ${care.parts.afternoon}`;
  await expect(page.getByLabel(tuesday, { exact: true })).toBeChecked();
  await checkScreen(page);
  await tabTo(next);
  await press("Enter");
  await arrivesAt(page, "about");
  await tabTo(field(signup.about.headline));
  await type("Rustige oppas");
  await press("Tab");
  await type("Ik ben opgegroeid tussen de dieren.");
  await press("Tab");
  await tabTo(next);
  await press("Enter");
  await arrivesAt(page, "done");
});

test("an owner's pet and request by keyboard alone", async ({ visit, page, texts }) => {
  const { signup, care, pets } = texts;
  const { press, type, tabTo } = keyboardOf(page);
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const next = page.locator("form button[type=submit]");
  await visit("/aanmelden?type=pet_owner");
  await fillAccount(page, texts, newcomer());
  await goOn(page);
  await arrivesAt(page, "address");
  await fillAddress(page, texts);
  await goOn(page);

  await arrivesAt(page, "pets");
  await expect(heading(page)).toBeFocused();
  await tabTo(field(care.animals.dog));
  await press("Space", "ArrowRight");
  await expect(field(care.animals.cat)).toBeChecked();
  await tabTo(field(pets.name));
  await type("Minoes");
  await tabTo(page.getByRole("combobox", { name: pets.race }));
  await type("siam");
  await expect(page.getByRole("option")).not.toHaveCount(0);
  await press("ArrowDown", "Enter");
  await tabTo(page.getByRole("button", { name: pets.unknownDate }));
  await press("Enter");
  await press("Shift+Tab");
  await type("4");
  await tabTo(next);
  await press("Enter");

  await arrivesAt(page, "request");
  await tabTo(field(care.services.house_visit.wishName));
  await press("Space");
  await tabTo(page.getByRole("spinbutton").first());
  for (const digits of ["01", "08", "2099", "14", "08", "2099"]) await page.keyboard.type(digits);
  await tabTo(field(signup.request.description));
  await type("Twee keer per dag eten en een aai.");
  await tabTo(next);
  await press("Enter");
  await arrivesAt(page, "about");
});

test("a picture that is none is refused in words", async ({ visit, page, problems, texts }) => {
  problems.allow(/./);
  const { signup, pets, ui } = texts;
  await visit("/aanmelden?type=pet_owner");
  await fillAccount(page, texts, newcomer());
  await goOn(page);
  await arrivesAt(page, "address");
  await fillAddress(page, texts);
  await goOn(page);
  await arrivesAt(page, "pets");
  const file = page.locator("input[type=file]");
  await file.setInputFiles({
    name: "a.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("x"),
  });
  await expect(page.getByText(ui.uploadWrongType.split("{{")[0] ?? "")).toBeVisible();
  await file.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("x") });
  await expect(page.getByText(pets.pictureFailed)).toBeVisible();
  await checkScreen(page);
  await file.setInputFiles("web/public/icon-512.png");
  await expect(page.getByText(pets.pictureFailed)).toBeHidden();
  await expect(page.getByRole("button", { name: ui.removePicture })).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("button", { name: ui.removePicture })).toBeVisible();
  await expect(heading(page)).toHaveText(signup.petsStep.heading);
});
