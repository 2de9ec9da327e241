import { drawing } from "./drawing.ts";
import type { Piece } from "./paper.ts";
import { circle, ellipse, inside, placed, shade, shape } from "./paper.ts";

const stages = {
  bronze: { rim: "#A66A3A", disc: "#D9A26F", paw: "#F7E3CF", petals: 10, size: 0.66, turn: 0 },
  silver: { rim: "#66727E", disc: "#A9B4BE", paw: "#F1F4F6", petals: 12, size: 0.74, turn: 0 },
  "high-five": {
    rim: "#B98A00",
    disc: "#EEC54A",
    paw: "#FFF4CC",
    petals: 16,
    size: 0.82,
    turn: -14,
  },
} as const;

export type StageName = keyof typeof stages;

export const stageNames = Object.keys(stages) as readonly StageName[];

const paw = (colour: string): Piece => [
  shape("M0 -6C14 -6 24 8 24 18C24 30 12 30 0 26C-12 30 -24 30 -24 18C-24 8 -14 -6 0 -6Z", colour),
  ellipse(-24, -8, 8, 11, colour, -24),
  ellipse(24, -8, 8, 11, colour, 24),
  ellipse(-9, -24, 8.5, 12, colour, -8),
  ellipse(9, -24, 8.5, 12, colour, 8),
];

/** A rosette with more petals and a larger paw at every step; the highest one waves. */
export function stageDrawing(name: StageName, prefix: string = name): string {
  const { rim, disc, paw: colour, petals, size, turn } = stages[name];
  const scallops = Array.from({ length: petals }, (_, i) => {
    const angle = (i / petals) * 2 * Math.PI;
    return circle(48 + Math.cos(angle) * 36, 48 + Math.sin(angle) * 36, petals > 12 ? 8 : 9, rim);
  });
  return drawing(
    { prefix, width: 96, height: 96 },
    scallops,
    circle(48, 48, 36, rim),
    inside(circle(48, 48, 31, disc), shade("M48 0H96V96H48Z")),
    placed({ x: 48, y: turn ? 50 : 49, turn, scale: size }, paw(colour)),
  );
}
