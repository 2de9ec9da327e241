import type { DistrictMap } from "#contract/search/sitter-figures.ts";

type Point = readonly [lng: number, lat: number];
type Outlined = { name: string; rings: readonly (readonly Point[])[] };
/** `holds` tells whether a point lies in a district. */
type Holds = (point: Point, rings: Outlined["rings"]) => boolean;

/** In the numbers of the drawing; its height follows from the town. */
const drawnWidth = 400;

/** The districts of a town as outlines of a drawing, each with how many of the points lie in it. */
export function drawDistricts(
  districts: readonly Outlined[],
  points: readonly Point[],
  holds: Holds,
): DistrictMap {
  const all = districts.flatMap(({ rings }) => rings.flat());
  const west = Math.min(...all.map(([lng]) => lng));
  const east = Math.max(...all.map(([lng]) => lng));
  const south = Math.min(...all.map(([, lat]) => lat));
  const north = Math.max(...all.map(([, lat]) => lat));
  // A degree to the east is shorter than one to the north.
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = drawnWidth / ((east - west) * narrowing);
  const drawn = ([lng, lat]: Point) => ({
    x: round((lng - west) * narrowing * scale),
    y: round((north - lat) * scale),
  });
  return {
    width: drawnWidth,
    height: Math.ceil((north - south) * scale),
    districts: districts.map(({ name, rings }) => {
      const outlines = rings.map((ring) => ring.map(drawn));
      const largest = outlines.toSorted((a, b) => areaOf(b) - areaOf(a))[0] ?? [];
      return {
        name,
        count: points.filter((point) => holds(point, rings)).length,
        path: outlines
          .map((outline) => `M${outline.map(({ x, y }) => `${x} ${y}`).join("L")}Z`)
          .join(""),
        area: Math.round(areaOf(largest)),
        middle: middleOf(largest),
      };
    }),
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

type Drawn = { x: number; y: number };

/** Twice the signed area of the triangles that each side makes with the corner of the drawing. */
function crossesOf(outline: readonly Drawn[]): number[] {
  return outline.map(({ x, y }, at) => {
    const before = outline.at(at - 1) ?? { x: 0, y: 0 };
    return before.x * y - x * before.y;
  });
}

function areaOf(outline: readonly Drawn[]): number {
  return Math.abs(crossesOf(outline).reduce((sum, cross) => sum + cross, 0)) / 2;
}

/** The centre of gravity: a label stands well there in all but the oddest shapes. */
function middleOf(outline: readonly Drawn[]): Drawn {
  const crosses = crossesOf(outline);
  const whole = crosses.reduce((sum, cross) => sum + cross, 0);
  if (whole === 0) return outline[0] ?? { x: 0, y: 0 };
  const along = (axis: "x" | "y") =>
    outline.reduce((sum, point, at) => {
      const before = outline.at(at - 1) ?? point;
      return sum + (before[axis] + point[axis]) * (crosses[at] ?? 0);
    }, 0) /
    (3 * whole);
  return { x: round(along("x")), y: round(along("y")) };
}
