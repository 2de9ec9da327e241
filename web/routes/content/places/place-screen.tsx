import { Search } from "lucide-react";
import { Suspense } from "react";
import { productName } from "#contract/shared/product.ts";
import { BecomeBand } from "#web/features/content/animals/become-band.tsx";
import { Costs } from "#web/features/content/animals/costs.tsx";
import { FiguresRow, usePlaceFigures } from "#web/features/content/animals/figures-row.tsx";
import { shownPrices } from "#web/features/content/animals/shown-prices.ts";
import { Crumbs } from "#web/features/content/crumbs.tsx";
import { DistrictList, DistrictMap } from "#web/features/content/places/districts.tsx";
import { inPlace, placeLead, placeTitle } from "#web/features/content/places/place-words.ts";
import { Signposts } from "#web/features/content/places/signposts.tsx";
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
