import { createHash } from "node:crypto";
import type { Storage } from "#server/platform/storage/storage.ts";
import type { ProcessedImage } from "./process-image.ts";

export type StoredImage = { key: string; widths: number[] };

/**
 * The key comes from the content: a repeated upload writes the same files, and a key never changes
 * its meaning, so that browsers may keep it for ever. Two equal pictures under one prefix are one
 * picture; a prefix therefore belongs to one owner (`profiles/12`), who may then remove it.
 */
export async function storeImage(
  storage: Storage,
  prefix: string,
  image: ProcessedImage,
): Promise<StoredImage> {
  const hash = createHash("sha256");
  for (const { bytes } of image.variants) hash.update(bytes);
  const key = `${prefix}/${hash.digest("hex").slice(0, 32)}`;
  for (const { width, bytes } of image.variants) {
    await storage.put(imageVariantKey(key, width), bytes, { contentType: "image/webp" });
  }
  return { key, widths: image.variants.map(({ width }) => width) };
}

export async function removeImage(storage: Storage, { key, widths }: StoredImage): Promise<void> {
  for (const width of widths) await storage.remove(imageVariantKey(key, width));
}

export function imageVariantKey(key: string, width: number): string {
  return `${key}/${width}.webp`;
}
