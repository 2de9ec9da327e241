import { describe, expect, it } from "vitest";
import type { LogbookNotificationType } from "#contract/notifications.ts";
import { logbookWordsOf } from "./logbook-words.ts";
import { noticeTypeOf, ringingOf } from "./logbooks.notices.ts";

it.each([
  [true, 1, "logbook_started"],
  [false, 1, "logbook_checked_in"],
  [false, 2, "logbook_checked_in"],
  [false, undefined, "logbook_updated"],
] as const)("first %s, %s visits: %s", (isFirst, visits, type) => {
  expect(noticeTypeOf({ isFirst, told: visits ? { visits } : {} })).toBe(type);
});

it.each([
  [true, false, "aloud"],
  [true, true, "aloud"],
  [false, true, "quiet"],
  [false, false, "none"],
] as const)("new %s, with a new picture %s: %s", (isNew, hasNewImage, ringing) => {
  expect(ringingOf({ isNew, hasNewImage })).toBe(ringing);
});

describe("the words", () => {
  const base = { logbookId: 1, pets: "Moos", startOn: "2026-12-19", endOn: "2026-12-24" };
  const words = (
    type: LogbookNotificationType,
    params: Record<string, string | number | boolean>,
    locale: "nl" | "en" = "nl",
  ) => {
    const told = { type, params: { ...base, ...params }, name: "Sanne" };
    const { title, text } = logbookWordsOf(told, locale, "2026-12-20");
    return `${title} | ${text}`;
  };
  const at = "2026-12-20T07:04:00Z";

  it.each([
    [words("logbook_checked_in", { at }), "Sanne is bij Moos | Ingecheckt om 08:04."],
    [
      words("logbook_checked_in", { at: "2026-12-19T07:04:00Z", isLate: true }),
      "Sanne was bij Moos | Ingecheckt gisteren om 08:04, nu pas verstuurd.",
    ],
    [
      words("logbook_updated", { at, kinds: "played,fed", walkedM: 2140 }),
      "Sanne schreef in het logboek | Gevoerd, gespeeld en 2,1 km gewandeld.",
    ],
    [
      words("logbook_updated", { at, images: 3, tasks: 1, hasNotes: true }, "en"),
      "Sanne sent 3 photos of Moos | One task done, a new note and 3 photos.",
    ],
    [
      words("logbook_updated", { at, checkedOutAt: "2026-12-20T07:40:00Z" }),
      "Sanne is weer weg | Weg om 08:40.",
    ],
    [words("logbook_updated", { at, isBack: true }), "Sanne is nog bij Moos | Bekijk het logboek."],
    [
      words("logbook_updated", { at: "2026-12-18T17:00:00Z", isLate: true, kinds: "water" }),
      "Sanne schreef in het logboek | Vr 18 december om 18:00: vers water.",
    ],
    [
      words("logbook_report_ready", {}),
      "Het verslag over Moos staat klaar | 19 t/m 24 december: foto’s, bezoeken en wandelingen op één pagina.",
    ],
  ])("%s", (said, expected) => {
    expect(said).toBe(expected);
  });
});
