import type { StoredImage } from "#contract/shared/images.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { ruleText } from "#contract/shared/validation.ts";
import { invalid, unavailable } from "#server/platform/http/problem.ts";
import type { Storage } from "#server/platform/storage/storage.ts";
import { type ImageProcessor, ImagesBusy } from "./image-processor.ts";
import { ImageRejected, type ImageRejection } from "./image-rejected.ts";
import type { ImageSize, ImageSource, ProcessedImage } from "./process-image.ts";
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

const refusals = {
  unsupportedFormat: "imageUnsupported",
  heic: "imageHeic",
  tooManyPixels: "imageTooManyPixels",
  broken: "imageBroken",
  tooLarge: "imageTooLarge",
} as const satisfies Record<ImageRejection, string>;

/**
 * Before any transaction: it takes long, and a file left over by a failure harms nobody. A picture
 * that can't be used is a 422 on its field, in words. All of them are worked on before the first is
 * stored, so that one bad picture among good ones leaves nothing behind.
 */
export async function keepImages(
  { images, storage }: Parts,
  prefix: string,
  files: readonly { source: ImageSource }[],
  { field, locale, ...size }: { field: string; locale: Locale } & ImageSize,
): Promise<KeptImage[]> {
  const worked: ProcessedImage[] = [];
  try {
    for (const { source } of files) worked.push(await images.process(source, size));
  } catch (error) {
    if (error instanceof ImagesBusy) throw unavailable();
    if (!(error instanceof ImageRejected)) throw error;
    throw invalid({ [field]: [ruleText(refusals[error.code], locale)] });
  }
  const kept: KeptImage[] = [];
  for (const image of worked) {
    const { width, height, thumbhash: placeholder } = image;
    kept.push({ ...(await storeImage(storage, prefix, image)), width, height, placeholder });
  }
  return kept;
}

/** Where public files are served; the key names the content, so that an address never changes. */
export const publicFilesPath = "/files";
/** Where those are served that only some may see, by a check on each request. */
export const privateFilesPath = `${publicFilesPath}/private`;

type ImageRow = KeptImage & { id: number };

export function presentImage(row: ImageRow): StoredImage {
  return presentAt(publicFilesPath, row);
}

export function presentPrivateImage(row: ImageRow): StoredImage {
  return presentAt(privateFilesPath, row);
}

function presentAt(path: string, row: ImageRow): StoredImage {
  const urlOf = (width: number) => `${path}/${imageVariantKey(row.key, width)}`;
  return {
    id: row.id,
    url: urlOf(Math.max(...row.widths)),
    sizes: row.widths.map((width) => ({ width, url: urlOf(width) })),
    width: row.width,
    height: row.height,
    placeholder: row.placeholder,
  };
}

export function discardImage(
  storage: Storage,
  image: Pick<KeptImage, "key" | "widths">,
): Promise<void> {
  return removeImage(storage, image);
}

/** Those of an upload that came to nothing. */
export async function discardImages(
  storage: Storage,
  images: readonly Pick<KeptImage, "key" | "widths">[],
): Promise<void> {
  for (const image of images) await removeImage(storage, image);
}
