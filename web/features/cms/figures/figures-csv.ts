import type { Figures, FiguresOfPeriod } from "#contract/admin/figures.ts";

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
