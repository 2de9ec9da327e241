/**
 * Others see a point near a home, never the home: 200 to 500 metres away, in a direction that only
 * the server's key can tell. It depends on the address alone, so that it is the same on every look,
 * for every profile of a household, and no number of looks averages it away.
 */
type Point = { lat: number; lng: number };

const nearestMetres = 200;
const farthestMetres = 500;
const metresPerDegree = 111_195;

/** What the digest of an address is taken of: the same however it is written. */
export function pointSeed(address: { postalCode: string; houseNumber: string }): string {
  return `public point ${address.postalCode} ${address.houseNumber.toLowerCase()}`;
}

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
