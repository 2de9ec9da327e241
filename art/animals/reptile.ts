import type { Piece } from "#art/paper.ts";
import { box, circle, ellipse, inside, paper, placed, shade, shape, strip } from "#art/paper.ts";

export interface ReptileLook {
  body?: string;
  mark?: string;
  belly?: string;
}

function coil(
  x: number,
  y: number,
  width: number,
  { body, mark, belly }: Required<ReptileLook>,
): Piece {
  const teeth = Math.ceil(width / 29);
  const marks = Array.from(
    { length: teeth },
    (_, i) => `M${x + 10 + i * 29} ${y - 1}h25l-12.5 19Z`,
  );
  return inside(
    box(x, y, width, 46, 23, body),
    shape(marks.join(""), mark),
    box(x, y + 35, width, 12, 0, belly),
  );
}

export function snake(look: ReptileLook = {}): Piece {
  const { body = paper.leaf, mark = paper.pine, belly = paper.butter } = look;
  const jaw = "M40 64C70 74 100 74 136 60V100H40Z";
  const marks = [
    [184, 146, 80],
    [164, 116, 12],
    [130, 102, 24],
    [106, 76, 76],
  ] as const;
  return [
    strip("M150 190C206 176 196 118 152 112C118 107 102 92 102 58", 40, body),
    marks.map(([x, y, turn]) => placed({ x, y, turn }, shape("M-11 -9H11L0 10Z", mark))),
    shape("M186 206C214 206 226 196 234 182C244 214 218 236 190 234Z", body),
    coil(44, 150, 150, { body, mark, belly }),
    coil(20, 194, 200, { body, mark, belly }),
    strip("M54 60C42 64 36 58 26 64M42 61L32 52", 5, paper.coral),
    inside(
      shape(
        "M126 62C126 86 100 86 78 80C58 76 46 70 46 58C46 38 74 24 102 26C120 28 126 44 126 62Z",
        body,
      ),
      shape(jaw, belly),
      shade(jaw, 0.06),
    ),
    circle(86, 47, 10.5, paper.butter),
    circle(84, 48, 6, paper.ink),
    circle(56, 53, 2.8, paper.ink),
  ];
}

/** Its shell is a roof of scallops. */
export function tortoise(look: ReptileLook = {}): Piece {
  const { body = paper.biscuit, mark = paper.cocoa, belly = paper.sand } = look;
  const shell = "M62 190C60 118 98 78 148 78C198 78 232 118 230 190Z";
  const plates = [
    [86, 178],
    [126, 178],
    [166, 178],
    [206, 178],
    [106, 140],
    [146, 140],
    [186, 140],
    [126, 102],
    [166, 102],
    [66, 140],
    [226, 140],
    [86, 102],
    [206, 102],
    [146, 64],
  ] as const;
  return [
    shape("M222 186C238 188 240 200 232 206L210 200Z", belly),
    strip("M96 190V218M194 190V218", 30, belly),
    shade("M178 184H210V234H178Z", 0.1),
    inside(
      shape(
        "M70 150C52 150 40 128 44 104C46 86 38 74 22 78C6 84 4 110 18 122C26 150 48 188 84 190Z",
        belly,
      ),
      shade("M4 112C30 130 60 160 100 168V200H4Z", 0.08),
    ),
    inside(
      shape(shell, body),
      plates.map(([x, y]) => [circle(x, y, 22, mark), circle(x, y, 14, body)]),
      shade("M148 70H240V200H148Z"),
    ),
    strip("M58 192H234", 13, mark),
    circle(30, 94, 6.5, paper.ink),
    strip("M12 110Q20 116 28 112", 4, paper.ink),
    ellipse(96, 232, 18, 7, belly),
    ellipse(194, 232, 18, 7, belly),
  ];
}

/** A gecko on a branch, its tail a curl. */
export function gecko(look: ReptileLook = {}): Piece {
  const { body = paper.ochre, mark = paper.cocoa, belly = paper.butter } = look;
  const spots = [
    [112, 128, 9],
    [134, 142, 8],
    [156, 150, 9],
    [128, 120, 5],
    [150, 134, 5],
    [176, 160, 6],
    [98, 116, 6],
  ] as const;
  return [
    strip("M0 214L240 188", 16, paper.cocoa, "butt"),
    strip("M180 160C216 166 228 128 206 112C190 102 176 118 188 128", 17, body),
    strip("M104 130L76 174M166 156L196 188", 15, belly),
    strip("M76 174L66 194M76 174L80 198M76 174L58 180M196 188L190 204M196 188L210 200", 8, belly),
    strip("M84 112C116 120 150 146 182 160", 46, body),
    strip("M86 128C112 134 138 156 168 168", 12, belly),
    spots.map(([x, y, radius]) => circle(x, y, radius, mark)),
    strip("M116 146L112 186M150 160L152 190", 15, body),
    strip(
      "M112 186L98 202M112 186L112 208M112 186L126 204M152 190L140 204M152 190L154 206M152 190L168 200",
      8,
      body,
    ),
    inside(
      shape(
        "M98 88C108 116 96 136 72 138C48 140 24 126 22 108C22 92 40 84 54 76C72 66 90 70 98 88Z",
        body,
      ),
      shape("M16 114C44 126 76 126 110 108V150H16Z", belly),
    ),
    circle(72, 92, 15, paper.cream),
    ellipse(71, 93, 6, 10, paper.ink),
    circle(34, 103, 2.8, paper.ink),
    strip("M26 116Q52 126 76 120", 3.5, mark),
  ];
}
