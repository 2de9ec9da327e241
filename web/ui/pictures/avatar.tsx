import { useState } from "react";
import type { StoredImage } from "#contract/shared/images.ts";
import { cx } from "#web/ui/cx.ts";

const sizes = {
  sm: "size-8 text-2xs",
  md: "size-12 text-base",
  lg: "size-16 text-lg",
  xl: "size-28 text-3xl",
};

const corners = {
  sm: "size-4",
  md: "size-6.5",
  lg: "size-8",
  xl: "size-12",
};

export type AvatarProps = {
  name: string;
  /** Of a stored one, the smallest size is large enough for every face. */
  picture?: StoredImage | string | null | undefined;
  size?: keyof typeof sizes;
  /** Empty (the default) where the name stands beside it; else what the picture shows. */
  alt?: string;
  /** A smaller picture on the lower corner. */
  corner?: { src: string; alt?: string };
  className?: string;
};

export function Avatar({ name, picture, size = "md", alt = "", corner, className }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const src = typeof picture === "string" ? picture : (picture?.sizes[0]?.url ?? picture?.url);

  // A picture that failed before the page was alive never fires `error` again: ask the element.
  function noticeBroken(image: HTMLImageElement | null) {
    if (src && image?.complete && image.naturalWidth === 0) setBroken(src);
  }

  return (
    <span className={cx("relative inline-block shrink-0", sizes[size], className)}>
      {src && src !== broken ? (
        <img
          ref={noticeBroken}
          src={src}
          alt={alt}
          onError={() => setBroken(src)}
          loading="lazy"
          decoding="async"
          className="size-full rounded-full bg-sunken object-cover"
        />
      ) : (
        <span className="grid size-full place-items-center rounded-full bg-brand-soft font-head font-bold text-brand-strong">
          <span aria-hidden="true">{initials(name)}</span>
          {alt && <span className="sr-only">{alt}</span>}
        </span>
      )}
      {corner && (
        <img
          src={corner.src}
          alt={corner.alt ?? ""}
          loading="lazy"
          decoding="async"
          className={cx(
            "absolute -right-0.5 -bottom-0.5 rounded-full border-2 border-surface bg-sunken object-cover",
            corners[size],
          )}
        />
      )}
    </span>
  );
}

/** First letters of the first and the last word, skipping what a surname carries in between. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0];
  if (!first) return "";
  const last = words.length > 1 ? words[words.length - 1] : undefined;
  return [first, last].map((word) => (word ? firstLetter(word) : "")).join("");
}

function firstLetter(word: string): string {
  // By code point: the first half of a surrogate pair is not a letter.
  return (Array.from(word).find((sign) => /\p{L}|\p{N}/u.test(sign)) ?? "").toLocaleUpperCase("nl");
}
