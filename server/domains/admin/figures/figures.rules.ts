import { parseDate } from "@internationalized/date";
import { type FigurePeriod, type Figures, figureNames } from "#contract/admin/figures.ts";

/** Amsterdam's days, both included. */
export type Span = { from: string; until: string };

const lengths: Record<FigurePeriod, { parts: number; daysOfPart: number }> = {
  week: { parts: 7, daysOfPart: 1 },
  month: { parts: 28, daysOfPart: 1 },
  year: { parts: 52, daysOfPart: 7 },
};

export function unitOf(period: FigurePeriod): "day" | "week" {
  return lengths[period].daysOfPart === 1 ? "day" : "week";
}

const addDays = (day: string, days: number) => parseDate(day).add({ days }).toString();

/** The parts of a period that ends with this day, in their order. */
export function partsOf(period: FigurePeriod, lastDay: string): Span[] {
  const { parts, daysOfPart } = lengths[period];
  return Array.from({ length: parts }, (_, nr) => {
    const until = addDays(lastDay, -(parts - 1 - nr) * daysOfPart);
    return { from: addDays(until, 1 - daysOfPart), until };
  });
}

export function wholeOf(parts: readonly Span[]): Span {
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) throw new Error("a period has no parts");
  return { from: first.from, until: last.until };
}

export function lastDayBefore({ from }: Span): string {
  return addDays(from, -1);
}

/** A number for each day that has one. */
type ByDay = ReadonlyMap<string, number>;
export type FiguresByDay = Record<keyof Figures, ByDay>;

/** What happens adds up; what there is at a time is as it was on the last day. */
export function sumOf(byDay: FiguresByDay, span: Span): Figures {
  const entries = figureNames.map((name) => [
    name,
    name === "activeSubscriptions"
      ? (byDay[name].get(span.until) ?? 0)
      : [...byDay[name]]
          .filter(([day]) => day >= span.from && day <= span.until)
          .reduce((sum, [, count]) => sum + count, 0),
  ]);
  return Object.fromEntries(entries);
}
