import { describe, expect, it } from "vitest";
import type { PublicSitter } from "#contract/sitters.ts";
import { structuredData } from "./structured-data.ts";

const sitter: PublicSitter = {
  id: 7,
  firstName: "Sanne",
  city: "Utrecht",
  citySlug: "utrecht",
  province: "Utrecht",
  latitude: 52.1,
  longitude: 5.1,
  services: [
    { serviceType: "house_visit", priceCents: 1250, unit: "visit" },
    { serviceType: "dog_walking_service", priceCents: 1400, unit: "walk" },
  ],
  animalCategories: ["dog"],
  professionalTypes: [],
  badges: [],
  reviewCount: 0,
  referenceCount: 0,
  languages: ["nl"],
  images: [],
  animalSizes: [],
  races: [],
  energyLevels: [],
  diplomas: [],
  ownAnimals: [],
  home: {},
  extraServices: [],
  availability: [],
  availabilityPeriods: [],
  cancellingTerm: "relaxed",
  bookingsKept: 0,
  bookingsCancelled: 0,
  memberSince: "2024-03-01",
  isEmailConfirmed: true,
  cautions: [],
  isFavorite: false,
  isOwn: false,
  isBlocked: false,
  isPublished: true,
};

const words = {
  url: "https://k.test/gezocht/utrecht/7",
  description: "Sanne past op.",
  serviceName: () => "Oppas in Utrecht",
  above: [
    { name: "Oppas zoeken", url: "https://k.test/zoeken" },
    { name: "Utrecht", url: "https://k.test/zoeken/utrecht" },
  ],
};

describe("a sitter for search engines", () => {
  it("is a person with a profile, who lives in a town", () => {
    const [about] = structuredData(sitter, words);
    expect(about).toMatchObject({
      "@type": "ProfilePage",
      mainEntity: {
        "@type": "Person",
        name: "Sanne",
        address: { addressLocality: "Utrecht", addressCountry: "NL" },
        makesOffer: [{ price: "12.50" }, { price: "14.00" }],
      },
    });
    expect(JSON.stringify(about)).not.toMatch(/streetAddress|postalCode|latitude|geo/);
  });

  it("is a business when it is their living, rated once somebody has said something", () => {
    const professional: PublicSitter = {
      ...sitter,
      professionalTypes: ["professional_dog_walker"],
      companyName: "Sannes Roedel",
    };
    const [unrated] = structuredData(professional, words);
    expect(unrated).toMatchObject({
      "@type": "LocalBusiness",
      name: "Sannes Roedel",
      priceRange: "€ 13 - € 14",
    });
    expect(unrated).not.toHaveProperty("aggregateRating");
    const [rated] = structuredData({ ...professional, rating: 4.8, reviewCount: 12 }, words);
    expect(rated).toMatchObject({ aggregateRating: { ratingValue: 4.8, reviewCount: 12 } });
  });

  it("stands under the search of its place", () => {
    const [, trail] = structuredData(sitter, words);
    expect(trail).toMatchObject({
      "@type": "BreadcrumbList",
      itemListElement: [
        { position: 1, name: "Oppas zoeken", item: "https://k.test/zoeken" },
        { position: 2, name: "Utrecht" },
        { position: 3, name: "Sanne", item: words.url },
      ],
    });
  });
});
