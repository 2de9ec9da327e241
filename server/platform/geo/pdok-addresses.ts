import { type Address, type Addresses, AddressLookupFailed } from "./addresses.ts";
import { foldAddition, type HouseNumber, parseHouseNumber } from "./house-number.ts";
import { neighborhoodOf } from "./neighborhoods/neighborhood.rules.ts";
import {
  askPdok,
  type PdokDocument,
  type PdokOptions,
  PdokUnreachable,
  parsePoint,
} from "./pdok.ts";
import { parsePostalCode } from "./postal-code.ts";

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
