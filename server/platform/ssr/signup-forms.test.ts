import { describe, expect, it } from "vitest";
import signup from "#messages/nl/signup.json" with { type: "json" };
import { makeUser, password } from "#tests/factories/account.ts";
import { plainBrowser, shown } from "#tests/setup/plain-browser.ts";
import { linkNamed, parsePage } from "#tests/setup/reading/parse-page.ts";
import { testServer } from "#tests/setup/test-server.ts";

/** The wizard before, or without, script: each of its forms is a POST to its page. */
const server = testServer({ withPages: true });

const path = "/aanmelden";
let count = 0;

function newcomer() {
  count += 1;
  return {
    firstName: "Noor",
    lastName: "Hendriks",
    email: `plain-${count}@example.test`,
    password: "gietijzeren hangmat zeehond",
    "birthDate-day": "1",
    "birthDate-month": "5",
    "birthDate-year": "1990",
    terms: "on",
  };
}

type Browser = ReturnType<typeof plainBrowser>;

/** Fills in a form of the page and sends it: the answer's status, and where it leads. */
async function send(browser: Browser, form: string, fields: Record<string, string>, at = path) {
  const answer = await browser.post(at, { ...(await browser.open(at, form)), ...fields });
  return [answer.statusCode, answer.headers.location];
}

async function register(type: "pet_sitter" | "pet_owner") {
  const browser = plainBrowser(server);
  const who = newcomer();
  const sent = await send(browser, "signup-account", who, `${path}?type=${type}`);
  expect(sent).toEqual([303, path]);
  return { browser, who };
}

async function userOf(browser: Browser) {
  const as = decodeURIComponent(browser.cookies.get("session") ?? "");
  return (await server.current.call("GET", "/api/user", { as })).json();
}

const isInvalid = (html: string, name: string) =>
  parsePage(html).querySelector(`[name="${name}"]`)?.getAttribute("aria-invalid") === "true";

const address = { postalCode: "3511 LX", houseNumber: "12", street: "Oudegracht", city: "Utrecht" };
const on = (step: string) => [303, `${path}?step=${step}`];

describe("signing up without script", () => {
  it("takes a sitter from the account to the end", async () => {
    const { browser, who } = await register("pet_sitter");
    const home = { ...address, neighborhood: "Lombok" };
    expect(await send(browser, "signup-address", home)).toEqual(on("services"));
    const services = { services: "house_visit", "price-house_visit": "12,50", radiusKm: "7" };
    expect(await send(browser, "signup-services", services)).toEqual(on("animals"));
    const animals = { categories: "cat", animalSizes: "LARGE", medication: "yes" };
    expect(await send(browser, "signup-animals", animals)).toEqual(on("availability"));
    const week = { availability: "MONDAY-morning" };
    expect(await send(browser, "signup-availability", week)).toEqual(on("about"));
    const about = { headline: "Rustige oppas", about: "Tussen de dieren opgegroeid." };
    expect(await send(browser, "signup-about", about)).toEqual(on("done"));

    const user = await userOf(browser);
    expect(user).toMatchObject({ email: who.email, birth_date: "1990-05-01" });
    expect(user.address.neighborhood).toBe("Lombok");
    expect(user.profile).toMatchObject({
      is_registering: false,
      services: [{ service_type: "house_visit", price_cents: 1_250 }],
      radius_km: 7,
      animal_categories: ["cat"],
      // Only of dogs is it said how large.
      animal_sizes: [],
      experience_with_medication: true,
      availability: [{ weekday: "MONDAY", parts: ["morning"] }],
      headline: "Rustige oppas",
    });
  });

  it("takes an owner with one pet, however often the button is pressed", async () => {
    const { browser } = await register("pet_owner");
    await send(browser, "signup-address", address);
    const pet = { "pet-name": "Moos", "pet-category": "cat", "pet-size": "LARGE" };
    const fields = { ...(await browser.open(path, "signup-pets")), ...pet };
    const twice = [await browser.post(path, fields), await browser.post(path, fields)];
    expect(twice.map(({ headers }) => headers.location)).toEqual([
      `${path}?step=request`,
      `${path}?step=request`,
    ]);
    const as = decodeURIComponent(browser.cookies.get("session") ?? "");
    const { data } = (await server.current.call("GET", "/api/pets", { as })).json();
    expect(data).toMatchObject([{ name: "Moos", category: "cat" }]);
    expect(data[0]).not.toHaveProperty("size");

    const request = {
      serviceTypes: "house_visit",
      kind: "dates",
      startDate: "2099-08-01",
      endDate: "2099-08-14",
      title: "Oppas gezocht",
      description: "Twee keer per dag eten.",
    };
    expect(await send(browser, "signup-request", request)).toEqual(on("about"));
    const asked = (await server.current.call("GET", "/api/request", { as })).json().request;
    expect(asked).toMatchObject({ start_date: "2099-08-01", animals: [{ name: "Moos" }] });
    expect(await send(browser, "signup-skip-request", {}, `${path}?step=request`)).toEqual(
      on("about"),
    );
    expect(await send(browser, "signup-about", { about: "" })).toEqual(on("done"));
  });

  it("asks an owner for a pet's name and for days, and shows what was saved at its step", async () => {
    const { browser } = await register("pet_owner");
    await send(browser, "signup-address", address);
    const nameless = await browser.post(path, await browser.open(path, "signup-pets"));
    expect([nameless.statusCode, isInvalid(nameless.body, "pet-name")]).toEqual([422, true]);
    const pet = {
      "pet-name": "Moos",
      "pet-category": "dog",
      "pet-birthDate-day": "1",
      "pet-birthDate-month": "5",
      "pet-birthDate-year": "2020",
    };
    expect(await send(browser, "signup-pets", pet)).toEqual(on("request"));
    expect(await send(browser, "signup-skip-request", {})).toEqual(on("about"));

    const at = `${path}?step=request`;
    const suggested = parsePage((await browser.get(at)).body).querySelector('[name="title"]');
    const wish = {
      serviceTypes: "dog_walking_service",
      title: suggested?.getAttribute("value") ?? "",
      description: "Twee keer per dag een rondje.",
    };
    const carried = await browser.open(at, "signup-request");
    const dayless = await browser.post(at, { ...carried, ...wish, kind: "dates" });
    expect([dayless.statusCode, isInvalid(dayless.body, "startDate")]).toEqual([422, true]);
    const days = { startDate: "2099-08-01", endDate: "2099-08-14" };
    const week = { kind: "recurring", weekdays: "MONDAY-morning" };
    const sent = { ...wish, ...days, ...week };
    expect(await send(browser, "signup-request", sent, at)).toEqual(on("about"));
    expect(await send(browser, "signup-about", { about: "" })).toEqual(on("done"));
    const request = parsePage((await browser.get(at)).body);
    expect(request.querySelector('[value="recurring"]')?.hasAttribute("checked")).toBe(true);
    expect(shown(await browser.get(`${path}?step=pets`))).toContain("Moos");
  });

  it("opens the account that the first of two presses made", async () => {
    const { browser, who } = await register("pet_owner");
    const first = await userOf(browser);
    browser.cookies.delete("session");
    const at = `${path}?type=pet_owner`;
    expect(await send(browser, "signup-account", who, at)).toEqual([303, path]);
    expect((await userOf(browser)).id).toBe(first.id);
    // Sent once more from a page of before the log-in, it makes no second account either.
    const other = { ...newcomer(), _form: "signup-account" };
    const carried = await browser.open(path, "signup-account");
    const known = await browser.post(at, { ...carried, ...other });
    expect([known.statusCode, known.headers.location]).toEqual([303, path]);
    expect((await userOf(browser)).id).toBe(first.id);
  });

  it("opens nobody's account without its password, and shows the way in", async () => {
    const { email } = await makeUser(server.current.platform.db);
    const browser = plainBrowser(server);
    const at = `${path}?type=pet_owner`;
    const carried = await browser.open(at, "signup-account");
    const answer = await browser.post(at, { ...carried, ...newcomer(), email });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain(signup.account.takenLogin);
    expect(answer.body).toContain(`value="${email}"`);
    expect(answer.body).not.toContain("gietijzeren");
    expect(browser.cookies.has("session")).toBe(false);
  });

  it("looks up what was left open of an address, and asks for the rest", async () => {
    const { browser } = await register("pet_sitter");
    const left = { ...address, street: "", city: "" };
    const carried = await browser.open(path, "signup-address");
    const answer = await browser.post(path, { ...carried, ...left });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('value="Utrecht"');
    expect((await userOf(browser)).address).toBeUndefined();
  });

  it("leads nobody past a step that was not taken, and no guest into one", async () => {
    const { browser } = await register("pet_sitter");
    const about = { headline: "Rustige oppas", about: "Tussen de dieren opgegroeid." };
    expect(await send(browser, "signup-about", about)).toEqual([303, path]);
    expect((await userOf(browser)).profile).toMatchObject({
      is_registering: true,
      registration_step: "address",
    });
    // Nor into one of the other kind of profile.
    expect(await send(browser, "signup-pets", { "pet-name": "Moos" })).toEqual([303, path]);
    const guest = plainBrowser(server);
    const [status, location] = await send(
      guest,
      "signup-address",
      address,
      `${path}?type=pet_owner`,
    );
    expect([status, String(location).split("?")[0]]).toEqual([303, "/inloggen"]);
  });

  it("gives somebody without a profile the one that they choose", async () => {
    const { email } = await makeUser(server.current.platform.db);
    const browser = plainBrowser(server);
    await send(browser, "login", { email, password }, "/inloggen");
    const wrong = await send(browser, "signup-choice", { profileType: "admin" });
    expect(wrong[0]).toBe(422);
    expect(await send(browser, "signup-choice", { profileType: "pet_sitter" })).toEqual([
      303,
      path,
    ]);
    expect((await userOf(browser)).profile).toMatchObject({ profile_type: "pet_sitter" });
    // What a social sign-in doesn't tell is asked first.
    expect((await browser.get(path)).body).toContain(signup.account.headingMissing);
    const missing = {
      firstName: "Noor",
      lastName: "Hendriks",
      "birthDate-day": "1",
      "birthDate-month": "5",
      "birthDate-year": "1990",
      terms: "on",
    };
    expect(await send(browser, "signup-known", missing)).toEqual(on("address"));
    expect(await userOf(browser)).toMatchObject({ birth_date: "1990-05-01" });
  });

  it("says calmly that a link no longer works, and goes on without", async () => {
    const { statusCode, body } = await plainBrowser(server).get(`${path}?t=gone`);
    expect([statusCode, shown({ body })]).toEqual([
      200,
      expect.stringContaining(signup.deadInvitation),
    ]);
    const account = await plainBrowser(server).get(linkNamed(body, signup.choice.pet_owner));
    expect(shown(account)).toContain(signup.account.heading);
  });
});
