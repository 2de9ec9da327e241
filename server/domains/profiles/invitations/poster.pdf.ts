import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import fontkit from "@pdf-lib/fontkit";
import { PDFDocument, type PDFFont, type PDFPage, rgb } from "pdf-lib";
import qrcode from "qrcode";
import sharp from "sharp";
import { animalTile } from "#art/animals.ts";
import { wordmarkDrawing } from "#art/brand.ts";
import { streetDrawing } from "#art/street.ts";

/** A sheet for the notice board of a shop or a vet: read from two metres, scanned from half a metre. */
export type Poster = {
  /** The sitter's own picture; without one a drawn dog stands in. */
  picture: Uint8Array | null;
  name: string;
  place: string;
  headline: string;
  services: { name: string; price: string }[];
  animals: string;
  animalsLabel: string;
  scan: string;
  tagline: string;
  url: string;
  shownUrl: string;
};

// A4 in points; pictures at 300 dots an inch.
const page = { width: 595.28, height: 841.89 };
const margin = 48;
const dotsPerPoint = 300 / 72;
const inner = page.width - 2 * margin;
const streetHeight = 132;
const code = { side: 96, y: streetHeight + 14 };

const colours = { page: "#FBF7F0", ink: "#1E2B26", soft: "#55645D", line: "#E3DACB" };

export async function drawPoster(poster: Poster): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(`${poster.name} | Kwispel`);
  document.registerFontkit(fontkit);
  const fonts = await embedFonts(document);
  const sheet = document.addPage([page.width, page.height]);
  const pen = createPen(sheet);
  sheet.drawRectangle({ width: page.width, height: page.height, color: colour(colours.page) });

  await drawArt(document, sheet, 0, 0, page.width, streetHeight, streetDrawing(false));
  await drawArt(document, sheet, margin, page.height - margin - 30, 98, 30, wordmarkDrawing(false));
  pen.right(poster.tagline, fonts.text, 13, page.width - margin, page.height - margin - 20);

  let top = page.height - margin - 62;
  const headline = largest(poster.headline, fonts.heading, inner, {
    size: 46,
    least: 26,
    lines: 3,
  });
  for (const line of headline.lines) {
    top -= headline.size * 1.02;
    pen.left(line, fonts.heading, headline.size, margin, top);
  }
  top -= 26;

  const side = 196;
  const portrait = await document.embedPng(await portraitOf(poster.picture, side));
  sheet.drawImage(portrait, { x: margin, y: top - side, width: side, height: side });
  drawFacts(pen, fonts, poster, margin + side + 26, top);
  top -= side + 18;

  drawServices(pen, sheet, fonts, poster.services, top);
  await drawCode(document, sheet, pen, fonts, poster);
  return document.save();
}

type Fonts = { heading: PDFFont[]; text: PDFFont[]; bold: PDFFont[] };

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

function widthOf(text: string, face: PDFFont[], size: number): number {
  return runsOf(text, face).reduce(
    (sum, run) => sum + run.font.widthOfTextAtSize(run.text, size),
    0,
  );
}

type Pen = ReturnType<typeof createPen>;

function createPen(sheet: PDFPage) {
  function left(
    text: string,
    face: PDFFont[],
    size: number,
    x: number,
    y: number,
    ink = colours.ink,
  ) {
    let at = x;
    for (const run of runsOf(text, face)) {
      sheet.drawText(run.text, { x: at, y, size, font: run.font, color: colour(ink) });
      at += run.font.widthOfTextAtSize(run.text, size);
    }
  }
  return {
    left,
    right(text: string, face: PDFFont[], size: number, x: number, y: number, ink = colours.soft) {
      left(text, face, size, x - widthOf(text, face, size), y, ink);
    },
  };
}

function drawFacts(pen: Pen, fonts: Fonts, poster: Poster, x: number, top: number): void {
  const width = page.width - margin - x;
  let y = top;
  const put = (text: string, face: PDFFont[], size: number, lines: number, ink?: string) => {
    const fitted = largest(text, face, width, { size, least: 11, lines });
    for (const line of fitted.lines) {
      y -= fitted.size * 1.3;
      pen.left(line, face, fitted.size, x, y, ink);
    }
  };
  put(poster.name, fonts.heading, 34, 1);
  y -= 2;
  put(poster.place, fonts.text, 16, 2, colours.soft);
  y -= 18;
  put(poster.animalsLabel, fonts.bold, 15, 1);
  put(poster.animals, fonts.text, 15, 4);
}

function drawServices(
  pen: Pen,
  sheet: PDFPage,
  fonts: Fonts,
  services: Poster["services"],
  top: number,
): void {
  // All six under a headline of three lines just fit: the rows move closer together.
  const room = top - (code.y + code.side + 14);
  const row = Math.min(25, room / Math.max(1, services.length));
  const size = Math.min(15, row * 0.66);
  let y = top;
  for (const { name, price } of services) {
    y -= row;
    pen.left(name, fonts.bold, size, margin, y + row * 0.32);
    pen.right(price, fonts.text, size, page.width - margin, y + row * 0.32, colours.ink);
    sheet.drawLine({
      start: { x: margin, y },
      end: { x: page.width - margin, y },
      thickness: 0.75,
      color: colour(colours.line),
    });
  }
}

async function drawCode(
  document: PDFDocument,
  sheet: PDFPage,
  pen: Pen,
  fonts: Fonts,
  poster: Poster,
): Promise<void> {
  const { side, y } = code;
  const squares = await qrcode.toBuffer(poster.url, {
    errorCorrectionLevel: "M",
    margin: 0,
    width: Math.round(side * dotsPerPoint),
    color: { dark: `${colours.ink}ff`, light: `${colours.page}ff` },
  });
  sheet.drawImage(await document.embedPng(squares), { x: margin, y, width: side, height: side });
  const x = margin + side + 22;
  const scan = largest(poster.scan, fonts.bold, page.width - margin - x, {
    size: 17,
    least: 12,
    lines: 3,
  });
  let line = y + side - 12;
  for (const text of scan.lines) {
    line -= scan.size * 0.2;
    pen.left(text, fonts.bold, scan.size, x, line);
    line -= scan.size * 1.1;
  }
  const address = largest(poster.shownUrl, fonts.text, page.width - margin - x, {
    size: 13,
    least: 8,
    lines: 1,
  });
  pen.left(address.lines[0] ?? "", fonts.text, address.size, x, y + 4, colours.soft);
}

type Fit = { size: number; least: number; lines: number };

/** As large as it fits in so many lines; a word that is too long for a line of its own is cut. */
function largest(text: string, face: PDFFont[], width: number, { size, least, lines }: Fit) {
  for (let tried = size; tried > least; tried -= 1) {
    const broken = breakLines(text, (part) => widthOf(part, face, tried) <= width);
    if (broken && broken.length <= lines) return { size: tried, lines: broken };
  }
  const broken = breakLines(text, (part) => widthOf(part, face, least) <= width) ?? [text];
  return { size: least, lines: broken.slice(0, lines) };
}

function breakLines(text: string, fits: (part: string) => boolean): string[] | null {
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

async function portraitOf(picture: Uint8Array | null, side: number): Promise<Buffer> {
  const dots = Math.round(side * dotsPerPoint);
  const radius = Math.round(dots * 0.08);
  const mask = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${dots}" height="${dots}"><rect width="${dots}" height="${dots}" rx="${radius}"/></svg>`,
  );
  return sharp(picture ?? Buffer.from(animalTile("dog")), { density: 300 })
    .resize(dots, dots, { fit: "cover", position: "attention" })
    .composite([{ input: mask, blend: "dest-in" }])
    .png()
    .toBuffer();
}

async function drawArt(
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

function colour(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return rgb(red / 255, green / 255, blue / 255);
}
