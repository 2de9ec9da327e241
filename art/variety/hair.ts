import { paper } from "#art/paper.ts";
import { hairs } from "#art/people/hair.ts";
import { skins } from "#art/people/head.ts";
import type { HairStyle } from "#art/people.ts";
import type { Choices, Dice, Weighted } from "#art/seed.ts";
import type { Wish } from "./wishes.ts";

// A street in the Netherlands: mostly fair, never only fair. Hair follows skin, as it does outside.
const complexions: Weighted<{ skin: string; hair: Choices<string>; natural: boolean }> = [
  [
    {
      skin: skins.porcelain,
      hair: [hairs.ginger, hairs.blond, hairs.honey, hairs.cocoa, hairs.ash],
      natural: false,
    },
    22,
  ],
  [
    {
      skin: skins.rosy,
      hair: [hairs.blond, hairs.honey, hairs.cocoa, hairs.chestnut, hairs.ash],
      natural: false,
    },
    20,
  ],
  [
    {
      skin: skins.peach,
      hair: [hairs.cocoa, hairs.bark, hairs.chestnut, hairs.honey, hairs.ink],
      natural: false,
    },
    18,
  ],
  [{ skin: skins.honey, hair: [hairs.ink, hairs.bark, hairs.chestnut], natural: false }, 14],
  [{ skin: skins.almond, hair: [hairs.ink, hairs.bark], natural: false }, 9],
  [{ skin: skins.umber, hair: [hairs.ink, hairs.bark], natural: true }, 8],
  [{ skin: skins.cocoa, hair: [hairs.ink], natural: true }, 8],
  [{ skin: skins.deep, hair: [hairs.ink], natural: true }, 6],
];

const styles = {
  feminine: {
    young: [
      "bun",
      "fringe",
      "bob",
      "long",
      "wavy",
      "lob",
      "low",
      "buns",
      "curls",
      "pony",
      "braids",
      "pixie",
      "beanie",
    ],
    middle: [
      "bun",
      "fringe",
      "bob",
      "long",
      "wavy",
      "lob",
      "low",
      "curls",
      "pony",
      "pixie",
      "pixie",
    ],
    old: ["bun", "bob", "curls", "pixie", "low", "lob", "mop"],
  },
  masculine: {
    young: [
      "short",
      "quiff",
      "crop",
      "parted",
      "tousled",
      "tousled",
      "mop",
      "fade",
      "knot",
      "beanie",
      "cap",
    ],
    middle: [
      "short",
      "quiff",
      "crop",
      "parted",
      "tousled",
      "receding",
      "bald",
      "knot",
      "cap",
      "beanie",
    ],
    old: ["side", "side", "receding", "bald", "parted", "short", "cap", "crop"],
  },
} as const satisfies Record<string, Record<string, Choices<HairStyle>>>;

const coily = {
  feminine: [
    "afro",
    "afro",
    "braids",
    "locs",
    "bun",
    "low",
    "wrap",
    "crop",
    "curls",
    "buns",
    "long",
  ],
  masculine: ["crop", "crop", "fade", "fade", "afro", "locs", "bald", "beanie", "mop"],
} as const satisfies Record<string, Choices<HairStyle>>;

const veils: Choices<string> = [
  paper.green,
  paper.pond,
  paper.slate,
  paper.clay,
  paper.blush,
  paper.bark,
  paper.ochre,
  paper.cream,
];
const hats: Choices<readonly [string, string]> = [
  [paper.ochre, paper.cocoa],
  [paper.coral, paper.clay],
  [paper.pond, paper.slate],
  [paper.pine, paper.green],
  [paper.clay, paper.bark],
  [paper.slate, paper.ink],
  [paper.butter, paper.coral],
];
export interface Hairdo {
  skin: string;
  style: HairStyle;
  /** On the head: hair, or the cloth of a headscarf. */
  worn: string;
  /** What grows: brows and beard go by it. */
  own: string;
  hat: string;
  band: string;
  tie: string;
}

function isGrey(roll: Dice, age: Wish["age"]): boolean {
  return age === "old" || (age === "middle" && roll.chance(0.12));
}

export function hairdoFor(roll: Dice, { look, age }: Wish): Hairdo {
  const { skin, hair, natural } = roll.weigh(complexions);
  const young = roll.pick(hair);
  const grey = roll.pick<string>([hairs.grey, hairs.white, hairs.grey]);
  const own = isGrey(roll, age) ? grey : young;
  const often = skin === skins.honey || skin === skins.almond;
  const veiled = look === "feminine" && roll.chance(often ? 0.3 : 0.03);
  const loose = roll.pick<HairStyle>(natural && age !== "old" ? coily[look] : styles[look][age]);
  const [hat, band] = roll.pick(hats);
  return {
    skin,
    style: veiled ? "hijab" : loose,
    worn: veiled ? roll.pick(veils) : own,
    own,
    hat,
    band,
    tie: roll.pick([paper.coral, paper.ochre, paper.butter, paper.leaf]),
  };
}
