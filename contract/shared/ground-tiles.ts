/** Our own map, cut into vector tiles by scripts/generate/extract-ground.ts. */
export const groundPath = "/map/{z}/{x}/{y}.pbf";

/** West, south, east, north of the tiles that there are. */
export const groundBounds: [number, number, number, number] = [3.2, 50.7, 7.3, 53.65];

/** Nearer than the nearest, that one is drawn larger: a district is known to about a hundred metres. */
export const groundZooms = { furthest: 6, nearest: 9 };
