import { paper } from "#art/paper.ts";
import type { Clothes, Collar } from "#art/people/clothes.ts";
import type { Choices, Dice } from "#art/seed.ts";
import { pickOther } from "#art/seed.ts";
import type { Wish } from "./wishes.ts";

const tops: Choices<string> = [
  paper.green,
  paper.coral,
  paper.ochre,
  paper.slate,
  paper.clay,
  paper.pond,
  paper.pine,
  paper.butter,
  paper.cream,
  paper.blush,
  paper.bark,
  paper.leaf,
  paper.ink,
];

export function clothesFor(roll: Dice, ground: string, hair: string, { look }: Wish): Clothes {
  const top = pickOther(roll, tops, ground, hair);
  const second = pickOther(
    roll,
    [paper.cream, paper.butter, paper.rose, paper.mint, paper.coral, paper.sky],
    top,
  );
  const collar = roll.weigh<Collar>([
    ["crew", 30],
    ["v", look === "feminine" ? 14 : 6],
    ["roll", 12],
    ["shirt", 18],
    ["hood", 12],
    ["jacket", 12],
    ["scarf", 10],
  ]);
  const plain: Clothes = {
    top,
    collar,
    second,
    build: roll.weigh<"slight" | "middle" | "broad">([
      ["slight", look === "feminine" ? 4 : 1],
      ["middle", 6],
      ["broad", look === "feminine" ? 1 : 4],
    ]),
  };
  if (collar !== "crew" && collar !== "v") return plain;
  return {
    ...plain,
    ...roll.weigh<Partial<Clothes>>([
      [{}, 6],
      [
        {
          stripes: pickOther(
            roll,
            [paper.cream, paper.slate, paper.pine, paper.coral, paper.butter],
            top,
          ),
        },
        2,
      ],
      [{ dots: pickOther(roll, [paper.cream, paper.butter, paper.rose], top) }, 1],
      [{ dungarees: pickOther(roll, [paper.green, paper.slate, paper.cocoa, paper.pine], top) }, 1],
    ]),
  };
}
