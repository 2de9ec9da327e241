import { describe, expect, it } from "vitest";
import { hourMs } from "#contract/shared/durations.ts";
import nlVisit from "#messages/nl/logbook-visit.json" with { type: "json" };
import nlLogbooks from "#messages/nl/logbooks.json" with { type: "json" };
import { wireLogbook } from "#tests/factories/wire-logbooks.ts";
import { createTextStore } from "#web/lib/i18n/text-store.ts";
import {
  clockOffInWords,
  durationInShort,
  durationInWords,
  kindInWords,
  placeAndDayInWords,
} from "./visit-words.ts";

const store = createTextStore({ nl: { "logbook-visit": nlVisit, logbooks: nlLogbooks } });
const t = store.translator("nl", "logbook-visit");
const on = (today: string) =>
  ({ t: store.translator("nl", "logbooks"), locale: "nl", today }) as const;

describe("how long", () => {
  it.each([
    [0, "0 min", "0 minuten"],
    [1, "1 min", "1 minuut"],
    [39, "39 min", "39 minuten"],
    [120, "2 u 0 min", "2 uur"],
    [192, "3 u 12 min", "3 uur en 12 minuten"],
    [3 * 24 * 60 + 5, "3 dagen", "3 dagen"],
  ])("%i minutes are '%s', in a sentence '%s'", (minutes, short, full) => {
    expect([durationInShort(minutes, t), durationInWords(minutes, t)]).toEqual([short, full]);
  });

  it.each([
    [-7 * 60_000, "7 minuten"],
    [2 * hourMs + 61_000, "2 uur"],
    [-90 * 60_000, "1 uur en 30 minuten"],
  ])("a clock that is %i ms off is %s off", (offset, expected) => {
    expect(clockOffInWords(offset, t)).toBe(expected);
  });
});

it.each([
  ["2026-12-21", "Bij Tess thuis, dag 3 van 8"],
  ["2026-12-18", "Bij Tess thuis, begint morgen"],
  ["2026-12-27", "Bij Tess thuis, afgelopen gisteren"],
])("on %s the head says '%s'", (today, expected) => {
  expect(placeAndDayInWords(wireLogbook(), t, on(today))).toBe(expected);
});

it("says what is cleaned by whose it is", () => {
  expect(kindInWords("litter_cleaned", "cat", t)).toBe("Kattenbak");
  expect(kindInWords("litter_cleaned", "rabbit", t)).toBe("Hok");
  expect(kindInWords("medication", "cat", t)).toBe("Pil");
});
