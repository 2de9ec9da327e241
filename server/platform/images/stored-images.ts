import type { StoredImage } from "#contract/shared/images.ts";
import { imageVariantKey } from "./store-image.ts";

/** A picture in storage, as a row of a table knows it (`imageColumns`). */
export type ImageColumns = {
  key: string;
  widths: number[];
  width: number;
  height: number;
  placeholder: string;
};

/** Where public files are served; the key names the content, so that an address never changes. */
export const publicFilesPath = "/files";
/** Where those are served that only some may see, by a check on each request. */
export const privateFilesPath = `${publicFilesPath}/private`;

type ImageRow = ImageColumns & { id: number };

export function presentImage(row: ImageRow): StoredImage {
  return presentImageAt(row, urlUnder(publicFilesPath, row));
}

export function presentPrivateImage(row: ImageRow): StoredImage {
  return presentImageAt(row, urlUnder(privateFilesPath, row));
}

function urlUnder(path: string, { key }: ImageRow): (width: number) => string {
  return (width) => `${path}/${imageVariantKey(key, width)}`;
}

/** A picture at addresses of its own, which somebody else serves. */
export function presentImageAt(row: ImageRow, urlOf: (width: number) => string): StoredImage {
  return {
    id: row.id,
    url: urlOf(Math.max(...row.widths)),
    sizes: row.widths.map((width) => ({ width, url: urlOf(width) })),
    width: row.width,
    height: row.height,
    placeholder: row.placeholder,
  };
}
