import type { Config } from "../config/config.ts";
import type { Log } from "../log.ts";
import type { Addresses } from "./addresses.ts";
import { createEmbeddedAddresses } from "./embedded-addresses.ts";
import { createEmbeddedPlaces } from "./embedded-places.ts";
import { createPdokAddresses } from "./pdok-addresses.ts";
import { createPdokPlaces } from "./pdok-places.ts";
import type { Places } from "./places.ts";

export function createGeo(config: Config, log: Log): { addresses: Addresses; places: Places } {
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
