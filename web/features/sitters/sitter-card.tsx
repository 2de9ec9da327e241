import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ServiceType } from "#contract/shared/care.ts";
import { placeLine } from "#contract/shared/place-line.ts";
import type { SitterCard as Sitter } from "#contract/sitters.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatMoney } from "#web/lib/text/formatting.ts";
import { joinWords } from "#web/lib/text/join-words.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { cx } from "#web/ui/cx.ts";
import { Avatar } from "#web/ui/pictures/avatar.tsx";
import { Picture } from "#web/ui/pictures/picture.tsx";
import {
  AnimalFaces,
  PictureCard,
  PlaceLine,
  pictureCardSizes,
} from "#web/ui/pictures/picture-card.tsx";
import { CardTrust } from "./card-trust.tsx";
import { lowestPrice } from "./prices.ts";

export type SitterCardProps = {
  sitter: Sitter;
  /** A button to keep this sitter, which lies on the card. */
  heart?: ReactNode;
  /** Under which heading the list stands. */
  level?: 2 | 3;
  /** Among the first on the screen: their pictures come first. */
  first?: boolean;
  /** Picture and words beside each other at every width, for one column of cards. */
  row?: boolean;
  /** What is looked for; the price is then for that. */
  wanted?: readonly ServiceType[];
};

/** The whole card leads to the sitter. */
export function SitterCard(props: SitterCardProps) {
  const { sitter, heart, level = 2, first, row, wanted = [] } = props;
  const urls = useUrls();
  const locale = useLocale();
  const Heading = `h${level}` as const;
  return (
    <PictureCard
      picture={<CardPicture sitter={sitter} first={first} row={row} />}
      corner={heart}
      row={row}
      className="gap-1"
    >
      <Heading className={cx("pr-10 text-lg", !row && "sm:pr-0")}>
        <Link
          to={urls.sitter(sitter.citySlug, sitter.id)}
          prefetch="intent"
          className="block truncate text-ink no-underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-brand"
        >
          {sitter.firstName}
        </Link>
      </Heading>
      <p className="text-sm text-ink-soft">
        <PlaceLine place={placeLine(sitter, locale)} distanceKm={sitter.distanceKm} />
      </p>
      {sitter.headline && <p className="line-clamp-2 text-sm">{sitter.headline}</p>}
      <CardTrust sitter={sitter} />
      <CardFoot sitter={sitter} wanted={wanted} />
    </PictureCard>
  );
}

type CardPictureProps = Pick<SitterCardProps, "sitter" | "first" | "row">;

function CardPicture({ sitter, first, row }: CardPictureProps) {
  const { picture, firstName } = sitter;
  const look = cx(
    "aspect-4/5 w-full rounded-field",
    row ? "sm:aspect-square" : "sm:aspect-square sm:rounded-none",
  );
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
      sizes={pictureCardSizes(row)}
      first={first}
      className={`object-cover ${look}`}
    />
  );
}

function CardFoot({ sitter, wanted }: { sitter: Sitter; wanted: readonly ServiceType[] }) {
  const { t } = useTranslation(["sitters", "care"]);
  const asked = sitter.services.filter(({ serviceType }) => wanted.includes(serviceType));
  const offered = asked.length > 0 ? asked : sitter.services;
  const price = lowestPrice(offered);
  const animals = sitter.animalCategories;
  const names = animals.map((animal) => t(`care:animals.${animal}`).toLowerCase());
  return (
    <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2 pt-2">
      {price && (
        <p className="tabular">
          {offered.length > 1 && <span className="text-sm text-ink-soft">{t("card.from")} </span>}
          <strong>{formatMoney(price.priceCents)}</strong>{" "}
          <span className="text-sm text-ink-soft">{t(`care:units.${price.unit}`)}</span>
        </p>
      )}
      <AnimalFaces
        label={t("card.animals", { animals: joinWords(names, t("and")) })}
        animals={animals.map((animal) => ({ id: animal, animal }))}
      />
    </div>
  );
}
