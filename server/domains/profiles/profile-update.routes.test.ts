import { readdir } from "node:fs/promises";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import type { ProfileType } from "#contract/profiles.ts";
import { sweepUploads } from "#server/platform/images/uploads.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { makePicture } from "#tests/factories/pictures.ts";
import { multipart } from "#tests/setup/multipart.ts";
import { testContext } from "#tests/setup/test-context.ts";
import { testServer } from "#tests/setup/test-server.ts";

const server = testServer();
let as = "";

async function newUser(profileType: ProfileType): Promise<string> {
  const { db } = server.current.platform;
  const user = await makeUser(db, {
    profileType,
    reachedRegistrationEnd: false,
    birthOn: "1990-01-01",
  });
  return logIn(db, user.id);
}

beforeEach(async () => {
  as = await newUser("pet_sitter");
});

const save = (body: object) => server.current.call("PUT", "/api/user", { as, body });
const me = async () => (await server.current.call("GET", "/api/user", { as })).json();

async function upload(...pictures: Uint8Array[]) {
  const fields = pictures.map((picture): [string, Uint8Array] => ["images[]", picture]);
  const form = await multipart([["_method", "PUT"], ...fields]);
  return server.current.call("POST", "/api/user", { as, ...form });
}

async function replace(imageId: number, picture: Uint8Array) {
  const form = await multipart([
    ["_method", "PUT"],
    ["replaced_image", String(imageId)],
    ["images[]", picture],
  ]);
  return server.current.call("POST", "/api/user", { as, ...form });
}

async function storedFiles(): Promise<string[]> {
  const { dataDir } = server.current.platform.config;
  return (await readdir(path.join(dataDir, "files"), { recursive: true })).toSorted();
}

describe("saving a part of the profile", () => {
  it("keeps the rest as it is, and clears what is empty", async () => {
    await save({
      profile: { headline: "Wandelt met elke hond", about: "Eerst.\r\n\r\n\r\n\r\nDan." },
    });
    await save({
      profile: { animal_categories: ["dog", "cat", "dog"], races: ["labrador-retriever"] },
    });
    expect((await me()).profile).toMatchObject({
      headline: "Wandelt met elke hond",
      about: "Eerst.\n\nDan.",
      animal_categories: ["dog", "cat"],
      races: ["labrador-retriever"],
    });
    const answer = await save({ profile: { headline: "", races: [] } });
    expect(answer.json().data.profile.headline).toBeUndefined();
    expect(answer.json().data.profile).toMatchObject({
      races: [],
      animal_categories: ["dog", "cat"],
    });
  });

  it("begins with the mildest terms for cancelling, and takes another", async () => {
    expect((await me()).profile.cancelling_term).toBe("relaxed");
    await save({ profile: { cancelling_term: "middle" } });
    expect((await me()).profile.cancelling_term).toBe("middle");
    expect((await save({ profile: { cancelling_term: "never" } })).statusCode).toBe(422);
  });

  it("takes the same as a form, in which everything is text", async () => {
    const form = await multipart([
      ["_method", "PUT"],
      ["registration_step", "animals"],
      ["profile[services][0][service_type]", "dog_walking_service"],
      ["profile[services][0][price_cents]", "1250"],
      ["profile[radius_km]", "15"],
      ["profile[experience_with_medication]", "0"],
      ["profile[availability][0][weekday]", "MONDAY"],
      ["profile[availability][0][parts][0]", "evening"],
      ["profile[availability][0][parts][1]", "morning"],
      ["profile[own_animals]", ""],
    ]);
    const answer = await server.current.call("POST", "/api/user", { as, ...form });
    expect(answer.statusCode).toBe(200);
    expect((await me()).profile).toMatchObject({
      services: [{ service_type: "dog_walking_service", price_cents: 1250, unit: "walk" }],
      radius_km: 15,
      experience_with_medication: false,
      availability: [{ weekday: "MONDAY", parts: ["morning", "evening"] }],
      own_animals: [],
      registration_step: "animals",
    });
  });

  it.each([
    [
      "a price of nothing",
      { services: [{ service_type: "house_visit", price_cents: 0 }] },
      "profile.services.0.price_cents",
    ],
    [
      "a service that is none",
      { services: [{ service_type: "hugging", price_cents: 900 }] },
      "profile.services.0.service_type",
    ],
    ["a headline that is too long", { headline: "x".repeat(81) }, "profile.headline"],
    ["an animal that is none", { animal_categories: ["dragon"] }, "profile.animal_categories.0"],
    ["a radius round the world", { radius_km: 40_000 }, "profile.radius_km"],
  ])("refuses %s and saves nothing of it", async (_case, profile, field) => {
    const answer = await save({ first_name: "Anders", profile });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
    expect((await me()).first_name).toBe("Noor");
  });

  it("is not there for who has no profile", async () => {
    const { db } = server.current.platform;
    as = await logIn(db, (await makeUser(db)).id);
    expect((await save({ profile: { headline: "Hallo" } })).statusCode).toBe(404);
  });
});

describe("signing up step by step", () => {
  it("remembers the furthest step, and ends once", async () => {
    for (const step of ["services", "animals", "services"]) await save({ registration_step: step });
    expect(await me()).toMatchObject({
      registration_step: "animals",
      reached_registration_end: false,
    });
    await save({ reached_registration_end: true });
    expect(await me()).toMatchObject({
      registration_step: "done",
      reached_registration_end: true,
      profile: { is_registering: false },
    });
  });

  it("knows only the steps of its own kind", async () => {
    expect((await save({ registration_step: "pets" })).statusCode).toBe(422);
  });

  it("keeps the step of each profile apart", async () => {
    await save({ registration_step: "availability" });
    const add = await server.current.call("POST", "/api/user/profile", {
      as,
      body: { profile_type: "pet_owner" },
    });
    expect(add.json().data.registration_step).toBe("address");
    expect((await me()).registration_step).toBe("address");
    await server.current.call("POST", "/api/user/profile/switch", {
      as,
      body: { profile_type: "pet_sitter" },
    });
    expect((await me()).registration_step).toBe("availability");
  });

  it("takes a birth date once", async () => {
    expect((await save({ birth_date: "1991-01-01" })).json().errors).toHaveProperty("birth_date");
    expect((await save({ birth_date: "1990-01-01", terms: true })).statusCode).toBe(200);
    expect((await save({ birth_date: "2015-01-01" })).json().errors).toHaveProperty("birth_date");
  });
});

describe("pictures", () => {
  it("are kept in several widths and served for ever", async () => {
    const answer = await upload(await makePicture());
    expect(answer.statusCode).toBe(200);
    const { images, profile_picture_url } = answer.json().data.profile;
    expect(images).toHaveLength(1);
    expect(images[0].sizes.map((size: { width: number }) => size.width)).toEqual([320, 640, 700]);
    expect(profile_picture_url).toBe(images[0].url);
    const file = await server.current.call("GET", images[0].sizes[0].url);
    expect(file.headers["content-type"]).toBe("image/webp");
    expect(file.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    const again = await server.current.call("GET", images[0].url, {
      headers: {
        "if-none-match": String((await server.current.call("GET", images[0].url)).headers.etag),
      },
    });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    "/files/profiles/1/nope/320.webp",
    "/files/invoices/1.pdf",
    "/files/../app-key",
    "/files/profiles/%2e%2e/x.webp",
  ])("%s is not there", async (address) => {
    expect((await server.current.call("GET", address)).statusCode).toBe(404);
  });

  it("that are none are refused in words", async () => {
    const answer = await upload(Buffer.from("not a picture"));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.images[0]).toContain("jpg, png of webp");
  });

  it("end at twenty, and none of the twenty-first is kept", async () => {
    for (let index = 0; index < 20; index++) {
      await upload(await makePicture(`rgb(${index * 10}, 50, 50)`, 40));
    }
    const before = await storedFiles();
    expect((await upload(await makePicture("#ffffff", 40))).statusCode).toBe(422);
    expect((await me()).profile.images).toHaveLength(20);
    expect(await storedFiles()).toEqual(before);
  });

  it("are replaced in their place, with their flags, also when there are twenty", async () => {
    for (let index = 0; index < 20; index++) {
      await upload(await makePicture(`rgb(${index * 10}, 50, 50)`, 40));
    }
    const before = (await me()).profile.images;
    const old = before[3];
    const flags = { profile_image: true, cover_image: true };
    await server.current.call("PUT", `/api/user/images/${old.id}`, { as, body: flags });
    const answer = await replace(old.id, await makePicture("#ffffff", 40));
    expect(answer.statusCode).toBe(200);
    const { images } = answer.json().data.profile;
    expect(images).toHaveLength(20);
    expect(images[3]).toMatchObject({ profile_image: true, cover_image: true });
    expect(images[3].url).not.toBe(old.url);
    await sweepUploads(testContext(server.current.platform));
    expect((await server.current.call("GET", old.url)).statusCode).toBe(404);
    expect((await server.current.call("GET", images[3].url)).statusCode).toBe(200);
  });

  it("are replaced by one that is there already: that one takes over", async () => {
    await upload(await makePicture("red"), await makePicture("blue"));
    const [red, blue] = (await me()).profile.images;
    const body = { profile_image: true };
    await server.current.call("PUT", `/api/user/images/${red.id}`, { as, body });
    const { images } = (await replace(red.id, await makePicture("blue"))).json().data.profile;
    expect(images).toEqual([{ ...blue, profile_image: true }]);
    // The same once more changes nothing, its file least of all.
    await replace(blue.id, await makePicture("blue"));
    await sweepUploads(testContext(server.current.platform));
    expect((await server.current.call("GET", blue.url)).statusCode).toBe(200);
  });

  it("sent twice are one", async () => {
    const picture = await makePicture();
    await upload(picture, picture);
    expect((await me()).profile.images).toHaveLength(1);
  });

  it("are put in order, made face and cover, and removed with their files", async () => {
    await upload(await makePicture("red"), await makePicture("green"), await makePicture("blue"));
    const before = (await me()).profile.images;
    const change = await server.current.call("PUT", `/api/user/images/${before[2].id}`, {
      as,
      body: { position: 0, profile_image: true, cover_image: true },
    });
    expect(change.json().data.map(({ id }: { id: number }) => id)).toEqual([
      before[2].id,
      before[0].id,
      before[1].id,
    ]);
    await server.current.call("PUT", `/api/user/images/${before[0].id}`, {
      as,
      body: { profile_image: true },
    });
    const after = (await me()).profile.images;
    expect(after.map((image: { profile_image: boolean }) => image.profile_image)).toEqual([
      false,
      true,
      false,
    ]);
    expect(after[0].cover_image).toBe(true);

    const remove = `/api/user/deleteImage/${before[0].id}`;
    expect((await server.current.call("DELETE", remove, { as })).statusCode).toBe(204);
    expect((await server.current.call("DELETE", remove, { as })).statusCode).toBe(404);
    await sweepUploads(testContext(server.current.platform));
    expect((await server.current.call("GET", before[0].url)).statusCode).toBe(404);
    expect((await server.current.call("GET", before[1].url)).statusCode).toBe(200);
    await server.current.call("DELETE", "/api/user/images", { as });
    await sweepUploads(testContext(server.current.platform));
    expect((await me()).profile.images).toEqual([]);
    expect((await server.current.call("GET", before[1].url)).statusCode).toBe(404);
  });

  it("of somebody else can't be touched", async () => {
    await upload(await makePicture());
    const [image] = (await me()).profile.images;
    as = await newUser("pet_sitter");
    expect((await replace(image.id, await makePicture("red"))).statusCode).toBe(404);
    for (const [method, address] of [
      ["DELETE", `/api/user/deleteImage/${image.id}`],
      ["PUT", `/api/user/images/${image.id}`],
    ] as const) {
      expect((await server.current.call(method, address, { as, body: {} })).statusCode).toBe(404);
    }
  });
});
