// Made when first asked for, and once: making one takes a hundred times as long as using it.
let calendar: Intl.DateTimeFormat | undefined;

/** The day it is in the Netherlands, `2026-11-15`: what 'today' means to everybody here. */
export function todayInAmsterdam(now: Date): string {
  // Sweden writes dates the way the calendar's own standard does.
  calendar ??= new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Amsterdam" });
  return calendar.format(now);
}

/** The same day so many years earlier; 29 February becomes the 28th where there is none. */
export function yearsBefore(today: string, years: number): string {
  const [year = "", month = "", day = ""] = today.split("-");
  const earlier = Number(year) - years;
  const lastOfFebruary = new Date(Date.UTC(earlier, 2, 0)).getUTCDate();
  const fitting = month === "02" ? Math.min(Number(day), lastOfFebruary) : Number(day);
  return `${String(earlier).padStart(4, "0")}-${month}-${String(fitting).padStart(2, "0")}`;
}

/** How many years have passed: a birthday counts from the day itself. */
export function fullYears(since: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(since.slice(0, 4));
  return today.slice(5) >= since.slice(5) ? years : years - 1;
}
