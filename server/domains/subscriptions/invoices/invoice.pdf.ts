import { wordmarkDrawing } from "#art/brand.ts";
import {
  a4,
  colour,
  createPen,
  drawArt,
  inkColours,
  openDocument,
} from "#server/platform/pdf/pdf-page.ts";
import type { WrittenInvoice } from "./invoice-words.ts";

const margin = 56;
const right = a4.width - margin;

/** One page, as an office wants it: who, to whom, for what, how much tax. */
export async function drawInvoice(invoice: WrittenInvoice): Promise<Uint8Array> {
  const { document, fonts } = await openDocument(`${invoice.title} | Kwispel`);
  const sheet = document.addPage([a4.width, a4.height]);
  const pen = createPen(sheet);
  const rule = (y: number) =>
    sheet.drawLine({
      start: { x: margin, y },
      end: { x: right, y },
      thickness: 1,
      color: colour(inkColours.line),
    });

  await drawArt(document, sheet, margin, 744, 108, 32, wordmarkDrawing(false));
  pen.left(invoice.title, fonts.heading, 28, margin, 676);
  invoice.facts.forEach(({ label, value }, index) => {
    const y = 648 - index * 18;
    pen.left(label, fonts.text, 11, margin, y, inkColours.soft);
    pen.left(value, fonts.bold, 11, margin + 84, y);
  });
  [invoice.buyer, invoice.seller].forEach(({ label, lines }, index) => {
    const x = margin + index * 250;
    pen.left(label, fonts.text, 11, x, 586, inkColours.soft);
    lines.forEach((line, at) => {
      pen.left(line, at === 0 ? fonts.bold : fonts.text, 11, x, 568 - at * 16);
    });
  });

  rule(452);
  pen.left(invoice.line.label, fonts.bold, 12, margin, 428);
  pen.left(invoice.line.detail, fonts.text, 11, margin, 411, inkColours.soft);
  pen.right(invoice.line.amount, fonts.text, 12, right, 428, inkColours.ink);
  rule(392);
  invoice.sums.forEach(({ label, amount }, index) => {
    const y = 366 - index * 20;
    pen.left(label, fonts.text, 11, margin + 250, y, inkColours.soft);
    pen.right(amount, fonts.text, 11, right, y);
  });
  pen.left(invoice.total.label, fonts.bold, 14, margin + 250, 318);
  pen.right(invoice.total.amount, fonts.bold, 14, right, 318, inkColours.ink);
  pen.left(invoice.closing, fonts.text, 11, margin, 268);
  return document.save();
}
