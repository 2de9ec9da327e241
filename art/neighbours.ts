import type { CatLook } from "./animals/cat.ts";
import type { DogLook } from "./animals/dog.ts";
import { paper } from "./paper.ts";
import { hairs } from "./people/hair.ts";
import { skins } from "./people/head.ts";
import type { Sitter } from "./people.ts";

/** The people and pets of the street: whoever comes back in a second picture looks the same there. */
export const neighbours = {
  sanne: {
    ground: paper.butter,
    skin: skins.porcelain,
    hair: hairs.ginger,
    style: "bun",
    top: paper.green,
    collar: "roll",
    mouth: "open",
    freckles: true,
  },
  youssef: {
    ground: paper.sky,
    skin: skins.honey,
    hair: hairs.ink,
    style: "quiff",
    head: "square",
    top: paper.ochre,
    beard: "full",
    mouth: "open",
    brows: "bold",
  },
  ans: {
    ground: paper.sky,
    skin: skins.porcelain,
    hair: hairs.grey,
    style: "curls",
    head: "round",
    nose: "arc",
    top: paper.clay,
    glasses: paper.green,
    earrings: paper.butter,
    lines: true,
  },
  joy: {
    ground: paper.coral,
    skin: skins.cocoa,
    hair: hairs.ink,
    style: "afro",
    head: "heart",
    nose: "button",
    top: paper.butter,
    collar: "v",
    earrings: paper.ochre,
    mouth: "open",
  },
  tess: {
    ground: paper.leaf,
    skin: skins.peach,
    hair: hairs.bark,
    style: "bob",
    head: "round",
    nose: "arc",
    top: paper.cream,
    stripes: paper.slate,
    glasses: paper.clay,
  },
} as const satisfies Record<string, Sitter>;

export const moos = {
  coat: paper.ink,
  ear: paper.ink,
  face: paper.sand,
  patch: "none",
  tongue: false,
} as const satisfies DogLook;

export const minoes = {
  coat: paper.ochre,
  stripe: paper.cocoa,
  eye: paper.mint,
} as const satisfies CatLook;
