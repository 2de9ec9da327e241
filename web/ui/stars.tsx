import { Star } from "lucide-react";
import { formatNumber } from "#web/lib/text/formatting.ts";
import { cx } from "./cx.ts";

const five = [1, 2, 3, 4, 5];

/** How many of five were given. */
export function Stars({ stars, label }: { stars: number; label: string }) {
  return (
    <span role="img" aria-label={label} className="inline-flex shrink-0 gap-0.5">
      {five.map((star) => (
        <Star
          key={star}
          className={cx("size-4.5", star <= stars ? "fill-current text-star" : "text-edge")}
        />
      ))}
    </span>
  );
}

/** An average, with how many it is of: '★ 4,8 (4)'. */
export function Rating({ stars, count, label }: { stars: number; count: number; label: string }) {
  return (
    <span className="tabular inline-flex items-center gap-1.5">
      <Star className="size-4.5 fill-current text-star" />
      <span className="sr-only">{label}</span>
      <span aria-hidden="true">
        <strong>{formatNumber(stars, 1)}</strong> <span className="text-ink-soft">({count})</span>
      </span>
    </span>
  );
}
