import { useMemo } from "react";
import type { StoredImage } from "#contract/shared/images.ts";
import { cx } from "#web/ui/cx.ts";
import { columns, pointsOf, rows } from "./thumbhash-points.ts";

export type PictureProps = {
  image: StoredImage;
  alt: string;
  /** How wide it is shown, as `<img sizes>` wants it. */
  sizes: string;
  /** The picture that a page opens with: fetched before all others. The rest comes when it is near. */
  first?: boolean;
  className?: string;
};

/** A stored picture in the size that fits, over a blur of itself that is there from the start. */
export function Picture({ image, alt, sizes, first, className }: PictureProps) {
  const blur = useMemo(() => blurOf(image.placeholder), [image.placeholder]);
  return (
    <img
      src={image.url}
      srcSet={image.sizes.map(({ url, width }) => `${url} ${width}w`).join(", ")}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={alt}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : "auto"}
      decoding="async"
      style={blur ? { backgroundImage: `url(${blur})` } : undefined}
      className={cx("bg-sunken bg-cover bg-center", className)}
    />
  );
}

const headerBytes = 54;

/**
 * A thumbhash as a picture for a background. The library's own takes 6 kB of the page for each; this
 * one a quarter of a kilobyte, and looks the same once it is stretched.
 */
export function blurOf(thumbhash: string): string | null {
  const hash = decode(thumbhash);
  if (!hash) return null;
  const points = pointsOf(hash);
  // BMP, of all formats, needs no compression and no checksum. Its rows go from the bottom up, as BGR.
  const bytes = new Uint8Array(headerBytes + points.length);
  const view = new DataView(bytes.buffer);
  bytes.set([0x42, 0x4d]);
  view.setUint32(2, bytes.length, true);
  view.setUint32(10, headerBytes, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, columns, true);
  view.setInt32(22, rows, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, 24, true);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const from = (row * columns + column) * 3;
      const to = headerBytes + ((rows - 1 - row) * columns + column) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        bytes[to + channel] = points[from + 2 - channel] ?? 0;
      }
    }
  }
  return `data:image/bmp;base64,${btoa(String.fromCharCode(...bytes))}`;
}

function decode(thumbhash: string): Uint8Array | null {
  // The shortest one there can be has five bytes; a picture without a placeholder has none.
  if (thumbhash.length < 8) return null;
  try {
    return Uint8Array.from(atob(thumbhash), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
