import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { PDFDocument } from "pdf-lib";
import { extractImages, extractText, getDocumentProxy } from "unpdf";
import { beforeEach, describe, expect, it } from "vitest";
import { dayMs } from "#contract/shared/durations.ts";
import { urls } from "#contract/urls/urls.ts";
import { logbookEntries, logbookImages, logbookWalks } from "#server/db/schema/logbooks.ts";
import { profileImages } from "#server/db/schema/profiles.ts";
import { makeBookingPair } from "#tests/factories/bookings.ts";
import { changeLogbook, makeHome, makeVisit } from "#tests/factories/logbooks.ts";
import { makePicture } from "#tests/factories/pictures.ts";
import { logbookCalls } from "#tests/setup/logbooks/logbook-calls.ts";
import { statementsOf } from "#tests/setup/test-database.ts";
import { testStart } from "#tests/setup/test-server.ts";
import { sendingTo } from "#tests/uploads/sending-pictures.ts";

const { server, db, stay } = logbookCalls();
const { post } = sendingTo(server);
const home = { lat: 52.0931, lng: 5.1251 };

let entryId = 0;
/** In the order in which they came. */
let imageIds: number[] = [];

/** Two visits, seven pictures of which the last has a heart, a walk; and the stay is over. */
beforeEach(async () => {
  await makeHome(db(), stay.owner.userId, home);
  await db().delete(logbookEntries);
  await makeVisit(db(), stay.logbookId, {
    checkInAt: new Date("2026-11-15T07:04:00Z"),
    checkOutAt: new Date("2026-11-15T07:34:00Z"),
  });
  entryId = await makeVisit(db(), stay.logbookId, { checkInAt: new Date("2026-11-15T09:00:00Z") });
  imageIds = [];
  for (let nr = 0; nr < 7; nr += 1) {
    const picture = await makePicture(`hsl(${nr * 50} 60% 50%)`, 400);
    const path = `/api/logbooks/${stay.logbookId}/image`;
    const answer = await post(path, [["image", picture]], stay.sitter.token);
    expect(answer.statusCode).toBe(201);
    imageIds.push(answer.json().data.id);
  }
  await db()
    .update(logbookImages)
    .set({ heartedAt: new Date(testStart) })
    .where(eq(logbookImages.id, imageIds[6] ?? 0));
  await db()
    .update(logbookEntries)
    .set({ checkOutAt: new Date("2026-11-15T09:40:00Z") })
    .where(eq(logbookEntries.id, entryId));
  await walk(1_800);
  await complete();
});

const complete = () =>
  changeLogbook(db(), stay.logbookId, {
    completedAt: new Date(testStart),
    sitterNotes: "Moos zag zijn eerste sneeuw.\nTot in februari.",
  });

async function walk(distanceM: number) {
  await db()
    .insert(logbookWalks)
    .values({
      logbookId: stay.logbookId,
      entryId,
      clientId: randomUUID(),
      startedAt: new Date("2026-11-15T09:05:00Z"),
      endedAt: new Date("2026-11-15T09:29:00Z"),
      distanceM,
      seconds: 24 * 60,
      petIds: stay.petIds,
      lines: [
        [
          [home.lat, home.lng],
          [home.lat + 0.004, home.lng + 0.006],
          [home.lat + 0.002, home.lng + 0.009],
        ],
      ],
    });
}

const path = () => `/api/logbooks/${stay.logbookId}`;
const report = (as: string) => server.current.call("GET", `${path()}/report`, { as });
const share = (as = stay.owner.token) => server.current.call("POST", `${path()}/share`, { as });
const unshare = (as = stay.owner.token) => server.current.call("DELETE", `${path()}/share`, { as });
const shared = (token: string) => server.current.call("GET", `/api/reports/${token}`);
const look = async (url: string) => server.current.call("GET", url);
const tokenOf = async () => (await share()).json().data.token as string;

describe("the report of a stay", () => {
  it("has its days, what they add up to, and the pictures with hearts first", async () => {
    const answer = await report(stay.owner.token);
    expect(answer.statusCode).toBe(200);
    const { data } = answer.json();
    expect(data).toMatchObject({
      owner_first_name: "Tess",
      sitter_first_name: "Sanne",
      city: "Utrecht",
      at_owners_home: true,
      totals: { visits: 2, minutes: 70, walked_m: 1_800, images: 7 },
      days: [{ date: "2026-11-15", check_ins: ["08:04", "10:00"], minutes: 70, images: 7 }],
      longest_walk: { distance_m: 1_800, minutes: 24 },
      sitter_notes: "Moos zag zijn eerste sneeuw.\nTot in februari.",
    });
    const shown = data.images.map(({ id }: { id: number }) => id);
    expect(shown).toHaveLength(5);
    expect(shown[0]).toBe(imageIds[6]);
  });

  it("is for the two of it, and its link for the owner", async () => {
    await share();
    expect((await report(stay.owner.token)).json()).toMatchObject({ can_share: true, share: {} });
    const sitters = (await report(stay.sitter.token)).json();
    expect(sitters.can_share).toBe(false);
    expect(sitters).not.toHaveProperty("share");
    const stranger = await makeBookingPair(db());
    expect((await report(stranger.owner.token)).statusCode).toBe(404);
    expect((await report(stranger.sitter.token)).statusCode).toBe(404);
  });

  it("tells both of them since when whoever has its link can see it", async () => {
    const since = async (as: string) => (await report(as)).json().shared_at;
    expect([await since(stay.owner.token), await since(stay.sitter.token)]).toEqual([
      undefined,
      undefined,
    ]);
    await share();
    const at = "2026-11-15T09:30:00Z";
    expect([await since(stay.owner.token), await since(stay.sitter.token)]).toEqual([at, at]);
    await unshare();
    expect(await since(stay.sitter.token)).toBeUndefined();
  });

  it("tells the sitter that it is shared, once, however often that is", async () => {
    const told = async (as: string) => {
      await server.current.relay.drain();
      const answer = await server.current.call("GET", "/api/user/notifications", { as });
      return answer
        .json()
        .data.filter(({ type }: { type: string }) => type === "logbook_report_shared");
    };
    await share();
    await unshare();
    await share();
    expect(await told(stay.sitter.token)).toMatchObject([
      { path: `/logbook/${stay.logbookId}/report`, title: expect.stringContaining("Tess") },
    ]);
    expect(await told(stay.owner.token)).toEqual([]);
  });

  it("is not there before the stay is over", async () => {
    const token = await tokenOf();
    await changeLogbook(db(), stay.logbookId, { completedAt: null });
    expect((await report(stay.owner.token)).statusCode).toBe(404);
    expect((await share()).statusCode).toBe(404);
    expect((await shared(token)).statusCode).toBe(404);
    const pdf = `${path()}/report.pdf`;
    expect((await server.current.call("GET", pdf, { as: stay.owner.token })).statusCode).toBe(404);
  });
});

describe("sharing it", () => {
  it("gives the owner one link, the same again, and another after it was taken back", async () => {
    const first = (await share()).json().data;
    expect(first.token).toMatch(/^[\w-]{43}$/);
    const { appUrl } = server.current.platform.config;
    expect(first.url).toBe(`${appUrl}${urls.sharedReport(first.token)}`);
    expect((await share()).json().data).toEqual(first);
    expect((await unshare()).statusCode).toBe(204);
    expect((await unshare()).statusCode).toBe(204);
    expect((await report(stay.owner.token)).json()).not.toHaveProperty("share");
    expect(await tokenOf()).not.toBe(first.token);
    expect((await shared(first.token)).statusCode).toBe(404);
  });

  it("is not the sitter's, nor a stranger's", async () => {
    const stranger = await makeBookingPair(db());
    const token = await tokenOf();
    for (const as of [stay.sitter.token, stranger.owner.token]) {
      expect((await share(as)).statusCode).toBe(404);
      expect((await unshare(as)).statusCode).toBe(404);
    }
    expect((await shared(token)).statusCode).toBe(200);
  });
});

describe("what a guest with the link sees", () => {
  it("has no places, no ids of animals, and no files but those under the link", async () => {
    const token = await tokenOf();
    const answer = await shared(token);
    expect(answer.statusCode).toBe(200);
    const { data } = answer.json();
    expect(data.pets).toEqual([
      { name: `Dier ${stay.petIds[0]}`, category: "dog" },
      { name: `Dier ${stay.petIds[1]}`, category: "dog" },
    ]);
    expect(data.longest_walk).toMatchObject({ distance_m: 1_800, pet_ids: [] });
    expect(data.longest_walk.lines.flat(2).every((value: number) => Math.abs(value) < 1)).toBe(
      true,
    );
    expect(answer.body).not.toContain("/files/");
    expect(answer.body).not.toContain("52.09");
  });

  it("are pictures that are served without a session until the link is taken back", async () => {
    const token = await tokenOf();
    const { data } = (await shared(token)).json();
    const addresses: string[] = data.images.flatMap(({ sizes }: { sizes: { url: string }[] }) =>
      sizes.map(({ url }) => url),
    );
    expect(addresses.length).toBeGreaterThanOrEqual(5);
    // Whoever has the link asks for many: for each no more is read than which pictures are shown.
    const sent = await statementsOf(() => look(addresses[0] ?? ""));
    expect(sent.join("\n")).not.toMatch(/"(logbook_entries|logbook_walks|logbook_pets|bookings)"/);
    for (const url of addresses) {
      const picture = await look(url);
      expect(picture.statusCode).toBe(200);
      expect(picture.headers["content-type"]).toBe("image/webp");
      expect(picture.headers["cache-control"]).toBe("private, no-store");
      expect(picture.headers["x-robots-tag"]).toContain("noindex");
    }
    await unshare();
    for (const url of addresses) expect((await look(url)).statusCode).toBe(404);
    expect((await shared(token)).statusCode).toBe(404);
  });

  it("has the sitter's picture under the link too", async () => {
    await db().delete(profileImages);
    const fields: [string, string | Uint8Array][] = [
      ["_method", "PUT"],
      ["images[]", await makePicture("gold")],
    ];
    await post("/api/user", fields, stay.sitter.token);
    const token = await tokenOf();
    const { url } = (await shared(token)).json().data.sitter_picture;
    expect(url.startsWith(urls.sharedReport(token))).toBe(true);
    expect((await look(url)).statusCode).toBe(200);
  });

  it.each([
    ["of the logbook that is not in the report", () => [imageIds[1] ?? 0, 320]],
    ["in a width that there is none of", () => [imageIds[6] ?? 0, 321]],
    ["of another logbook", () => [999_999, 320]],
  ] as const)("has no picture %s", async (_case, which) => {
    const token = await tokenOf();
    const [id, width] = which();
    expect((await look(urls.sharedReportImage(token, id ?? 0, width ?? 0))).statusCode).toBe(404);
  });

  it("is nothing for who guesses", async () => {
    await tokenOf();
    const guess = "x".repeat(43);
    expect((await shared(guess)).statusCode).toBe(404);
    const [id = 0] = imageIds;
    expect((await look(urls.sharedReportImage(guess, id, 320))).statusCode).toBe(404);
    expect((await look(`${urls.sharedReport(guess)}/..%2f..%2fapp-key.webp`)).statusCode).toBe(404);
  });

  it("has no walk that is older than ninety days", async () => {
    const token = await tokenOf();
    server.current.clock.advance(91 * dayMs);
    expect((await shared(token)).json().data).not.toHaveProperty("longest_walk");
  });
});

describe("the report on paper", () => {
  const download = (as: string) =>
    server.current.call("GET", `${path()}/report.pdf`, {
      as,
      headers: { "accept-language": "nl" },
    });

  async function pagesOf(as = stay.owner.token) {
    const answer = await download(as);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("application/pdf");
    return PDFDocument.load(new Uint8Array(answer.rawPayload));
  }

  it("is one sheet of A4, with the pictures in it, for both of them", async () => {
    for (const { token } of [stay.owner, stay.sitter]) {
      const paper = await pagesOf(token);
      expect(paper.getPageCount()).toBe(1);
      const { width, height } = paper.getPage(0).getSize();
      expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
      expect(paper.getTitle()).toContain("Een dag met");
    }
    expect((await download((await makeBookingPair(db())).owner.token)).statusCode).toBe(404);
  });

  it("says what the report says, as any reader of PDF reads it", async () => {
    const answer = await download(stay.owner.token);
    const paper = await getDocumentProxy(new Uint8Array(answer.rawPayload));
    const { text } = await extractText(paper, { mergePages: true });
    const words = text.replaceAll(/\s+/g, " ");
    const [one, other] = stay.petIds;
    for (const said of [
      `Een dag met Dier ${one} en Dier ${other} 15 t/m 17 november 2026`,
      "2 bezoeken 1 u 10 bij Tess thuis 1,8 km gewandeld 7 foto’s",
      "zo 15 nov 8:04, 10:00 70 min 1,8 km 7",
      "Van Sanne Moos zag zijn eerste sneeuw. Tot in februari.",
    ]) {
      expect(words).toContain(said);
    }
    const images = await extractImages(paper, 1);
    // Photographs are opaque; what isn't is our name above them.
    expect(images.filter(({ channels }) => channels === 3)).toHaveLength(5);
  });

  it("flows over as many pages as a long stay takes", async () => {
    for (let nr = 1; nr <= 90; nr += 1) {
      const checkInAt = new Date(Date.parse("2026-11-15T07:00:00Z") + nr * dayMs);
      const day = checkInAt.toISOString().slice(0, 10);
      const checkOutAt = new Date(checkInAt.getTime() + 30 * 60_000);
      await makeVisit(db(), stay.logbookId, { day, checkInAt, checkOutAt });
    }
    await changeLogbook(db(), stay.logbookId, {
      sitterNotes: `${"Heel veel woorden over een lang verblijf. ".repeat(80)}${"x".repeat(200)}`,
    });
    expect((await pagesOf()).getPageCount()).toBe(4);
  });

  it("needs neither pictures nor walks nor words", async () => {
    await db().delete(logbookImages);
    await db().delete(logbookWalks);
    await db().delete(profileImages);
    await changeLogbook(db(), stay.logbookId, { sitterNotes: null });
    expect((await pagesOf()).getPageCount()).toBe(1);
  });
});
