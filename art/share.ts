import { wordmark } from "./brand.ts";
import { drawing } from "./drawing.ts";
import { box, paper, placed } from "./paper.ts";
import { cloud } from "./scenes/props.ts";
import { street } from "./street.ts";

const air = "#DDEEE6";

/** What a link to the site looks like elsewhere: 1200 × 630, drawn letters only. */
export function shareDrawing(prefix = "share"): string {
  return drawing(
    { prefix, width: 1200, height: 630 },
    box(0, 0, 1200, 630, 0, air),
    cloud(70, 150, 1.5, paper.cream),
    cloud(950, 190, 1.8, paper.cream),
    placed({ x: 324, y: 56, scale: 1.15 }, wordmark(paper.pine, paper.coral)),
    placed({ x: -120, y: 210 }, street(false)),
  );
}
