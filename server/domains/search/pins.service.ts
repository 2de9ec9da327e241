import { type SQL, sql } from "drizzle-orm";
import { maxPins, type Pin } from "#contract/shared/whereabouts.ts";
import { type Db, rowsOf } from "#server/db/database.ts";
import type { Bounds } from "#server/platform/geo/sphere.ts";
import { cellSizeOf } from "./pins.rules.ts";

type Row = { latitude: number; longitude: number; count: number; id: number };

/**
 * Marks for everything in the box: each by itself where there is room, else one for each square of
 * a grid. `found` is a table to select from, with latitude and longitude.
 */
export async function gatherPins(
  db: Db,
  bounds: Bounds,
  found: SQL,
  idColumn: string,
): Promise<{ data: Pin[]; total: number }> {
  const cell = cellSizeOf(bounds, maxPins);
  const id = sql.identifier(idColumn);
  const rows = await rowsOf<Row>(
    db,
    sql`
      with found as materialized (select ${id} as id, latitude, longitude from ${found}),
      gathered as (
        select avg(latitude) as latitude, avg(longitude) as longitude,
          count(*)::int as count, min(id) as id
        from found
        group by case when (select count(*) from found) <= ${maxPins} then id end,
          floor(latitude / ${cell.lat}::float8), floor(longitude / ${cell.lng}::float8)
      )
      select * from gathered order by id`,
  );
  const data = rows.map(({ latitude, longitude, count, id }) => ({
    latitude,
    longitude,
    count,
    id: count === 1 ? id : undefined,
  }));
  return { data, total: rows.reduce((sum, { count }) => sum + count, 0) };
}
