import type { Piece } from "#art/paper.ts";
import { box, circle, inside, isDark, paper, shade, shape, toned } from "#art/paper.ts";
import type { Hair } from "./hair.ts";

const curls = (spots: readonly (readonly [number, number, number])[], hair: string): Piece =>
  spots.map(([x, y, radius]) => circle(x, y, radius, hair));

const crop =
  "M76 92C74 58 94 36 120 36C146 36 166 58 164 92C158 72 146 66 120 66C94 66 82 72 76 92Z";

export const shortHair = {
  short: ({ hair }) => ({
    front: shape(
      "M72 104C64 54 92 28 122 28C154 28 176 54 168 104C164 100 161 92 160 84C140 82 116 76 104 62C98 76 86 86 80 88C79 96 76 102 72 104Z",
      hair,
    ),
  }),
  quiff: ({ hair }) => ({
    front: shape(
      "M72 104C68 84 70 70 78 60C74 40 96 22 128 24C158 24 178 44 170 70C172 82 170 96 168 104C164 98 161 90 160 80C140 76 118 74 100 70C90 72 82 80 80 88C79 96 76 102 72 104Z",
      hair,
    ),
  }),
  crop: ({ hair }) => ({ front: shape(crop, hair) }),
  parted: ({ hair }) => ({
    front: [
      shape(
        "M72 104C66 62 84 32 120 30C156 30 176 58 168 104C164 98 161 90 160 82C150 72 128 68 96 58C92 72 86 82 80 88C79 96 76 102 72 104Z",
        hair,
      ),
      shape(
        "M96 58C99 44 108 36 122 31C101 31 82 42 75 62C73 74 72 90 72 104C76 102 79 96 80 88C86 82 92 72 96 58Z",
        toned(hair, 0.84),
      ),
    ],
  }),
  tousled: ({ hair }) => ({
    front: shape(
      "M72 106C64 84 64 62 76 50C74 38 84 30 96 32C104 20 122 18 130 26C144 20 160 28 162 42C176 50 176 84 168 106C164 98 162 90 160 82C154 84 148 80 146 72C138 80 128 80 122 70C114 80 104 80 100 72C96 82 88 86 80 88C79 96 76 102 72 106Z",
      hair,
    ),
  }),
  pixie: ({ hair }) => ({
    front: shape(
      "M70 118C58 66 84 28 122 28C160 28 184 66 170 118C166 112 162 102 160 90C146 90 124 82 112 64C106 82 92 94 80 98C80 106 76 114 70 118Z",
      hair,
    ),
  }),
  mop: ({ hair }) => ({
    front: curls(
      [
        [80, 72, 17],
        [90, 52, 20],
        [112, 40, 22],
        [138, 42, 22],
        [156, 58, 19],
        [162, 76, 14],
        [104, 62, 14],
        [128, 60, 15],
        [146, 68, 12],
      ],
      hair,
    ),
  }),
  fade: ({ hair }) => ({
    front: [
      shape(
        "M78 100C76 84 80 66 88 58H152C160 66 164 84 162 100C160 88 158 78 152 72H88C82 78 80 88 78 100Z",
        toned(hair, isDark(hair) ? 1.5 : 0.86),
      ),
      shape(
        "M84 72C80 40 98 26 120 26C142 26 160 40 156 72C146 64 134 62 120 62C106 62 94 64 84 72Z",
        hair,
      ),
    ],
  }),
  knot: ({ hair }) => ({
    back: circle(120, 24, 17, hair),
    front: [
      shape(
        "M78 100C76 84 80 66 88 58H152C160 66 164 84 162 100C160 86 156 76 150 70H90C84 76 80 86 78 100Z",
        toned(hair, 0.84),
      ),
      shape(
        "M84 74C80 46 98 30 120 30C142 30 160 46 156 74C146 64 134 60 120 60C106 60 94 64 84 74Z",
        hair,
      ),
    ],
  }),
  receding: ({ hair }) => ({
    front: shape(
      "M72 112C62 60 88 36 120 36C152 36 178 60 168 112C164 102 161 92 160 82C158 66 150 54 140 52C136 62 128 65 120 58C112 65 104 62 100 52C90 54 82 66 80 82C79 92 76 104 72 112Z",
      hair,
    ),
  }),
  side: ({ hair }) => ({
    front: shape(
      "M72 112C66 98 70 84 80 80C82 90 82 100 80 114ZM168 112C174 98 170 84 160 80C158 90 158 100 160 114Z",
      hair,
    ),
  }),
  bald: () => ({}),
  afro: ({ hair }) => ({
    back: curls(
      [
        [120, 52, 50],
        [78, 64, 32],
        [162, 64, 32],
        [64, 98, 27],
        [176, 98, 27],
        [96, 36, 30],
        [144, 36, 30],
      ],
      hair,
    ),
    front: shape(
      "M78 92C80 70 96 62 120 62C144 62 160 70 162 92C166 60 150 40 120 40C90 40 74 60 78 92Z",
      hair,
    ),
  }),
  beanie: ({ hair, hat = paper.coral, band = paper.clay }) => ({
    back: shape("M70 84C66 104 68 120 74 124H166C172 120 174 104 170 84Z", hair),
    front: [
      inside(
        shape("M70 84C66 44 92 24 120 24C148 24 174 44 170 84Z", hat),
        shade("M120 20H176V84H120Z", 0.1),
      ),
      box(64, 70, 112, 24, 12, band),
      circle(120, 20, 13, band),
    ],
  }),
  cap: ({ hair, hat = paper.pond, band = paper.slate }) => ({
    back: shape("M70 84C66 104 70 116 76 120H164C170 116 174 104 170 84Z", hair),
    front: [
      inside(
        shape("M70 82C66 44 92 26 120 26C148 26 174 44 170 82Z", hat),
        shade("M120 20H176V84H120Z", 0.1),
      ),
      shape("M62 88C66 72 92 68 120 68C148 68 174 72 178 88C160 80 80 80 62 88Z", band),
      circle(120, 27, 5, band),
    ],
  }),
} satisfies Record<string, Hair>;
