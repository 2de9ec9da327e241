import type { StoredImage } from "#contract/shared/images.ts";
import { cx } from "#web/ui/cx.ts";
import { anyHero, heroes } from "./heroes.ts";

export type HeroPictureProps = {
  name: string;
  /** A picture of its own, in the place of the drawing. */
  image?: StoredImage | undefined;
  /** It is what the page opens with; all others wait until they are seen. */
  first?: boolean;
  className?: string;
};

/** A drawing at 8:5: decoration, as the words beside it say it all. */
export function HeroPicture({ name, image, first = false, className }: HeroPictureProps) {
  return (
    <img
      src={image?.url ?? heroes[name] ?? anyHero}
      srcSet={image?.sizes.map(({ url, width }) => `${url} ${width}w`).join(", ")}
      sizes={image && "(min-width: 48rem) 40rem, 100vw"}
      alt=""
      width={640}
      height={400}
      fetchPriority={first ? "high" : undefined}
      loading={first ? undefined : "lazy"}
      className={cx("aspect-8/5 w-full rounded-card object-cover", className)}
    />
  );
}
