import { lookup as dnsLookup, type LookupAddress } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/**
 * People tell us addresses that our server is to call: browsers where their push service is, sitters
 * where their calendar is. So could anybody who wants it to call something inside its own network. Only
 * public hosts, by name and over https; the name is looked at again when it is resolved, since it may
 * point anywhere.
 */
export type AddressRules = {
  /** Also this machine, over http: for tests and development. */
  allowLoopback: boolean;
};

/** Networks that are nobody's on the open internet: private, special, or reserved (RFC 6890). */
const inside = new BlockList();
for (const [net, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  // Behind a provider's own translation of addresses.
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  inside.addSubnet(net, prefix, "ipv4");
}
for (const [net, prefix] of [
  // Nothing, oneself, and old ways to write IPv4; `::ffff:10.0.0.1` is looked up among those above.
  ["::", 96],
  // Ways to reach IPv4 addresses, private ones too: NAT64, Teredo, 6to4.
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["2001::", 32],
  ["2002::", 16],
  ["100::", 64],
  ["2001:db8::", 32],
  ["3fff::", 20],
  ["5f00::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["fec0::", 10],
  ["ff00::", 8],
] as const) {
  inside.addSubnet(net, prefix, "ipv6");
}

export function isInside(address: string): boolean {
  const family = isIP(address);
  // With a zone (`fe80::1%eth0`) it belongs to one cable of this machine.
  if (family === 0 || address.includes("%")) return true;
  return inside.check(address, family === 6 ? "ipv6" : "ipv4");
}

const loopbackNames = ["127.0.0.1", "localhost", "[::1]"];

/** Why an address can't be called; null when it can. */
export function refuseAddress(endpoint: string, { allowLoopback }: AddressRules): string | null {
  if (!URL.canParse(endpoint)) return "not an address";
  const { protocol, hostname, username, password, port } = new URL(endpoint);
  if (username || password) return "has a user in it";
  if (allowLoopback && loopbackNames.includes(hostname)) return null;
  if (protocol !== "https:") return "not https";
  if (port !== "" && port !== "443") return "not the usual port";
  if (isIP(hostname.replace(/^\[|\]$/g, ""))) return "a number instead of a name";
  if (!hostname.includes(".") || /\.(?:local|localhost|internal|home\.arpa)\.?$/i.test(hostname)) {
    return "a name of one's own network";
  }
  return null;
}

/** Resolves like Node itself, and refuses what lies inside. */
export function guardedLookup({ allowLoopback }: AddressRules): LookupFunction {
  return (hostname, options, callback) => {
    dnsLookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return callback(error, "", 0);
      const refused = !allowLoopback && addresses.some(({ address }) => isInside(address));
      const [first] = addresses;
      if (refused || !first) {
        return callback(new Error(`${hostname} is no public address`), "", 0);
      }
      if (options.all) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
  };
}
