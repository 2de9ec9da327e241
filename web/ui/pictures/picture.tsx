import { useMemo } from "react";
import type { StoredImage } from "#contract/shared/images.ts";
import { cx } from "#web/ui/cx.ts";
import { blurOf } from "./blur.ts";

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
