import sharp from "sharp";
import { type AnimalKind, animalTile } from "#art/animals.ts";
import { wordmark } from "#art/brand.ts";
import { heroDrawing } from "#art/content/heroes.ts";
import { drawing } from "#art/drawing.ts";
import { box, type Piece, paper, placed } from "#art/paper.ts";
import type { AnimalCategory } from "#contract/shared/animals.ts";
import {
  type Face,
  type Faces,
  type Fitted,
  fitLines,
  lettering,
  loadFaces,
  widthOf,
} from "./lettering.ts";

/** What a shared link shows of somebody, or of a text: never more than the page says. */
export type ShareFacts = {
  heading: string;
  /** Where they live; of a text, where it stands. */
  place: string;
  line: string;
  /** What they offer or ask for, the first ones as far as they fit. */
  chips: string[];
  animals: AnimalCategory[];
};

/** The size that all networks ask for. */
const sheet = { width: 1200, height: 630 };
const photo = { width: 504, height: 630 };
const left = photo.width + 64;
const inner = sheet.width - left - 64;
const tileSide = 76;
const mostTiles = 6;
const bottom = 48;

const colours: Readonly<Record<"page" | "ink" | "soft" | "chip", string>> = {
  page: "#FBF7F0",
  ink: paper.ink,
  soft: "#55645D",
  chip: "#FFFFFF",
};

const kinds: Readonly<Record<AnimalCategory, AnimalKind>> = {
  dog: "dog",
  cat: "cat",
  rabbit: "rabbit",
  rodent: "hamster",
  bird: "bird",
  fish: "fish",
  reptile: "snake",
  horse: "horse",
  farm: "chicken",
};

/** What stands beside the words, and which part of its width has to be seen. */
export type SidePicture = { picture: Buffer; focus?: "left" | "centre" | "right" };

/** What a text opens with, in place of a photo. Some have what they are about at an edge. */
export function drawHero(name: string): SidePicture {
  return { picture: Buffer.from(heroDrawing(name)), focus: focusOf[name] ?? "centre" };
}

const focusOf: Readonly<Record<string, SidePicture["focus"]>> = {
  "cover-key": "left",
  "scene-nap": "left",
  "scene-park": "right",
};

/** A photo on the left, who it is on the right. Without a photo one of the animals stands in. */
export async function drawSharePicture(
  facts: ShareFacts,
  beside: SidePicture | null,
): Promise<Buffer> {
  const faces = await loadFaces();
  const kind = kinds[facts.animals[0] ?? "dog"];
  const { picture, focus = "centre" } = beside ?? { picture: Buffer.from(animalTile(kind)) };
  const side = await sharp(picture, { density: 300 })
    .resize(photo.width, photo.height, { fit: "cover", position: focus })
    .toBuffer();
  const tiles = beside === null ? facts.animals.slice(1) : facts.animals;
  return sharp(Buffer.from(drawSheet(facts, faces)))
    .composite([{ input: side, left: 0, top: 0 }, ...(await tilesOf(tiles))])
    .jpeg({ quality: 88, chromaSubsampling: "4:4:4", mozjpeg: true })
    .toBuffer();
}

function drawSheet(facts: ShareFacts, faces: Faces): string {
  const pieces: Piece[] = [
    box(0, 0, sheet.width, sheet.height, 0, colours.page),
    placed({ x: left - 2, y: 52, scale: 0.36 }, wordmark(paper.pine, paper.coral)),
  ];
  let y = 132;
  const put = ({ lines, size }: Fitted, face: Face, leading: number, fill: string) => {
    for (const [index, text] of lines.entries()) {
      y += size * (index === 0 ? 0.95 : leading);
      pieces.push(lettering({ text, face, size, x: left, y, fill }));
    }
  };
  const { heading, bold, text } = faces;
  put(fitHeading(facts.heading, heading), heading, 1.06, colours.ink);
  if (facts.place) {
    y += 26;
    const place = fitLines(facts.place, bold, { width: inner, size: 32, least: 24, lines: 1 });
    put(place, bold, 1.2, paper.green);
  }
  if (facts.line) {
    y += facts.place ? 22 : 34;
    // Without anything under it, there is room for more.
    const lines = facts.chips.length > 0 ? 2 : 5;
    const line = fitLines(facts.line, text, { width: inner, size: 32, least: 28, lines });
    put(line, text, 1.3, colours.soft);
  }
  pieces.push(chips(facts.chips, faces, y + 30));
  return drawing({ prefix: "s", ...sheet }, ...pieces);
}

/** In two lines if it can be; a long one smaller, in three, so that there is room for the rest. */
function fitHeading(heading: string, face: Face): Fitted {
  const large = fitLines(heading, face, { width: inner, size: 84, least: 54, lines: 2 });
  if (!large.lines.some((line) => line.endsWith("…"))) return large;
  return fitLines(heading, face, { width: inner, size: 54, least: 44, lines: 3 });
}

const chip = { size: 24, height: 46, gap: 10, padding: 20 };
const lowestChip = sheet.height - bottom - tileSide - 20;

/** As many rows as there is room for above the animals. */
function chips(texts: readonly string[], faces: Faces, top: number): Piece {
  const pieces: Piece[] = [];
  let [x, y] = [left, top];
  for (const text of texts) {
    const width = widthOf(text, faces.bold, chip.size) + 2 * chip.padding;
    if (x > left && x + width > left + inner) {
      x = left;
      y += chip.height + chip.gap;
    }
    if (y + chip.height > lowestChip || width > inner) break;
    pieces.push(
      box(x, y, width, chip.height, chip.height / 2, colours.chip),
      lettering({
        text,
        face: faces.bold,
        size: chip.size,
        x: x + chip.padding,
        y: y + chip.height / 2 + chip.size * 0.35,
        fill: colours.ink,
      }),
    );
    x += width + chip.gap;
  }
  return pieces;
}

function tilesOf(animals: readonly AnimalCategory[]) {
  const mask = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${tileSide}" height="${tileSide}"><rect width="${tileSide}" height="${tileSide}" rx="20"/></svg>`,
  );
  return Promise.all(
    animals.slice(0, mostTiles).map(async (animal, index) => ({
      input: await sharp(Buffer.from(animalTile(kinds[animal])))
        .resize(tileSide, tileSide)
        .composite([{ input: mask, blend: "dest-in" }])
        .png()
        .toBuffer(),
      left: left + index * (tileSide + 14),
      top: sheet.height - bottom - tileSide,
    })),
  );
}
