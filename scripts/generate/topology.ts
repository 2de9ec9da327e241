import { readFileSync } from "node:fs";
import type { Ring } from "#server/platform/geo/rings.ts";

type Geometry = { id: string; properties: { name: string; gm?: string } } & (
  | { type: "Polygon"; arcs: number[][] }
  | { type: "MultiPolygon"; arcs: number[][][] }
);
type Topology = {
  arcs: [number, number][][];
  transform: { scale: [number, number]; translate: [number, number] };
  objects: Record<string, { geometries: Geometry[] }>;
};

/** An area of Statistics Netherlands. */
export type Shape = {
  id: string;
  name: string;
  /** Of the municipality that a district belongs to. */
  code: string;
  /** Each an outline with the holes in it; an area may lie in several parts. */
  polygons: Ring[][];
  /** The lines that it is made of; whoever shares one lies next to it. */
  lines: ReadonlySet<number>;
};

/** The areas of a TopoJSON file, with names freed of their number. */
export function readShapes(file: string): Shape[] {
  const topology: Topology = JSON.parse(readFileSync(file, "utf8"));
  const { scale, translate } = topology.transform;
  const lines = topology.arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]): [number, number] => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
  // A negative number is a line that is walked the other way round.
  const line = (at: number) => (at < 0 ? (lines[~at] ?? []).toReversed() : (lines[at] ?? []));
  const ring = (parts: number[]): Ring => parts.flatMap((at) => line(at).slice(1));
  return Object.values(topology.objects).flatMap(({ geometries }) =>
    geometries.map(({ id, properties: { name, gm = "" }, ...shape }) => {
      const parts = shape.type === "Polygon" ? [shape.arcs] : shape.arcs;
      return {
        id,
        name: name.replace(/^Wijk \d+ /, ""),
        code: gm,
        polygons: parts.map((rings) => rings.map(ring)),
        lines: new Set(parts.flat(2).map((at) => (at < 0 ? ~at : at))),
      };
    }),
  );
}
