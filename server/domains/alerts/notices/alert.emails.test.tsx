import { expect, it } from "vitest";
import { locales } from "#contract/shared/locale.ts";
import { digestMail } from "./alert.emails.tsx";
import type { DigestMailData } from "./alerts.notices.ts";

const sitter = {
  id: 7,
  firstName: "Noor",
  city: "Utrecht",
  citySlug: "utrecht",
  distanceKm: 1.5,
  headline: "Wandelt graag, ook als het regent",
  services: [{ serviceType: "dog_walking_service", priceCents: 1_250, unit: "walk" }],
  animalCategories: ["dog"],
  professionalTypes: [],
  badges: [],
  reviewCount: 0,
  referenceCount: 0,
} satisfies DigestMailData["sitters"][number];
const request = {
  id: 3,
  profileId: 4,
  firstName: "Tess",
  title: "Wie past er op Moos?",
  city: "Utrecht",
  citySlug: "utrecht",
  serviceTypes: ["house_visit"],
  animals: [{ id: 1, name: "Moos", category: "dog" }],
  startDate: "2026-12-20",
  endDate: "2026-12-27",
  recurring: false,
  weekdays: [],
  createdAt: "2026-11-15T09:30:00Z",
} satisfies DigestMailData["requests"][number];

const mailOf = (locale: "nl" | "en", more: Partial<DigestMailData> = {}) =>
  digestMail({
    locale,
    firstName: "Tess",
    name: null,
    today: "2026-11-17",
    appUrl: "https://k.test",
    params: {
      alertType: "NEW_PETSITTERS_IN_AREA",
      total: 1,
      distanceKm: 5,
      place: "Utrecht",
      noun: "dog",
    },
    filters: { animalCategories: ["dog"] },
    frequency: "weekly",
    sitters: [sitter],
    requests: [],
    path: "/zoeken/utrecht",
    pausePath: "/pauseAlert?t=1.x",
    ...more,
  });

it("tells in one piece who is new", async () => {
  const { subject, text } = await mailOf("nl");
  expect(subject).toBe("1 nieuwe hondenoppas bij Utrecht");
  expect(text).toContain("Een nieuw gezicht om de hoek");
  expect(text).toContain("Nieuw binnen 5 km van Utrecht. Je zoekt: hond.");
  expect(text).toContain(
    [
      "Noor https://k.test/gezocht/utrecht/7",
      "Utrecht, Nederland, 1,5 km",
      "Wandelt graag, ook als het regent",
      "€\u00a012,50 per wandeling",
      "Nieuw op Kwispel",
    ].join("\n"),
  );
  expect(text).toContain("Zet dit seintje uit https://k.test/pauseAlert?t=1.x");
});

it("tells of a request when, for whom and where", async () => {
  const { text } = await mailOf("nl", { sitters: [], requests: [request] });
  expect(text).toContain("Voor Moos (hond)\n20 t/m 27 december");
});

it.each(locales)("leads to all where not all are shown: %s", async (locale) => {
  const params = {
    alertType: "NEW_PETSITTERS_IN_AREA",
    total: 12,
    distanceKm: 5,
    noun: "sitter",
  } as const;
  const { subject, text } = await mailOf(locale, { params });
  expect(subject).toContain("12");
  expect(text).toContain(locale === "nl" ? "Bekijk alle 12" : "See all 12");
  expect(text).not.toContain("undefined");
});
