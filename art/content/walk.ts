import { drawing } from "#art/drawing.ts";
import { type House, terrace } from "#art/house.ts";
import type { Piece } from "#art/paper.ts";
import { box, circle, inside, paper, placed, shade, shape, strip } from "#art/paper.ts";
import { coffee, near, phone } from "#art/scenes/steps.ts";
import { calendar, key, message, paid, profile, review } from "./windows.ts";

// 'How it works' is a walk: a house for each step, which is shown in its window.

type Stop = Pick<House, "gable" | "wall" | "door"> & { shows: () => Piece; plant?: string };

const stops = {
  search: { gable: "bell", wall: paper.coral, door: paper.pine, shows: near },
  message: { gable: "neck", wall: paper.green, door: paper.ochre, shows: message },
  coffee: {
    gable: "step",
    wall: paper.ochre,
    door: paper.clay,
    shows: coffee,
    plant: paper.green,
  },
  book: { gable: "flat", wall: paper.pond, door: paper.coral, shows: calendar },
  logbook: { gable: "step", wall: paper.blush, door: paper.pine, shows: phone },
  review: { gable: "bell", wall: paper.cocoa, door: paper.butter, shows: review },
  profile: { gable: "bell", wall: paper.coral, door: paper.pine, shows: profile },
  key: { gable: "step", wall: paper.blush, door: paper.pine, shows: key },
  paid: { gable: "bell", wall: paper.cocoa, door: paper.butter, shows: paid },
} as const satisfies Record<string, Stop>;

export type WalkName = keyof typeof stops;
export const walkNames = Object.keys(stops) as readonly WalkName[];

const trim = paper.cream;
const sheet = { width: 380, height: 356 } as const;
const pane = { x: 46, y: -212, width: 224, height: 168 } as const;

function house({ gable, wall, door, shows, plant = paper.leaf }: Stop): Piece {
  const { x, y, width, height } = pane;
  return [
    // The terrace's own door is behind the wide one of the shop.
    terrace(
      [{ x: 22, width: 336, height: 236, gable, wall, trim, door, doorAt: 282, windows: [] }],
      false,
    ),
    box(292, -128, 58, 128, 4, trim),
    box(299, -121, 44, 121, 2, door),
    inside(box(305, -115, 32, 40, 2, paper.butter), shade("M321 -120H400V0H321Z", 0.1)),
    circle(335, -56, 4, paper.cream),
    box(x - 8, y - 8, width + 16, height + 16, 4, trim),
    inside(box(x, y, width, height, 0, paper.pine), placed({ x, y, scale: 0.7 }, shows())),
    box(x - 14, y + height + 8, width + 28, 10, 2, trim),
    box(30, -34, 30, 26, 4, paper.clay),
    placed({ x: 45, y: -34, scale: 0.62 }, potPlant(plant)),
    box(0, -8, 380, 8, 0, paper.stone),
  ];
}

const potPlant = (leaves: string): Piece => [
  strip("M0 0V-44", 5, paper.pine),
  shape("M0 -14C-26 -14 -34 -30 -34 -44C-14 -44 0 -34 0 -14Z", leaves),
  shape("M0 -26C24 -26 32 -42 32 -56C12 -56 0 -46 0 -26Z", leaves),
  shape("M0 -40C-18 -44 -20 -62 -14 -74C0 -68 6 -54 0 -40Z", paper.green),
];

export function walkDrawing(name: WalkName): string {
  return drawing(
    { prefix: `walk-${name}`, ...sheet },
    placed({ y: sheet.height }, house(stops[name])),
  );
}
