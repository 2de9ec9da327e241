import { drawing } from "../drawing.ts";
import type { Cut } from "../paper.ts";
import { box, circle, inside, paper, placed, shade, shape, strip } from "../paper.ts";
import { careWindows, profileWindows } from "./own-windows.ts";
import { communityWindows, contactWindows, trustWindows } from "./shared-windows.ts";
import type { Window, Windows } from "./window.ts";

/**
 * A badge is a house: gable and colour say its category, the round window which one it is. Together they
 * are a sitter's street.
 */
interface Front {
  wall: string;
  /** The line that the white rim follows. */
  rim: string;
  atticY: number;
  colour: string;
  dark: string;
  windows: Windows;
}

const fronts: readonly Front[] = [
  {
    wall: "M14 124V54L60 10L106 54V124Z",
    rim: "M10 58L60 10L110 58",
    atticY: 36,
    colour: paper.ochre,
    dark: "#B57A14",
    windows: profileWindows,
  },
  {
    wall: "M14 124V66C14 58 20 57 25 50C35 36 33 12 60 9C87 12 85 36 95 50C100 57 106 58 106 66V124Z",
    rim: "M14 68C14 58 20 57 25 50C35 36 33 12 60 9C87 12 85 36 95 50C100 57 106 58 106 68",
    atticY: 33,
    colour: paper.coral,
    dark: paper.clay,
    windows: careWindows,
  },
  {
    wall: "M14 124V58H26V44H38V29H48V13H72V29H82V44H94V58H106V124Z",
    rim: "M4 58H26V44H38V29H48V13H72V29H82V44H94V58H116",
    atticY: 37,
    colour: paper.green,
    dark: paper.pine,
    windows: trustWindows,
  },
  {
    wall: "M14 124V62C28 61 36 52 36 40V19H45C48 8 72 8 75 19H84V40C84 52 92 61 106 62V124Z",
    rim: "M4 62H14C28 61 36 52 36 40V19H45C48 8 72 8 75 19H84V40C84 52 92 61 106 62H116",
    atticY: 33,
    colour: paper.pond,
    dark: "#3F7A82",
    windows: contactWindows,
  },
  {
    wall: "M14 124V56L40 28V12H80V28L106 56V124Z",
    rim: "M7 64L40 28V12H80V28L113 64",
    atticY: 30,
    colour: paper.cocoa,
    dark: paper.bark,
    windows: communityWindows,
  },
];

/** A strip whose corners are sharp: the steps of a gable stay square. */
function rimOf(d: string, width: number, colour: string): Cut {
  const { attributes, ...rest } = strip(d, width, colour, "butt");
  return { ...rest, attributes: { ...attributes, "stroke-linejoin": "miter" } };
}

function house(front: Front, { ground, shows }: Window, prefix: string): string {
  const { wall, rim, atticY, colour, dark } = front;
  return drawing(
    { prefix, width: 120, height: 128 },
    inside(
      shape(wall, colour),
      rimOf(rim, 14, paper.cream),
      rimOf(rim, 6, colour),
      circle(60, atticY, 6, paper.cream),
      circle(60, atticY, 3.6, dark),
      box(14, 116, 92, 8, 0, dark),
      circle(60, 82, 34, paper.cream),
      inside(circle(60, 82, 30.5, ground), placed({ x: 60, y: 82 }, shows)),
      shade("M60 0H120V128H60Z", 0.1),
    ),
  );
}

/** Every badge's drawing by its name. */
export function badgeDrawings(): Record<string, string> {
  return Object.fromEntries(
    fronts.flatMap((front) =>
      Object.entries(front.windows).map(([name, window]) => [
        name,
        house(front, window, `badge-${name.replaceAll("_", "-")}`),
      ]),
    ),
  );
}
