import { drawing } from "../drawing.ts";
import { box, paper, placed, shape } from "../paper.ts";

/** Where each piece lies, how it is turned, of which paper, and whether it is a corner or a strip. */
const pieces = [
  [34, 60, 20, "coral", "corner"],
  [78, 24, 110, "ochre", "strip"],
  [92, 92, 40, "cream", "strip"],
  [30, 128, 70, "pond", "strip"],
  [120, 50, 200, "leaf", "corner"],
  [146, 16, 30, "blush", "strip"],
  [168, 76, 150, "ochre", "strip"],
  [204, 34, 60, "coral", "corner"],
  [236, 82, 20, "pond", "strip"],
  [262, 20, 130, "cream", "strip"],
  [286, 64, 80, "leaf", "strip"],
  [316, 112, 10, "coral", "strip"],
  [352, 98, 60, "ochre", "corner"],
  [364, 146, 140, "blush", "strip"],
  [58, 172, 15, "blush", "corner"],
  [22, 196, 120, "ochre", "strip"],
  [332, 172, 40, "pond", "corner"],
  [104, 142, 70, "coral", "strip"],
  [278, 132, 160, "cream", "corner"],
] as const;

/** What is left over when paper is cut, for what is celebrated. */
export function confettiDrawing(prefix = "confetti"): string {
  return drawing(
    { prefix, width: 390, height: 240 },
    pieces.map(([x, y, turn, colour, kind]) =>
      placed(
        { x, y, turn },
        kind === "corner"
          ? shape("M0 -9L9 8H-9Z", paper[colour])
          : box(-5, -9, 10, 18, 1.5, paper[colour]),
      ),
    ),
  );
}
