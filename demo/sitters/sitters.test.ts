import { describe, expect, it } from "vitest";
import { aboutMaxLength, headlineMaxLength } from "#contract/profiles.ts";
import { listOwnerNames } from "#demo/owners/owner.ts";
import { faceOf } from "#demo/pictures/draw-picture.ts";
import { keyOf } from "#demo/pictures/picture-keys.ts";
import { listHomePlaces } from "#demo/places/home-places.ts";
import { readSitterTexts } from "#demo/texts/sitter-facts.ts";
import {
  findRaceCategory,
  isDiploma,
} from "#server/domains/profiles/catalogue/catalogue.service.ts";
import { distanceKm } from "#server/platform/geo/distance.ts";
import { createEmbeddedPlaces } from "#server/platform/geo/embedded-places.ts";
import { areAlike, neighbourCount } from "./neighbours.ts";
import { createSitterMaker } from "./seed-sitters.ts";

const parts = { now: new Date("2026-11-15T09:30:00Z"), appKey: "k".repeat(32) };
const make = (count: number) => Array.from({ length: count }, createSitterMaker(parts));
const made = make(400);
const sitters = made.map(({ sitter }) => sitter);

const pointOf = ({ home }: (typeof sitters)[number]) => ({
  lat: home.publicLatitude,
  lng: home.publicLongitude,
});

/** Long enough to be remembered. */
const sentencesOf = (about: string) =>
  about.split(/(?<=[.?])\s+/).filter((sentence) => sentence.length > 30);

/** The nearest on the map, found the slow way. */
function neighboursOf(index: number) {
  const me = sitters[index];
  if (!me) throw new Error("no such sitter");
  return made
    .filter(({ sitter }) => sitter !== me)
    .map((other) => ({ other, km: distanceKm(pointOf(me), pointOf(other.sitter)) }))
    .sort((a, b) => a.km - b.km)
    .slice(0, neighbourCount)
    .map(({ other }) => other);
}

describe("four hundred demo sitters", () => {
  it("are the same on every machine", () => {
    expect(make(60)).toEqual(made.slice(0, 60));
  });

  it("look different from the twelve who live nearest, and say something else", () => {
    const doubles = made.flatMap(({ sitter, words }, index) =>
      neighboursOf(index)
        .filter(
          (near) =>
            areAlike(faceOf(sitter.face), faceOf(near.sitter.face)) ||
            near.words.headline === words.headline ||
            sentencesOf(near.words.about).some((sentence) => words.about.includes(sentence)),
        )
        .map((near) => `${keyOf({ kind: "person", face: sitter.face })} ${near.sitter.number}`),
    );
    expect(doubles).toEqual([]);
  });

  it("have names of their own in their town, apart from the owners' too", () => {
    const names = sitters.map(
      ({ person, place }) => `${person.firstName} ${person.lastName} ${place.slug}`,
    );
    const all = [...names, ...listOwnerNames(parts.appKey)];
    expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
  });

  it("live where people live", () => {
    const places = listHomePlaces();
    const inhabitants = places.reduce((sum, { thousands }) => sum + thousands, 0);
    const off = places.filter(({ slug, thousands }) => {
      const expected = (thousands / inhabitants) * sitters.length;
      const there = sitters.filter(({ place }) => place.slug === slug).length;
      return Math.abs(there - expected) > 2;
    });
    expect(off).toEqual([]);
    expect(new Set(sitters.map(({ place }) => place.province)).size).toBe(12);
  });

  it("have a postal code of their town, and are shown 200 to 500 metres from home", async () => {
    const places = createEmbeddedPlaces();
    for (const { home, place } of sitters) {
      expect((await places.findByPostalCode(home.postalCode))?.slug).toBe(place.slug);
      const exact = { lat: home.latitude, lng: home.longitude };
      const metres =
        distanceKm(exact, { lat: home.publicLatitude, lng: home.publicLongitude }) * 1_000;
      expect(metres).toBeGreaterThan(195);
      expect(metres).toBeLessThan(505);
    }
  });

  it("offer what fits their animals", () => {
    for (const { animals, services, sizes, own, races, week, diplomas } of sitters) {
      const hasDogs = animals.includes("dog");
      const walks = services.some(({ serviceType }) => serviceType === "dog_walking_service");
      expect(services.length).toBeGreaterThan(0);
      expect(walks && !hasDogs).toBe(false);
      expect(sizes.length > 0).toBe(hasDogs);
      expect(own.filter(({ category }) => !animals.includes(category))).toEqual([]);
      expect(races.filter((race) => !animals.some((a) => a === findRaceCategory(race)))).toEqual(
        [],
      );
      expect(diplomas.filter(({ code = "" }) => !isDiploma(code))).toEqual([]);
      expect(week.parts.length).toBeGreaterThan(0);
    }
  });
});

describe("what they write", () => {
  const abouts = made.map(({ words }) => words.about);

  it("fits into its fields, with every word filled in", () => {
    for (const { words } of made) {
      expect(words.headline.length).toBeLessThanOrEqual(headlineMaxLength);
      expect(words.about.length).toBeGreaterThan(100);
      expect(words.about.length).toBeLessThanOrEqual(aboutMaxLength);
      expect(words.about + words.headline).not.toMatch(/[{}]|undefined|null|NaN/);
    }
  });

  it("is each person's own", () => {
    expect(new Set(abouts).size).toBe(abouts.length);
    const lines = readSitterTexts("headlines").flatMap(([, texts]) => texts);
    expect(new Set(lines).size).toBe(lines.length);
    expect(new Set(made.map(({ words }) => words.headline)).size).toBeGreaterThan(100);
  });

  it("never says the same sentence so often that one would notice", () => {
    const uses = new Map<string, number>();
    for (const sentence of abouts.flatMap(sentencesOf)) {
      uses.set(sentence, (uses.get(sentence) ?? 0) + 1);
    }
    const often = [...uses].filter(([, count]) => count > 10);
    expect(often).toEqual([]);
  });
});
