import { and, type Column, gte, lt, type SQL, sql } from "drizzle-orm";
import { amsterdam, dayWindow } from "./amsterdam-time.ts";

/** Amsterdam's days, both included. */
export type Days = { from: string; until: string };
/** A number for each day that has one. */
export type ByDay = ReadonlyMap<string, number>;

/** The day on which it was, as `2026-11-15`. */
export function amsterdamDay(column: Column): SQL<string> {
  return sql<string>`to_char(${column} at time zone ${sql.raw(`'${amsterdam}'`)}, 'YYYY-MM-DD')`;
}

export function within(column: Column, { from, until }: Days): SQL | undefined {
  return and(gte(column, dayWindow(from).from), lt(column, dayWindow(until).until));
}

export function toByDay(rows: readonly { day: string; count: number }[]): ByDay {
  return new Map(rows.map(({ day, count }) => [day, count]));
}
