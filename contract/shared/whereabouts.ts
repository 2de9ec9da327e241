import * as z from "zod";
import { pathId } from "./ids.ts";
import { listOf, numberBetween } from "./validation/inputs.ts";

export const defaultDistanceKm = 10;
export const maxDistanceKm = 100;
/** How far a search goes by itself when it was asked to fill the page. */
export const maxWidenedKm = 400;

const latitude = numberBetween(-90, 90);
const longitude = numberBetween(-180, 180);

/** Where to search: round a point or a place, or in a box, which is what a map shows. */
export const whereabouts = {
  latitude: latitude.optional(),
  longitude: longitude.optional(),
  /** With an end, the two points are the corners of a box. */
  latitudeEnd: latitude.optional(),
  longitudeEnd: longitude.optional(),
  distance: numberBetween(0, maxDistanceKm).default(defaultDistanceKm),
  /** The name or slug of a place, or a postal code; the middle when no point is given. */
  city: z.string().trim().min(1).max(80).optional(),
};

export const exceptIds = listOf(pathId, 500).optional();

/** The box that a map shows. */
export const box = {
  latitude,
  longitude,
  latitudeEnd: latitude,
  longitudeEnd: longitude,
};

/** Where the search was held. */
export const searchCenter = z.object({
  latitude: z.number(),
  longitude: z.number(),
  label: z.string().optional(),
  /** Of the place that was asked for: under this name it stands in addresses. */
  slug: z.string().optional(),
});
export type SearchCenter = z.infer<typeof searchCenter>;

export const maxPins = 400;

/** One mark on the map: somebody, or several near each other. */
export const pin = z.object({
  latitude: z.number(),
  longitude: z.number(),
  count: z.int(),
  /** When it is one. */
  id: z.int().optional(),
});
export type Pin = z.infer<typeof pin>;
export const pins = z.object({ data: z.array(pin).max(maxPins), total: z.int() });
