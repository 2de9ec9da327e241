import { type FigurePeriod, figurePeriods } from "#contract/admin/figures.ts";

/** As the address asks for it; a month where it asks for nothing that there is. */
export function readPeriod(url: URL): FigurePeriod {
  const asked = url.searchParams.get("period");
  return figurePeriods.find((period) => period === asked) ?? "month";
}
