import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { type Db, rowsOf } from "#server/db/database.ts";
import { preparedStatement } from "#server/db/prepared-statement.ts";
import { cellHeight, cellWidth } from "./ranking/cells.rules.ts";
import { dayNumber } from "./ranking/free-days.rules.ts";
import type { SitterFacts } from "./sitter-columns.ts";

/**
 * How far somebody has read. Transactions below the horizon had ended when they read: whatever they
 * did is known. A table that was emptied has another file, and all that was read of it is void.
 */
export type ReadUntil = { horizon: string; file: number };

export type Changes = ReadUntil & { put: SitterFacts[]; gone: number[] };

type Row = Omit<SitterFacts, "extra" | "away"> & { extra: string[]; away: string[] };

const facts = sql`json_build_object(
  'profileId', profile_id, 'userId', user_id, 'latitude', latitude, 'longitude', longitude,
  'traits', traits, 'ratingSum', rating_sum, 'reviewCount', review_count,
  'responseRate', response_rate, 'activeHour', active_hour,
  'created', extract(epoch from created_at)::float8, 'prices', prices,
  'races', races, 'diplomas', diplomas,
  'extra', ${daysOf(sql`extra_days`)}, 'away', ${daysOf(sql`away_days`)})`;

/** First and last day of each period. */
function daysOf(column: SQL): SQL {
  return sql`array(select day from unnest(${column}) as period,
    lateral (values (1, lower(period)), (2, upper(period) - 1)) as ends(place, day)
    order by lower(period), place)`;
}

const horizon = sql`pg_snapshot_xmin(pg_current_snapshot())::text`;
const file = sql<number>`pg_relation_filenode('sitter_search')::int`;

const changes = preparedStatement("sitter_changes", (db) =>
  selectChanges(db, sql.placeholder("since")),
);

/** All that others have committed since; as a rule nothing. */
export async function findChanges(db: Db, since: ReadUntil): Promise<Changes> {
  const [row] = await changes(db, { since: since.horizon });
  if (!row) throw new Error("there is no answer about changes");
  return { ...row, put: (row.put ?? []).map(toFacts), gone: row.gone ?? [] };
}

export function selectChanges(db: Db, since: string | Placeholder) {
  const isNew = sql`changed_in >= ${since}::bigint`;
  return db
    .select({
      horizon: sql<string>`horizon::text`,
      file,
      put: sql<Row[] | null>`(select json_agg(${facts}) from sitter_search where ${isNew})`,
      gone: sql<
        number[] | null
      >`(select json_agg(profile_id) from sitter_search_gone where ${isNew})`,
    })
    .from(sql`pg_snapshot_xmin(pg_current_snapshot()) as horizon`);
}

/** Before reading everything: what changes meanwhile is read again. */
export async function findReadUntil(db: Db): Promise<ReadUntil> {
  const [row] = await rowsOf<ReadUntil>(db, sql`select ${horizon} as horizon, ${file} as file`);
  if (!row) throw new Error("there is no answer about changes");
  return row;
}

/**
 * Piece by piece, neighbours together: a search looks at neighbours, and is several times quicker if
 * they lie side by side in memory too.
 */
export async function readAll(db: Db, take: (facts: SitterFacts) => void): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      declare sitters cursor for select ${facts} as facts from sitter_search
      order by floor(latitude / ${cellHeight}::float8), floor(longitude / ${cellWidth}::float8)`);
    for (;;) {
      const rows = await rowsOf<{ facts: Row }>(tx, sql`fetch 5000 from sitters`);
      if (rows.length === 0) return;
      for (const row of rows) take(toFacts(row.facts));
    }
  });
}

function toFacts({ extra, away, ...row }: Row): SitterFacts {
  const periods = (days: string[]) => (days.length > 0 ? days.map(dayNumber) : null);
  return { ...row, extra: periods(extra), away: periods(away) };
}
