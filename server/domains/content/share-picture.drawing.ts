import sharp from "sharp";
import type { AnimalCategory } from "#contract/shared/animals.ts";
import { type AnimalKind, animalTile } from "#server/platform/art/animals.ts";
import { wordmark } from "#server/platform/art/brand.ts";
import { drawing } from "#server/platform/art/drawing.ts";
import { box, type Piece, paper, placed } from "#server/platform/art/paper.ts";
import { type Faces, fitLines, lettering, loadFaces, widthOf } from "./lettering.ts";

/** What a shared link shows of somebody: never more than their page says. */
export type ShareFacts = {
  heading: string;
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

/** A photo on the left, who it is on the right. Without a photo one of the animals stands in. */
export async function drawSharePicture(facts: ShareFacts, picture: Buffer | null): Promise<Buffer> {
  const faces = await loadFaces();
  const kind = kinds[facts.animals[0] ?? "dog"];
  const side = await sharp(picture ?? Buffer.from(animalTile(kind)), { density: 300 })
    .resize(photo.width, photo.height, { fit: "cover", position: "attention" })
    .toBuffer();
  const tiles = picture === null ? facts.animals.slice(1) : facts.animals;
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
  const write = (
    text: string,
    face: keyof Faces,
    room: { size: number; least: number; lines: number; leading: number },
    fill = colours.ink,
  ) => {
    const fitted = fitLines(text, faces[face], { width: inner, ...room });
    for (const [index, line] of fitted.lines.entries()) {
      y += fitted.size * (index === 0 ? 0.95 : room.leading);
      pieces.push(
        lettering({ text: line, face: faces[face], size: fitted.size, x: left, y, fill }),
      );
    }
  };
  write(facts.heading, "heading", { size: 84, least: 44, lines: 3, leading: 1.06 });
  y += 26;
  write(facts.place, "bold", { size: 32, least: 24, lines: 1, leading: 1.2 }, paper.green);
  if (facts.line) {
    y += 22;
    write(facts.line, "text", { size: 32, least: 28, lines: 2, leading: 1.3 }, colours.soft);
  }
  pieces.push(chips(facts.chips, faces, y + 30));
  return drawing({ prefix: "s", ...sheet }, ...pieces);
}

const chip = { size: 24, height: 46, gap: 10, padding: 20 };
const lowestChip = sheet.height - 64 - tileSide - 24;

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
      top: sheet.height - 64 - tileSide,
    })),
  );
}
