import { productName } from "#contract/shared/product.ts";
import { urls } from "#contract/urls/urls.ts";

/** Tells search engines whose site this is, and how to search it from their own pages. */
export function siteData(origin: string): object {
  const organization = new URL("/#organization", origin).href;
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        "@id": organization,
        name: productName,
        url: new URL("/", origin).href,
        logo: new URL("/icon-512.png", origin).href,
      },
      {
        "@type": "WebSite",
        name: productName,
        url: new URL("/", origin).href,
        publisher: { "@id": organization },
        inLanguage: ["nl", "en"],
        potentialAction: {
          "@type": "SearchAction",
          target: {
            "@type": "EntryPoint",
            urlTemplate: `${new URL(urls.search(), origin).href}?place={place}`,
          },
          "query-input": "required name=place",
        },
      },
    ],
  };
}
