import { describe, expect, it } from "vitest";
import data from "./data/places.json" with { type: "json" };
import postalCodes from "./data/postal-codes.json" with { type: "json" };
import { distanceKm } from "./distance.ts";
import { createEmbeddedPlaces } from "./embedded-places.ts";
import { otherNames, slugOf } from "./place-name.ts";

const places = createEmbeddedPlaces();
const rows = data.places as [string, string, number, number, string, string, number][];

describe("places.json", () => {
  it("has each slug once, and only Dutch points, provinces and names", () => {
    expect(new Set(rows.map(([, slug]) => slug)).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(1200);
    expect(new Set(rows.map((row) => row[4])).size).toBe(12);
    for (const [name, slug, lat, lng, province, municipality] of rows) {
      expect(slug.startsWith(slugOf(name)), slug).toBe(true);
      expect(lat > 50.7 && lat < 53.6 && lng > 3.3 && lng < 7.3, name).toBe(true);
      expect(province, name).not.toMatch(/North|South/);
      expect(municipality, name).not.toMatch(/^$|Gemeente/);
    }
  });

  it("names its source, as the licence asks", () => {
    expect(data.source).toMatch(/GeoNames.*CC BY 4\.0/);
  });

  it("has a place for each other name", () => {
    const slugs = new Set(rows.map(([, slug]) => slug));
    expect(Object.keys(otherNames).filter((slug) => !slugs.has(slug))).toEqual([]);
  });
});

describe("postal-codes.json", () => {
  const entries = postalCodes.map((entry) => {
    const [, from, to, slug] = /^(\d{4})(?:-(\d{4}))? ([a-z0-9-]+)$/.exec(entry) ?? [];
    return { from: Number(from), to: Number(to ?? from), slug };
  });

  it("goes up without overlaps", () => {
    for (const [index, { from, to }] of entries.entries()) {
      expect(from).toBeGreaterThan(entries[index - 1]?.to ?? 999);
      expect(to).toBeGreaterThanOrEqual(from);
    }
    expect(entries.at(-1)?.to).toBe(9999);
  });

  it("stays in one region within a hundred", () => {
    // Codes were given out region by region: a far jump is a slip, or the wrong one of two names.
    const bySlug = new Map(rows.map((row) => [row[1], { lat: row[2], lng: row[3] }]));
    for (const [index, entry] of entries.entries()) {
      const before = entries[index - 1];
      if (!before || Math.trunc(before.from / 100) !== Math.trunc(entry.from / 100)) continue;
      const [a, b] = [bySlug.get(before.slug ?? ""), bySlug.get(entry.slug ?? "")];
      const km = a && b ? distanceKm(a, b) : Number.NaN;
      expect(km, `${before.slug} ${entry.slug}`).toBeLessThan(56);
    }
  });
});

describe("findByPostalCode", () => {
  it.each([
    ["1011", "Amsterdam"],
    ["1109", "Amsterdam"],
    ["3011", "Rotterdam"],
    ["3089", "Rotterdam"],
    ["2491", "Den Haag"],
    ["2599", "Den Haag"],
    ["3500", "Utrecht"],
    ["3585", "Utrecht"],
    ["5600", "Eindhoven"],
    ["5658", "Eindhoven"],
    ["9700", "Groningen"],
    ["9747", "Groningen"],
    ["1312", "Almere"],
    ["2611", "Delft"],
    ["3811", "Amersfoort"],
    ["5211 AB", "'s-Hertogenbosch"],
    ["6211", "Maastricht"],
    ["7511", "Enschede"],
    ["8011", "Zwolle"],
    ["8911", "Leeuwarden"],
    ["1796 aa", "De Koog"],
    ["4331", "Middelburg"],
    ["9166", "Schiermonnikoog"],
  ])("%s is in %s", async (code, name) => {
    expect((await places.findByPostalCode(code))?.name).toBe(name);
  });

  it.each([
    ["7551", "Overijssel"],
    ["7255", "Gelderland"],
    ["1251", "Noord-Holland"],
    ["7245", "Gelderland"],
    ["2281", "Zuid-Holland"],
    ["4284", "Noord-Brabant"],
    ["6661", "Gelderland"],
    ["3921", "Utrecht"],
  ])("%s is in the right one of two places with one name: %s", async (code, province) => {
    expect((await places.findByPostalCode(code))?.province).toBe(province);
  });

  it("takes a neighbour's place for a code that is new", async () => {
    // 3586 is not in use yet; all around it is Utrecht.
    expect((await places.findByPostalCode("3586"))?.name).toBe("Utrecht");
  });

  it.each(["0999", "1234 SS", "12345", "", "2950x", "3595"])("%j is nowhere", async (code) => {
    expect(await places.findByPostalCode(code)).toBeNull();
  });
});

describe("findByName", () => {
  it.each([
    ["den bosch", "'s-Hertogenbosch"],
    ["’s-Hertogenbosch", "'s-Hertogenbosch"],
    ["DEN HAAG", "Den Haag"],
    ["The Hague", "Den Haag"],
    ["'s-Gravenhage", "Den Haag"],
    ["Alphen a/d Rijn", "Alphen aan den Rijn"],
    ["Bergum", "Burgum"],
    ["ljouwert", "Leeuwarden"],
    ["s-hertogenbosch", "'s-Hertogenbosch"],
    ["Texel", "Den Burg"],
  ])("%s is %s", async (asked, name) => {
    expect((await places.findByName(asked))?.name).toBe(name);
  });

  it("means the largest of a name, and the other by its slug", async () => {
    expect((await places.findByName("Hengelo"))?.province).toBe("Overijssel");
    expect((await places.findByName("hengelo-gelderland"))?.municipality).toBe("Bronckhorst");
  });

  it.each(["", "Atlantis", "Amster"])("%j is none", async (asked) => {
    expect(await places.findByName(asked)).toBeNull();
  });
});

describe("suggest", () => {
  const suggest = async (query: string, limit = 5) =>
    (await places.suggest(query, limit)).map(({ name }) => name);

  it.each([
    ["amst", "Amsterdam"],
    ["utr", "Utrecht"],
    ["den h", "Den Haag"],
    ["haag", "Den Haag"],
    ["'s-h", "'s-Hertogenbosch"],
    ["den bos", "'s-Hertogenbosch"],
    ["hertog", "'s-Hertogenbosch"],
    ["ijssel", "IJsselstein"],
    ["rijn", "Rijnsburg"],
    ["Ede", "Ede"],
    ["elst", "Elst"],
    ["amsterdam noord", "Amsterdam"],
    ["utrecht, nederland", "Utrecht"],
    ["3511 AZ", "Utrecht"],
    ["9712", "Groningen"],
  ])("%j puts %s first", async (query, name) => {
    expect((await suggest(query))[0]).toBe(name);
  });

  it("ranks what begins so by size, before what has it inside", async () => {
    const found = await suggest("am", 8);
    expect(found.slice(0, 3)).toEqual(["Amsterdam", "Amersfoort", "Amstelveen"]);
    expect(await suggest("zaan", 3)).toEqual(["Zaandam", "Zaandijk", "Koog aan de Zaan"]);
  });

  it("keeps to the limit and names no place twice", async () => {
    const found = await places.suggest("b", 400);
    expect(new Set(found.map(({ slug }) => slug)).size).toBe(found.length);
    expect(await suggest("b", 3)).toHaveLength(3);
    expect(await suggest("b", 0)).toEqual([]);
  });

  it.each(["", "  ", "'", "xqz"])("%j gives nothing", async (query) => {
    expect(await suggest(query)).toEqual([]);
  });
});

describe("nearest", () => {
  it.each([
    [52.0907, 5.1214, "Utrecht"],
    [53.0525, 4.797, "Den Burg"],
    [51.2562, 4.045, "Sint Jansteen"],
    [50.7536, 6.0213, "Vaals"],
  ])("%f, %f is %s", async (lat, lng, name) => {
    expect((await places.nearest(lat, lng))?.name).toBe(name);
  });

  it("is nothing abroad", async () => {
    expect(await places.nearest(48.8566, 2.3522)).toBeNull();
    expect(await places.nearest(Number.NaN, 5)).toBeNull();
  });
});
