import { dog } from "#art/animals/dog.ts";
import { catSitting, dogSniffing } from "#art/bodies.ts";
import { minoes } from "#art/neighbours.ts";
import type { Piece } from "#art/paper.ts";
import { box, ellipse, inside, paper, placed, shade, shape, strip } from "#art/paper.ts";
import { cloud, daisy, ground, meadow, sash, tree } from "./props.ts";

// For the pages nobody asked for. Each shows what went wrong without a word.

/** No such page: a dog sniffs at a signpost with nothing on it. */
export function lost(): Piece {
  return [
    meadow(paper.sky, paper.leaf, paper.green),
    cloud(60, 62, 0.9, paper.cream),
    placed({ x: 300, y: 172 }, tree(0, 84, paper.leaf, paper.pine)),
    strip("M250 240C230 214 196 204 160 196C120 188 100 180 92 168", 26, paper.sand),
    box(232, 46, 12, 156, 2, paper.cocoa),
    shade("M238 46H244V202H238Z", 0.2),
    inside(
      shape("M206 58H276L294 74L276 90H206Z", paper.cream),
      shade("M238 50H300V96H238Z", 0.07),
    ),
    inside(
      shape("M270 100H200L182 116L200 132H270Z", paper.oat),
      shade("M238 96H300V136H238Z", 0.07),
    ),
    ellipse(238, 204, 26, 6, paper.pine),
    placed({ x: 28, y: 222, scale: 0.92 }, dogSniffing()),
    [daisy(296, 214), daisy(16, 222), daisy(272, 232)],
  ];
}

/** No connection: somebody has chewed through the cable. */
export function offline(): Piece {
  return [
    ground(paper.sky),
    box(0, 196, 320, 44, 0, paper.oat),
    box(0, 188, 320, 8, 0, paper.cream),
    box(250, 104, 48, 48, 9, paper.cream),
    strip("M274 132C274 176 300 190 282 206C266 220 246 222 234 212", 7, paper.ink),
    strip("M234 212L224 214M234 212L226 204M234 212L234 202", 3, paper.ochre),
    box(262, 116, 24, 30, 7, paper.ink),
    placed({ x: 34, y: 10, scale: 0.96 }, dog({ tongue: false, collar: paper.green })),
    strip("M136 166C116 178 84 166 62 184C40 202 20 196 0 204", 7, paper.ink),
    strip("M136 166C150 170 164 168 176 174", 7, paper.ink),
    strip("M176 174L186 172M176 174L186 180M176 174L180 184", 3, paper.ochre),
  ];
}

/** Our mistake: the plant lies on the floor and the cat was not there. */
export function mishap(): Piece {
  return [
    ground(paper.rose),
    box(0, 196, 320, 44, 0, paper.sand),
    box(0, 196, 320, 7, 0, paper.biscuit),
    sash(42, 28, 70, 76),
    box(24, 140, 150, 12, 3, paper.cocoa),
    strip("M44 152V198M154 152V198", 9, paper.bark, "butt"),
    shade("M24 146H174V152H24Z", 0.2),
    placed({ x: 40, y: 140, scale: 0.82 }, catSitting({ ...minoes, mood: "aside" })),
    ellipse(232, 212, 58, 9, paper.bark),
    strip("M226 204C246 192 262 176 268 150", 5, paper.green),
    shape("M268 152C256 140 254 124 262 110C276 120 280 138 268 152Z", paper.leaf),
    shape("M258 176C272 160 288 156 304 162C298 178 278 186 258 176Z", paper.green),
    shape("M246 190C232 178 228 162 234 148C248 156 254 174 246 190Z", paper.leaf),
    placed(
      { x: 214, y: 202, turn: 68 },
      inside(shape("M-24 -22H24L16 24H-16Z", paper.coral), shade("M0 -30H30V30H0Z", 0.14)),
      box(-29, -30, 58, 12, 2, paper.clay),
    ),
    shape("M262 206L282 198L286 212Z", paper.coral),
    shape("M176 210L188 204L190 216Z", paper.clay),
    shape("M292 214L302 208L306 218Z", paper.clay),
  ];
}
