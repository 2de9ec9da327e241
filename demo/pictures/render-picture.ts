import sharp from "sharp";
import { drawPicture } from "./draw-picture.ts";
import { findPicture } from "./picture-keys.ts";
import { pictureWidths } from "./picture-rows.ts";

const dotsPerInch = 72;

/** Null for a key or a width that no picture of the demo has. */
export async function renderPicture(key: string, width: number): Promise<Buffer | null> {
  const picture = findPicture(key);
  if (!picture || !pictureWidths.includes(width)) return null;
  const svg = Buffer.from(drawPicture(picture));
  const { width: drawn } = await sharp(svg).metadata();
  // Drawn at the size it is asked for: a small drawing that is enlarged has soft edges.
  const density = (dotsPerInch * width) / drawn;
  return sharp(svg, { density }).resize({ width }).webp({ quality: 82, effort: 2 }).toBuffer();
}
