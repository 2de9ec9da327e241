/** Squares of about a kilometre: few sitters in each, a few hundred of them in a usual circle. */
export const cellHeight = 0.01;
export const cellWidth = 0.016;
/** More than there are beside each other round the Earth. */
const rowSize = 2 ** 15;

export type Cells = { bottom: number; top: number; left: number; right: number };

/** In degrees. */
type Bounds = { south: number; north: number; west: number; east: number };

export function cellsWithin({ south, north, west, east }: Bounds): Cells {
  return {
    bottom: Math.floor(south / cellHeight),
    top: Math.floor(north / cellHeight),
    left: Math.floor(west / cellWidth),
    right: Math.floor(east / cellWidth),
  };
}

/** One number for each. */
export function cellKey(row: number, column: number): number {
  return row * rowSize + column;
}

export function cellOf(latitude: number, longitude: number): number {
  return cellKey(Math.floor(latitude / cellHeight), Math.floor(longitude / cellWidth));
}
