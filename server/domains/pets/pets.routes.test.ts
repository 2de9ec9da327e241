import { beforeEach, describe, expect, it } from "vitest";
import { petImages, pets } from "#server/db/schema/pets.ts";
import { sweepUploads } from "#server/platform/images/uploads.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { makeOwner, makePet } from "#tests/factories/pets.ts";
import { makePicture } from "#tests/factories/pictures.ts";
import { multipart } from "#tests/setup/multipart.ts";
import { testContext } from "#tests/setup/test-context.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { forgetPets, removePet } from "./pets.service.ts";

const server = testServer();
let owner: Awaited<ReturnType<typeof makeOwner>>;

const isInStorage = (url: string) =>
  server.current.platform.storage.exists(url.replace("/files/", ""));

beforeEach(async () => {
  owner = await makeOwner(server.current.platform.db);
});

const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  server.current.call(method, path, { as: owner.token, body, headers });

async function send(path: string, fields: Parameters<typeof multipart>[0], key?: string) {
  const { headers, body } = await multipart(fields);
  return call("POST", path, body, { ...headers, ...(key ? { "idempotency-key": key } : {}) });
}

const upload = (petId: number, ...pictures: Uint8Array[]) =>
  send(`/api/pets/${petId}`, [
    ["_method", "PUT"],
    ...pictures.map((picture): [string, Uint8Array] => ["images[]", picture]),
  ]);

describe("a pet", () => {
  it("needs a name and a kind, and is found again", async () => {
    const made = await call("POST", "/api/pets", { name: " Moos ", category: "dog" });
    expect(made.statusCode).toBe(201);
    expect(made.json().data).toEqual({
      id: expect.any(Number),
      name: "Moos",
      category: "dog",
      images: [],
      is_archived: false,
    });
    const found = await call("GET", `/api/pets/${made.json().data.id}`);
    expect(found.json()).toEqual(made.json());
  });

  it("keeps all that a form tells of it", async () => {
    const made = await send("/api/pets", [
      ["name", "Moos"],
      ["category", "dog"],
      ["race", "dachshund-wire-haired"],
      ["gender", "MALE"],
      ["birth_date", "2021-03-04"],
      ["size", "SMALL"],
      ["weight_grams", "8500"],
      ["neutered", "1"],
      ["chip_number", "528140000123456"],
      ["vaccinated_until", "2027-02-01"],
      ["medication", "Elke ochtend een halve tablet."],
      ["energy", "HIGH"],
      ["friendly_to_dogs", "HIGH"],
      ["friendly_to_cats", "LOW"],
      ["friendly_to_children", "MEDIUM"],
      ["hours_alone", "4"],
      ["character", "Eigenwijs."],
      ["feeding", ""],
      ["walking", "Drie keer per dag.\r\nAan de lijn."],
      ["images[]", await makePicture("red")],
      ["images[]", await makePicture("blue")],
    ]);
    expect(made.statusCode).toBe(201);
    expect(made.json().data).toMatchObject({
      race: "dachshund-wire-haired",
      gender: "MALE",
      birth_date: "2021-03-04",
      size: "SMALL",
      weight_grams: 8500,
      neutered: true,
      chip_number: "528140000123456",
      vaccinated_until: "2027-02-01",
      medication: "Elke ochtend een halve tablet.",
      energy: "HIGH",
      friendly_to_dogs: "HIGH",
      friendly_to_cats: "LOW",
      friendly_to_children: "MEDIUM",
      hours_alone: 4,
      character: "Eigenwijs.",
      walking: "Drie keer per dag.\nAan de lijn.",
      images: [{ width: 700, height: 400 }, { width: 700 }],
    });
    expect(made.json().data.feeding).toBeUndefined();
    const [image] = made.json().data.images;
    expect((await server.current.call("GET", image.url)).statusCode).toBe(200);
  });

  it("sent twice with one key is one pet, pictures and all", async () => {
    const fields: Parameters<typeof multipart>[0] = [
      ["name", "Moos"],
      ["category", "dog"],
      ["images[]", await makePicture()],
    ];
    const { headers, body } = await multipart(fields);
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        call("POST", "/api/pets", body, { ...headers, "idempotency-key": "one-pet-1234" }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1);
    const { db } = server.current.platform;
    expect(await db.select().from(pets)).toHaveLength(1);
    expect(await db.select().from(petImages)).toHaveLength(1);
  });

  it.each([
    ["without a name", { name: "" }, "name"],
    ["of no kind", { category: "dragon" }, "category"],
    ["of a breed that is none", { race: "unicorn" }, "race"],
    ["of a breed of another kind", { race: "maine-coon" }, "race"],
    ["that is still to be born", { birth_date: "2026-11-16" }, "birth_date"],
    ["born in the year nought", { birth_date: "0000-01-01" }, "birth_date"],
    ["vaccinated in another life", { vaccinated_until: "2001-01-01" }, "vaccinated_until"],
    [
      "vaccinated before birth",
      { birth_date: "2025-05-01", vaccinated_until: "2025-04-30" },
      "vaccinated_until",
    ],
    ["with half a chip number", { chip_number: "528140" }, "chip_number"],
    ["that weighs nothing", { weight_grams: 0 }, "weight_grams"],
    ["alone for two days", { hours_alone: 48 }, "hours_alone"],
  ])("%s is refused", async (_case, change, field) => {
    const answer = await call("POST", "/api/pets", { name: "Moos", category: "dog", ...change });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
    expect(await server.current.platform.db.select().from(pets)).toEqual([]);
  });

  it("is refused in the visitor's language", async () => {
    const body = { name: "Moos", category: "dog", birth_date: "2030-01-01" };
    const answer = await call("POST", "/api/pets", body, { "accept-language": "en" });
    expect(answer.json().messages).toEqual(["This date is in the future. Fill in an earlier one."]);
  });

  it("belongs to an owner profile; who has none has no pets", async () => {
    const { db } = server.current.platform;
    const sitter = await makeUser(db, { profileType: "pet_sitter" });
    const as = await logIn(db, sitter.id);
    expect((await server.current.call("GET", "/api/pets", { as })).statusCode).toBe(404);
    const body = { name: "Moos", category: "dog" };
    expect((await server.current.call("POST", "/api/pets", { as, body })).statusCode).toBe(404);
  });
});

describe("changing a pet", () => {
  it("keeps what is not sent, and clears what is empty", async () => {
    const { db } = server.current.platform;
    const { id } = await makePet(db, owner.profileId, {
      race: "beagle",
      medication: "Druppels",
      neutered: true,
      hoursAlone: 0,
    });
    const answer = await call("PUT", `/api/pets/${id}`, { medication: "", hours_alone: 3 });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toMatchObject({ race: "beagle", neutered: true, hours_alone: 3 });
    expect(answer.json().data).not.toHaveProperty("medication");
    expect((await call("PUT", `/api/pets/${id}`, {})).json()).toEqual(answer.json());
  });

  it("to another kind takes the breed away, unless a fitting one is given", async () => {
    const { db } = server.current.platform;
    const { id } = await makePet(db, owner.profileId, { race: "beagle" });
    const cat = await call("PUT", `/api/pets/${id}`, { category: "cat" });
    expect(cat.json().data).not.toHaveProperty("race");
    const dog = await call("PUT", `/api/pets/${id}`, { category: "dog", race: "pug" });
    expect(dog.json().data).toMatchObject({ category: "dog", race: "pug" });
    const wrong = await call("PUT", `/api/pets/${id}`, { race: "ragdoll" });
    expect(wrong.statusCode).toBe(422);
  });

  it("is not held up by a vaccination that ran out long ago", async () => {
    const { db } = server.current.platform;
    const { id } = await makePet(db, owner.profileId, { vaccinatedUntilOn: "2015-01-01" });
    const body = { name: "Mozes", vaccinated_until: "2015-01-01" };
    expect((await call("PUT", `/api/pets/${id}`, body)).statusCode).toBe(200);
  });

  it("adds and removes pictures, with their files once it is sure", async () => {
    const { db } = server.current.platform;
    const { id } = await makePet(db, owner.profileId);
    const added = await upload(id, await makePicture("red"), await makePicture("blue"));
    const [red, blue] = added.json().data.images;
    const other = await makePet(db, owner.profileId, { name: "Pip" });
    const [others] = (await upload(other.id, await makePicture("red"))).json().data.images;

    const body = { removed_images: [red.id, others.id, 999_999] };
    const changed = await call("PUT", `/api/pets/${id}`, body);
    expect(changed.json().data.images).toEqual([blue]);
    // Gone with the answer, before its files are.
    expect((await server.current.call("GET", red.url)).statusCode).toBe(404);
    await sweepUploads(testContext(server.current.platform));
    expect(await isInStorage(red.url)).toBe(false);
    expect((await server.current.call("GET", red.url)).statusCode).toBe(404);
    expect((await server.current.call("GET", blue.url)).statusCode).toBe(200);
    // The same picture of another pet is another file.
    expect((await server.current.call("GET", others.url)).statusCode).toBe(200);
  });

  it("ends at twenty pictures, and keeps nothing of what is too much", async () => {
    const { db } = server.current.platform;
    const { id } = await makePet(db, owner.profileId);
    const row = { petId: id, widths: [320], width: 320, height: 200, placeholder: "" };
    await db
      .insert(petImages)
      .values(Array.from({ length: 19 }, (_, index) => ({ ...row, key: `pets/x/${index}` })));
    const pictures = [await makePicture("red", 40), await makePicture("blue", 40)];
    const answer = await upload(id, ...pictures);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ images: [expect.stringContaining("20")] });
    expect(await db.select().from(petImages)).toHaveLength(19);

    const answers = await Promise.all(pictures.map((picture) => upload(id, picture)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
  });

  it("refuses a file that is no picture", async () => {
    const { id } = await makePet(server.current.platform.db, owner.profileId);
    const answer = await upload(id, Buffer.from("not a picture"));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.images[0]).toContain("jpg, png of webp");
  });
});

describe("the list", () => {
  it("has those in use first, and those of nobody else", async () => {
    const { db } = server.current.platform;
    const first = await makePet(db, owner.profileId, { name: "Aap" });
    await makePet(db, owner.profileId, { name: "Noot" });
    await makePet(db, (await makeOwner(db)).profileId, { name: "Andermans" });
    await upload(first.id, await makePicture());
    await call("PUT", `/api/pets/${first.id}`, { is_archived: true });
    const names = async () =>
      (await call("GET", "/api/pets"))
        .json()
        .data.map((pet: { name: string; is_archived: boolean; images: unknown[] }) => [
          pet.name,
          pet.is_archived,
          pet.images.length,
        ]);
    expect(await names()).toEqual([
      ["Noot", false, 0],
      ["Aap", true, 1],
    ]);
    await call("PUT", `/api/pets/${first.id}`, { is_archived: false });
    expect(await names()).toEqual([
      ["Aap", false, 1],
      ["Noot", false, 0],
    ]);
  });
});

describe("somebody else's pet", () => {
  it.each(["GET", "PUT", "DELETE"])("is not there: %s", async (method) => {
    const { db } = server.current.platform;
    const other = await makeOwner(db);
    const { id } = await makePet(db, other.profileId);
    const body = method === "GET" ? undefined : { name: "Gestolen" };
    expect((await call(method, `/api/pets/${id}`, body)).statusCode).toBe(404);
    expect(await db.select({ name: pets.name }).from(pets)).toEqual([{ name: "Moos" }]);
  });
});

describe("removing a pet", () => {
  it("takes its pictures along, once it is sure", async () => {
    const { id } = await makePet(server.current.platform.db, owner.profileId);
    const [image] = (await upload(id, await makePicture())).json().data.images;
    expect((await call("DELETE", `/api/pets/${id}`)).statusCode).toBe(204);
    expect((await call("DELETE", `/api/pets/${id}`)).statusCode).toBe(404);
    expect((await server.current.call("GET", image.url)).statusCode).toBe(404);
    await sweepUploads(testContext(server.current.platform));
    expect(await isInStorage(image.url)).toBe(false);
  });

  it("that somebody counts on is refused", async () => {
    const { platform } = server.current;
    const { id } = await makePet(platform.db, owner.profileId);
    const ports = { findUses: async (_ctx: unknown, petIds: readonly number[]) => [...petIds] };
    const ctx = { ...testContext(platform, { userId: owner.user.id }), ports };
    await expect(removePet(ctx, { petId: id })).rejects.toMatchObject({
      status: 409,
      code: "petInUse",
    });
    expect((await call("GET", `/api/pets/${id}`)).statusCode).toBe(200);
  });

  it("happens with its profile too, files included", async () => {
    const { platform } = server.current;
    const { id } = await makePet(platform.db, owner.profileId);
    const [image] = (await upload(id, await makePicture())).json().data.images;
    const { profileId } = owner;
    await platform.db.transaction((tx) =>
      forgetPets(testContext(platform, { db: tx }), { profileId }),
    );
    expect((await server.current.call("GET", image.url)).statusCode).toBe(404);
  });
});
