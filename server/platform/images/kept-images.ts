import type { StoredImage } from "#contract/shared/images.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { ruleText } from "#contract/shared/validation.ts";
import { invalid, unavailable } from "#server/platform/http/problem.ts";
import type { Storage } from "#server/platform/storage/storage.ts";
import { type ImageProcessor, ImagesBusy } from "./image-processor.ts";
import { ImageRejected, type ImageRejection } from "./image-rejected.ts";
import { imageVariantKey, removeImage, storeImage } from "./store-image.ts";

/** A picture in storage, as a row of a table knows it (`imageColumns`). */
export type KeptImage = {
  key: string;
  widths: number[];
  width: number;
  height: number;
  placeholder: string;
};

type Parts = { images: ImageProcessor; storage: Storage };

/** Before any transaction: it takes long, and a file left over by a failure harms nobody. */
export async function keepImage(
  { images, storage }: Parts,
  prefix: string,
  bytes: Uint8Array,
): Promise<KeptImage> {
  try {
    const image = await images.process(bytes);
    const { key, widths } = await storeImage(storage, prefix, image);
    return { key, widths, width: image.width, height: image.height, placeholder: image.thumbhash };
  } catch (error) {
    if (error instanceof ImagesBusy) throw unavailable();
    throw error;
  }
}

const refusals = {
  unsupportedFormat: "imageUnsupported",
  heic: "imageHeic",
  tooManyPixels: "imageTooManyPixels",
  broken: "imageBroken",
  tooLarge: "imageTooLarge",
} as const satisfies Record<ImageRejection, string>;

/** A picture that can't be used is a 422 on its field, in words. */
export async function keepImages(
  parts: Parts,
  prefix: string,
  files: readonly { bytes: Uint8Array }[],
  { field, locale }: { field: string; locale: Locale },
): Promise<KeptImage[]> {
  const kept: KeptImage[] = [];
  try {
    for (const { bytes } of files) kept.push(await keepImage(parts, prefix, bytes));
  } catch (error) {
    if (!(error instanceof ImageRejected)) throw error;
    throw invalid({ [field]: [ruleText(refusals[error.code], locale)] });
  }
  return kept;
}

/** Where public files are served; the key names the content, so that an address never changes. */
export const publicFilesPath = "/files";

export function presentImage(row: KeptImage & { id: number }): StoredImage {
  const sizes = row.widths.map((width) => ({ width, url: fileUrl(row.key, width) }));
  return {
    id: row.id,
    url: fileUrl(row.key, Math.max(...row.widths)),
    sizes,
    width: row.width,
    height: row.height,
    placeholder: row.placeholder,
  };
}

function fileUrl(key: string, width: number): string {
  return `${publicFilesPath}/${imageVariantKey(key, width)}`;
}

export function discardImage(
  storage: Storage,
  image: Pick<KeptImage, "key" | "widths">,
): Promise<void> {
  return removeImage(storage, image);
}
