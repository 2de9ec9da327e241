import { describe, expect, it } from "vitest";
import { checkStructured } from "./structured-data.schemas.ts";

const context = { "@context": "https://schema.org" };
const at = (path: string) => `https://k.test${path}`;
const step = (position: number, name: string, path: string) => ({
  "@type": "ListItem",
  position,
  name,
  item: at(path),
});
const trail = {
  ...context,
  "@type": "BreadcrumbList",
  itemListElement: [step(1, "Kwispel", "/"), step(2, "Blog", "/blog")],
};
const business = {
  ...context,
  "@type": "LocalBusiness",
  name: "Sannes Roedel",
  description: "Wandelt met zes honden.",
  url: at("/gezocht/utrecht/7"),
  address: { "@type": "PostalAddress", addressLocality: "Utrecht", addressCountry: "NL" },
  makesOffer: [],
  aggregateRating: { "@type": "AggregateRating", ratingValue: 4.8, reviewCount: 12 },
};
const asked = (text: string) => ({
  ...context,
  "@type": "FAQPage",
  mainEntity: [
    { "@type": "Question", name: "Wat kost het?", acceptedAnswer: { "@type": "Answer", text } },
  ],
});

describe("what search engines are told", () => {
  it.each([
    ["a trail", trail],
    ["a business", business],
    ["an answer", asked('<p>Lees <a href="https://k.test/blog">de blog</a>.</p>')],
  ])("passes when it is whole: %s", (_what, data) => {
    expect(checkStructured(data)).toHaveLength(1);
  });

  it.each<[string, unknown]>([
    ["of no kind that we know", { ...trail, "@type": "Recipe" }],
    ["of another vocabulary", { ...trail, "@context": "https://example.test" }],
    ["with a property that nobody decided on", { ...trail, telephone: "06 12345678" }],
    [
      "with a step of no whole address",
      { ...trail, itemListElement: [{ ...step(1, "a", "/"), item: "/blog" }, step(2, "b", "/b")] },
    ],
    ["counted from nought", { ...trail, itemListElement: [step(0, "a", "/"), step(1, "b", "/b")] }],
    [
      "with a gap in its count",
      { ...trail, itemListElement: [step(1, "a", "/"), step(3, "b", "/b")] },
    ],
    [
      "with one address twice",
      { ...trail, itemListElement: [step(1, "a", "/"), step(2, "b", "/")] },
    ],
    ["a trail of one step", { ...trail, itemListElement: [step(1, "a", "/")] }],
    [
      "with a street",
      { ...business, address: { ...business.address, streetAddress: "Oudegracht 12" } },
    ],
    [
      "with a postal code",
      { ...business, address: { ...business.address, postalCode: "3511 AB" } },
    ],
    ["with a point on the map", { ...business, geo: { latitude: 52.09, longitude: 5.12 } }],
    [
      "with more stars than there are",
      { ...business, aggregateRating: { ...business.aggregateRating, ratingValue: 5.1 } },
    ],
    [
      "with stars of nobody",
      { ...business, aggregateRating: { ...business.aggregateRating, reviewCount: 0 } },
    ],
    ["with no name", { ...business, name: " " }],
    ["with an answer that is a script", asked("<script>alert(1)</script>")],
    ["with an answer that links to no site", asked('<a href="/blog">blog</a>')],
  ])("fails when it is %s", (_what, data) => {
    expect(() => checkStructured(data)).toThrow();
  });
});
