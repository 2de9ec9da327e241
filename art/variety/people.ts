import { paper } from "#art/paper.ts";
import { hairs } from "#art/people/hair.ts";
import type { Beard, Face, HeadShape, Mouth, Nose } from "#art/people/head.ts";
import { skins } from "#art/people/head.ts";
import type { Sitter } from "#art/people.ts";
import type { Choices, Dice } from "#art/seed.ts";
import { pickOther } from "#art/seed.ts";
import { clothesFor } from "./clothes.ts";
import { hairdoFor } from "./hair.ts";
import type { PortraitWish, Wish } from "./wishes.ts";

const grounds: Choices<string> = [
  paper.butter,
  paper.mint,
  paper.sky,
  paper.rose,
  paper.oat,
  paper.coral,
  paper.leaf,
  paper.blush,
  paper.ochre,
  paper.pond,
  paper.sand,
];

const rims: Choices<string> = [
  paper.bark,
  paper.ink,
  paper.clay,
  paper.green,
  paper.slate,
  paper.cocoa,
];

const jewels: Choices<string> = [paper.ochre, paper.butter, paper.coral, paper.pond];

function faceFor(roll: Dice, skin: string, { look, age }: Wish, brow: string): Face {
  const feminine = look === "feminine";
  return {
    skin,
    brow,
    head: roll.weigh<HeadShape>([
      ["oval", 3],
      ["round", 3],
      ["long", feminine ? 1.5 : 2.5],
      ["square", feminine ? 0.8 : 3],
      ["heart", feminine ? 3 : 1],
    ]),
    nose: roll.weigh<Nose>([
      ["fold", 3],
      ["button", 2.5],
      ["arc", 2.5],
      ["hook", 2],
      ["broad", 1.2],
    ]),
    mouth: roll.weigh<Mouth>([
      ["smile", 4],
      ["open", 4],
      ["soft", 2],
      ["grin", 2.5],
      ["aside", 1.5],
      ["lips", feminine ? 1.5 : 0],
    ]),
    eyes: roll.weigh<NonNullable<Face["eyes"]>>([
      ["dots", 6],
      ["lashes", feminine ? 4 : 0],
      ["smiling", 1.4],
      ["small", feminine ? 1 : 3],
    ]),
    brows: roll.weigh<NonNullable<Face["brows"]>>([
      ["arched", 5],
      ["flat", 2],
      ["bold", feminine ? 0.5 : 3],
      ["thin", feminine ? 3 : 0.5],
    ]),
    freckles: roll.chance(skin === skins.porcelain || skin === skins.rosy ? 0.3 : 0.04),
    lines: age === "old" || (age === "middle" && roll.chance(0.2)),
  };
}

function beardFor(roll: Dice, { look, age }: Wish): Beard | undefined {
  if (look === "feminine" || !roll.chance(age === "young" ? 0.4 : 0.55)) return undefined;
  return roll.weigh<Beard>([
    ["full", 4],
    ["short", 3],
    ["stubble", 3],
    ["goatee", 1.5],
    ["moustache", 1.5],
  ]);
}

/** A thin ribbon of a mouth is lost in a beard: there it opens. */
const mouthIn = (beard: Beard | undefined, mouth: Mouth | undefined): Mouth | undefined => {
  if (beard === "goatee") return "smile";
  if (beard !== "full" && beard !== "short") return mouth;
  return mouth === "grin" ? "grin" : "open";
};

/** Everything about one face, from one roll of the dice. */
export function sitterFor(roll: Dice, wishes: PortraitWish): Sitter {
  const wish: Wish = {
    look: wishes.look ?? roll.pick(["feminine", "masculine"]),
    age:
      wishes.age ??
      roll.weigh([
        ["young", 4],
        ["middle", 4],
        ["old", 2.4],
      ]),
  };
  const { worn, own, ...hairdo } = hairdoFor(roll, wish);
  const ground = pickOther(roll, grounds, worn, hairdo.skin, hairdo.hat, hairdo.band);
  const beard = beardFor(roll, wish);
  const face = faceFor(roll, hairdo.skin, wish, own === hairs.white ? hairs.grey : own);
  const clothes = clothesFor(roll, ground, worn, wish);
  const adorned = wish.look === "feminine" && roll.chance(0.35);
  return {
    ...hairdo,
    ...face,
    ...clothes,
    ground,
    hair: worn,
    mouth: mouthIn(beard, face.mouth),
    dungarees: hairdo.style === "hijab" ? undefined : clothes.dungarees,
    beard,
    beardColour: own,
    glasses: roll.chance(wish.age === "old" ? 0.5 : 0.22) ? roll.pick(rims) : undefined,
    frames: roll.pick(["round", "round", "square"]),
    earrings: adorned ? pickOther(roll, jewels, ground) : undefined,
    breadth: roll.pick([0.95, 0.98, 1, 1, 1.03, 1.06]),
    length: roll.pick([0.97, 1, 1, 1.03]),
  };
}
