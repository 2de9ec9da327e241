import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

export type CardProps = ComponentProps<"div"> & {
  as?: "div" | "article" | "section" | "li" | "aside";
  /** A line around it, for a card on a ground of its own colour. */
  edged?: boolean;
  /** Raised: for the one card that stays in view. */
  lifted?: boolean;
  /** Without padding, for a card that begins with a picture. */
  flush?: boolean;
};

export function Card({ as, edged, lifted, flush, className, ...rest }: CardProps) {
  // One of five block elements, all with the same attributes; the cast spares five branches.
  const Box = (as ?? "div") as "div";
  return (
    <Box
      {...rest}
      className={cx(
        "rounded-card bg-surface",
        flush ? "overflow-hidden" : "p-5 md:p-6",
        edged && "border border-line",
        lifted && "shadow-lift",
        className,
      )}
    />
  );
}
