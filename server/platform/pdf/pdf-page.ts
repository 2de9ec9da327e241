import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import fontkit from "@pdf-lib/fontkit";
import { PDFDocument, type PDFFont, type PDFPage, rgb } from "pdf-lib";
import sharp from "sharp";

/** What the sheets that people print have in common: A4 in points, our letters, our colours. */
export const a4 = { width: 595.28, height: 841.89 };
/** Pictures at 300 dots an inch. */
export const dotsPerPoint = 300 / 72;
export const inkColours = { page: "#FBF7F0", ink: "#1E2B26", soft: "#55645D", line: "#E3DACB" };

export async function openDocument(
  title: string,
): Promise<{ document: PDFDocument; fonts: Fonts }> {
  const document = await PDFDocument.create();
  document.setTitle(title);
  document.registerFontkit(fontkit);
  return { document, fonts: await embedFonts(document) };
}

export type Fonts = { heading: PDFFont[]; text: PDFFont[]; bold: PDFFont[] };

/** Each face in two files: Western Europe's letters, and those that names from elsewhere bring. */
async function embedFonts(document: PDFDocument): Promise<Fonts> {
  const { resolve } = createRequire(import.meta.url);
  const face = (family: string, weight: number) =>
    Promise.all(
      ["latin", "latin-ext"].map(async (script) => {
        const file = `@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`;
        return document.embedFont(await readFile(resolve(file)), { subset: true });
      }),
    );
  return {
    heading: await face("bricolage-grotesque", 800),
    text: await face("figtree", 400),
    bold: await face("figtree", 700),
  };
}

type Run = { text: string; font: PDFFont };

/** A text in pieces, each in the file of the face that has its letters. */
function runsOf(text: string, [first, ...others]: PDFFont[]): Run[] {
  if (!first) throw new Error("a face without files");
  const runs: Run[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const has = (font: PDFFont) => lettersOf(font).has(code);
    const font = has(first) ? first : (others.find(has) ?? first);
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ text: letter, font });
  }
  return runs;
}

const letters = new WeakMap<PDFFont, Set<number>>();

/** Kept: the library goes through the whole file for each question. */
function lettersOf(font: PDFFont): Set<number> {
  const known = letters.get(font) ?? new Set(font.getCharacterSet());
  letters.set(font, known);
  return known;
}

export function widthOf(text: string, face: PDFFont[], size: number): number {
  return runsOf(text, face).reduce(
    (sum, run) => sum + run.font.widthOfTextAtSize(run.text, size),
    0,
  );
}

export type Pen = ReturnType<typeof createPen>;

export function createPen(sheet: PDFPage) {
  function left(
    text: string,
    face: PDFFont[],
    size: number,
    x: number,
    y: number,
    ink = inkColours.ink,
  ) {
    let at = x;
    for (const run of runsOf(text, face)) {
      sheet.drawText(run.text, { x: at, y, size, font: run.font, color: colour(ink) });
      at += run.font.widthOfTextAtSize(run.text, size);
    }
  }
  return {
    left,
    right(
      text: string,
      face: PDFFont[],
      size: number,
      x: number,
      y: number,
      ink = inkColours.soft,
    ) {
      left(text, face, size, x - widthOf(text, face, size), y, ink);
    },
  };
}

type Fit = { size: number; least: number; lines: number };

/** As large as it fits in so many lines; a word that is too long for a line of its own is cut. */
export function largest(text: string, face: PDFFont[], width: number, { size, least, lines }: Fit) {
  for (let tried = size; tried > least; tried -= 1) {
    const broken = breakLines(text, (part) => widthOf(part, face, tried) <= width);
    if (broken && broken.length <= lines) return { size: tried, lines: broken };
  }
  const broken = breakLines(text, (part) => widthOf(part, face, least) <= width) ?? [text];
  return { size: least, lines: broken.slice(0, lines) };
}

export function breakLines(text: string, fits: (part: string) => boolean): string[] | null {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (fits(longer)) lines.splice(Math.max(0, lines.length - 1), 1, longer);
    else if (fits(word)) lines.push(word);
    else return null;
  }
  return lines;
}

export async function drawArt(
  document: PDFDocument,
  sheet: PDFPage,
  x: number,
  y: number,
  width: number,
  height: number,
  drawing: string,
): Promise<void> {
  const png = await sharp(Buffer.from(drawing), { density: 300 })
    .resize(Math.round(width * dotsPerPoint), Math.round(height * dotsPerPoint), {
      fit: "cover",
      position: "bottom",
    })
    .png({ palette: true })
    .toBuffer();
  sheet.drawImage(await document.embedPng(png), { x, y, width, height });
}

export function colour(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return rgb(red / 255, green / 255, blue / 255);
}
