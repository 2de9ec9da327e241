import { Search } from "lucide-react";
import { Suspense } from "react";
import { Link } from "react-router";
import type { NearbyPlace } from "#contract/search/sitter-figures.ts";
import { productName } from "#contract/shared/product.ts";
import type { SearchWordKey } from "#contract/urls/search-words.ts";
import { BecomeBand } from "#web/features/content/animals/become-band.tsx";
import { Costs } from "#web/features/content/animals/costs.tsx";
import { FiguresRow, usePlaceFigures } from "#web/features/content/animals/figures-row.tsx";
import { shownPrices } from "#web/features/content/animals/shown-prices.ts";
import { Crumbs } from "#web/features/content/crumbs.tsx";
import { DistrictList, DistrictMap } from "#web/features/content/places/districts.tsx";
import { inPlace, placeLead, placeTitle } from "#web/features/content/places/place-words.ts";
import { filtersOfWord, wordIn } from "#web/features/search/address/search-words.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatNumber } from "#web/lib/text/formatting.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { SitterRow } from "../sitter-row.tsx";
import type { LoadedPlace } from "./load-place.ts";

/** An animal or a service in one place: who lives there, who is best rated, what it costs. */
export function PlaceScreen({ place }: { place: LoadedPlace }) {
  const { word, sitters, best, searchUrl } = place;
  const { name, figures, around, nearby, districts } = sitters;
  const { t } = useTranslation("place-page");
  const urls = useUrls();
  const about = filtersOfWord(word);
  const prices = shownPrices(about, figures.prices);
  const row = usePlaceFigures(figures, prices[0]);
  const animal = about.animalCategories?.[0] ?? "cat";
  return (
    <>
      <PlaceHero place={place} />
      {row.length > 0 && (
        <div className="wrap py-section">
          <FiguresRow figures={row} />
        </div>
      )}
      {best.length > 0 && (
        <Suspense>
          <SitterRow
            heading={t("best", { place: name })}
            link={{ to: searchUrl, label: t("all", { number: formatNumber(around) }) }}
            sitters={best}
            wanted={about.serviceTypes ?? []}
          />
        </Suspense>
      )}
      <Suspense>
        <div className="wrap grid items-start gap-x-16 gap-y-10 py-section empty:hidden md:grid-cols-2">
          {districts && (
            <section>
              <h2 className="mb-6">{t("districts.title")}</h2>
              <DistrictList town={districts} />
            </section>
          )}
          {nearby.length > 0 && (
            <section>
              <h2 className="mb-6">{t("nearby")}</h2>
              <Signposts word={word} places={nearby} />
            </section>
          )}
        </div>
        {prices.length > 0 && (
          <Costs
            heading={t(`words.${word}.cost`, { inPlace: inPlace(t, name) })}
            prices={prices}
            total={figures.total}
          />
        )}
        <BecomeBand
          title={t("become.title", { inPlace: inPlace(t, name) })}
          animal={animal}
          link={{ to: urls.signup("pet_sitter"), label: t(`words.${word}.become`) }}
        >
          <p>{t("become.text")}</p>
        </BecomeBand>
      </Suspense>
    </>
  );
}

function PlaceHero({ place }: { place: LoadedPlace }) {
  const { word, sitters, searchUrl } = place;
  const { t } = useTranslation("place-page");
  const urls = useUrls();
  const locale = useLocale();
  const above = [
    { name: productName, to: urls.home() },
    { name: t(`words.${word}.name`), to: urls.search(wordIn(word, locale)) },
  ];
  const { around } = sitters;
  return (
    <section className="bg-sky py-section">
      <div className="wrap grid items-center gap-x-16 gap-y-6 md:grid-cols-2">
        <div>
          <Crumbs above={above} here={sitters.name} />
          <h1>{placeTitle(t, place)}</h1>
          <p className="mt-4 mb-6 max-w-[44ch] text-lg leading-snug">{placeLead(t, place)}</p>
          <LinkButton to={searchUrl}>
            <Search className="size-5" />
            {around > 0
              ? t("around", {
                  number: formatNumber(around),
                  noun: t(`words.${word}.noun`, { count: around }),
                })
              : t("wider")}
          </LinkButton>
        </div>
        {sitters.districts && <DistrictMap town={sitters.districts} />}
      </div>
    </section>
  );
}

type SignpostsProps = { word: SearchWordKey; places: readonly NearbyPlace[] };

/** A board ends in a point, to the right and to the left by turns. */
const boards = [
  "polygon(0 0, calc(100% - 1.25rem) 0, 100% 50%, calc(100% - 1.25rem) 100%, 0 100%)",
  "polygon(1.25rem 0, 100% 0, 100% 100%, 1.25rem 100%, 0 50%)",
];

/** Places nearby, one board under the other on a post. */
function Signposts({ word, places }: SignpostsProps) {
  const { t } = useTranslation("place-page");
  const urls = useUrls();
  return (
    <ul className="relative grid gap-2 pt-2 pb-6">
      <li aria-hidden="true" className="absolute inset-y-0 left-6 w-3 bg-ground" />
      {places.map(({ name, slug, sitterCount, km }, at) => (
        <li key={slug} className="relative">
          <Link
            to={urls.placePage(word, slug)}
            className="flex min-h-12 items-center justify-between gap-4 bg-surface px-6 py-2 text-ink no-underline hover:underline"
            style={{ clipPath: boards[at % 2] }}
          >
            <span className="font-semibold">{name}</span>
            <span className="text-sm text-ink-soft">
              {t("sitters", {
                count: sitterCount,
                number: formatNumber(sitterCount),
                km: formatNumber(km),
              })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
