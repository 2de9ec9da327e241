import { dayMs } from "#contract/shared/durations.ts";

/**
 * Others see a point near a home, never the home: 200 to 500 metres away, in a direction that only
 * the server's key can tell. It depends on the postal code and the number alone, so that it is the same
 * on every look, for every profile of a household, however the addition is written, and no number of looks
 * averages it away. While only the town is known, its middle is moved in another direction: that middle
 * is in every atlas, and by it the direction would be known. Docs: decision 47.
 */
type Point = { lat: number; lng: number };

const nearestMetres = 200;
const farthestMetres = 500;
const metresPerDegree = 111_195;

type House = { postalCode: string; houseNumber: string };

/** What the digest of an address is taken of. */
export function pointSeed({ isPrecise, ...house }: House & { isPrecise: boolean }): string {
  return `${isPrecise ? "public point" : "public point in the town of"} ${nameOf(house)}`;
}

/** Without the addition, which people write in many ways. */
function nameOf({ postalCode, houseNumber }: House): string {
  return `${postalCode} ${Number.parseInt(houseNumber, 10)}`;
}

export function isSameHouse(one: House, other: House): boolean {
  return nameOf(one) === nameOf(other);
}

/**
 * Whether a home that is saved again is still shown where it was, whatever the register has corrected
 * and whichever key the server has by now: a second point would say more than the first.
 */
export function isShownAsBefore(
  before: House & { isPrecise: boolean },
  now: House & { isPrecise: boolean },
): boolean {
  return isSameHouse(before, now) && before.isPrecise === now.isPrecise;
}

/** Whoever tried every house near somebody's point would see their own end up on it. */
export const movesPerDay = { max: 10, windowMs: dayMs };

/** `digest` is the HMAC of `pointSeed` under the server's key: eight bytes of it are used. */
export function publicPoint(digest: Uint8Array, exact: Point): Point {
  const numbers = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
  const angle = (numbers.getUint32(0) / 2 ** 32) * 2 * Math.PI;
  const share = numbers.getUint32(4) / 2 ** 32;
  // By the root, so that all places in the ring are equally likely.
  const metres = Math.sqrt(nearestMetres ** 2 + share * (farthestMetres ** 2 - nearestMetres ** 2));
  const north = (Math.cos(angle) * metres) / metresPerDegree;
  const east =
    (Math.sin(angle) * metres) / (metresPerDegree * Math.cos((exact.lat * Math.PI) / 180));
  return { lat: exact.lat + north, lng: exact.lng + east };
}
