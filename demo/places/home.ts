import { createHmac } from "node:crypto";
import { type Dice, dice } from "#art/seed.ts";
import { oneOf, whole } from "#demo/rolls.ts";
import type { addresses } from "#server/db/schema/addresses.ts";
import { pointSeed, publicPoint } from "#server/domains/profiles/addresses/addresses.rules.ts";
import type { Point } from "#server/platform/geo/distance.ts";
import type { HomePlace } from "./home-places.ts";

export type Home = Omit<typeof addresses.$inferInsert, "userId" | "changedAt">;

// Every Dutch town has most of these.
const streets = `Dorpsstraat Kerkstraat Schoolstraat Molenstraat Molenweg Nieuwstraat Stationsstraat
Stationsweg Parkweg Parklaan Sportlaan Beatrixstraat Julianastraat Wilhelminastraat Emmastraat
Irenestraat Margrietstraat Oranjestraat Eikenlaan Beukenlaan Lindelaan Kastanjelaan Berkenlaan
Esdoornlaan Acacialaan Meidoornstraat Merelstraat Lijsterstraat Nachtegaalstraat Zwaluwstraat
Vinkenstraat Leeuwerikstraat Rozenstraat Tulpenstraat Anjerstraat Seringenstraat Jasmijnstraat
Vondelstraat Rembrandtstraat Vermeerstraat Spoorstraat Zandweg Dijkstraat Veldweg Akkerstraat
Boomgaard Hazelaar Vlierstraat Korenbloemstraat Klaproosstraat`.split(/\s+/);

// F, I, O, Q, U and Y are not given out where numbers could be read into them; nor is SA, SD and SS.
const letters = "ABCDEGHJKLMNPRTVWXZ";
const metresPerDegree = 111_195;
const neighbourhoodMetres = 450;
const peoplePerSquareKm = 4_500;
// Beyond this, a circle around the middle of a town meets the sea, a lake or the next town.
const farthestMetres = 1_800;

/** An address that could be: a street that every town has, somewhere in the built-up part. */
export function makeHome(seed: number, place: HomePlace, appKey: string): Home {
  const roll = dice(seed);
  const around = place.neighbourhoods.length > 0 ? oneOf(roll, place.neighbourhoods) : null;
  const exact = scatter(roll, around ?? place, around ? neighbourhoodMetres : reachOf(place));
  const postalCode = `${around?.digits ?? drawDigits(roll, place)} ${drawLetters(roll)}`;
  const houseNumber = `${whole(roll, 1, 160)}${roll.chance(0.12) ? oneOf(roll, ["a", "b", "c"]) : ""}`;
  return homeAt(place, appKey, {
    street: oneOf(roll, streets),
    houseNumber,
    postalCode,
    neighborhood: around?.name ?? null,
    latitude: rounded(exact.lat),
    longitude: rounded(exact.lng),
  });
}

type Address = Pick<
  Home,
  "street" | "houseNumber" | "postalCode" | "neighborhood" | "latitude" | "longitude"
>;

/** With the point that others see. */
export function homeAt(place: HomePlace, appKey: string, address: Address): Home {
  const digest = createHmac("sha256", appKey)
    .update(pointSeed({ ...address, isPrecise: true }))
    .digest();
  const near = publicPoint(digest, { lat: address.latitude, lng: address.longitude });
  return {
    ...address,
    city: place.name,
    citySlug: place.slug,
    country: "Nederland",
    isPrecise: true,
    publicLatitude: near.lat,
    publicLongitude: near.lng,
  };
}

function reachOf({ thousands }: HomePlace): number {
  const metres = Math.sqrt((thousands * 1_000) / peoplePerSquareKm / Math.PI) * 1_000;
  return Math.min(metres, farthestMetres);
}

/** Anywhere in the circle alike. */
function scatter(roll: Dice, middle: Point, reach: number): Point {
  const angle = roll.between(0, 2 * Math.PI);
  const metres = Math.sqrt(roll.between(0, 1)) * reach;
  const north = (Math.cos(angle) * metres) / metresPerDegree;
  const breadth = metresPerDegree * Math.cos((middle.lat * Math.PI) / 180);
  return { lat: middle.lat + north, lng: middle.lng + (Math.sin(angle) * metres) / breadth };
}

function drawDigits(roll: Dice, place: HomePlace): number {
  return whole(roll, ...oneOf(roll, place.codes));
}

function drawLetters(roll: Dice): string {
  const letter = () => letters.charAt(whole(roll, 0, letters.length - 1));
  return letter() + letter();
}

/** Seven digits are a centimetre. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e7) / 1e7;
}
