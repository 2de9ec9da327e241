import type { ExportedTable } from "#server/db/personal-data/exported.ts";
import { type GivenRow, inFile } from "./export-rows.ts";

type Rows = (table: ExportedTable) => AsyncIterable<GivenRow>;

/** All of it as one object, a list a table; piece by piece, as it may be long. */
export async function* writeJson(
  tables: readonly ExportedTable[],
  rows: Rows,
): AsyncGenerator<string> {
  yield "{";
  for (const [nr, table] of tables.entries()) {
    yield `${nr > 0 ? "," : ""}\n  ${JSON.stringify(inFile(table.name))}: [`;
    let isFirst = true;
    for await (const { values } of rows(table)) {
      yield `${isFirst ? "" : ","}\n    ${JSON.stringify(toJson(values))}`;
      isFirst = false;
    }
    yield isFirst ? "]" : "\n  ]";
  }
  yield "\n}\n";
}

function toJson(values: GivenRow["values"]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [inFile(name), value]));
}

/** A table as a list for spreadsheets (RFC 4180); nothing where there are no rows. */
export async function* writeCsv(rows: AsyncIterable<GivenRow>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const { values } of rows) {
    if (isFirst) yield `${Object.keys(values).map(inFile).map(cellOf).join(",")}\r\n`;
    isFirst = false;
    yield `${Object.values(values).map(cellOf).join(",")}\r\n`;
  }
}

function cellOf(value: unknown): string {
  const text = textOf(value);
  // A spreadsheet would take it for a formula; a number or a telephone number it may.
  const isFormula = /^[=@\t\r]|^[+-](?![\d .,]+$)/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
