import type { AnimalCategory } from "#contract/shared/animals.ts";
import texts from "./pet-texts.json" with { type: "json" };

/** What an owner writes about an animal; `{dier}` is its name. */
export type PetTexts = {
  character: readonly string[];
  feeding: readonly string[];
  walking?: readonly string[];
};

export const petTexts: Record<AnimalCategory, PetTexts> = texts;

export const medications = [
  "Elke ochtend een kwart pil voor het hart, in een stukje leverworst.",
  "Oogdruppels, twee keer per dag. Gaat goed als je er rustig bij blijft.",
  "Eén pil voor de schildklier, 's avonds bij het eten.",
  "Ontstekingsremmer bij koud weer, alleen in overleg.",
];
