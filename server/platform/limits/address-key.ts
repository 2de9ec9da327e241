import { isIPv4, isIPv6 } from "node:net";

/**
 * What limits by address count by. An IPv6 network hands every household at least a /64: whoever has
 * one has eighteen quintillion addresses, and is one visitor to us. IPv4 within IPv6 (`::ffff:1.2.3.4`,
 * as a socket that listens to both says it) is IPv4. Whoever has hung up has no address any more.
 */
export function addressKey(ip: string | undefined): string {
  if (ip === undefined) return "gone";
  const [address = ""] = ip.split("%");
  if (isIPv4(address) || !isIPv6(address)) return address;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(":")}::/64`;
}

/** The eight numbers of an address that is known to be IPv6. */
function groupsOf(address: string): number[] {
  const [before = "", after] = address.replace(/[\d.]+$/, asTwoGroups).split("::");
  const left = readGroups(before);
  if (after === undefined) return left;
  const right = readGroups(after);
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right];
}

const readGroups = (text: string) =>
  text === "" ? [] : text.split(":").map((group) => Number.parseInt(group, 16));

/** `1.2.3.4` at the end of an IPv6 address stands for its last two groups. */
function asTwoGroups(text: string): string {
  if (!isIPv4(text)) return text;
  const [a = 0, b = 0, c = 0, d = 0] = text.split(".").map(Number);
  return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
}
