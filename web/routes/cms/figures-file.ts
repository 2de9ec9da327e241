import { type Figures, type FiguresOfPeriod, figureNames } from "#contract/admin/figures.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import { adminOnly } from "#web/lib/session/guards.ts";
import type { Route } from "./+types/figures-file.ts";
import { readPeriod } from "./read-period.ts";

/** The figures as a file for a spreadsheet. A file has no layout around it, so it asks the guard itself. */
export async function loader(args: Route.LoaderArgs) {
  await adminOnly(args);
  const page = openPage(args);
  const period = readPeriod(args.url);
  const { data } = await page.call("adminFigures.get", { query: { period } });
  const t = page.texts("cms-figures");
  const names = Object.fromEntries(figureNames.map((name) => [name, t(`names.${name}`)]));
  const headings = { from: t("names.from"), until: t("names.until"), ...names };
  return new Response(figuresCsv(data, headings), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="kwispel-${data.from}-${data.until}.csv"`,
      "cache-control": "private, no-store",
    },
  });
}

/** Money in euros, as every program that reads such files understands it. */
const writtenOf = (name: keyof Figures, value: number) =>
  name.endsWith("Cents") ? (value / 100).toFixed(2) : String(value);

/** Those figures of a period that have a heading, a line a day or week. */
export function figuresCsv(
  { parts }: FiguresOfPeriod,
  headings: Readonly<Partial<Record<keyof Figures | "from" | "until", string>>>,
): string {
  const names = Object.keys(headings) as (keyof typeof headings)[];
  const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const lines = parts.map((part) =>
    names.map((name) =>
      name === "from" || name === "until" ? part[name] : writtenOf(name, part[name]),
    ),
  );
  const rows = [names.map((name) => headings[name] ?? ""), ...lines];
  // With the mark by which Excel knows UTF-8.
  return `\uFEFF${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}
