import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import fontkit, { type Font } from "@pdf-lib/fontkit";
import type { Cut, Piece } from "#art/paper.ts";

/**
 * Words as outlines. What turns a drawing into pixels takes its fonts from the machine it runs on,
 * and a server has none of ours; an outline looks the same everywhere.
 */
export type Face = readonly Font[];
export type Faces = { heading: Face; text: Face; bold: Face };

let loaded: Promise<Faces> | undefined;

export function loadFaces(): Promise<Faces> {
  loaded ??= readFaces();
  return loaded;
}

async function readFaces(): Promise<Faces> {
  const [heading, text, bold] = await Promise.all([
    readFace("bricolage-grotesque", 800),
    readFace("figtree", 400),
    readFace("figtree", 600),
  ]);
  return { heading, text, bold };
}

/** In two files: Western Europe's letters, and those that names from elsewhere bring. */
function readFace(family: string, weight: number): Promise<Face> {
  const { resolve } = createRequire(import.meta.url);
  return Promise.all(
    ["latin", "latin-ext"].map(async (script) => {
      const file = `@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`;
      return fontkit.create(await readFile(resolve(file)));
    }),
  );
}

type Run = { text: string; font: Font };

/** A text in pieces, each in the file that has its letters. What no file has is left out. */
function runsOf(text: string, face: Face): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const font = face.find((each) => each.hasGlyphForCodePoint(code));
    const last = runs.at(-1);
    if (!font) continue;
    if (last?.font === font) last.text += letter;
    else runs.push({ text: letter, font });
  }
  return runs;
}

export function widthOf(text: string, face: Face, size: number): number {
  return runsOf(text, face).reduce(
    (sum, { text: part, font }) => sum + (font.layout(part).advanceWidth * size) / font.unitsPerEm,
    0,
  );
}

export type Line = { text: string; face: Face; size: number; x: number; y: number; fill: string };

/** One line of text; `y` is where its letters stand. */
export function lettering({ text, face, size, x, y, fill }: Line): Piece {
  let at = x;
  return runsOf(text, face).map(({ text: part, font }) => {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions, advanceWidth } = font.layout(part);
    let pen = 0;
    const letters: Cut[] = glyphs.map((glyph, index) => {
      const place = positions[index];
      const left = pen + (place?.xOffset ?? 0);
      pen += place?.xAdvance ?? 0;
      return {
        tag: "path",
        attributes: {
          d: glyph.path.toSVG(),
          fill,
          transform: `translate(${left} ${place?.yOffset ?? 0})`,
        },
      };
    });
    // Fonts count upwards, drawings down.
    const run: Cut = {
      tag: "g",
      attributes: { transform: `translate(${at} ${y}) scale(${scale} ${-scale})` },
      pieces: letters.filter(({ attributes }) => attributes.d !== ""),
    };
    at += advanceWidth * scale;
    return run;
  });
}

export type Room = { width: number; lines: number; size: number; least: number };
export type Fitted = { lines: string[]; size: number };

/** As large as it fits in so many lines; at the least size, what is too much ends in an ellipsis. */
export function fitLines(text: string, face: Face, room: Room): Fitted {
  for (let size = room.size; size > room.least; size -= 2) {
    const lines = breakLines(text, room.width, (part) => widthOf(part, face, size));
    if (
      lines.length <= room.lines &&
      lines.every((line) => widthOf(line, face, size) <= room.width)
    ) {
      return { lines: evenly(lines, room.width, (part) => widthOf(part, face, size)), size };
    }
  }
  const size = room.least;
  const measure = (part: string) => widthOf(part, face, size);
  const lines = breakLines(text, room.width, measure);
  const kept = lines.slice(0, room.lines);
  const isCut = lines.length > room.lines;
  const shown = kept.map((line, index) =>
    shortened(line, isCut && index === kept.length - 1, (part) => measure(part) <= room.width),
  );
  return { lines: shown, size };
}

type Measure = (text: string) => number;

function breakLines(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(longer) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/** The same number of lines, of nearly the same length: no word stands alone on the last one. */
function evenly(lines: string[], width: number, measure: Measure): string[] {
  const text = lines.join(" ");
  let best = lines;
  for (let narrower = width - 16; narrower > width / 2; narrower -= 16) {
    const tried = breakLines(text, narrower, measure);
    if (tried.length > lines.length || tried.some((line) => measure(line) > narrower)) break;
    best = tried;
  }
  return best;
}

function shortened(line: string, isCut: boolean, isShort: (part: string) => boolean): string {
  if (!isCut && isShort(line)) return line;
  const letters = [...line];
  while (letters.length > 0 && !isShort(`${letters.join("").trimEnd()}…`)) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}
