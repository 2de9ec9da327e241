import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { thumbHashToApproximateAspectRatio, thumbHashToAverageRGBA } from "thumbhash";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createFolderStorage } from "#server/platform/storage/folder-storage.ts";
import type { Storage } from "#server/platform/storage/storage.ts";
import { demoStorage } from "./demo-storage.ts";
import { type DemoPicture, findPicture, keyOf, knownPictures } from "./picture-keys.ts";
import { rowOf } from "./picture-rows.ts";

const face = { look: "feminine", age: "old", seed: 12 } as const;
const pet = { category: "dog", breed: "beagle", seed: 7 } as const;
const pictures: DemoPicture[] = [
  { kind: "person", face },
  { kind: "pet", pet },
  { kind: "pet", pet: { category: "fish", breed: "koi", seed: 3 } },
  { kind: "day", day: "park", pet },
  { kind: "day", day: "pair", pet: { category: "cat", breed: "ragdoll", seed: 5 } },
  { kind: "together", face, pet },
  { kind: "stay", pet: "moos", day: "beach", seed: 101 },
  { kind: "stay", pet: "moos", day: "window", seed: 102 },
  { kind: "stay", pet: "minoes", day: "lawn", seed: 103 },
  ...knownPictures.map((name) => ({ kind: "known" as const, name })),
];

describe("the key of a picture", () => {
  it.each(pictures.map((picture) => [keyOf(picture), picture] as const))("%s", (key, picture) => {
    expect(findPicture(key)).toEqual(picture);
  });

  it.each([
    "demo/person/feminine_old_0",
    "demo/person/feminine_old_1234567890",
    "demo/person/feminine_old_1_2",
    "demo/pet/dog_ragdoll_1",
    "demo/pet/dog_constructor_1",
    "demo/day/aquarium_dog_beagle_1",
    "demo/known/nobody",
    "demo/stay/minoes_beach_1",
    "demo/stay/moos_park_0",
    "demo/stay/bobbie_park_1",
    "demo/stay/moos_park_1_2",
    "demo/known/sanne/more",
    "profiles/person/feminine_old_1",
    "demo",
  ])("%s is nobody's", (key) => {
    expect(findPicture(key)).toBeNull();
  });
});

describe("pictures of a demo", () => {
  let folder: string;
  let files: Storage;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "kwispel-pictures-"));
    files = await createFolderStorage({ root: folder });
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const read = async (storage: Storage, key: string) => {
    const file = await storage.get(key);
    return file && buffer(file.stream);
  };

  it.each(pictures.map((picture) => [keyOf(picture), picture] as const))(
    "%s is drawn when it is asked for, as large as its row says",
    async (key, picture) => {
      const bytes = await read(demoStorage(files), `${key}/320.webp`);
      const { format, width, height } = await sharp(bytes ?? undefined).metadata();
      const row = rowOf(picture);
      expect([format, width]).toEqual(["webp", 320]);
      expect(Math.abs(height - (320 * row.height) / row.width)).toBeLessThan(1);
    },
  );

  it("is kept, and drawn once for many who ask at once", async () => {
    let puts = 0;
    const counting: Storage = {
      ...files,
      put: (...input) => {
        puts += 1;
        return files.put(...input);
      },
    };
    const storage = demoStorage(counting);
    const key = `${keyOf({ kind: "person", face })}/320.webp`;
    const all = await Promise.all([1, 2, 3, 4].map(() => read(storage, key)));
    expect(new Set(all.map((bytes) => bytes?.toString("base64"))).size).toBe(1);
    expect(await read(files, key)).toEqual(all[0]);
    expect(await storage.exists(key)).toBe(true);
    expect(puts).toBe(1);
  });

  it.each(["demo/known/sanne/321.webp", "demo/known/nobody/320.webp", "demo/known/sanne.webp"])(
    "%s is not there",
    async (key) => {
      expect(await demoStorage(files).get(key)).toBeNull();
      expect(await demoStorage(files).exists(key)).toBe(false);
    },
  );

  it.each(pictures.map((picture) => [keyOf(picture), picture] as const))(
    "%s has a blur of about its colours and shape",
    async (key, picture) => {
      const row = rowOf(picture);
      const hash = Buffer.from(row.placeholder, "base64");
      expect(thumbHashToApproximateAspectRatio(hash)).toBeCloseTo(row.width / row.height, 0);
      const bytes = await read(demoStorage(files), `${key}/320.webp`);
      const { channels } = await sharp(bytes ?? undefined).stats();
      const { r, g, b } = thumbHashToAverageRGBA(hash);
      const off = channels
        .slice(0, 3)
        .map(({ mean }, at) => Math.abs(mean / 255 - ([r, g, b][at] ?? 0)));
      expect(Math.max(...off)).toBeLessThan(0.3);
    },
  );
});
