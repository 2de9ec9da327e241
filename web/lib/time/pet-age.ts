import { dayMs } from "#contract/shared/durations.ts";
import { fullYears } from "./today.ts";

export type PetAge = { unit: "years" | "months" | "weeks"; count: number };

/** In the unit that people use: a pup is counted in weeks, then in months, then in years. */
export function petAge(birthDate: string, today: string): PetAge {
  const years = fullYears(birthDate, today);
  if (years >= 1) return { unit: "years", count: years };
  const months = fullMonths(birthDate, today);
  // Twelve weeks and three months are the same age; below that the weeks say more.
  if (months >= 3) return { unit: "months", count: months };
  return { unit: "weeks", count: Math.max(0, Math.floor(daysBetween(birthDate, today) / 7)) };
}

function fullMonths(since: string, today: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = since.split("-").map(Number);
  const [year = 0, month = 0, day = 0] = today.split("-").map(Number);
  const months = (year - fromYear) * 12 + month - fromMonth;
  return day >= fromDay ? months : months - 1;
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}
