import { getTableColumns, is, isNotNull } from "drizzle-orm";
import { type PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./database.ts";
import { uploads } from "./schema/uploads.ts";
import { schema } from "./schema.ts";

type ImageColumns = { table: PgTable; key: PgColumn; widths: PgColumn };

/** Every table that shows pictures, by its columns: one that is added later is among them by itself. */
export function listImageTables(): ImageColumns[] {
  return Object.values(schema).flatMap((table: unknown) => {
    if (!is(table, PgTable) || table === uploads) return [];
    const columns: Record<string, PgColumn> = getTableColumns(table);
    const key = columns.widths ? columns.key : columns.imageKey;
    const widths = columns.widths ?? columns.imageWidths;
    return key && widths ? [{ table, key, widths }] : [];
  });
}

/** The pictures that rows of all tables show. */
export async function listShownImages(db: Db): Promise<{ key: string; widths: number[] }[]> {
  const shown: { key: string; widths: number[] }[] = [];
  for (const { table, key, widths } of listImageTables()) {
    const rows = await db.select({ key, widths }).from(table).where(isNotNull(key));
    shown.push(...(rows as { key: string; widths: number[] }[]));
  }
  return shown;
}
