import type { PDFDocument, PDFFont, PDFPage } from "pdf-lib";
import qrcode from "qrcode";
import sharp from "sharp";
import { animalTile } from "#art/animals.ts";
import { wordmarkDrawing } from "#art/brand.ts";
import { streetDrawing } from "#art/street.ts";
import {
  colour,
  inkColours as colours,
  createPen,
  dotsPerPoint,
  drawArt,
  type Fonts,
  largest,
  openDocument,
  type Pen,
  a4 as page,
} from "#server/platform/pdf/pdf-page.ts";

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

const margin = 48;
const inner = page.width - 2 * margin;
const streetHeight = 132;
const code = { side: 96, y: streetHeight + 14 };

export async function drawPoster(poster: Poster): Promise<Uint8Array> {
  const { document, fonts } = await openDocument(`${poster.name} | Kwispel`);
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
