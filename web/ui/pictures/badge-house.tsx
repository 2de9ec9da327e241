import type { BadgeName } from "#contract/badges/badge-catalogue.ts";
import { cx } from "#web/ui/cx.ts";

/** By the drawing's name, which is the badge's. */
const pictures = import.meta.glob<string>(["../art/badges/*.svg", "!../art/badges/confetti.svg"], {
  query: "?no-inline",
  import: "default",
  eager: true,
});

function pictureOf(name: BadgeName): string | undefined {
  return pictures[`../art/badges/${name}.svg`];
}

export type BadgeHouseProps = {
  name: BadgeName;
  /** How much of it is painted, from below: 0 to 1. */
  painted?: number;
  className?: string;
};

/** A badge as a house: bare while nothing was done, painted from below, and then in full colour. */
export function BadgeHouse({ name, painted = 1, className }: BadgeHouseProps) {
  const src = pictureOf(name);
  const size = { width: 120, height: 128 };
  const part = Math.min(1, Math.max(0, painted));
  return (
    <span className={cx("relative block", className)} style={{ aspectRatio: "120 / 128" }}>
      {part < 1 && (
        <img
          src={src}
          alt=""
          {...size}
          loading="lazy"
          className="unpainted absolute inset-0 size-full"
        />
      )}
      {part > 0 && (
        <img
          src={src}
          alt=""
          {...size}
          loading="lazy"
          className="absolute inset-0 size-full"
          style={part < 1 ? { clipPath: `inset(${Math.round((1 - part) * 100)}% 0 0 0)` } : {}}
        />
      )}
    </span>
  );
}
