import {
  type ExportedRow,
  type ExportedTable,
  widthsOf,
} from "#server/db/personal-data/exported.ts";
import { intakeReaders } from "#server/domains/intake-forms/intake-forms.service.ts";
import type { Context } from "#server/platform/context.ts";
import { filesOf, isDrawn } from "#server/platform/images/store-image.ts";

export type ExportParts = Context<"encryption">;

/** A row as it is given away: readable, and with its picture's place in the file. */
export type GivenRow = {
  values: Record<string, unknown>;
  /** The largest of its sizes, in storage, and where it goes. */
  picture: { from: string; to: string } | null;
};

export async function* givenRows(
  parts: ExportParts,
  table: ExportedTable,
  userId: number,
): AsyncGenerator<GivenRow> {
  let nr = 0;
  for await (const row of table.rows(parts.db, userId)) {
    nr += 1;
    yield give(parts, table, { row, nr });
  }
}

function give(
  parts: ExportParts,
  { name, columns }: ExportedTable,
  { row, nr }: { row: ExportedRow; nr: number },
): GivenRow {
  const values: Record<string, unknown> = {};
  let picture: GivenRow["picture"] = null;
  for (const [column, value] of Object.entries(row)) {
    const kind = columns[column]?.kind;
    if (kind === "encrypted") values[column] = read(parts, name, row);
    else if (kind === "picture") {
      picture = pictureOf(String(value ?? ""), row, `${inFile(name)}/${nr}`);
      values[column] = picture?.to ?? null;
    } else if (!isMeasure(column)) values[column] = value;
  }
  return { values, picture };
}

function read(parts: ExportParts, name: string, row: ExportedRow): unknown {
  const reader = (intakeReaders as Record<string, (typeof intakeReaders)["intakeSections"]>)[name];
  if (!reader) throw new Error(`nobody reads what is encrypted in ${name}`);
  return reader(parts, row);
}

/** Demo pictures are drawn when they are asked for: there is no file. */
function pictureOf(key: string, row: ExportedRow, place: string): GivenRow["picture"] {
  if (!key || isDrawn(key)) return null;
  const from = filesOf({ key, widths: widthsOf(row).toSorted((a, b) => a - b) }).at(-1) ?? key;
  return { from, to: `pictures/${place}.${from.slice(from.lastIndexOf(".") + 1)}` };
}

/** Of a picture, and of how it is encrypted, nobody needs to know these. */
const isMeasure = (column: string) =>
  /^(image)?(widths?|height|placeholder)$/i.test(column) || column === "keyId";

/** As the database, and the API, write it. */
export const inFile = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
