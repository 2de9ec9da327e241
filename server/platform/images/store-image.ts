import { createHash } from "node:crypto";
import type { Storage } from "#server/platform/storage/storage.ts";
import type { ProcessedImage } from "./process-image.ts";

/** The folder of pictures that are drawn when they are asked for; nobody has uploaded them. */
const drawnFolder = "demo";

export const isDrawn = (key: string): boolean => key.startsWith(`${drawnFolder}/`);

/**
 * The last part of a key comes from the content: a key never changes its meaning, so that browsers may
 * cache it for ever, and equal pictures are known by it (`isSamePicture`).
 */
export function imageKeyOf(folder: string, image: ProcessedImage): string {
  const hash = createHash("sha256");
  for (const { bytes } of image.variants) hash.update(bytes);
  return `${folder}/${hash.digest("hex").slice(0, 32)}`;
}

/** The same picture in a folder of its own. */
export function imageKeyOfCopy(folder: string, { key }: { key: string }): string {
  return `${folder}/${contentOf(key)}`;
}

export function isSamePicture(one: { key: string }, other: { key: string }): boolean {
  return contentOf(one.key) === contentOf(other.key);
}

const contentOf = (key: string) => key.slice(key.lastIndexOf("/") + 1);

export async function storeImage(
  storage: Storage,
  key: string,
  image: ProcessedImage,
): Promise<void> {
  for (const { width, bytes } of image.variants) {
    await storage.put(imageVariantKey(key, width), bytes, { contentType: "image/webp" });
  }
}

export async function removeImage(
  storage: Storage,
  image: { key: string; widths: readonly number[] },
): Promise<void> {
  for (const file of filesOf(image)) await storage.remove(file);
}

/** The files of a picture, one a width. What has no widths is a file of another kind: the key is its own. */
export function filesOf({ key, widths }: { key: string; widths: readonly number[] }): string[] {
  return widths.length === 0 ? [key] : widths.map((width) => imageVariantKey(key, width));
}

export function imageVariantKey(key: string, width: number): string {
  return `${key}/${width}.webp`;
}

/** The picture that a file is a width of; null for any other file. */
export function imageKeyOfFile(fileKey: string): string | null {
  return /^(.+)\/\d+\.webp$/.exec(fileKey)?.[1] ?? null;
}
