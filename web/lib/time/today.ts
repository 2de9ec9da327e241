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
