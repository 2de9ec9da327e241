import { describe, expect, it } from "vitest";
import { writeReport } from "#contract/logbooks/report-words.ts";
import type { LogbookReport } from "#contract/logbooks/reports.ts";
import type { Locale } from "#contract/shared/locale.ts";
import en from "#messages/en/logbook-report.json" with { type: "json" };
import nl from "#messages/nl/logbook-report.json" with { type: "json" };
import { createTexts } from "#server/platform/texts.ts";

const text = createTexts({ nl: nl.sheet, en: en.sheet });
const day = { checkIns: ["08:04", "18:02"], minutes: 74, walkedM: 2_400, images: 5 };
const stay: LogbookReport = {
  ownerFirstName: "Tess",
  sitterFirstName: "Sanne",
  city: "Utrecht",
  atOwnersHome: true,
  pets: [
    { name: "Moos", category: "dog" },
    { name: "Minoes", category: "cat" },
  ],
  startDate: "2026-12-19",
  endDate: "2026-12-20",
  days: [
    { ...day, date: "2026-12-19" },
    { ...day, date: "2026-12-20", checkIns: ["17:30"] },
  ],
  totals: { visits: 3, minutes: 148, walkedM: 4_800, images: 10 },
  images: [],
};
const write = (more: Partial<LogbookReport> = {}, locale: Locale = "nl") =>
  writeReport({ ...stay, ...more }, (key, params) => text(locale, key, params));
const { ownerFirstName: _owner, ...ownerless } = stay;
const { city: _city, ...placeless } = stay;

describe("a report in words", () => {
  it.each<[string, Partial<LogbookReport>, Locale, string]>([
    [
      "Twee dagen met Moos en Minoes",
      {},
      "nl",
      "19 t/m 20 december 2026, bij Tess thuis in Utrecht",
    ],
    [
      "Two days with Moos and Minoes",
      {},
      "en",
      "19 to 20 December 2026, at Tess’s home in Utrecht",
    ],
    [
      "Een dag oppas",
      { pets: [], days: stay.days.slice(1), startDate: "2026-12-20" },
      "nl",
      "20 december 2026, bij Tess thuis in Utrecht",
    ],
    [
      "13 dagen met Moos",
      {
        pets: stay.pets.slice(0, 1),
        days: Array.from({ length: 13 }, () => ({ ...day, date: "2026-12-20" })),
        endDate: "2027-01-02",
      },
      "nl",
      "19 december 2026 t/m 2 januari 2027, bij Tess thuis in Utrecht",
    ],
    [
      "Twee dagen met Moos en Minoes",
      { endDate: "2027-01-02", atOwnersHome: false },
      "nl",
      "19 december 2026 t/m 2 januari 2027, bij Sanne in Utrecht",
    ],
  ])("is called %s with %j in %s", (title, more, locale, subtitle) => {
    expect(write(more, locale)).toMatchObject({ title, subtitle });
  });

  it("does without a place, and without a name", () => {
    const words = (report: LogbookReport) =>
      writeReport(report, (key, params) => text("nl", key, params));
    expect(words(placeless).subtitle).toBe("19 t/m 20 december 2026");
    expect(words(ownerless).subtitle).toBe("19 t/m 20 december 2026, in Utrecht");
    expect(words(ownerless).totals[1]).toEqual({ value: "2 u 28", label: "bij elkaar" });
  });

  it("adds up in its table", () => {
    expect(write().table).toEqual({
      head: ["Dag", "Ochtend", "Middag of avond", "Samen", "Gewandeld", "Foto’s"],
      rows: [
        ["za 19 dec", "8:04", "18:02", "74 min", "2,4 km", "5"],
        ["zo 20 dec", "", "17:30", "74 min", "2,4 km", "5"],
      ],
      foot: ["Samen", "1 keer", "2 keer", "148 min", "4,8 km", "10"],
    });
  });

  it("has no walks where nobody walked, and hours where somebody stayed", () => {
    const totals = { visits: 1, minutes: 1_440, walkedM: 0, images: 0 };
    const days = [{ date: "2026-12-19", checkIns: [], minutes: 1_440, walkedM: 0, images: 0 }];
    const { table, totals: shown } = write({ totals, days });
    expect(table.rows).toEqual([["za 19 dec", "", "", "24 u", ""]]);
    expect(shown).toEqual([
      { value: "1", label: "bezoek" },
      { value: "24 u", label: "bij Tess thuis" },
    ]);
  });

  it("tells of the longest walk by Amsterdam's calendar", () => {
    const longestWalk = {
      id: 1,
      entryId: 1,
      startedAt: "2026-12-21T23:30:00Z",
      distanceM: 850,
      minutes: 1,
      petIds: [],
      lines: [],
    };
    expect(write({ longestWalk }).walk?.caption).toBe("Di 22 dec: 850 m in 1 minuut.");
  });
});
