import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { logbookEntries, logbookImages } from "#server/db/schema/logbooks.ts";
import { sweepUploads } from "#server/platform/images/uploads.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { makeBookingPair } from "#tests/factories/bookings.ts";
import { changeLogbook, makeLogbook, makeVisit } from "#tests/factories/logbooks.ts";
import { makePicture } from "#tests/factories/pictures.ts";
import { logbookCalls } from "#tests/setup/logbooks/logbook-calls.ts";
import { testContext } from "#tests/setup/test-context.ts";
import { testStart } from "#tests/setup/test-server.ts";
import { type Fields, sendingTo } from "#tests/uploads/sending-pictures.ts";

const { server, db, stay } = logbookCalls();
const { storedFiles, post } = sendingTo(server);
const platform = () => server.current.platform;
const minute = 60_000;
const at = (minutes: number) => new Date(Date.parse(testStart) + minutes * minute);

let entryId = 0;
beforeEach(async () => {
  server.current.clock.set(at(20));
  for (const file of await storedFiles()) await platform().storage.remove(file);
  // Nothing else is planned: what has ended has ended.
  await db().delete(logbookEntries);
  entryId = await makeVisit(db(), stay.logbookId, { checkInAt: at(0) });
});

const path = () => `/api/logbooks/${stay.logbookId}/image`;
const send = async (fields: Fields = [], as = stay.sitter.token, picture?: Uint8Array) =>
  post(path(), [...fields, ["image", picture ?? (await makePicture())]], as);
const add = async (fields: Fields = [], picture?: Uint8Array) => {
  const answer = await send(fields, stay.sitter.token, picture);
  expect(answer.statusCode).toBe(201);
  return answer.json().data;
};
const checkOut = (minutes: number) =>
  db()
    .update(logbookEntries)
    .set({ checkOutAt: at(minutes) })
    .where(eq(logbookEntries.id, entryId));
/** As an `<img>` asks: with the session's cookie and nothing else. */
const look = async (url: string, token?: string) =>
  server.current.call("GET", url, token ? { cookies: { session: token } } : {});

/** Not a colour all over: what the camera wrote is about a place. */
async function pictureWithPlace(): Promise<Buffer> {
  return sharp({ create: { width: 2_600, height: 1_300, channels: 3, background: "teal" } })
    .withExif({
      IFD0: { Artist: "Sanne" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 5/1 0/1" },
    })
    .jpeg()
    .toBuffer();
}

describe("a picture of a visit", () => {
  it("is scaled, has nothing of the camera's left, and stands with its visit", async () => {
    const picture = await pictureWithPlace();
    expect((await sharp(picture).metadata()).exif).toBeDefined();
    const [moos] = stay.petIds;
    const fields: Fields = [
      ["pet_id", String(moos)],
      ["caption", "In het gras"],
      ["happened_at", at(5).toISOString()],
    ];
    const image = await add(fields, picture);
    expect(image).toMatchObject({
      entry_id: entryId,
      pet_id: moos,
      caption: "In het gras",
      is_hearted: false,
      is_added_to_profile: false,
      added_to_pet_ids: [],
      width: 1_920,
    });
    expect(new Date(image.taken_at)).toEqual(at(5));
    for (const { url } of image.sizes) {
      const file = await look(url, stay.owner.token);
      expect(file.statusCode).toBe(200);
      const { exif, xmp, iptc } = await sharp(file.rawPayload).metadata();
      expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
    }
  });

  it("shows to the two of the logbook, and is not there for anybody else", async () => {
    const { url } = await add();
    for (const { token } of [stay.owner, stay.sitter]) {
      const file = await look(url, token);
      expect(file.statusCode).toBe(200);
      expect(file.headers["cache-control"]).toBe("private, no-store");
    }
    const stranger = await makeBookingPair(db());
    const admin = await logIn(db(), (await makeUser(db(), { role: "admin" })).id);
    for (const token of [undefined, stranger.owner.token, stranger.sitter.token, admin]) {
      expect((await look(url, token)).statusCode).toBe(404);
    }
    expect((await look(url.replace("/private", ""), stay.owner.token)).statusCode).toBe(404);
  });

  it("of an animal or an activity that isn't of this logbook is kept without it", async () => {
    const others = (await makeBookingPair(db())).petIds[0];
    const image = await add([
      ["pet_id", String(others)],
      ["activity_id", "999999"],
    ]);
    expect(image).toMatchObject({ entry_id: entryId });
    expect(image).not.toHaveProperty("pet_id");
    expect(image).not.toHaveProperty("activity_id");
  });

  it.each([
    ["the owner", () => stay.owner.token, 404],
    ["a stranger", async () => (await makeBookingPair(db())).sitter.token, 404],
  ])("is not for %s to add", async (_who, token, status) => {
    expect((await send([], await token())).statusCode).toBe(status);
    expect(await storedFiles()).toEqual([]);
  });

  it("needs a visit that goes on at the time it was taken, also when it comes late", async () => {
    await checkOut(10);
    const early = await send([["happened_at", at(-5).toISOString()]]);
    expect([early.statusCode, early.json().error]).toEqual([409, "checkInToEdit"]);
    const late = await send([["happened_at", at(15).toISOString()]]);
    expect([late.statusCode, late.json().error]).toEqual([409, "cannotEditAfterCheckout"]);
    expect(await storedFiles()).toEqual([]);
    expect(await add([["happened_at", at(5).toISOString()]])).toMatchObject({ entry_id: entryId });
  });

  it("is refused in a logbook that was cancelled", async () => {
    await changeLogbook(db(), stay.logbookId, { cancelledAt: at(1) });
    const answer = await send();
    expect([answer.statusCode, answer.json().error]).toEqual([409, "logbookReadOnly"]);
  });

  it("without a picture is refused by its field", async () => {
    const answer = await post(path(), [["caption", "Niets"]], stay.sitter.token);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(["image"]);
  });
});

describe("a picture that is sent again", () => {
  it("is answered as the first time and kept once, also when they come at once", async () => {
    const fields: Fields = [["client_id", randomUUID()]];
    const first = await add(fields);
    const again = await Promise.all([send(fields), send(fields), send(fields)]);
    for (const answer of again) expect(answer.json().data).toEqual(first);
    await checkOut(12);
    await changeLogbook(db(), stay.logbookId, { cancelledAt: at(13) });
    expect((await add(fields)).id).toBe(first.id);
    await sweepUploads(testContext(platform()));
    expect(await storedFiles()).toHaveLength(first.sizes.length);
    expect(await db().$count(logbookImages)).toBe(1);
  });

  it("doesn't come back after it was taken away", async () => {
    const fields: Fields = [["client_id", randomUUID()]];
    const { id, url } = await add(fields);
    const removed = await server.current.call("DELETE", `${path()}/${id}`, {
      as: stay.sitter.token,
    });
    expect(removed.statusCode).toBe(204);
    expect((await look(url, stay.sitter.token)).statusCode).toBe(404);
    const again = await send(fields);
    expect([again.statusCode, again.json()]).toEqual([201, {}]);
    await sweepUploads(testContext(platform()));
    expect(await storedFiles()).toEqual([]);
  });
});

describe("taking a picture away", () => {
  const remove = (id: number, as: string) =>
    server.current.call("DELETE", `${path()}/${id}`, { as });

  it("is the sitter's, while being there", async () => {
    const { id } = await add();
    expect((await remove(id, stay.owner.token)).statusCode).toBe(404);
    await checkOut(19);
    const late = await remove(id, stay.sitter.token);
    expect([late.statusCode, late.json().error]).toEqual([409, "cannotEditAfterCheckout"]);
    await makeVisit(db(), stay.logbookId, { checkInAt: at(19) });
    expect((await remove(id, stay.sitter.token)).statusCode).toBe(204);
    expect((await remove(id, stay.sitter.token)).statusCode).toBe(404);
  });

  it("is not possible from another logbook", async () => {
    const { id } = await add();
    const other = await makeBookingPair(db());
    const { logbookId: otherId } = await makeLogbook(db(), other);
    await makeVisit(db(), otherId, { checkInAt: at(0) });
    const answer = await server.current.call("DELETE", `/api/logbooks/${otherId}/image/${id}`, {
      as: other.sitter.token,
    });
    expect(answer.statusCode).toBe(404);
  });
});

describe("a heart", () => {
  const heart = (method: "PUT" | "DELETE", id: number, as: string) =>
    server.current.call(method, `${path()}/${id}/heart`, { as });

  it("is the owner's to give, once, and to take back", async () => {
    const { id } = await add();
    for (let nr = 0; nr < 2; nr += 1) {
      const answer = await heart("PUT", id, stay.owner.token);
      expect(answer.json().data).toMatchObject({ id, is_hearted: true });
    }
    for (const as of [stay.sitter.token, (await makeBookingPair(db())).owner.token]) {
      expect((await heart("PUT", id, as)).statusCode).toBe(404);
      expect((await heart("DELETE", id, as)).statusCode).toBe(404);
    }
    expect((await heart("DELETE", id, stay.owner.token)).json().data.is_hearted).toBe(false);
  });
});

describe("all pictures", () => {
  it("come the newest first, a page at a time", async () => {
    const image = { widths: [320], width: 320, height: 200, placeholder: "", takenAt: at(1) };
    const rows = Array.from({ length: 65 }, (_, nr) => ({
      ...image,
      logbookId: stay.logbookId,
      entryId,
      key: `logbooks/${stay.logbookId}/${nr}`,
    }));
    const stored = await db().insert(logbookImages).values(rows).returning();
    const seen: number[] = [];
    let before: number | undefined;
    for (const count of [30, 30, 5]) {
      const query = before === undefined ? "" : `?before=${before}`;
      const url = `/api/logbooks/${stay.logbookId}/images${query}`;
      const page = (await server.current.call("GET", url, { as: stay.owner.token })).json();
      expect(page.data).toHaveLength(count);
      seen.push(...page.data.map(({ id }: { id: number }) => id));
      before = page.next;
    }
    expect(before).toBeUndefined();
    expect(seen).toEqual(stored.map(({ id }) => id).toReversed());
    const stranger = await makeBookingPair(db());
    const url = `/api/logbooks/${stay.logbookId}/images`;
    const answer = await server.current.call("GET", url, { as: stranger.owner.token });
    expect(answer.statusCode).toBe(404);
  });
});
