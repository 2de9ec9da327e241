import type { ServicePrices, SitterFigures } from "#contract/search/sitter-figures.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatMoney, formatNumber } from "#web/lib/text/formatting.ts";

export type Figure = { id: string; value: string; label: string };

/** What was counted; what nobody can tell yet is left out. */
export function FiguresRow({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-4">
      {figures.map(({ id, value, label }) => (
        <div key={id} className="flex flex-col-reverse justify-end">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="tabular font-head text-3xl font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** In the words of an animal's page: of all who look after it, in the whole country. */
export function useAnimalFigures(counted: SitterFigures): Figure[] {
  const { t } = useTranslation("content");
  const { total, responseMinutes, prices } = counted;
  const shared = useSharedFigures(counted, prices[0]);
  // Rounded up: nobody is promised more than there is.
  const hours = responseMinutes === undefined ? null : Math.max(1, Math.ceil(responseMinutes / 60));
  return [
    ...(total > 0
      ? [{ id: "total", value: formatNumber(total), label: t("animal.sitters", { count: total }) }]
      : []),
    ...shared.price,
    ...shared.rating,
    ...(hours === null
      ? []
      : [{ id: "answer", value: t("animal.hours", { count: hours }), label: t("animal.answer") }]),
  ];
}

/** In those of a place's page: of the people who live there. */
export function usePlaceFigures(
  counted: SitterFigures,
  price: ServicePrices | undefined,
): Figure[] {
  const { t } = useTranslation("place-page");
  const shared = useSharedFigures(counted, price);
  const people = (["certified", "recent"] as const).map((id) =>
    counted[id] > 0
      ? [{ id, value: formatNumber(counted[id]), label: t(id, { count: counted[id] }) }]
      : [],
  );
  return [...shared.price, ...(people[0] ?? []), ...shared.rating, ...(people[1] ?? [])];
}

function useSharedFigures({ rating }: SitterFigures, price: ServicePrices | undefined) {
  const { t } = useTranslation(["content", "care"]);
  const ofPrice = price && {
    id: "price",
    value: formatMoney(price.middleCents),
    label: t("animal.asked", { unit: t(`care:units.${price.unit}`) }),
  };
  const ofRating = rating && {
    id: "rating",
    value: formatNumber(rating.average, 1),
    label: t("animal.rated", {
      count: rating.reviewCount,
      number: formatNumber(rating.reviewCount),
    }),
  };
  return { price: ofPrice ? [ofPrice] : [], rating: ofRating ? [ofRating] : [] };
}
