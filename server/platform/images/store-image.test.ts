import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemClock } from "#server/platform/clock.ts";
import { createFolderStorage } from "#server/platform/storage/folder-storage.ts";
import type { Storage } from "#server/platform/storage/storage.ts";
import { processImage } from "./process-image.ts";
import { imageVariantKey, removeImage, storeImage } from "./store-image.ts";

const picture = (background: string) =>
  sharp({ create: { width: 700, height: 350, channels: 3, background } })
    .jpeg()
    .toBuffer();

describe("storeImage", () => {
  let root: string;
  let storage: Storage;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "kwispel-images-"));
    storage = await createFolderStorage({ root, clock: systemClock });
  });
  afterAll(() => rm(root, { recursive: true }));

  it("writes each variant under a key that comes from the content", async () => {
    const image = await processImage(await picture("coral"));
    const stored = await storeImage(storage, "profiles/12", image);
    expect(stored.key).toMatch(/^profiles\/12\/[0-9a-f]{32}$/);
    expect(stored.widths).toEqual([320, 640, 700]);
    const file = await storage.get(imageVariantKey(stored.key, 640));
    expect(file?.contentType).toBe("image/webp");
    expect(file && (await sharp(await buffer(file.stream)).metadata()).width).toBe(640);
  });

  it("gives the same picture the same key, and another one another", async () => {
    const again = await storeImage(storage, "a", await processImage(await picture("coral")));
    const same = await storeImage(storage, "a", await processImage(await picture("coral")));
    const other = await storeImage(storage, "a", await processImage(await picture("green")));
    expect(same).toEqual(again);
    expect(other.key).not.toBe(again.key);
  });

  it("removes all its files", async () => {
    const stored = await storeImage(storage, "b", await processImage(await picture("navy")));
    await removeImage(storage, stored);
    for (const width of stored.widths) {
      expect(await storage.exists(imageVariantKey(stored.key, width))).toBe(false);
    }
  });
});
