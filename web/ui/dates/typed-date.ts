import { textIn } from "#web/lib/forms/plain-fields.ts";

/** A date while it is being typed: `1990-5-1`, `-5-1`, ``. What is not there yet is empty. */
export type TypedDate = { year: string; month: string; day: string };

export function splitDate(value: string): TypedDate {
  const [year = "", month = "", day = ""] = value.split("-");
  return { year, month, day };
}

/** Digits only, so that a pasted `1 mei` or a stray dash can't shift the parts. */
export function joinDate({ year, month, day }: TypedDate): string {
  const parts = [digits(year, 4), digits(month, 2), digits(day, 2)];
  return parts.every((part) => part === "") ? "" : parts.join("-");
}

/** What stands in the three boxes of a `TypedDateField` with this name; undefined where it isn't. */
export function typedDateIn(fields: FormData, name: string): string | undefined {
  const [year, month, day] = ["year", "month", "day"].map((part) =>
    textIn(fields, `${name}-${part}`),
  );
  if (year === undefined || month === undefined || day === undefined) return undefined;
  return joinDate({ year, month, day });
}

function digits(text: string, max: number): string {
  return text.replace(/\D/g, "").slice(0, max);
}

/** The day as the product writes it, or null for one that is unfinished or not on the calendar. */
export function toIsoDay(value: string): string | null {
  const { year, month, day } = splitDate(value);
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return null;
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${iso}T00:00:00Z`);
  // 31 April would roll over into May.
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? null : iso;
}
