import type { PublicSitter } from "#contract/sitters.ts";
import { placeOf } from "#web/features/sitters/place-name.ts";
import { lowestPrice } from "#web/features/sitters/prices.ts";
import type { SitterWords } from "#web/features/sitters/structured-data.ts";
import { formatMoney } from "#web/lib/formatting.ts";
import type { Page } from "#web/lib/page.server.ts";

/** As wide as what a shared link shows; larger is only slower to fetch. */
const shareWidth = 1_200;

export type SitterDescription = {
  title: string;
  description: string;
  image: string | undefined;
  serviceName: SitterWords["serviceName"];
};

/** The page in a line or two, for search engines and for whoever gets its link. */
export function describeSitter(page: Page, sitter: PublicSitter): SitterDescription {
  const t = page.texts("sitters");
  const care = page.texts("care");
  const { firstName: name, city, headline = "" } = sitter;
  const place = placeOf(sitter);
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
    image: sharedPicture(sitter),
    serviceName: (type) => t("meta.serviceIn", { service: care(`services.${type}.name`), city }),
  };
}

function sharedPicture({ images }: PublicSitter): string | undefined {
  const [picture] = images;
  const wideEnough = picture?.sizes.find(({ width }) => width >= shareWidth);
  return wideEnough?.url ?? picture?.url;
}
