import { expect, it } from "vitest";
import { type Figures, figureNames } from "#contract/admin/figures.ts";
import { figuresCsv } from "#web/routes/cms/figures-file.ts";

const none = Object.fromEntries(figureNames.map((name) => [name, 0])) as Figures;

it("writes a line for each part, money in euros", () => {
  const day = { from: "2026-11-15", until: "2026-11-15" };
  // Only some of them, to see how they are written.
  const headings = {
    from: "Van",
    until: "Tot",
    searches: 'Zocht "een oppas", ergens',
    paidMonthCents: "Maand",
  };
  const parts = [{ ...none, ...day, searches: 7, paidMonthCents: 1_250 }];
  const csv = figuresCsv(
    { ...day, period: "week", unit: "day", parts, total: none, before: none },
    headings,
  );
  expect(csv).toBe(
    '\uFEFFVan,Tot,"Zocht ""een oppas"", ergens",Maand\r\n2026-11-15,2026-11-15,7,12.50\r\n',
  );
});
