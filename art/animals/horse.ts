import type { Piece } from "#art/paper.ts";
import { circle, ellipse, inside, isDark, paper, shade, shape, strip } from "#art/paper.ts";

export interface HorseLook {
  coat?: string;
  mane?: string;
  blaze?: string;
  halter?: string;
  muzzle?: string;
  marking?: "blaze" | "star" | "none";
  maneCut?: "tufts" | "short" | "braided";
}

const crest = [
  [186, 70],
  [204, 98],
  [216, 130],
  [224, 164],
  [229, 200],
] as const;

export function horse(look: HorseLook = {}): Piece {
  const { coat = paper.cocoa, mane = paper.bark, blaze = paper.cream, halter = paper.coral } = look;
  const { muzzle = paper.sand, marking = "blaze", maneCut = "tufts" } = look;
  const radius = maneCut === "short" ? 14 : 24;
  return [
    crest.map(([x, y]) => circle(x, y, radius, mane)),
    maneCut === "braided" && crest.map(([x, y]) => circle(x + 8, y - 6, 6, halter)),
    shape("M138 56C136 34 144 20 158 10C170 24 172 42 164 60Z", coat),
    inside(
      shape("M96 240C100 190 92 160 108 112C120 70 150 50 176 62C204 84 226 150 232 240Z", coat),
      maneCut === "tufts" && shape("M160 50C200 90 214 160 212 240H240V50Z", mane),
      shade("M150 130C130 160 130 200 128 240H96C98 200 96 160 108 130Z", 0.14),
    ),
    strip("M180 66C206 90 226 150 232 240", 8, mane, "butt"),
    shape("M122 54C116 36 120 22 130 10C144 20 150 36 148 52Z", coat),
    shape("M127 48C124 36 126 28 131 20C138 28 141 38 140 48Z", paper.blush),
    inside(
      shape(
        "M134 46C160 42 178 60 172 88C164 116 128 140 92 184C80 200 50 198 40 180C32 164 40 150 52 138C76 112 86 58 134 46Z",
        coat,
      ),
      marking === "blaze" &&
        shape("M126 50C108 70 92 118 60 146L50 136C74 108 90 60 112 46Z", blaze),
      marking === "star" && shape("M112 62C118 70 116 82 106 90C98 84 98 72 102 64Z", blaze),
      shape("M30 142L64 132C80 146 92 164 96 186L60 210H20Z", muzzle),
      shade("M180 60C160 110 130 130 96 190L110 210L200 150Z"),
    ),
    shape("M120 40C140 30 166 40 170 58C154 62 140 70 132 88C122 74 116 56 120 40Z", mane),
    strip("M70 116L108 166M108 166C128 150 148 120 160 84", 8, halter, "butt"),
    circle(108, 164, 9, paper.ochre),
    isDark(coat) && circle(122, 98, 13, isDark(muzzle) ? paper.sand : muzzle),
    ellipse(122, 98, 8, 9.5, paper.ink),
    ellipse(56, 164, 5, 7, isDark(muzzle) ? paper.stone : paper.ink, 30),
    strip("M58 190Q70 186 78 178", 4.5, isDark(muzzle) ? paper.stone : paper.ink),
  ];
}
