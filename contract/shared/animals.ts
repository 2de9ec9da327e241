import * as z from "zod";
import { rule } from "./validation/validation-texts.ts";

/** Words for animals that profiles, pets and requests have in common. */
export const animalCategories = [
  "dog",
  "cat",
  "rabbit",
  "rodent",
  "bird",
  "fish",
  "reptile",
  "horse",
  "farm",
] as const;
export const animalCategory = z.enum(animalCategories);
export type AnimalCategory = z.infer<typeof animalCategory>;

export const sizes = ["SMALL", "MEDIUM", "LARGE"] as const;
export const size = z.enum(sizes);
export type Size = z.infer<typeof size>;

export const levels = ["LOW", "MEDIUM", "HIGH"] as const;
export const level = z.enum(levels);
export type Level = z.infer<typeof level>;

/** A breed, by its code in the catalogue. */
export const raceCode = z.string().regex(/^[a-z0-9][a-z0-9-]{1,59}$/, rule("option"));
