import path from "node:path";
import { writeReport } from "#contract/logbooks/report-words.ts";
import en from "#messages/en/logbook-report.json" with { type: "json" };
import nl from "#messages/nl/logbook-report.json" with { type: "json" };
import { productFolder } from "#server/db/product-folder.ts";
import type { ViewerContext } from "#server/platform/context.ts";
import { unavailable } from "#server/platform/http/problem.ts";
import { imageVariantKey } from "#server/platform/images/store-image.ts";
import type { ImageColumns } from "#server/platform/images/stored-images.ts";
import { createOwnThread, ThreadBusy } from "#server/platform/own-thread.ts";
import { readAll } from "#server/platform/storage/read-all.ts";
import { createTexts } from "#server/platform/texts.ts";
import { getOwnLogbook } from "../logbook-access.service.ts";
import type { PaperReport } from "./report.pdf.ts";
import { presentReport } from "./report.presenter.ts";
import { getReady } from "./report.service.ts";
import { loadReport } from "./report-source.service.ts";

const text = createTexts({ nl: nl.sheet, en: en.sheet });

/** Fonts, pictures and PDF keep a core busy for the better part of a second. */
const drawing = createOwnThread<PaperReport, Uint8Array>(
  path.join(productFolder, "server/domains/logbooks/report/report-thread.ts"),
  { mostWaiting: 6 },
);

export async function makeReportPdf(
  ctx: ViewerContext<"config" | "storage">,
  { logbookId }: { logbookId: number },
): Promise<Uint8Array> {
  const { db, viewer, locale, config } = ctx;
  const { logbook } = getReady(await getOwnLogbook(db, viewer.userId, logbookId));
  const source = await loadReport(db, logbook);
  const { images, longestWalk, sitterFace } = source;
  const pictures: Uint8Array[] = [];
  for (const image of images) pictures.push(...(await readPicture(ctx, image)));
  const [sitterPicture = null] = sitterFace ? await readPicture(ctx, sitterFace) : [];
  return ask({
    written: writeReport(presentReport(source), (key, params) => text(locale, key, params)),
    headings: { table: text(locale, "table.heading"), walk: text(locale, "walk.heading") },
    pictures,
    sitterPicture,
    walk: longestWalk?.lines ?? [],
    host: new URL(config.appUrl).host,
  });
}

/** Wide enough for paper; none when its file is gone at this moment. */
async function readPicture(
  { storage }: Pick<ViewerContext<"storage">, "storage">,
  { key, widths }: Pick<ImageColumns, "key" | "widths">,
): Promise<Uint8Array[]> {
  const width = widths.find((each) => each >= 1_000) ?? Math.max(...widths);
  const bytes = await readAll(storage, imageVariantKey(key, width));
  return bytes ? [bytes] : [];
}

async function ask(report: PaperReport): Promise<Uint8Array> {
  try {
    return await drawing.ask(report);
  } catch (error) {
    throw error instanceof ThreadBusy ? unavailable() : error;
  }
}
