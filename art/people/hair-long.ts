import { circle, frame, inside, mirrored, paper, shade, shape, strip } from "#art/paper.ts";
import type { Hair } from "./hair.ts";

const middle =
  "M74 110C70 66 92 40 120 40C148 40 170 66 166 110C158 98 130 84 120 56C110 84 82 98 74 110Z";
const band =
  "M73 102C66 60 92 36 120 36C148 36 174 60 167 102C160 82 146 68 120 68C94 68 80 82 73 102Z";
const veil =
  "M54 108C50 54 82 22 120 22C158 22 190 54 186 108C184 150 190 176 200 196C176 214 64 214 40 196C50 176 56 150 54 108Z";
const opening =
  "M120 52C96 52 84 70 84 96V112C84 138 100 154 120 154C140 154 156 138 156 112V96C156 70 144 52 120 52Z";

const braid = (hair: string, tie: string) => [
  [0, 1, 2, 3, 4].map((bead) => circle(68 - bead * 2, 126 + bead * 20, 14 - bead * 0.6, hair)),
  circle(64 - 4, 218, 7, tie),
];

export const longHair = {
  bob: ({ hair }) => ({
    back: shape(
      "M58 100C54 52 84 26 120 26C156 26 186 52 182 100V152C182 170 158 176 150 168H90C82 176 58 170 58 152Z",
      hair,
    ),
    front: shape(
      "M74 102C72 66 92 42 122 42C150 42 168 66 166 102C152 96 140 84 134 68C122 86 98 98 74 102Z",
      hair,
    ),
  }),
  fringe: ({ hair }) => ({
    back: shape("M56 96C54 52 84 24 120 24C156 24 186 52 184 96L192 200H48Z", hair),
    front: shape(
      "M76 100V78C80 54 98 42 120 42C142 42 160 54 164 78V100C150 92 90 92 76 100Z",
      hair,
    ),
  }),
  long: ({ hair }) => ({
    back: shape(
      "M56 96C54 50 84 24 120 24C156 24 186 50 184 96C184 140 200 160 190 206H50C40 160 56 140 56 96Z",
      hair,
    ),
    front: shape(middle, hair),
  }),
  wavy: ({ hair }) => ({
    back: shape(
      "M58 92C54 48 84 24 120 24C156 24 186 48 182 92C196 106 196 122 186 132C200 146 198 164 186 172C194 188 184 204 166 204H74C56 204 46 188 54 172C42 164 40 146 54 132C44 122 44 106 58 92Z",
      hair,
    ),
    front: shape(
      "M74 110C66 66 90 38 122 38C152 38 174 66 166 110C156 104 138 92 102 60C100 82 88 100 74 110Z",
      hair,
    ),
  }),
  lob: ({ hair }) => ({
    back: shape(
      "M60 96C56 50 86 26 120 26C154 26 184 50 180 96C182 130 188 154 178 184C168 190 160 184 156 172H84C80 184 72 190 62 184C52 154 58 130 60 96Z",
      hair,
    ),
    front: shape(middle, hair),
  }),
  bun: ({ hair }) => ({ back: circle(120, 27, 21, hair), front: shape(band, hair) }),
  low: ({ hair }) => ({
    back: [
      circle(88, 162, 21, hair),
      shape(
        "M66 96C62 50 88 30 120 30C152 30 178 50 174 96C176 122 168 142 156 152H84C72 142 64 122 66 96Z",
        hair,
      ),
    ],
    front: shape(
      "M74 106C68 66 90 38 120 38C150 38 172 66 166 106C158 86 144 74 96 62C92 80 84 96 74 106Z",
      hair,
    ),
  }),
  buns: ({ hair }) => ({
    back: [circle(78, 40, 21, hair), circle(162, 40, 21, hair)],
    front: shape(
      "M73 104C66 60 92 38 120 38C148 38 174 60 167 104C162 86 150 74 140 70C132 76 108 76 100 70C90 74 78 86 73 104Z",
      hair,
    ),
  }),
  curls: ({ hair }) => ({
    back: [
      circle(72, 112, 22, hair),
      circle(168, 112, 22, hair),
      circle(64, 84, 22, hair),
      circle(176, 84, 22, hair),
      circle(76, 140, 20, hair),
      circle(164, 140, 20, hair),
    ],
    front: [
      circle(82, 60, 20, hair),
      circle(104, 46, 21, hair),
      circle(130, 42, 22, hair),
      circle(154, 56, 20, hair),
      circle(120, 58, 16, hair),
    ],
  }),
  pony: ({ hair }) => ({
    back: shape(
      "M150 40C196 30 214 74 200 128C196 146 180 148 180 132C180 104 172 84 150 76Z",
      hair,
    ),
    front: shape(
      "M73 102C66 58 90 32 120 32C150 32 174 58 167 102C162 84 152 72 140 64C118 66 88 74 73 102Z",
      hair,
    ),
  }),
  braids: ({ hair, tie = paper.coral }) => ({
    back: [braid(hair, tie), mirrored(120, braid(hair, tie))],
    front: shape(
      "M72 116C64 60 90 34 120 34C150 34 176 60 168 116C164 92 146 72 120 58C94 72 76 92 72 116Z",
      hair,
    ),
  }),
  locs: ({ hair, tie = paper.ochre }) => {
    const side = [
      strip("M52 92V162M66 92V186M80 92V196", 13, hair),
      strip("M46 140H58", 7, tie, "butt"),
    ];
    return {
      back: [
        shape("M46 98C42 50 82 26 120 26C158 26 198 50 194 98Z", hair),
        side,
        mirrored(120, side),
      ],
      front: shape(
        "M74 104C68 64 92 38 120 38C148 38 172 64 166 104C164 86 156 76 148 70C140 78 132 64 120 64C108 64 100 78 92 70C84 76 76 86 74 104Z",
        hair,
      ),
    };
  },
  wrap: ({ hair, hat = paper.ochre, band: knot = paper.coral }) => ({
    back: [shape("M64 92C62 110 66 122 74 128H166C174 122 178 110 176 92Z", hair)],
    front: [
      circle(104, 22, 18, knot),
      circle(136, 22, 18, knot),
      shape(
        "M66 92C58 44 88 26 120 26C152 26 182 44 174 92C160 70 144 62 120 62C96 62 80 70 66 92Z",
        hat,
      ),
      shape("M70 62C92 44 120 40 150 34C158 38 164 44 168 52C140 50 104 58 68 78Z", knot),
    ],
  }),
  hijab: ({ hair }) => ({
    back: shape(
      "M54 108C50 54 82 22 120 22C158 22 190 54 186 108C184 150 196 178 206 200L180 240H60L34 200C44 178 56 150 54 108Z",
      hair,
    ),
    front: inside(
      frame(veil + opening, hair),
      shade("M120 160C150 168 176 150 186 120L220 200H90Z", 0.14),
    ),
    hidesEars: true,
  }),
} satisfies Record<string, Hair>;
