import type { PDFDocument, PDFPage } from "pdf-lib";
import sharp from "sharp";
import { wordmarkDrawing } from "#art/brand.ts";
import { linesInBox } from "#contract/logbooks/report-drawing.ts";
import type { WrittenReport } from "#contract/logbooks/report-words.ts";
import {
  a4,
  breakLines,
  colour,
  createPen,
  dotsPerPoint,
  drawArt,
  type Fonts,
  inkColours,
  largest,
  openDocument,
  type Pen,
  widthOf,
} from "#server/platform/pdf/pdf-page.ts";

/** A stay on paper. One page where it fits; days and words flow on to as many as they need. */
export type PaperReport = {
  written: WrittenReport;
  headings: { table: string; walk: string };
  /** Up to five, the first one large. */
  pictures: Uint8Array[];
  sitterPicture: Uint8Array | null;
  walk: [latitude: number, longitude: number][][];
  host: string;
};

const margin = 44;
const inner = a4.width - 2 * margin;
const colours = {
  ...inkColours,
  pine: "#14513C",
  chalk: "#FFFFFF",
  coral: "#D9533A",
  sand: "#F3ECE0",
};
const foot = margin + 6;

/** What is being written on, and how far down. */
type Paper = { document: PDFDocument; fonts: Fonts; sheet: PDFPage; pen: Pen; y: number };

export async function drawReport(report: PaperReport): Promise<Uint8Array> {
  const { written, headings } = report;
  const { document, fonts } = await openDocument(`${written.title} | Kwispel`);
  const paper = turnPage({ document, fonts });
  await drawHead(paper, written);
  await drawPictures(paper, report.pictures);
  drawTotals(paper, written.totals);
  drawTable(paper, written.table, headings.table);
  await drawEnd(paper, report);
  drawFeet(document, fonts, { source: written.source, host: report.host });
  return document.save();
}

function turnPage({ document, fonts }: Pick<Paper, "document" | "fonts">): Paper {
  const sheet = document.addPage([a4.width, a4.height]);
  return { document, fonts, sheet, pen: createPen(sheet), y: a4.height - margin };
}

/** The next page when there is less room than this. */
function needs(paper: Paper, height: number): void {
  if (paper.y - height < foot) Object.assign(paper, turnPage(paper));
}

async function drawHead(paper: Paper, { title, subtitle }: WrittenReport): Promise<void> {
  const { document, sheet, fonts, pen } = paper;
  await drawArt(
    document,
    sheet,
    a4.width - margin - 78,
    paper.y - 26,
    78,
    24,
    wordmarkDrawing(false),
  );
  const heading = largest(title, fonts.heading, inner - 110, { size: 28, least: 14, lines: 3 });
  for (const line of heading.lines) {
    paper.y -= heading.size * 1.08;
    pen.left(line, fonts.heading, heading.size, margin, paper.y);
  }
  paper.y -= 8;
  for (const line of wrapped(subtitle, fonts.text, 11, inner)) {
    paper.y -= 14;
    pen.left(line, fonts.text, 11, margin, paper.y, colours.soft);
  }
  paper.y -= 18;
}

const gap = 5;

/** One large, and the others two by two beside it; a few beside each other. */
async function drawPictures(paper: Paper, pictures: readonly Uint8Array[]): Promise<void> {
  if (pictures.length === 0) return;
  const height = pictures.length > 3 ? 176 : 140;
  needs(paper, height);
  const top = paper.y;
  for (const [nr, { x, y, width, tall }] of placesFor(pictures.length, height).entries()) {
    const picture = pictures[nr];
    if (!picture) continue;
    const image = await paper.document.embedJpg(await cropped(picture, width, tall));
    paper.sheet.drawImage(image, { x: margin + x, y: top - y - tall, width, height: tall });
  }
  paper.y -= height + 18;
}

function placesFor(count: number, height: number) {
  if (count <= 3) {
    const width = (inner - gap * (count - 1)) / count;
    return Array.from({ length: count }, (_, nr) => ({
      x: nr * (width + gap),
      y: 0,
      width,
      tall: height,
    }));
  }
  const side = (inner / 2 - gap * 1.5) / 2;
  const tall = (height - gap) / 2;
  const large = { x: 0, y: 0, width: inner / 2 - gap / 2, tall: height };
  const small = [0, 1, 2, 3].map((nr) => ({
    x: inner / 2 + gap / 2 + (nr % 2) * (side + gap),
    y: Math.trunc(nr / 2) * (tall + gap),
    width: side,
    tall,
  }));
  // Three beside the large one: the last has the whole row.
  const [first, second, third, fourth] = small;
  if (count === 4 && first && second && third) {
    return [large, first, second, { ...third, width: side * 2 + gap }];
  }
  return [large, first, second, third, fourth].filter((place) => place !== undefined);
}

/** JPEG, as PDF knows no WebP; not larger than paper shows. */
function cropped(picture: Uint8Array, width: number, height: number): Promise<Buffer> {
  const dots = dotsPerPoint * 0.75;
  return sharp(picture)
    .resize(Math.round(width * dots), Math.round(height * dots), {
      fit: "cover",
      position: "attention",
    })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 82 })
    .toBuffer();
}

function drawTotals(paper: Paper, totals: WrittenReport["totals"]): void {
  const height = 58;
  needs(paper, height);
  const { sheet, pen, fonts } = paper;
  sheet.drawRectangle({
    x: margin,
    y: paper.y - height,
    width: inner,
    height,
    color: colour(colours.pine),
  });
  const width = (inner - 32) / Math.max(4, totals.length);
  for (const [nr, { value, label }] of totals.entries()) {
    const x = margin + 16 + nr * width;
    const fitted = largest(value, fonts.heading, width - 8, { size: 19, least: 10, lines: 1 });
    pen.left(value, fonts.heading, fitted.size, x, paper.y - 26, colours.chalk);
    const words = largest(label, fonts.text, width - 8, { size: 10, least: 7, lines: 1 });
    pen.left(words.lines[0] ?? "", fonts.text, words.size, x, paper.y - 43, colours.chalk);
  }
  paper.y -= height + 22;
}

const row = 19;

function drawTable(paper: Paper, table: WrittenReport["table"], heading: string): void {
  if (table.rows.length === 0) return;
  needs(paper, 24 + 3 * row);
  drawHeading(paper, heading, margin);
  drawRow(paper, table.head, { isSoft: true });
  for (const cells of table.rows) {
    // The head stands on each page again.
    if (paper.y - row < foot) {
      needs(paper, row * 2);
      drawRow(paper, table.head, { isSoft: true });
    }
    drawRow(paper, cells);
  }
  needs(paper, row);
  drawRow(paper, table.foot, { isBold: true, isLast: true });
  paper.y -= 20;
}

/** How much of the line each column has, from the left; figures stand at the right of theirs. */
const shares = [0.17, 0.15, 0.27, 0.15, 0.15, 0.11];

function drawRow(
  paper: Paper,
  cells: readonly string[],
  { isSoft = false, isBold = false, isLast = false } = {},
): void {
  const { fonts, pen, sheet } = paper;
  const face = isBold ? fonts.bold : fonts.text;
  const ink = isSoft ? colours.soft : colours.ink;
  paper.y -= row;
  // Without the column of walks the times have its room.
  const [day = 0, morning = 0, later = 0, ...figures] = shares;
  const columns = cells.length < shares.length ? [day, morning, later + 0.15, 0.15, 0.11] : shares;
  let x = margin;
  for (const [nr, cell] of cells.entries()) {
    const width = inner * (columns[nr] ?? figures[0] ?? 0);
    const fitted = largest(cell, face, width - 6, { size: 10, least: 6, lines: 1 });
    const shown = fitted.lines[0] ?? "";
    if (nr < 3) pen.left(shown, face, fitted.size, x, paper.y + 6, ink);
    else pen.right(shown, face, fitted.size, x + width, paper.y + 6, ink);
    x += width;
  }
  if (isLast) return;
  sheet.drawLine({
    start: { x: margin, y: paper.y },
    end: { x: margin + inner, y: paper.y },
    thickness: 0.6,
    color: colour(colours.line),
  });
}

function drawHeading(paper: Paper, heading: string, x: number): void {
  paper.y -= 13;
  paper.pen.left(heading, paper.fonts.bold, 13, x, paper.y);
  paper.y -= 2;
}

/** The walk, and below or beside it what the sitter says. */
async function drawEnd(paper: Paper, report: PaperReport): Promise<void> {
  const { notes, walk } = report.written;
  const hasWalk = walk && report.walk.some((line) => line.length > 1);
  const half = (inner - 18) / 2;
  const box = { width: half, height: 104, margin: 12 };
  if (hasWalk) {
    needs(paper, 20 + box.height + 20);
    const top = paper.y;
    drawHeading(paper, report.headings.walk, margin);
    paper.y -= 6;
    drawWalk(paper, report.walk, box);
    paper.y -= box.height + 14;
    const caption = largest(walk.caption, paper.fonts.text, half, { size: 9, least: 6, lines: 1 });
    paper.pen.left(
      caption.lines[0] ?? "",
      paper.fonts.text,
      caption.size,
      margin,
      paper.y,
      colours.soft,
    );
    const below = paper.y;
    if (!notes) return;
    const lines = notesIn(paper, notes.text, half - 50);
    // What doesn't fit beside the walk has the whole width below it.
    if (lines.length * leading + 24 <= top - below) {
      paper.y = top;
      await drawNotes(paper, report, { x: margin + half + 18, width: half });
      paper.y = Math.min(paper.y, below);
      return;
    }
    paper.y = below - 20;
  }
  if (notes) await drawNotes(paper, report, { x: margin, width: inner });
}

const leading = 14.5;

function notesIn({ fonts }: Paper, text: string, width: number): string[] {
  return text
    .split("\n")
    .flatMap((line) => (line === "" ? [""] : wrapped(line, fonts.text, 10.5, width)));
}

async function drawNotes(
  paper: Paper,
  { written, sitterPicture }: PaperReport,
  { x, width }: { x: number; width: number },
): Promise<void> {
  const { notes } = written;
  if (!notes) return;
  needs(paper, 24 + 3 * leading);
  drawHeading(paper, notes.heading, x);
  const face = 38;
  const indent = sitterPicture ? face + 12 : 0;
  if (sitterPicture) {
    const image = await paper.document.embedPng(await rounded(sitterPicture, face));
    paper.sheet.drawImage(image, { x, y: paper.y - face - 6, width: face, height: face });
  }
  const lowest = paper.y - face - 6;
  const first = paper.sheet;
  for (const line of notesIn(paper, notes.text, width - indent)) {
    needs(paper, leading);
    paper.y -= leading;
    paper.pen.left(line, paper.fonts.text, 10.5, x + indent, paper.y);
  }
  if (sitterPicture && paper.sheet === first) paper.y = Math.min(paper.y, lowest);
}

async function rounded(picture: Uint8Array, side: number): Promise<Buffer> {
  const dots = Math.round(side * dotsPerPoint);
  const mask = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${dots}" height="${dots}"><circle cx="${dots / 2}" cy="${dots / 2}" r="${dots / 2}"/></svg>`,
  );
  return sharp(picture)
    .resize(dots, dots, { fit: "cover", position: "attention" })
    .composite([{ input: mask, blend: "dest-in" }])
    .png()
    .toBuffer();
}

function drawWalk(
  { sheet, y }: Paper,
  lines: PaperReport["walk"],
  box: { width: number; height: number; margin: number },
): void {
  const { width, height } = box;
  sheet.drawRectangle({ x: margin, y: y - height, width, height, color: colour(colours.sand) });
  const drawn = linesInBox(lines, box);
  for (const line of drawn) {
    const path = line.map(
      ([px, py], nr) => `${nr === 0 ? "M" : "L"}${px.toFixed(1)} ${py.toFixed(1)}`,
    );
    if (path.length < 2) continue;
    sheet.drawSvgPath(path.join(" "), {
      x: margin,
      y,
      borderColor: colour(colours.coral),
      borderWidth: 2.2,
    });
  }
  const [start] = drawn.flat();
  if (!start) return;
  const at = { x: margin + start[0], y: y - start[1] };
  sheet.drawCircle({ ...at, size: 5, color: colour(colours.pine) });
  sheet.drawCircle({ ...at, size: 2.2, color: colour(colours.chalk) });
}

function drawFeet(
  document: PDFDocument,
  fonts: Fonts,
  { source, host }: { source: string; host: string },
): void {
  const pages = document.getPages();
  for (const [nr, sheet] of pages.entries()) {
    const pen = createPen(sheet);
    const page = pages.length > 1 ? `${host}, ${nr + 1}/${pages.length}` : host;
    const words = largest(source, fonts.text, inner - 120, { size: 8, least: 5, lines: 1 });
    pen.left(words.lines[0] ?? "", fonts.text, words.size, margin, margin - 10, colours.soft);
    pen.right(page, fonts.text, 8, a4.width - margin, margin - 10, colours.soft);
  }
}

/** Words that are too long for a line of their own are cut where it ends. */
function wrapped(text: string, face: Fonts["text"], size: number, width: number): string[] {
  const fits = (part: string) => widthOf(part, face, size) <= width;
  const words = text.split(/\s+/).flatMap((word) => (fits(word) ? word : cut(word, fits)));
  return breakLines(words.join(" "), fits) ?? [text];
}

function cut(word: string, fits: (part: string) => boolean): string[] {
  const parts: string[] = [];
  let part = "";
  for (const letter of word) {
    if (part !== "" && !fits(part + letter)) {
      parts.push(part);
      part = "";
    }
    part += letter;
  }
  return [...parts, part];
}
