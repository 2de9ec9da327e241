import type { PublicRequest } from "#contract/requests/public-requests.ts";
import { crumbsData } from "#web/lib/page/structured-data.ts";

export type RequestWords = {
  /** The page's own address, with the site's. */
  url: string;
  description: string;
  /** What each kind of care is called, in the language of the page. */
  careName: (serviceType: PublicRequest["serviceTypes"][number]) => string;
  /** The list that it stands in, and that list for this place. */
  above: readonly { name: string; url: string }[];
};

/** The page for search engines, as schema.org has it: somebody who asks for a service. */
export function structuredData(request: PublicRequest, words: RequestWords): object[] {
  const { title, city, startDate, endDate, budgetCents, picture } = request;
  const areaServed = { "@type": "City", name: city };
  const demand = {
    "@context": "https://schema.org",
    "@type": "Demand",
    name: title,
    description: words.description,
    url: words.url,
    validFrom: request.createdAt,
    areaServed,
    ...(startDate ? { availabilityStarts: startDate } : {}),
    ...(endDate ? { availabilityEnds: endDate } : {}),
    ...(picture ? { image: new URL(picture.url, words.url).href } : {}),
    ...(budgetCents === undefined
      ? {}
      : {
          priceSpecification: {
            "@type": "PriceSpecification",
            price: (budgetCents / 100).toFixed(2),
            priceCurrency: "EUR",
          },
        }),
    itemOffered: request.serviceTypes.map((type) => ({
      "@type": "Service",
      name: words.careName(type),
      areaServed,
    })),
  };
  const trail = [...words.above, { name: title, url: words.url }];
  const steps = trail.map(({ name, url }) => ({ name, to: url }));
  return [demand, crumbsData(words.url, steps)];
}
