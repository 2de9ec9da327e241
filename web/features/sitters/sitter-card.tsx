import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { SitterCard as Sitter } from "#contract/sitters.ts";
import { formatMoney } from "#web/lib/formatting.ts";
import { joinWords } from "#web/lib/join-words.ts";
import { useUrls } from "#web/lib/use-urls.ts";
import { animalPictures } from "#web/ui/animal-pictures.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { placeOf } from "./place-name.ts";
import { lowestPrice } from "./prices.ts";

/** More than these and they no longer fit beside the price. */
const animalsShown = 4;

export type SitterCardProps = {
  sitter: Sitter;
  /** A button to keep this sitter, which lies on the card. */
  heart?: ReactNode;
  /** Under which heading the list stands. */
  level?: 2 | 3;
  /** Among the first on the screen: their pictures come first. */
  first?: boolean;
};

/** The whole card leads to the sitter. Beside each other on a phone, one above the other from 600 px. */
export function SitterCard({ sitter, heart, level = 2, first }: SitterCardProps) {
  const urls = useUrls();
  const Heading = `h${level}` as const;
  return (
    <article className="relative grid h-full grid-cols-[7rem_1fr] overflow-hidden rounded-card bg-surface p-3 transition-shadow hover:shadow-lift sm:grid-cols-1 sm:grid-rows-[auto_1fr] sm:p-0">
      <CardPicture sitter={sitter} first={first} />
      <div className="flex min-w-0 flex-col gap-1 py-1 pl-4 sm:p-4">
        <Heading className="truncate pr-10 text-lg sm:pr-0">
          <Link
            to={urls.sitter(sitter.citySlug, sitter.id)}
            prefetch="intent"
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-brand"
          >
            {sitter.firstName}
          </Link>
        </Heading>
        <p className="truncate text-sm text-ink-soft">{placeOf(sitter)}</p>
        {sitter.headline && <p className="line-clamp-2 text-sm">{sitter.headline}</p>}
        <CardFoot sitter={sitter} />
      </div>
      {heart && <div className="absolute top-1.5 right-1.5 sm:top-2.5 sm:right-2.5">{heart}</div>}
    </article>
  );
}

function CardPicture({ sitter, first }: { sitter: Sitter; first: boolean | undefined }) {
  const { picture, firstName } = sitter;
  const look = "aspect-4/5 w-full rounded-field sm:aspect-square sm:rounded-none";
  if (!picture) {
    return (
      <div className={`grid place-items-center bg-sunken ${look}`}>
        <Avatar name={firstName} size="lg" />
      </div>
    );
  }
  return (
    <Picture
      image={picture}
      alt=""
      sizes="(min-width: 1024px) 282px, (min-width: 600px) 45vw, 112px"
      first={first}
      className={`object-cover ${look}`}
    />
  );
}

function CardFoot({ sitter }: { sitter: Sitter }) {
  const { t } = useTranslation(["sitters", "care"]);
  const price = lowestPrice(sitter.services);
  const animals = sitter.animalCategories;
  const names = animals.map((animal) => t(`care:animals.${animal}`).toLowerCase());
  return (
    <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2 pt-2">
      {price && (
        <p className="tabular">
          {sitter.services.length > 1 && (
            <span className="text-sm text-ink-soft">{t("card.from")} </span>
          )}
          <strong>{formatMoney(price.priceCents)}</strong>{" "}
          <span className="text-sm text-ink-soft">{t(`care:units.${price.unit}`)}</span>
        </p>
      )}
      {animals.length > 0 && (
        <p className="flex">
          <span className="sr-only">
            {t("card.animals", { animals: joinWords(names, t("and")) })}
          </span>
          {animals.slice(0, animalsShown).map((animal) => (
            <img
              key={animal}
              src={animalPictures[animal]}
              alt=""
              width={28}
              height={28}
              loading="lazy"
              className="-ml-1.5 size-7 rounded-full border-2 border-surface first-of-type:ml-0"
            />
          ))}
        </p>
      )}
    </div>
  );
}
