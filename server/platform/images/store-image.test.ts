import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFolderStorage } from "#server/platform/storage/folder-storage.ts";
import type { Storage } from "#server/platform/storage/storage.ts";
import { processImage } from "./process-image.ts";
import {
  imageKeyOf,
  imageKeyOfFile,
  imageVariantKey,
  isSamePicture,
  removeImage,
  storeImage,
} from "./store-image.ts";

const picture = async (background: string) =>
  processImage(
    await sharp({ create: { width: 700, height: 350, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  );

describe("storeImage", () => {
  let root: string;
  let storage: Storage;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "kwispel-images-"));
    storage = await createFolderStorage({ root });
  });
  afterAll(() => rm(root, { recursive: true }));

  it("writes each variant under a key that ends in the content", async () => {
    const image = await picture("coral");
    const key = imageKeyOf("profiles/1", image);
    expect(key).toMatch(/^profiles\/1\/[0-9a-f]{32}$/);
    await storeImage(storage, key, image);
    expect(image.variants.map(({ width }) => width)).toEqual([320, 640, 700]);
    const file = await storage.get(imageVariantKey(key, 640));
    expect(file?.contentType).toBe("image/webp");
    expect(file && (await sharp(await buffer(file.stream)).metadata()).width).toBe(640);
  });

  it("knows the same picture by its key in any folder, and another one from it", async () => {
    const key = imageKeyOf("a", await picture("coral"));
    const same = imageKeyOf("b", await picture("coral"));
    const other = imageKeyOf("a", await picture("green"));
    expect(isSamePicture({ key }, { key: same })).toBe(true);
    expect(isSamePicture({ key }, { key: other })).toBe(false);
  });

  it("removes all its files", async () => {
    const image = await picture("navy");
    const key = imageKeyOf("b", image);
    const widths = image.variants.map(({ width }) => width);
    await storeImage(storage, key, image);
    await removeImage(storage, { key, widths });
    for (const width of widths) {
      expect(await storage.exists(imageVariantKey(key, width))).toBe(false);
    }
  });
});

describe("imageKeyOfFile", () => {
  it.each([
    ["pets/a/b/320.webp", "pets/a/b"],
    ["320.webp", null],
    ["pets/a/b/wide.webp", null],
    ["pets/a/320.png", null],
  ])("of %s is %s", (file, key) => {
    expect(imageKeyOfFile(file)).toBe(key);
  });
});
