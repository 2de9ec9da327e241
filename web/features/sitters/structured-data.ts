import type { PublicSitter } from "#contract/sitters.ts";

export type SitterWords = {
  /** The page's own address, with the site's. */
  url: string;
  description: string;
  /** What each service is called, in the language of the page. */
  serviceName: (serviceType: PublicSitter["services"][number]["serviceType"]) => string;
};

/** The page for search engines, as schema.org has it: a person, and what they offer. */
export function structuredData(sitter: PublicSitter, words: SitterWords): object {
  const { firstName, city, province, services, memberSince, languages } = sitter;
  const [picture] = sitter.images;
  const place = {
    "@type": "PostalAddress",
    addressLocality: city,
    ...(province ? { addressRegion: province } : {}),
    addressCountry: "NL",
  };
  return {
    "@context": "https://schema.org",
    "@type": "ProfilePage",
    url: words.url,
    dateCreated: memberSince,
    mainEntity: {
      "@type": "Person",
      name: firstName,
      description: words.description,
      url: words.url,
      address: place,
      ...(picture ? { image: new URL(picture.url, words.url).href } : {}),
      ...(languages.length > 0 ? { knowsLanguage: languages } : {}),
      makesOffer: services.map((service) => ({
        "@type": "Offer",
        price: (service.priceCents / 100).toFixed(2),
        priceCurrency: "EUR",
        itemOffered: {
          "@type": "Service",
          name: words.serviceName(service.serviceType),
          areaServed: { "@type": "City", name: city },
        },
      })),
    },
  };
}
