import type { Config } from "../config/config.ts";
import { addressKey } from "./address-key.ts";
import type { LimitVerdict, RateLimits } from "./limits.ts";

const minute = 60_000;

/**
 * The coarse limit: counted for everything that comes from an address, pages, files, calls and
 * sockets, before anything is looked up. It is there against floods. Many people can share one
 * address (a school, a mobile network), hence far above what one of them may do.
 */
export function hitAddressLimit(
  parts: { limits: RateLimits; config: Pick<Config, "LIMIT_ADDRESS"> },
  ip: string,
): Promise<LimitVerdict> {
  return parts.limits.hit(`coarse:${addressKey(ip)}`, {
    max: parts.config.LIMIT_ADDRESS,
    windowMs: minute,
  });
}
