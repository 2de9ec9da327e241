import * as z from "zod";
import { endpoint } from "./shared/endpoint.ts";

/** A place where sitters live, and how many. */
export const placeWithSitters = z.object({
  name: z.string(),
  slug: z.string(),
  sitterCount: z.int(),
});
export type PlaceWithSitters = z.infer<typeof placeWithSitters>;

/** What the front door tells of the whole product. */
export const appData = z.object({
  sitterCount: z.int(),
  placeCount: z.int(),
  requestCount: z.int(),
  /** The places with the most sitters, those first. */
  places: z.array(placeWithSitters),
});
export type AppData = z.infer<typeof appData>;

export const contentEndpoints = {
  appData: endpoint({
    method: "GET",
    path: "/api/app/data",
    access: "public",
    summary: "How many sitters, places and requests there are; a few minutes old at most.",
    response: appData,
  }),
};
