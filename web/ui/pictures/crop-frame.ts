/**
 * A picture seen through a square frame. `zoom` is 1 when its shorter side fills the frame; `x` and `y`
 * say where on the picture the middle of the frame is, from 0 to 1.
 */
export type Crop = { zoom: number; x: number; y: number };
export type Size = { width: number; height: number };

export const middle: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const mostZoom = 4;

/** The side of what is seen, in the picture's own pixels. */
function sideOf({ width, height }: Size, zoom: number): number {
  return Math.min(width, height) / zoom;
}

/** As asked, but never further than the picture's edges: the frame is always full. */
export function fitCrop({ zoom, x, y }: Crop, size: Size): Crop {
  const fitting = Math.min(mostZoom, Math.max(1, zoom));
  const side = sideOf(size, fitting);
  return {
    zoom: fitting,
    x: between(x, side / 2 / size.width),
    y: between(y, side / 2 / size.height),
  };
}

function between(value: number, edge: number): number {
  return Math.min(1 - edge, Math.max(edge, value));
}

/** Moves the picture under the frame, by parts of the frame: what is dragged right shows more left. */
export function moveCrop(crop: Crop, size: Size, right: number, down: number): Crop {
  const side = sideOf(size, crop.zoom);
  return fitCrop(
    { ...crop, x: crop.x - (right * side) / size.width, y: crop.y - (down * side) / size.height },
    size,
  );
}

/** What is seen, in the picture's own pixels. */
export function cropArea(crop: Crop, size: Size): { left: number; top: number; side: number } {
  const { zoom, x, y } = fitCrop(crop, size);
  const side = sideOf(size, zoom);
  return { left: x * size.width - side / 2, top: y * size.height - side / 2, side };
}

/** Where the picture lies, in parts of the frame: for `left`, `top`, `width` and `height`. */
export function cropLayout(crop: Crop, size: Size): Size & { left: number; top: number } {
  const { left, top, side } = cropArea(crop, size);
  return {
    left: -left / side,
    top: -top / side,
    width: size.width / side,
    height: size.height / side,
  };
}
