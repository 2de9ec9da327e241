import type { Config } from "../config/config.ts";
import type { Log } from "../log.ts";
import { slowPort } from "../slow-work.ts";
import type { Addresses } from "./addresses.ts";
import { createEmbeddedPlaces } from "./embedded-places.ts";
import { parseHouseNumber } from "./house-number.ts";
import { createPdokAddresses } from "./pdok/pdok-addresses.ts";
import { createPdokPlaces } from "./pdok/pdok-places.ts";
import type { Places } from "./places.ts";
import { parsePostalCode } from "./postal-code.ts";

type Geo = { addresses: Addresses; places: Places };

/** Slow whichever it is: what is quick from the list is a question over the network to PDOK. */
export function createGeo(config: Config, log: Log): Geo {
  const { addresses, places } = choose(config, log);
  return {
    addresses: slowPort("addresses", addresses, ["lookup"]),
    places: slowPort("places", places, ["suggest", "findByPostalCode", "findByName", "nearest"]),
  };
}

function choose(config: Config, log: Log): Geo {
  const places = createEmbeddedPlaces();
  const addresses = createEmbeddedAddresses(places);
  if (config.ADDRESSES === "embedded") return { addresses, places };
  const url = config.PDOK_URL;
  const onError = (error: unknown) => log.warn({ err: error }, "PDOK did not answer");
  return {
    addresses: createPdokAddresses({ url, fallback: addresses }),
    places: createPdokPlaces({ url, fallback: places, onError }),
  };
}

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
