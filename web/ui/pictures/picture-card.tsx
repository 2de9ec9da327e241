import type { ReactNode } from "react";
import { formatNumber } from "#web/lib/text/formatting.ts";
import faces from "#web/ui/art/animal-faces.webp?no-inline";
import { cx } from "#web/ui/cx.ts";
import { animalPictures } from "./animal-pictures.ts";

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

type PlaceLineProps = { place: string; distanceKm: number | undefined };

/** On one line: a long place is cut off, never the distance. */
export function PlaceLine({ place, distanceKm }: PlaceLineProps) {
  return (
    <span className="flex min-w-0">
      <span className="truncate">{place}</span>
      {distanceKm !== undefined && (
        <span className="shrink-0 whitespace-pre">
          {` · ${formatNumber(distanceKm, distanceKm % 1 === 0 ? 0 : 1)} km`}
        </span>
      )}
    </span>
  );
}

type Animal = keyof typeof animalPictures;

/** More than these and they no longer fit beside a price. */
const mostShown = 4;
/** Beside each other in one picture: a list of cards has a hundred, and each drawing takes its time. */
const places = Object.keys(animalPictures);

type AnimalFacesProps = {
  /** Who they are, for those who can't see them. */
  label: string;
  animals: readonly { id: string | number; animal: Animal }[];
};

/** The first few, small and half behind each other. */
export function AnimalFaces({ label, animals }: AnimalFacesProps) {
  if (animals.length === 0) return null;
  return (
    <p className="flex">
      <span className="sr-only">{label}</span>
      {animals.slice(0, mostShown).map(({ id, animal }, index) => (
        <span
          key={id}
          className={cx(
            "size-7 rounded-full border-2 border-surface bg-no-repeat",
            index > 0 && "-ml-1.5",
          )}
          style={{
            backgroundImage: `url(${faces})`,
            backgroundSize: `${places.length * 100}% 100%`,
            backgroundPositionX: `${(places.indexOf(animal) * 100) / (places.length - 1)}%`,
          }}
        />
      ))}
    </p>
  );
}
