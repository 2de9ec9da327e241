import type { CatLook } from "#art/animals/cat.ts";
import { paper as p } from "#art/paper.ts";
import type { Breeds } from "./breed.ts";

const black: CatLook = { coat: p.ink, face: p.ink, pattern: "plain" };
const grey: CatLook = { coat: p.slate, face: p.slate, pattern: "plain", eye: p.ochre };
const ginger: CatLook = { coat: p.ochre, stripe: p.cocoa, eye: p.mint };
const tabby: CatLook = { coat: p.slate, stripe: p.ink };
const brown: CatLook = { coat: p.biscuit, stripe: p.bark, eye: p.butter };
const silver: CatLook = { coat: p.stone, stripe: p.slate, eye: p.leaf };
const points: CatLook = {
  coat: p.oat,
  stripe: p.bark,
  face: p.oat,
  pattern: "points",
  eye: p.sky,
};

export const catBreeds: Breeds<CatLook> = {
  "domestic-shorthair": {
    share: 44,
    kilos: [3, 6],
    looks: [
      tabby,
      ginger,
      black,
      silver,
      brown,
      { coat: p.ink, face: p.cream, pattern: "tuxedo" },
      { coat: p.slate, face: p.cream, pattern: "tuxedo", eye: p.mint },
      { coat: p.cream, stripe: p.ochre, second: p.bark, pattern: "patches", eye: p.leaf },
      { coat: p.cream, stripe: p.slate, second: p.ochre, pattern: "patches", eye: p.ochre },
      { coat: p.cream, face: p.cream, pattern: "plain", eye: p.pond },
      { coat: p.bark, stripe: p.ochre, second: p.sand, face: p.sand, pattern: "patches" },
    ],
  },
  "domestic-longhair": { share: 9, kilos: [3, 6], looks: [brown, black, ginger] },
  "european-shorthair": { share: 10, kilos: [4, 6], looks: [tabby, silver, ginger, brown] },
  "maine-coon": { share: 7, kilos: [5, 9], looks: [brown, tabby, silver] },
  "british-shorthair": { share: 8, kilos: [4, 7], looks: [grey, silver] },
  ragdoll: { share: 5, kilos: [4, 8], looks: [points] },
  siamese: { share: 3, kilos: [3, 5], looks: [points] },
  birman: { share: 3, kilos: [3, 6], looks: [points] },
  "norwegian-forest-cat": { share: 4, kilos: [4, 8], looks: [brown, tabby] },
  "russian-blue": { share: 2, kilos: [3, 5], looks: [grey] },
  bengal: { share: 3, kilos: [4, 6], looks: [brown, ginger] },
  burmese: { share: 2, kilos: [3, 5], looks: [{ coat: p.bark, face: p.cocoa, pattern: "plain" }] },
};
