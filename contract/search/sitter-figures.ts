import * as z from "zod";
import { priceUnit, serviceType } from "../shared/care.ts";

/** What one service costs with those who offer it by the same unit. */
export const servicePrices = z.object({
  serviceType,
  unit: priceUnit,
  /** How many offer it so. */
  count: z.int(),
  lowestCents: z.int(),
  /** The one in the middle: half ask as much or less. */
  middleCents: z.int(),
  highestCents: z.int(),
});
export type ServicePrices = z.infer<typeof servicePrices>;

/** Sitters counted: those of an animal, of a service, round a place. */
export const sitterFigures = z.object({
  total: z.int(),
  /** Of all their reviews together; absent as long as there are none. */
  rating: z.object({ average: z.number(), reviewCount: z.int() }).optional(),
  /** Half of them answer a first message at least as fast. */
  responseMinutes: z.int().optional(),
  /** Whose certificate of conduct we have seen. */
  certified: z.int(),
  /** Who came in the last thirty days. */
  recent: z.int(),
  /** The service that most offer first. */
  prices: z.array(servicePrices),
});
export type SitterFigures = z.infer<typeof sitterFigures>;

/** Another place where some of them live. */
export const nearbyPlace = z.object({
  name: z.string(),
  slug: z.string(),
  sitterCount: z.int(),
  /** From middle to middle. */
  km: z.int(),
});
export type NearbyPlace = z.infer<typeof nearbyPlace>;

/** With fewer, the page of a place has too little for a search engine. */
export const fewestInAPlace = 3;

/** A town cut into districts, to be drawn; `width` and `height` are those of the drawing. */
export const districtMap = z.object({
  width: z.int(),
  height: z.int(),
  districts: z.array(
    z.object({
      name: z.string(),
      /** How many live there. */
      count: z.int(),
      /** Its outline, as SVG has it. */
      path: z.string(),
      /** Of its largest piece, and where a label stands in that. */
      area: z.int(),
      middle: z.object({ x: z.number(), y: z.number() }),
    }),
  ),
});
export type DistrictMap = z.infer<typeof districtMap>;

/** The sitters of a place: those who live there, and how many a search round it finds. */
export const placeSitters = z.object({
  name: z.string(),
  /** Another than was asked for where the place was called by another name. */
  slug: z.string(),
  figures: sitterFigures,
  around: z.int(),
  /** The nearest first. */
  nearby: z.array(nearbyPlace),
  /** Of those who live there; absent where nobody does, and for a place that is not cut into parts. */
  districts: districtMap.optional(),
});
export type PlaceSitters = z.infer<typeof placeSitters>;
