import { placeLine } from "#contract/shared/place-line.ts";
import type { PublicSitter } from "#contract/sitters.ts";
import { urlsFor } from "#contract/urls/urls.ts";
import { lowestPrice } from "#web/features/sitters/prices.ts";
import type { SitterWords } from "#web/features/sitters/structured-data.ts";
import type { Page } from "#web/lib/page/page.server.ts";
import { shareVersion } from "#web/lib/page/share-version.server.ts";
import { formatMoney } from "#web/lib/text/formatting.ts";

export type SitterDescription = {
  title: string;
  description: string;
  image: string;
} & Pick<SitterWords, "serviceName" | "above">;

/** The page in a line or two, for search engines and for whoever gets its link. */
export function describeSitter(page: Page, sitter: PublicSitter): SitterDescription {
  const t = page.texts("sitters");
  const care = page.texts("care");
  const { firstName: name, city, headline = "" } = sitter;
  const place = placeLine(sitter, page.locale);
  const urls = urlsFor(page.locale);
  const lowest = lowestPrice(sitter.services);
  const words = lowest
    ? t("meta.description", {
        name,
        place,
        headline,
        price: formatMoney(lowest.priceCents),
        unit: care(`units.${lowest.unit}`),
      })
    : t("meta.descriptionWithoutPrice", { name, place, headline });
  return {
    title: t("meta.title", { name, city }),
    description: words.trim(),
    image: sharedPicture(page, sitter),
    serviceName: (type) => t("meta.serviceIn", { service: care(`services.${type}.name`), city }),
    above: [
      { name: t("meta.search"), url: new URL(urls.search(), page.origin).href },
      { name: city, url: new URL(urls.search(sitter.citySlug), page.origin).href },
    ],
  };
}

function sharedPicture({ locale }: Page, sitter: PublicSitter): string {
  const { id, firstName, neighborhood, city, headline, picture, services } = sitter;
  const offered = services.map(({ serviceType }) => serviceType);
  const place = [neighborhood, city];
  const { animalCategories } = sitter;
  return urlsFor(locale).ogSitter(
    id,
    shareVersion(firstName, place, headline, picture?.url, offered, animalCategories),
  );
}
