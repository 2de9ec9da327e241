import type { DogLook } from "#art/animals/dog.ts";
import { paper as p } from "#art/paper.ts";
import type { Breeds } from "./breed.ts";

const plain = { patch: "none", marking: "muzzle" } as const;

export const dogBreeds: Breeds<DogLook> = {
  "crossbreed-dog": {
    share: 24,
    kilos: [8, 28],
    looks: [
      { coat: p.biscuit, ear: p.cocoa, face: p.cream, ears: "mixed" },
      { coat: p.cream, ear: p.ink, face: p.cream, patch: "left", ears: "flop" },
      { coat: p.ink, ear: p.bark, face: p.cream, marking: "blaze", patch: "none", ears: "mixed" },
      { coat: p.sand, ear: p.biscuit, face: p.oat, ...plain, ears: "prick" },
      { coat: p.cocoa, ear: p.bark, face: p.biscuit, ...plain, ears: "flop", fur: "shaggy" },
      { coat: p.stone, ear: p.slate, face: p.cream, patch: "right", ears: "mixed", fur: "shaggy" },
    ],
  },
  "labrador-retriever": {
    share: 11,
    size: "LARGE",
    kilos: [26, 36],
    looks: [
      { coat: p.ink, ear: p.ink, face: p.bark, ...plain, ears: "flop" },
      { coat: p.oat, ear: p.sand, face: p.cream, ...plain, ears: "flop" },
      { coat: p.cocoa, ear: p.bark, face: p.cocoa, ...plain, ears: "flop" },
    ],
  },
  "golden-retriever": {
    share: 7,
    size: "LARGE",
    kilos: [26, 34],
    looks: [
      { coat: p.sand, ear: p.biscuit, face: p.cream, ...plain, ears: "flop", fur: "shaggy" },
      { coat: p.ochre, ear: p.biscuit, face: p.oat, ...plain, ears: "flop", fur: "shaggy" },
    ],
  },
  labradoodle: {
    share: 6,
    size: "LARGE",
    kilos: [20, 32],
    looks: [
      { coat: p.oat, ear: p.sand, face: p.cream, ...plain, ears: "flop", fur: "curly" },
      { coat: p.cocoa, ear: p.bark, face: p.biscuit, ...plain, ears: "flop", fur: "curly" },
      { coat: p.ink, ear: p.ink, face: p.stone, ...plain, ears: "flop", fur: "curly" },
    ],
  },
  "german-shepherd": {
    share: 4,
    size: "LARGE",
    kilos: [28, 38],
    looks: [{ coat: p.biscuit, ear: p.bark, face: p.bark, ...plain, ears: "prick" }],
  },
  "border-collie": {
    share: 5,
    size: "MEDIUM",
    kilos: [14, 20],
    looks: [
      { coat: p.ink, ear: p.ink, face: p.cream, marking: "blaze", patch: "none", ears: "prick" },
      { coat: p.cocoa, ear: p.cocoa, face: p.cream, marking: "blaze", patch: "none", ears: "flop" },
    ],
  },
  "jack-russell-terrier": {
    share: 6,
    size: "SMALL",
    kilos: [5, 8],
    looks: [
      { coat: p.cream, ear: p.biscuit, face: p.cream, patch: "right", ears: "mixed" },
      { coat: p.cream, ear: p.cocoa, face: p.cream, patch: "left", ears: "flop" },
    ],
  },
  "french-bulldog": {
    share: 4,
    size: "SMALL",
    kilos: [9, 14],
    looks: [
      { coat: p.sand, ear: p.sand, face: p.bark, ...plain, ears: "prick" },
      { coat: p.slate, ear: p.slate, face: p.stone, ...plain, ears: "prick" },
    ],
  },
  beagle: {
    share: 3,
    size: "MEDIUM",
    kilos: [10, 16],
    looks: [{ coat: p.biscuit, ear: p.cocoa, face: p.cream, patch: "none", ears: "long" }],
  },
  "dachshund-wire-haired": {
    share: 4,
    size: "SMALL",
    kilos: [6, 10],
    looks: [{ coat: p.cocoa, ear: p.bark, face: p.biscuit, ...plain, ears: "long", fur: "shaggy" }],
  },
  "dachshund-smooth-haired": {
    share: 3,
    size: "SMALL",
    kilos: [5, 9],
    looks: [
      { coat: p.ink, ear: p.ink, face: p.sand, ...plain, brows: true, ears: "long" },
      { coat: p.cocoa, ear: p.bark, face: p.cocoa, ...plain, ears: "long" },
    ],
  },
  maltese: {
    share: 3,
    size: "SMALL",
    kilos: [3, 5],
    looks: [{ coat: p.cream, ear: p.oat, face: p.cream, ...plain, ears: "flop", fur: "shaggy" }],
  },
  "shih-tzu": {
    share: 3,
    size: "SMALL",
    kilos: [4, 8],
    looks: [
      { coat: p.cream, ear: p.biscuit, face: p.cream, patch: "left", ears: "flop", fur: "shaggy" },
    ],
  },
  chihuahua: {
    share: 3,
    size: "SMALL",
    kilos: [2, 4],
    looks: [{ coat: p.sand, ear: p.biscuit, face: p.cream, ...plain, ears: "prick" }],
  },
  "english-cocker-spaniel": {
    share: 3,
    size: "MEDIUM",
    kilos: [11, 15],
    looks: [
      { coat: p.ochre, ear: p.biscuit, face: p.ochre, ...plain, ears: "long" },
      { coat: p.ink, ear: p.ink, face: p.cream, patch: "none", ears: "long" },
    ],
  },
  stabyhoun: {
    share: 3,
    size: "MEDIUM",
    kilos: [18, 25],
    looks: [{ coat: p.ink, ear: p.ink, face: p.cream, marking: "blaze", patch: "none" }],
  },
  kooikerhondje: {
    share: 3,
    size: "MEDIUM",
    kilos: [9, 13],
    looks: [{ coat: p.cream, ear: p.ochre, face: p.cream, patch: "left", ears: "flop" }],
  },
  "drentsche-patrijshond": {
    share: 2,
    size: "LARGE",
    kilos: [22, 32],
    looks: [{ coat: p.cream, ear: p.cocoa, face: p.cream, patch: "right", ears: "flop" }],
  },
  markiesje: {
    share: 2,
    size: "SMALL",
    kilos: [6, 10],
    looks: [{ coat: p.ink, ear: p.ink, face: p.stone, ...plain, ears: "flop", fur: "shaggy" }],
  },
  "dutch-shepherd": {
    share: 2,
    size: "LARGE",
    kilos: [24, 32],
    looks: [{ coat: p.bark, ear: p.ink, face: p.cocoa, ...plain, ears: "prick" }],
  },
  "bernese-mountain-dog": {
    share: 2,
    size: "LARGE",
    kilos: [36, 50],
    looks: [{ coat: p.ink, ear: p.ink, face: p.cream, marking: "blaze", patch: "none" }],
  },
  "siberian-husky": {
    share: 2,
    size: "LARGE",
    kilos: [18, 27],
    looks: [
      { coat: p.slate, ear: p.slate, face: p.cream, marking: "mask", patch: "none", ears: "prick" },
    ],
  },
  "galgo-espanol": {
    share: 3,
    size: "LARGE",
    kilos: [22, 30],
    looks: [
      { coat: p.sand, ear: p.biscuit, face: p.oat, ...plain, ears: "flop" },
      { coat: p.stone, ear: p.slate, face: p.cream, patch: "none", ears: "flop" },
    ],
  },
  "podenco-andaluz": {
    share: 2,
    size: "MEDIUM",
    kilos: [14, 22],
    looks: [{ coat: p.biscuit, ear: p.biscuit, face: p.cream, patch: "none", ears: "prick" }],
  },
  "poodle-miniature": {
    share: 3,
    size: "SMALL",
    kilos: [5, 8],
    looks: [
      { coat: p.ink, ear: p.ink, face: p.slate, ...plain, ears: "flop", fur: "curly" },
      { coat: p.ochre, ear: p.biscuit, face: p.ochre, ...plain, ears: "flop", fur: "curly" },
      { coat: p.cream, ear: p.oat, face: p.cream, ...plain, ears: "flop", fur: "curly" },
    ],
  },
  "yorkshire-terrier": {
    share: 2,
    size: "SMALL",
    kilos: [2, 4],
    looks: [
      { coat: p.slate, ear: p.biscuit, face: p.sand, ...plain, ears: "prick", fur: "shaggy" },
    ],
  },
  "miniature-schnauzer": {
    share: 3,
    size: "SMALL",
    kilos: [5, 9],
    looks: [{ coat: p.slate, ear: p.ink, face: p.cream, ...plain, ears: "flop", fur: "shaggy" }],
  },
  "australian-shepherd": {
    share: 3,
    size: "MEDIUM",
    kilos: [18, 28],
    looks: [{ coat: p.stone, ear: p.slate, face: p.cream, patch: "left", ears: "flop" }],
  },
  "hungarian-vizsla": {
    share: 2,
    size: "LARGE",
    kilos: [20, 29],
    looks: [{ coat: p.biscuit, ear: p.cocoa, face: p.biscuit, ...plain, ears: "flop" }],
  },
  "welsh-corgi-pembroke": {
    share: 2,
    size: "MEDIUM",
    kilos: [10, 14],
    looks: [{ coat: p.ochre, ear: p.biscuit, face: p.cream, patch: "none", ears: "prick" }],
  },
};
