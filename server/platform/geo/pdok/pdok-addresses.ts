import { type Address, type Addresses, AddressLookupFailed } from "../addresses.ts";
import { foldAddition, type HouseNumber, parseHouseNumber } from "../house-number.ts";
import { parsePostalCode } from "../postal-code.ts";
import {
  askPdok,
  type PdokDocument,
  type PdokOptions,
  PdokUnreachable,
  parsePoint,
} from "./pdok.ts";

/** The national register of addresses; `fallback` answers while it can't be reached. */
export function createPdokAddresses(options: PdokOptions & { fallback: Addresses }): Addresses {
  const { fallback, ...pdok } = options;
  return {
    async lookup(postalCode, houseNumber) {
      const code = parsePostalCode(postalCode);
      const house = parseHouseNumber(houseNumber);
      if (!code || !house) return null;
      const compact = code.replace(" ", "");
      try {
        const documents = await askPdok(pdok, "free", {
          q: `${compact} ${house.number}`,
          fq: "type:adres",
          rows: "50",
        });
        return toAddress(choose(documents, compact, house));
      } catch (error) {
        if (error instanceof PdokUnreachable) return fallback.lookup(postalCode, houseNumber);
        if (error instanceof AddressLookupFailed) throw error;
        throw new AddressLookupFailed(error);
      }
    },
  };
}

/** The search is fuzzy: an unknown number brings the neighbours, an unknown code other towns. */
function choose(
  documents: readonly PdokDocument[],
  compactCode: string,
  house: HouseNumber,
): PdokDocument | null {
  const same = documents.filter(
    ({ postcode, huisnummer }) => postcode === compactCode && huisnummer === house.number,
  );
  const withAddition = (wanted: string) =>
    same.find(
      ({ huisletter = "", huisnummertoevoeging = "" }) =>
        foldAddition(huisletter + huisnummertoevoeging) === wanted,
    );
  return withAddition(house.addition) ?? withAddition("") ?? same[0] ?? null;
}

function toAddress(document: PdokDocument | null): Address | null {
  if (!document) return null;
  const { straatnaam, woonplaatsnaam, gemeentenaam, provincienaam } = document;
  const neighborhood = neighborhoodOf(document);
  const point = parsePoint(document.centroide_ll);
  if (!straatnaam || !woonplaatsnaam || !point) throw new AddressLookupFailed();
  return {
    precise: true,
    street: straatnaam,
    city: woonplaatsnaam,
    ...(neighborhood ? { neighborhood } : {}),
    ...(gemeentenaam ? { municipality: gemeentenaam } : {}),
    ...(provincienaam ? { province: provincienaam } : {}),
    ...point,
  };
}

/** How registers write that there is no neighbourhood: houses here and there, or the rest of a town. */
const isNone = /^(?:verspreide huizen|overig|buitengebied|bedrijventerrein|industrieterrein)/i;

type Cut = {
  woonplaatsnaam?: string | undefined;
  wijknaam?: string | undefined;
  buurtnaam?: string | undefined;
};

/**
 * What people call where they live: the smallest part of the town that has a name. Registers number
 * their districts ('Wijk 04 Noordoost'), which nobody says; and a village has itself for a district.
 */
export function neighborhoodOf({ buurtnaam, wijknaam, woonplaatsnaam = "" }: Cut): string | null {
  const named = [buurtnaam, wijknaam]
    .map((name = "") => name.replace(/^(?:wijk|buurt)\s+\d+\s*/i, "").trim())
    .filter((name) => name !== "" && !isNone.test(name) && !isSame(name, woonplaatsnaam));
  return named[0] ?? null;
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
