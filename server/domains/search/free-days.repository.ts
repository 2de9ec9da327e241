import { type SQL, sql } from "drizzle-orm";
import { weekdays } from "#contract/shared/care.ts";
import { maskOf, traitBits } from "./traits.rules.ts";

const dayMs = 86_400_000;

/** Every day of `2026-12-20/2027-01-03`, with its bit in the ordinary week. */
export function daysOf(vacation: string): { day: string; bit: number }[] {
  const [from = "", to = ""] = vacation.split("/");
  const days: { day: string; bit: number }[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += dayMs) {
    const date = new Date(at);
    const weekday = weekdays[(date.getUTCDay() + 6) % 7] ?? "MONDAY";
    days.push({ day: date.toISOString().slice(0, 10), bit: maskOf(traitBits.days, [weekday]) });
  }
  return days;
}

/**
 * Free on all of these days: never away, and each day is in the ordinary week or among the extra
 * days. Whose week has all of them needs no second look.
 */
export function isFree(vacation: string): SQL {
  const [from = "", to = ""] = vacation.split("/");
  const days = daysOf(vacation);
  const week = days.reduce((mask, { bit }) => mask | bit, 0);
  return sql`not away_days && daterange(${from}::date, ${to}::date, '[]') and (
    traits & ${week}::int = ${week}::int
    or extra_days <> '{}' and not exists (
      select from unnest(
        ${`{${days.map(({ day }) => day).join(",")}}`}::date[],
        ${`{${days.map(({ bit }) => bit).join(",")}}`}::int[]
      ) as asked(day, bit)
      where traits & asked.bit = 0 and not extra_days @> asked.day
    )
  )`;
}
