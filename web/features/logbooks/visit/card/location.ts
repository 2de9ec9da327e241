import type { LogbookEntry } from "#contract/logbooks/logbook-entries.ts";
import { type Near, nearOf } from "#contract/logbooks/near.ts";

export type Point = { latitude: number; longitude: number };

/** What is known of where the device is. */
export type DeviceLocation =
  /** Nobody was asked yet. */
  | { state: "ask" }
  | { state: "finding" }
  | { state: "known"; point: Point; accuracyM: number }
  /** Its owner did not want to, or has switched it off. */
  | { state: "refused" }
  /** It was tried, and nothing came. */
  | { state: "failed" };

/** Less exact than this is worth a word: one could be in another street. */
const roughMeters = 200;

/**
 * About where the address is: where somebody checked in at the house before. The server measures from the
 * address itself and gives nobody's coordinates away, so at a first visit nothing is known beforehand.
 */
export function knownPlace(entries: readonly LogbookEntry[]): Point | null {
  for (const { checkInLocation, near } of entries.toReversed()) {
    const { latitude, longitude } = checkInLocation ?? {};
    if (near !== "at_home" || latitude === undefined || longitude === undefined) continue;
    return { latitude, longitude };
  }
  return null;
}

const earthRadiusM = 6_371_000;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

export function metersBetween(from: Point, to: Point): number {
  const [a, b] = [toRadians(from.latitude), toRadians(to.latitude)];
  const width = toRadians(to.longitude - from.longitude);
  const half = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(width / 2) ** 2;
  return 2 * earthRadiusM * Math.asin(Math.sqrt(half));
}

/** Of what the chip beside the time tells. */
export type Whereabouts =
  | { kind: "ask" | "finding" | "found" | "refused" | "failed" }
  | { kind: "rough"; meters: number }
  | { kind: Near };

/** Before checking in: what the device knows, and how far that is from where the address must be. */
export function whereaboutsOf(location: DeviceLocation, place: Point | null): Whereabouts {
  if (location.state !== "known") return { kind: location.state };
  const { point, accuracyM } = location;
  if (accuracyM > roughMeters) return { kind: "rough", meters: accuracyM };
  return { kind: place ? nearOf(metersBetween(point, place)) : "found" };
}

/** Once inside: what the logbook says. Null while the server has not measured it yet. */
export function checkedWhereabouts({
  checkInLocation,
  near,
}: Pick<LogbookEntry, "checkInLocation" | "near">): Whereabouts | null {
  if (near) return { kind: near };
  if (checkInLocation?.state === "known") return { kind: "found" };
  return checkInLocation ? { kind: "refused" } : null;
}
