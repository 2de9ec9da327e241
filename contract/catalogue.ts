import * as z from "zod";
import { animalCategory, raceCode } from "./shared/animals.ts";
import { endpoint } from "./shared/endpoint.ts";

/** Words of the trade that have a code: breeds, and the diplomas that sitters may hold. */
export const race = z.object({
  code: raceCode,
  category: animalCategory,
  name: z.string(),
  /** In the other language, and as people call it: to be found by, not to be shown. */
  otherNames: z.array(z.string()).optional(),
});
export type Race = z.infer<typeof race>;

export const diploma = z.object({ code: z.string(), name: z.string() });
export type Diploma = z.infer<typeof diploma>;

export const catalogueEndpoints = {
  get: endpoint({
    method: "GET",
    path: "/api/catalogue",
    access: "public",
    summary: "Breeds and diplomas by code, named in the language asked for, in order of name.",
    response: z.object({ races: z.array(race), diplomas: z.array(diploma) }),
  }),
};
