import { isIPv6 } from "node:net";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressKey } from "./address-key.ts";

describe("addressKey", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::FFFF:cb00:7107", "203.0.113.7"],
    ["0:0:0:0:0:ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::", "2001:db8:1:2::/64"],
    ["2001:db8::6", "2001:db8:0:0::/64"],
    ["2001:db8:1::5:6", "2001:db8:1:0::/64"],
    ["2001:db8:1:2:3:4:203.0.113.7", "2001:db8:1:2::/64"],
    ["64:ff9b::203.0.113.7", "64:ff9b:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["fe80::2%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["::", "0:0:0:0::/64"],
    ["1::", "1:0:0:0::/64"],
    // Nothing that a TCP connection has, but a proxy may say anything.
    ["unknown", "unknown"],
    ["", ""],
    // Whose connection is gone by the time that we look.
    [undefined, "gone"],
  ])("%s → %s", (ip, key) => {
    expect(addressKey(ip)).toBe(key);
  });

  it("is the same for a whole /64 and for no other", () => {
    const group = fc.integer({ min: 0, max: 0xffff });
    const four = fc.array(group, { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(four, four, four, (network, one, other) => {
        fc.pre(network.some((each) => each > 0));
        const written = (parts: number[]) => parts.map((part) => part.toString(16)).join(":");
        const key = addressKey(`${written(network)}:${written(one)}`);
        expect(addressKey(`${written(network)}:${written(other)}`)).toBe(key);
        expect(isIPv6(key.replace("/64", ""))).toBe(true);
        const neighbour = network.map((part, index) => (index === 3 ? part ^ 1 : part));
        expect(addressKey(`${written(neighbour)}:${written(one)}`)).not.toBe(key);
      }),
    );
  });
});
