import type { StoredImage } from "#contract/shared/images.ts";
import fireworks from "#web/ui/art/covers/cover-fireworks.svg?no-inline";
import heat from "#web/ui/art/covers/cover-heat.svg?no-inline";
import key from "#web/ui/art/covers/cover-key.svg?no-inline";
import meeting from "#web/ui/art/covers/cover-meeting.svg?no-inline";
import rabbit from "#web/ui/art/covers/cover-rabbit.svg?no-inline";
import suitcase from "#web/ui/art/covers/cover-suitcase.svg?no-inline";
import bowl from "#web/ui/art/scene-bowl.svg?no-inline";
import cats from "#web/ui/art/scene-cats.svg?no-inline";
import coffee from "#web/ui/art/scene-coffee.svg?no-inline";
import garden from "#web/ui/art/scene-garden.svg?no-inline";
import nap from "#web/ui/art/scene-nap.svg?no-inline";
import near from "#web/ui/art/scene-near.svg?no-inline";
import park from "#web/ui/art/scene-park.svg?no-inline";
import phone from "#web/ui/art/scene-phone.svg?no-inline";
import paid from "#web/ui/art/walk/walk-paid.svg?no-inline";
import { cx } from "#web/ui/cx.ts";

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

/** The drawings that a text can open with, by the names that texts know them by. */
export const heroes: Readonly<Record<string, string>> = {
  "cover-fireworks": fireworks,
  "cover-heat": heat,
  "cover-key": key,
  "cover-meeting": meeting,
  "cover-rabbit": rabbit,
  "cover-suitcase": suitcase,
  "scene-bowl": bowl,
  "scene-cats": cats,
  "scene-coffee": coffee,
  "scene-garden": garden,
  "scene-nap": nap,
  "scene-near": near,
  "scene-park": park,
  "scene-phone": phone,
  "walk-paid": paid,
};

/** For a name that no drawing has any more. */
const anyHero = garden;
