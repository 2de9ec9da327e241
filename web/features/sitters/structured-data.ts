import type { PublicSitter } from "#contract/sitters.ts";
import { crumbsData } from "#web/lib/page/structured-data.ts";

export type SitterWords = {
  /** The page's own address, with the site's. */
  url: string;
  description: string;
  /** What each service is called, in the language of the page. */
  serviceName: (serviceType: PublicSitter["services"][number]["serviceType"]) => string;
  /** The search that it is found by, and that search in this place. */
  above: readonly { name: string; url: string }[];
};

/**
 * The page for search engines, as schema.org has it: a person and what they offer, or the business of
 * who does it for a living. The place is a town; nothing here leads to a door.
 */
export function structuredData(sitter: PublicSitter, words: SitterWords): object[] {
  return [
    { "@context": "https://schema.org", ...aboutSitter(sitter, words) },
    breadcrumbs(sitter, words),
  ];
}

function aboutSitter(sitter: PublicSitter, words: SitterWords): object {
  const { firstName, companyName, languages, memberSince, professionalTypes } = sitter;
  const who = {
    name: firstName,
    description: words.description,
    url: words.url,
    ...pictureOf(sitter, words),
    address: placeOf(sitter),
    ...(languages.length > 0 ? { knowsLanguage: languages } : {}),
    makesOffer: offersOf(sitter, words),
  };
  if (professionalTypes.length > 0) {
    return {
      "@type": "LocalBusiness",
      ...who,
      name: companyName ?? firstName,
      ...ratingOf(sitter),
      ...priceRangeOf(sitter),
    };
  }
  return {
    "@type": "ProfilePage",
    url: words.url,
    dateCreated: memberSince,
    mainEntity: { "@type": "Person", ...who },
  };
}

function pictureOf({ images: [picture] }: PublicSitter, { url }: SitterWords): object {
  return picture ? { image: new URL(picture.url, url).href } : {};
}

function placeOf({ city, province }: PublicSitter): object {
  return {
    "@type": "PostalAddress",
    addressLocality: city,
    ...(province ? { addressRegion: province } : {}),
    addressCountry: "NL",
  };
}

function offersOf({ services, city }: PublicSitter, { serviceName }: SitterWords): object[] {
  return services.map(({ serviceType, priceCents }) => ({
    "@type": "Offer",
    price: (priceCents / 100).toFixed(2),
    priceCurrency: "EUR",
    itemOffered: {
      "@type": "Service",
      name: serviceName(serviceType),
      areaServed: { "@type": "City", name: city },
    },
  }));
}

function ratingOf({ rating, reviewCount }: PublicSitter): object {
  if (rating === undefined || reviewCount === 0) return {};
  // Two digits say all that there is to say.
  const ratingValue = Math.round(rating * 100) / 100;
  return { aggregateRating: { "@type": "AggregateRating", ratingValue, reviewCount } };
}

function priceRangeOf({ services }: PublicSitter): object {
  if (services.length === 0) return {};
  const euros = services.map(({ priceCents }) => Math.round(priceCents / 100));
  return { priceRange: `€ ${Math.min(...euros)} - € ${Math.max(...euros)}` };
}

function breadcrumbs({ firstName }: PublicSitter, { above, url }: SitterWords): object {
  const trail = [...above, { name: firstName, url }];
  return crumbsData(
    url,
    trail.map((step) => ({ name: step.name, to: step.url })),
  );
}
