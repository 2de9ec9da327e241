import type { LogbookReport } from "./reports.ts";

type Point = readonly [latitude: number, longitude: number];
type Lines = readonly (readonly Point[])[];

/** A walk as it fits into a box, the north above; screens and paper draw the same. */
export function linesInBox(
  lines: Lines,
  { width, height, margin }: { width: number; height: number; margin: number },
): [x: number, y: number][][] {
  const points = lines.flat();
  const latitudes = points.map(([latitude]) => latitude);
  const longitudes = points.map(([, longitude]) => longitude);
  const south = Math.min(...latitudes);
  const west = Math.min(...longitudes);
  const high = Math.max(...latitudes) - south;
  // A degree to the east is shorter the farther north it is.
  const narrowing = Math.cos(((south + high / 2) * Math.PI) / 180);
  const wide = (Math.max(...longitudes) - west) * narrowing;
  const room = { width: width - 2 * margin, height: height - 2 * margin };
  const scale = Math.min(room.width / Math.max(wide, tiny), room.height / Math.max(high, tiny));
  const left = margin + (room.width - wide * scale) / 2;
  const bottom = height - margin - (room.height - high * scale) / 2;
  return lines.map((line) =>
    line.map(([latitude, longitude]) => [
      left + (longitude - west) * narrowing * scale,
      bottom - (latitude - south) * scale,
    ]),
  );
}

/** About a metre: who stood still is drawn as a point, and not as large as the box. */
const tiny = 0.00001;

type ReportDay = LogbookReport["days"][number];

/** When somebody came before noon, and after. */
export function byPartOfDay({ checkIns }: Pick<ReportDay, "checkIns">): {
  morning: string[];
  later: string[];
} {
  return {
    morning: checkIns.filter((time) => time < "12:00"),
    later: checkIns.filter((time) => time >= "12:00"),
  };
}
