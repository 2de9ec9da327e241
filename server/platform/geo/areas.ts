import { and, type SQL, sql } from "drizzle-orm";
import type { Point } from "./distance.ts";
import { type Bounds, boundsOf, squaredChordOf, unitVector } from "./sphere.ts";

/** Where to look: within a way of a point, in a box, or anywhere. */
export type Area =
  | { kind: "circle"; center: Point; km: number }
  | { kind: "box"; bounds: Bounds }
  | { kind: "everywhere" };

/** A millimetre: the sines of two computers may differ in the last digit. */
export const graceKm = 1e-6;

/** What the distance is measured from; in a box, its middle. */
export function middleOf(area: Area): Point | null {
  if (area.kind === "everywhere") return null;
  if (area.kind === "circle") return area.center;
  const { south, north, west, east } = area.bounds;
  return { lat: (south + north) / 2, lng: (west + east) / 2 };
}

/** The rough part, which an index on both columns answers; all there is to a box. */
export function withinBounds(area: Area, lat: SQL, lng: SQL): SQL | undefined {
  if (area.kind === "everywhere") return undefined;
  const { south, north, west, east } =
    area.kind === "box" ? area.bounds : boundsOf(area.center, area.km);
  return and(
    sql`${lat} between ${south}::float8 and ${north}::float8`,
    sql`${lng} between ${west}::float8 and ${east}::float8`,
  );
}

/** The exact part, of a circle. */
export function withinCircle(area: Area, squaredChord: SQL): SQL | undefined {
  if (area.kind !== "circle") return undefined;
  return sql`${squaredChord} <= ${squaredChordOf(area.km + graceKm)}::float8`;
}

/** How far a row is, as in `squaredChordOf`; its columns are those of `unitVector`. */
export function squaredChordTo(area: Area, row: { x: SQL; y: SQL; z: SQL }): SQL {
  const middle = middleOf(area);
  if (!middle) return sql`null::float8`;
  const { x, y, z } = unitVector(middle);
  const square = (column: SQL, value: number) =>
    sql`(${column} - ${value}::float8) * (${column} - ${value}::float8)`;
  return sql`(${square(row.x, x)} + ${square(row.y, y)} + ${square(row.z, z)})`;
}

/** The columns of `unitVector`, of a point given in degrees. */
export function vectorOf(lat: SQL, lng: SQL): { x: SQL; y: SQL; z: SQL } {
  return {
    x: sql`(cos(radians(${lat})) * cos(radians(${lng})))`,
    y: sql`(cos(radians(${lat})) * sin(radians(${lng})))`,
    z: sql`sin(radians(${lat}))`,
  };
}
