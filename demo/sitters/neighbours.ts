import type { Sitter as FaceParts } from "#art/people.ts";
import { distanceKm, type Point } from "#server/platform/geo/distance.ts";

/** How near two have to live to be seen side by side in a list or on a map. */
export const neighbourCount = 12;

// Enough for the default demo to be compared with all; ten thousand only with those before them.
const remembered = 1_500;
const kmPerDegree = 111;

export type Resident = { point: Point; face: FaceParts; said: ReadonlySet<string> };

/** Whether one could take one face for the other: the same hair, the same colours, or too much. */
export function areAlike(a: FaceParts, b: FaceParts): boolean {
  const sameHair = a.style === b.style && a.hair === b.hair;
  const sameColours = a.ground === b.ground && a.top === b.top;
  const alike = [
    a.style === b.style,
    a.hair === b.hair,
    a.skin === b.skin,
    a.ground === b.ground,
    a.top === b.top,
    a.collar === b.collar,
    Boolean(a.glasses) === Boolean(b.glasses),
    a.beard === b.beard,
  ].filter(Boolean).length;
  return sameHair || sameColours || alike >= 6;
}

/** The nearest so far, the farthest of them last. */
class Nearest<T> {
  readonly entries: { item: T; km: number }[] = [];

  /** Beyond this nobody is among them. */
  get reach(): number {
    const last = this.entries[neighbourCount - 1];
    return last ? last.km : Number.POSITIVE_INFINITY;
  }

  /** False when there are enough that are nearer. */
  add(item: T, km: number): boolean {
    if (km >= this.reach) return false;
    const at = this.entries.findIndex((entry) => entry.km > km);
    this.entries.splice(at === -1 ? this.entries.length : at, 0, { item, km });
    this.entries.length = Math.min(this.entries.length, neighbourCount);
    return true;
  }
}

type Settled = { resident: Resident; nearest: Nearest<Resident> };

/** Who lives where, so that nobody moves in beside somebody they look or sound like. */
export function createNeighbourhood() {
  const all: Settled[] = [];

  return {
    /** `choose` sees those who have this point among their nearest, and those who are its nearest. */
    settle<T extends Omit<Resident, "point">>(point: Point, choose: (near: Resident[]) => T): T {
      const nearest = new Nearest<Resident>();
      const near = new Set<Resident>();
      const lookedAt: { settled: Settled; km: number }[] = [];
      for (const settled of all) {
        // Most live too far north or south to matter; the exact distance is only for the others.
        const atLeast = Math.abs(point.lat - settled.resident.point.lat) * kmPerDegree;
        if (atLeast >= settled.nearest.reach && atLeast >= nearest.reach) continue;
        const km = distanceKm(point, settled.resident.point);
        nearest.add(settled.resident, km);
        if (km < settled.nearest.reach) {
          near.add(settled.resident);
          lookedAt.push({ settled, km });
        }
      }
      for (const { item } of nearest.entries) near.add(item);
      const chosen = choose([...near]);
      const resident = { point, face: chosen.face, said: chosen.said };
      for (const { settled, km } of lookedAt) settled.nearest.add(resident, km);
      all.push({ resident, nearest });
      if (all.length > remembered) all.shift();
      return chosen;
    },
  };
}
