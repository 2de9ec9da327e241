import type { ReactNode } from "react";
import { cx } from "#web/ui/cx.ts";

export type PictureCardProps = {
  picture: ReactNode;
  /** A button that lies on the card. */
  corner?: ReactNode;
  /** Picture and words beside each other at every width, for one column of cards. */
  row?: boolean | undefined;
  /** Of the words. */
  className: string;
  children: ReactNode;
};

/** A card that leads to a page. Beside each other on a phone, one above the other from 600 px. */
export function PictureCard({ picture, corner, row, className, children }: PictureCardProps) {
  return (
    <article
      className={cx(
        "relative grid h-full grid-cols-[7rem_1fr] overflow-hidden rounded-card bg-surface p-3 transition-shadow hover:shadow-lift",
        row ? "sm:grid-cols-[8.5rem_1fr]" : "sm:grid-cols-1 sm:grid-rows-[auto_1fr] sm:p-0",
      )}
    >
      {picture}
      <div className={cx("flex min-w-0 flex-col py-1 pl-4", !row && "sm:p-4", className)}>
        {children}
      </div>
      {corner && (
        <div className={cx("absolute top-1.5 right-1.5", !row && "sm:top-2.5 sm:right-2.5")}>
          {corner}
        </div>
      )}
    </article>
  );
}

/** How wide the picture is on the screen, for the browser to choose a file by. */
export function pictureCardSizes(row: boolean | undefined): string {
  return row
    ? "(min-width: 600px) 136px, 112px"
    : "(min-width: 1024px) 282px, (min-width: 600px) 45vw, 112px";
}
