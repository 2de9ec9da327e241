import { beforeEach, describe, expect, it } from "vitest";
import { petImages } from "#server/db/schema/pets.ts";
import { profileImages } from "#server/db/schema/profiles.ts";
import { sweepUploads } from "#server/platform/images/uploads.ts";
import { makeBookingPair } from "#tests/factories/bookings.ts";
import { makeLogbook, makeVisit } from "#tests/factories/logbooks.ts";
import { makePicture } from "#tests/factories/pictures.ts";
import { logbookCalls } from "#tests/setup/logbooks/logbook-calls.ts";
import { testContext } from "#tests/setup/test-context.ts";
import { sendingTo } from "#tests/uploads/sending-pictures.ts";

const { server, db, stay } = logbookCalls();
const { storedFiles, post, expectAllOwned } = sendingTo(server);

let imageIds: number[] = [];
beforeEach(async () => {
  for (const file of await storedFiles()) await server.current.platform.storage.remove(file);
  // A picture of the factory's sitter, which is a row and no more.
  await db().delete(profileImages);
  await makeVisit(db(), stay.logbookId);
  imageIds = [];
  for (const colour of ["red", "blue"]) {
    const path = `/api/logbooks/${stay.logbookId}/image`;
    const answer = await post(path, [["image", await makePicture(colour)]], stay.sitter.token);
    imageIds.push(answer.json().data.id);
  }
});

const copy = (body: object, as = stay.owner.token, id = stay.logbookId) =>
  server.current.call("POST", `/api/logbooks/${id}/addImagesToOwnerProfile`, { as, body });
const ownPictures = async () =>
  (await server.current.call("GET", "/api/user", { as: stay.owner.token })).json().profile
    .images as { url: string }[];
const petPictures = async (petId: number) =>
  (await server.current.call("GET", `/api/pets/${petId}`, { as: stay.owner.token })).json().data
    .images as { url: string }[];
const many = () =>
  Array.from({ length: 20 }, (_, nr) => ({
    key: `demo/some/${nr}`,
    widths: [320],
    width: 320,
    height: 200,
    placeholder: "",
  }));

describe("pictures of a logbook on the owner's profile", () => {
  it("are copies that everybody may see, each once, and marked", async () => {
    for (let nr = 0; nr < 2; nr += 1) {
      const answer = await copy({ image_ids: imageIds });
      expect(answer.statusCode).toBe(200);
      const marked = { is_added_to_profile: true };
      expect(answer.json().data).toMatchObject([marked, marked]);
    }
    const shown = await ownPictures();
    expect(shown).toHaveLength(2);
    for (const { url } of shown) {
      expect((await server.current.call("GET", url)).statusCode).toBe(200);
    }
    await expectAllOwned(4 * 3);
  });

  it("stay when the sitter takes the original away", async () => {
    await copy({ image_ids: [imageIds[0]] });
    const path = `/api/logbooks/${stay.logbookId}/image/${imageIds[0]}`;
    await server.current.call("DELETE", path, { as: stay.sitter.token });
    await sweepUploads(testContext(server.current.platform));
    const [shown] = await ownPictures();
    expect((await server.current.call("GET", shown?.url ?? "")).statusCode).toBe(200);
    await expectAllOwned(2 * 3);
  });

  it("go to a pet of theirs, and to no other", async () => {
    const [moos, minoes] = stay.petIds;
    await copy({ image_ids: imageIds, pet_id: moos });
    const answer = await copy({ image_ids: [imageIds[0]], pet_id: minoes });
    expect(answer.json().data).toMatchObject([
      { added_to_pet_ids: [moos, minoes], is_added_to_profile: false },
    ]);
    expect(await petPictures(moos)).toHaveLength(2);
    expect(await petPictures(minoes)).toHaveLength(1);
    const others = (await makeBookingPair(db())).petIds[0];
    expect((await copy({ image_ids: imageIds, pet_id: others })).statusCode).toBe(404);
    // A picture of the other factory's sitter, which is a row and no more.
    await db().delete(profileImages);
    await expectAllOwned(5 * 3);
  });

  it("count against how many there may be, and leave nothing when there are too many", async () => {
    const [moos] = stay.petIds;
    const { profileId } = stay.owner;
    await db()
      .insert(petImages)
      .values(many().map((image) => ({ ...image, petId: moos })));
    await db()
      .insert(profileImages)
      .values(many().map((image, position) => ({ ...image, profileId, position })));
    for (const where of [{}, { pet_id: moos }]) {
      const answer = await copy({ image_ids: imageIds, ...where });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors.images).toHaveLength(1);
    }
    await expectAllOwned(2 * 3);
  });

  it("are the owner's choice, of this logbook's pictures alone", async () => {
    expect((await copy({ image_ids: imageIds }, stay.sitter.token)).statusCode).toBe(404);
    const other = await makeBookingPair(db());
    expect((await copy({ image_ids: imageIds }, other.owner.token)).statusCode).toBe(404);
    const { logbookId: otherId } = await makeLogbook(db(), other);
    expect((await copy({ image_ids: imageIds }, other.owner.token, otherId)).statusCode).toBe(404);
    expect((await copy({ image_ids: [...imageIds, 999_999] })).statusCode).toBe(404);
  });
});
