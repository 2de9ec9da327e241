import { cat } from "#art/animals/cat.ts";
import { dog } from "#art/animals/dog.ts";
import { tile } from "#art/animals.ts";
import { minoes, moos, neighbours } from "#art/neighbours.ts";
import { paper } from "#art/paper.ts";
import { portrait } from "#art/people.ts";
import { beach, garden, nap } from "#art/scenes/days.ts";
import { framed, sceneDrawing } from "#art/scenes.ts";
import type { KnownPicture } from "./picture-keys.ts";
import { together } from "./scenes.ts";

/** From the side, an ear in the colour of the coat would be lost. */
const moosLying = { ...moos, ear: paper.bark };

export const knownDrawings: Record<KnownPicture, () => string> = {
  sanne: () => portrait("sanne", neighbours.sanne),
  "sanne-bobbie": () => together("sanne", neighbours.sanne, dog(), "hill"),
  bobbie: () => tile("bobbie", paper.mint, dog()),
  "bobbie-park": () => sceneDrawing("park"),
  "bobbie-bowl": () => sceneDrawing("bowl"),
  "bobbie-nap": () => sceneDrawing("nap"),
  "bobbie-garden": () => sceneDrawing("garden"),
  "two-cats": () => sceneDrawing("cats"),
  tess: () => portrait("tess", neighbours.tess),
  moos: () => tile("moos", paper.butter, dog(moos)),
  "moos-beach": () => framed("beach", beach(moosLying)),
  "moos-nap": () => framed("nap", nap(moosLying)),
  "moos-garden": () => framed("garden", garden(moos)),
  minoes: () => tile("minoes", paper.sky, cat(minoes)),
};
