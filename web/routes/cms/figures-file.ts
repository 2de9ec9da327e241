import { figureNames } from "#contract/admin/figures.ts";
import { figuresCsv } from "#web/features/cms/figures/figures-csv.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import { adminOnly } from "#web/lib/session/guards.ts";
import type { Route } from "./+types/figures-file.ts";
import { readPeriod } from "./read-period.ts";

/** The figures as a file for a spreadsheet. A file has no layout around it, so it asks the guard itself. */
export async function loader(args: Route.LoaderArgs) {
  await adminOnly(args);
  const page = openPage(args);
  const period = readPeriod(args.url);
  const { data } = await page.call("adminFigures.get", { query: { period } });
  const t = page.texts("cms-figures");
  const names = Object.fromEntries(figureNames.map((name) => [name, t(`names.${name}`)]));
  const headings = { from: t("names.from"), until: t("names.until"), ...names };
  return new Response(figuresCsv(data, headings), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="kwispel-${data.from}-${data.until}.csv"`,
      "cache-control": "private, no-store",
    },
  });
}
