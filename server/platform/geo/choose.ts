import type { Config } from "../config/config.ts";
import type { Log } from "../log.ts";
import { slowPort } from "../slow-work.ts";
import type { Addresses } from "./addresses.ts";
import { createEmbeddedAddresses } from "./embedded-addresses.ts";
import { createEmbeddedPlaces } from "./embedded-places.ts";
import { createPdokAddresses } from "./pdok/pdok-addresses.ts";
import { createPdokPlaces } from "./pdok/pdok-places.ts";
import type { Places } from "./places.ts";

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
