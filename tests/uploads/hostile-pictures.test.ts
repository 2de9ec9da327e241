import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { thumbHashToApproximateAspectRatio } from "thumbhash";
import { beforeEach, describe, expect, it } from "vitest";
import type { Locale } from "#contract/shared/locale.ts";
import { ruleText } from "#contract/shared/validation/validation.ts";
import { petImages, pets } from "#server/db/schema/pets.ts";
import { profileImages } from "#server/db/schema/profiles.ts";
import { requestImages, requests } from "#server/db/schema/requests.ts";
import {
  hostileTraces,
  makePhonePicture,
  pictureAndMore,
  type RefusedFile,
  refusedFiles,
} from "../factories/hostile-pictures.ts";
import { makeOwner } from "../factories/pets.ts";
import { makePicture } from "../factories/pictures.ts";
import { multipart } from "../setup/multipart.ts";
import { testServer } from "../setup/test-server.ts";

/** Every way for a picture to come in, with the field it comes in by. */
const ways = [
  { what: "a profile", path: "/api/user", field: "images", fields: [["_method", "PUT"]] },
  {
    what: "a pet",
    path: "/api/pets",
    field: "images",
    fields: [
      ["name", "Moos"],
      ["category", "dog"],
    ],
  },
  {
    what: "a request",
    path: "/api/request",
    field: "image",
    fields: [
      ["title", "Elke vrijdag"],
      ["description", "Voor altijd."],
      ["service_types[0]", "dog_walking_service"],
      ["animals", ""],
      ["start_date", "2026-12-01"],
    ],
  },
] satisfies { what: string; path: string; field: string; fields: [string, string][] }[];
type Way = (typeof ways)[number];

const server = testServer();
let token = "";

beforeEach(async () => {
  token = (await makeOwner(server.current.platform.db)).token;
  for (const file of await storedFiles()) await server.current.platform.storage.remove(file);
});

async function send(way: Way, files: readonly Uint8Array[], locale: Locale = "nl") {
  const name = way.field === "images" ? "images[]" : way.field;
  const sent = files.map((file): [string, Uint8Array] => [name, file]);
  const { headers, body } = await multipart([...(way.fields as [string, string][]), ...sent]);
  const language = { "accept-language": locale };
  return server.current.call("POST", way.path, {
    as: token,
    body,
    headers: { ...headers, ...language },
  });
}

/** All that is in storage, half-written files too. */
async function storedFiles(): Promise<string[]> {
  const root = path.join(server.current.platform.config.dataDir, "files");
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

async function expectNothingKept(): Promise<void> {
  const { db } = server.current.platform;
  expect(await storedFiles()).toEqual([]);
  for (const table of [profileImages, petImages, requestImages, pets, requests]) {
    expect(await db.select().from(table)).toEqual([]);
  }
}

type WireImage = {
  url: string;
  sizes: { width: number; url: string }[];
  width: number;
  height: number;
  placeholder: string;
};

function imageIn(data: {
  profile?: { images: WireImage[] };
  images?: WireImage[];
  image?: WireImage;
}): WireImage {
  const image = data.profile?.images[0] ?? data.images?.[0] ?? data.image;
  if (!image) throw new Error("the answer holds no picture");
  return image;
}

async function download(url: string): Promise<Buffer> {
  const { statusCode, headers, rawPayload } = await server.current.call("GET", url);
  expect(statusCode).toBe(200);
  expect(headers["content-type"]).toBe("image/webp");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  return rawPayload;
}

/** Pixels and nothing else: the container holds what it says it holds, to the last byte. */
async function expectBareWebp(bytes: Buffer): Promise<void> {
  const metadata = await sharp(bytes).metadata();
  expect(metadata.format).toBe("webp");
  for (const part of ["exif", "xmp", "iptc", "icc", "orientation", "comments"] as const) {
    expect(metadata[part]).toBeUndefined();
  }
  for (const trace of hostileTraces) expect(bytes.includes(trace, 0, "latin1")).toBe(false);
  expect(bytes.readUInt32LE(4) + 8).toBe(bytes.length);
}

async function colourAt(bytes: Buffer, left: number, top: number) {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (data[0] ?? 0) > (data[2] ?? 0) ? "red" : "blue";
}

describe.each(ways)("a picture for $what", (way) => {
  it("from a phone is served upright, bare, and in four widths with a placeholder", async () => {
    const answer = await send(way, [await makePhonePicture()]);
    expect(answer.statusCode).toBeLessThan(300);
    const image = imageIn(answer.json().data);
    expect(image).toMatchObject({ width: 1920, height: 2496 });
    expect(image.sizes.map(({ width }) => width)).toEqual([320, 640, 1280, 1920]);
    expect(image.url).toBe(image.sizes.at(-1)?.url);
    const placeholder = Buffer.from(image.placeholder, "base64");
    expect(thumbHashToApproximateAspectRatio(placeholder)).toBeLessThan(1);

    for (const { width, url } of image.sizes) {
      const bytes = await download(url);
      const { height = 0, ...metadata } = await sharp(bytes).metadata();
      expect(metadata.width).toBe(width);
      expect(await colourAt(bytes, width / 2, 10)).toBe("red");
      expect(await colourAt(bytes, width / 2, height - 10)).toBe("blue");
      await expectBareWebp(bytes);
    }
    const root = path.join(server.current.platform.config.dataDir, "files");
    const files = await storedFiles();
    expect(files).toHaveLength(4);
    for (const file of files) await expectBareWebp(await readFile(path.join(root, file)));
  });

  it.each(Object.entries(pictureAndMore))("with %s is kept without it", async (_what, make) => {
    const file = await make();
    expect(hostileTraces.some((trace) => file.includes(trace, 0, "latin1"))).toBe(true);
    const answer = await send(way, [file]);
    expect(answer.statusCode).toBeLessThan(300);
    for (const { url } of imageIn(answer.json().data).sizes) {
      await expectBareWebp(await download(url));
    }
  });

  const refusals = {
    "a renamed program": "imageUnsupported",
    "an SVG with a script": "imageUnsupported",
    "a GIF that is also a script": "imageUnsupported",
    "a page with a picture behind it": "imageUnsupported",
    "60 megapixels in a small file": "imageTooManyPixels",
    "a JPEG that breaks off": "imageBroken",
  } as const satisfies Record<RefusedFile, string>;

  it.each(Object.keys(refusals) as RefusedFile[])(
    "that is %s is refused in words, and nothing is kept",
    async (what) => {
      const file = await refusedFiles[what]();
      expect(file.length).toBeLessThan(1_000_000);
      for (const locale of ["nl", "en"] as const) {
        const answer = await send(way, [file], locale);
        expect(answer.statusCode).toBe(422);
        expect(answer.json()).toMatchObject({
          error: "validation",
          errors: { [way.field]: [ruleText(refusals[what], locale)] },
        });
      }
      await expectNothingKept();
    },
  );
});

it.each(ways.filter(({ field }) => field === "images"))(
  "one bad picture among good ones for $what: none of them is kept",
  async (way) => {
    const good = [await makePicture("red"), await makePicture("blue")];
    const answer = await send(way, [...good, await refusedFiles["a JPEG that breaks off"]()]);
    expect(answer.statusCode).toBe(422);
    await expectNothingKept();
  },
);
