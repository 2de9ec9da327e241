import type { Line, Position } from "./outline.ts";

/** The Earth as maps on the web draw it, in pixels at a zoom, and distances on it. */

const earthMetres = 6_371_008.8;
/** A zoom of 0 shows the world in a square of this many pixels, as MapLibre counts. */
const worldPixels = 512;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

export function toPixels([longitude, latitude]: Position, zoom: number): readonly [number, number] {
  const size = worldPixels * 2 ** zoom;
  const x = (longitude + 180) / 360;
  const y = (1 - Math.asinh(Math.tan(radians(latitude))) / Math.PI) / 2;
  return [x * size, y * size];
}

export function fromPixels([x, y]: readonly [number, number], zoom: number): Position {
  const size = worldPixels * 2 ** zoom;
  const angle = Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size)));
  return [(x / size) * 360 - 180, degrees(angle)];
}

/** How much of the ground a pixel shows. */
export function metresPerPixel(latitude: number, zoom: number): number {
  const around = 2 * Math.PI * earthMetres * Math.cos(radians(latitude));
  return around / (worldPixels * 2 ** zoom);
}

/** From the middle of a picture to a place, in pixels. */
export function offsetFrom(middle: Position, zoom: number) {
  const [middleX, middleY] = toPixels(middle, zoom);
  return (place: Position): readonly [number, number] => {
    const [x, y] = toPixels(place, zoom);
    return [x - middleX, y - middleY];
  };
}

const circlePoints = 64;

/** A circle on the ground, closed, as a line of places. */
export function circleAround([longitude, latitude]: Position, metres: number): Line {
  const distance = metres / earthMetres;
  const from = radians(latitude);
  return Array.from({ length: circlePoints + 1 }, (_, index): Position => {
    const bearing = (2 * Math.PI * (index % circlePoints)) / circlePoints;
    const to = Math.asin(
      Math.sin(from) * Math.cos(distance) + Math.cos(from) * Math.sin(distance) * Math.cos(bearing),
    );
    const turn = Math.atan2(
      Math.sin(bearing) * Math.sin(distance) * Math.cos(from),
      Math.cos(distance) - Math.sin(from) * Math.sin(to),
    );
    return [longitude + degrees(turn), degrees(to)];
  });
}
