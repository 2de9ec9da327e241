import type { Addresses } from "./addresses.ts";
import { parseHouseNumber } from "./house-number.ts";
import type { Places } from "./places.ts";
import { parsePostalCode } from "./postal-code.ts";

/** Knows which place a postal code belongs to, and no streets. */
export function createEmbeddedAddresses(places: Places): Addresses {
  return {
    async lookup(postalCode, houseNumber) {
      const code = parsePostalCode(postalCode);
      if (!code || !parseHouseNumber(houseNumber)) return null;
      const place = await places.findByPostalCode(code);
      if (!place) return null;
      const { name: city, municipality, province, lat, lng } = place;
      return { precise: false, city, municipality, province, lat, lng };
    },
  };
}
