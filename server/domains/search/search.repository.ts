import { and, type SQL, sql } from "drizzle-orm";
import type { SitterSort, SitterWishes } from "#contract/search.ts";
import { type Db, preparedRowsOf } from "#server/db/database.ts";
import {
  type Area,
  middleOf,
  squaredChordTo,
  withinBounds,
  withinCircle,
} from "#server/platform/geo/areas.ts";
import { earthRadiusKm } from "#server/platform/geo/sphere.ts";
import { isFree } from "./free-days.repository.ts";
import { halfwayHours, halfwayKm, hourOf, weights } from "./relevance.rules.ts";
import { traitWishes } from "./traits.rules.ts";

export type SitterQuery = {
  wishes: SitterWishes;
  area: Area;
  exceptIds: readonly number[];
  /** Nobody finds themself. */
  viewerUserId: number | null;
};

export type FoundSitters = {
  total: number;
  /** `squaredChord` as in `platform/geo/sphere.ts`; null when nobody said where. */
  page: { profileId: number; squaredChord: number | null }[];
};

export type SitterOrder = { sort: SitterSort | null; now: Date; limit: number; offset: number };
export type SittersRow = {
  total: number;
  page: [profileId: number, squaredChord: number | null][];
};

/** One page, in order, and how many there are in all. */
export async function findSitters(
  db: Db,
  query: SitterQuery,
  order: SitterOrder,
): Promise<FoundSitters> {
  const [row] = await preparedRowsOf<SittersRow>(db, sittersStatement(query, order));
  if (!row) throw new Error("a count has no row");
  const page = row.page.map(([profileId, squaredChord]) => ({ profileId, squaredChord }));
  return { total: row.total, page };
}

/** Its one row is a `SittersRow`. Who fits is found once; the page and the count come from that. */
export function sittersStatement(query: SitterQuery, order: SitterOrder): SQL {
  const { sort, now, limit, offset } = order;
  return sql`
    with found as materialized (
      select profile_id, squared_chord, ${rankOf(sort, query.area, now)} as rank
      from ${matching(query)}
    )
    select
      (select count(*)::int from found) as total,
      (select coalesce(json_agg(json_build_array(profile_id, squared_chord)), '[]') from (
        select profile_id, squared_chord from found
        order by rank desc, profile_id limit ${limit}::int offset ${offset}::bigint
      ) page) as page`;
}

/** All who fit, as a table to select from. */
export function matching({ wishes, area, exceptIds, viewerUserId }: SitterQuery): SQL {
  const { all, anyOf } = traitWishes(wishes);
  const { races = [], diplomas = [], vacations = [] } = wishes;
  const chord = squaredChordTo(area, { x: sql`x`, y: sql`y`, z: sql`z` });
  const rough = and(
    withinBounds(area, sql`latitude`, sql`longitude`),
    all === 0 ? undefined : sql`traits & ${all}::int = ${all}::int`,
    ...anyOf.map((mask) => sql`traits & ${mask}::int <> 0`),
    races.length === 0 ? undefined : sql`races && ${textArray(races)}`,
    diplomas.length === 0 ? undefined : sql`diplomas && ${textArray(diplomas)}`,
    viewerUserId === null ? undefined : sql`user_id <> ${viewerUserId}::int`,
    exceptIds.length === 0
      ? undefined
      : sql`profile_id <> all(${`{${exceptIds.join(",")}}`}::int[])`,
    ...vacations.map(isFree),
  );
  // `offset 0` keeps PostgreSQL from writing the distance out wherever it is used.
  return sql`(
    select profile_id, latitude, longitude, rating, standing, active_hour, created_at,
      ${chord} as squared_chord
    from sitter_search where ${rough ?? sql`true`} offset 0
  ) near where ${withinCircle(area, sql`squared_chord`) ?? sql`true`}`;
}

/** Codes of the catalogue have no signs that mean something here. */
function textArray(codes: readonly string[]): SQL {
  return sql`${`{${codes.join(",")}}`}::text[]`;
}

/** As in `relevance.rules.ts`, and the more the better, whatever the order. */
function rankOf(sort: SitterSort | null, area: Area, now: Date): SQL {
  switch (sort) {
    case "rating":
      return sql`rating`;
    case "last_active":
      return sql`coalesce(active_hour, 0)::float8`;
    case "newest":
      return sql`extract(epoch from created_at)::float8`;
    case null: {
      // `greatest` passes over nulls: who was never here would have been here just now.
      const recency = sql`case when active_hour is null then 0 else ${weights.recency}::float8
        / (1 + greatest(0, ${hourOf(now)}::int - active_hour) / ${halfwayHours}::float8) end`;
      if (!middleOf(area)) return sql`standing + ${recency}`;
      const halfway = (earthRadiusKm / halfwayKm) ** 2;
      return sql`standing + ${weights.nearness}::float8
        / (1 + squared_chord * ${halfway}::float8) + ${recency}`;
    }
  }
}
