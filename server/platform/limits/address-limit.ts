import { isIPv6 } from "node:net";
import type { Config } from "../config/config.ts";
import type { LimitVerdict, RateLimits } from "./limits.ts";

/**
 * Whom an address stands for when hits are counted. A household or a rented server has a whole /64 of
 * IPv6 to itself, so that the first half is the visitor; IPv4 written as IPv6 is IPv4.
 */
export function addressKey(ip: string): string {
  const [address = ""] = ip.toLowerCase().split("%");
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join(".");
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

/** The eight numbers of an address that is known to be IPv6. */
function groupsOf(address: string): number[] {
  // The last two may be written as IPv4: `::ffff:192.0.2.1`.
  const plain = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) =>
    [Number(a) * 256 + Number(b), Number(c) * 256 + Number(d)]
      .map((group) => group.toString(16))
      .join(":"),
  );
  const [head = "", tail] = plain.split("::");
  const numbers = (text: string) =>
    text ? text.split(":").map((part) => Number.parseInt(part, 16)) : [];
  const start = numbers(head);
  const end = numbers(tail ?? "");
  return [...start, ...Array<number>(8 - start.length - end.length).fill(0), ...end];
}

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
