import type { CatLook } from "./animals/cat.ts";
import { catFace } from "./animals/cat.ts";
import { drawing } from "./drawing.ts";
import type { Piece } from "./paper.ts";
import {
  box,
  circle,
  ellipse,
  inside,
  isDark,
  paper,
  placed,
  shade,
  shape,
  strip,
  toned,
} from "./paper.ts";
import { hairs } from "./people/hair.ts";
import { skins } from "./people/head.ts";

// Whole figures: they stand with their feet on y = 0 and walk to the right.

export interface DogCoat {
  coat?: string;
  ear?: string;
  face?: string;
  collar?: string;
}

const palette = ({ coat, ear, face, collar }: DogCoat) => {
  const main = coat ?? paper.biscuit;
  const given = ear ?? paper.cocoa;
  // An ear in the colour of the coat would vanish against the neck.
  const other = given === main ? (isDark(main) ? paper.bark : toned(main, 0.86)) : given;
  return { coat: main, ear: other, face: face ?? paper.cream, collar: collar ?? paper.coral };
};

function dogHead({ coat, ear, face, collar }: Required<DogCoat>): Piece {
  return [
    inside(
      shape(
        "M130 -138C130 -158 146 -168 162 -168C178 -168 186 -158 190 -148L210 -142C218 -138 216 -120 206 -118L176 -112C150 -108 130 -120 130 -138Z",
        coat,
      ),
      shape("M184 -170L176 -100H230V-150Z", face),
    ),
    strip("M134 -122L170 -104", 9, collar, "butt"),
    shape(
      "M148 -164C130 -164 118 -140 124 -118C130 -110 142 -114 148 -126C152 -138 154 -152 148 -164Z",
      ear,
    ),
    shape("M202 -146C212 -146 218 -142 216 -134C208 -132 200 -138 202 -146Z", paper.ink),
    isDark(coat) && circle(172, -146, 8, paper.sand),
    circle(172, -146, 4.8, paper.ink),
    strip("M186 -124Q194 -122 200 -126", 3.5, isDark(face) ? paper.sand : paper.ink),
  ];
}

const dogLegs = ({ coat, face }: Required<DogCoat>): Piece => [
  strip("M50 -66L43 -12", 18, coat),
  strip("M132 -60L146 -12", 18, coat),
  shape("M33 0V-12C33 -20 53 -20 55 -8V0ZM136 0V-12C136 -20 156 -20 160 -8V0Z", face),
];

const dogTail = ({ coat, face }: Required<DogCoat>): Piece => [
  strip("M44 -92C20 -96 10 -118 20 -140", 15, coat),
  strip("M18 -130C18 -134 19 -137 20 -140", 15, face),
];

export function dogSide(look: DogCoat = {}): Piece {
  const colours = palette(look);
  const { coat, ear, face } = colours;
  return [
    dogTail(colours),
    strip("M64 -54L74 -10", 17, ear),
    strip("M136 -50L126 -10", 17, ear),
    inside(
      shape(
        "M34 -84C34 -100 48 -106 64 -106H118C130 -108 134 -118 138 -132L176 -116C176 -92 174 -44 138 -44C110 -44 100 -50 82 -48C60 -44 34 -56 34 -84Z",
        coat,
      ),
      shape("M150 -120L190 -120V-30H120C146 -50 156 -80 150 -120Z", face),
      shade("M20 -62H190V-30H20Z", 0.1),
    ),
    dogLegs(colours),
    dogHead(colours),
  ];
}

/** The same dog with its nose to the ground. */
export function dogSniffing(look: DogCoat = {}): Piece {
  const colours = palette(look);
  const { coat, ear, face } = colours;
  return [
    dogTail(colours),
    strip("M64 -54L74 -10", 17, ear),
    strip("M136 -50L126 -10", 17, ear),
    inside(
      shape(
        "M34 -84C34 -100 48 -106 64 -106H122C150 -106 172 -98 190 -76L166 -48C158 -42 150 -44 138 -44C110 -44 100 -50 82 -48C60 -44 34 -56 34 -84Z",
        coat,
      ),
      shape("M132 -56C150 -52 168 -60 180 -70L190 -30H120Z", face),
      shade("M20 -62H150V-30H20Z", 0.1),
    ),
    dogLegs(colours),
    placed({ x: 160, y: -60, turn: 42 }, placed({ x: -140, y: 132 }, dogHead(colours))),
  ];
}

/** Sitting with its tail around its feet, the head of the portrait on a body of its own. */
export function catSitting(look: CatLook = {}): Piece {
  const { coat = paper.slate, stripe = paper.ink, face = paper.cream, pattern = "tabby" } = look;
  const tip = pattern === "plain" || pattern === "tuxedo" ? coat : stripe;
  return [
    strip("M92 -14C132 -8 140 -44 124 -66", 15, coat),
    strip("M128 -56C127 -60 126 -63 124 -66", 15, tip),
    inside(
      shape("M18 0C10 -48 30 -96 60 -96C90 -96 110 -48 102 0Z", coat),
      ellipse(60, -56, 22, 46, pattern === "points" ? coat : face),
      pattern === "tabby" &&
        shape(
          "M10 -50L34 -44L12 -38ZM8 -28L36 -24L10 -16ZM110 -50L86 -44L108 -38ZM112 -28L84 -24L110 -16Z",
          stripe,
        ),
      shade("M60 -110H120V0H60Z"),
    ),
    strip("M50 -34V-8M70 -34V-8", 16, face),
    shape("M38 0C38 -12 60 -12 60 0ZM60 0C60 -12 82 -12 82 0Z", face),
    placed({ x: -6, y: -168, scale: 0.55 }, catFace(look)),
  ];
}

export interface WalkerLook {
  skin?: string;
  hair?: string;
  coat?: string;
  trousers?: string;
  scarf?: string;
}

export function walker(look: WalkerLook = {}): Piece {
  const { skin = skins.umber, hair = hairs.ink, coat = paper.coral } = look;
  const { trousers = paper.pine, scarf = paper.butter } = look;
  return [
    strip("M52 -98L34 -12", 22, trousers),
    strip("M58 -98L78 -12", 22, trousers),
    shape(
      "M24 0V-10C24 -16 30 -18 38 -16L52 -8V0ZM68 0V-10C68 -16 74 -18 82 -16L96 -8V0Z",
      paper.bark,
    ),
    strip("M44 -172C34 -150 30 -132 36 -112", 18, coat),
    inside(
      shape(
        "M22 -84C24 -130 30 -176 42 -184C54 -190 66 -188 72 -180C82 -160 88 -120 90 -84Z",
        coat,
      ),
      shade("M56 -200H100V-80H56Z"),
    ),
    box(46, -200, 18, 22, 0, skin),
    circle(56, -214, 23, skin),
    shape(
      "M32 -214C30 -240 46 -250 62 -246C80 -246 84 -230 78 -222C66 -222 58 -226 54 -230C52 -220 46 -214 44 -204C38 -206 34 -208 32 -214Z",
      hair,
    ),
    circle(34, -232, 13, hair),
    circle(70, -214, 3.2, paper.ink),
    strip("M66 -203Q71 -200 75 -203", 3, paper.ink),
    strip("M40 -188C50 -182 64 -182 72 -188", 13, scarf),
    strip("M46 -184L40 -158", 12, scarf),
    strip("M64 -170C74 -150 86 -138 104 -136", 17, coat),
    circle(108, -136, 9, skin),
  ];
}

export function dogWalkDrawing(prefix = "dog-walk"): string {
  return drawing({ prefix, width: 240, height: 180 }, placed({ x: 6, y: 176 }, dogSide()));
}

export function walkerDrawing(prefix = "walker"): string {
  return drawing({ prefix, width: 130, height: 260 }, placed({ x: 6, y: 258 }, walker()));
}
