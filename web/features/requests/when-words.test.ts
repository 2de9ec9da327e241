import { describe, expect, it } from "vitest";
import type { Weekday } from "#contract/shared/care.ts";
import care from "#messages/nl/care.json";
import requests from "#messages/nl/requests.json";
import { createTextStore } from "#web/lib/i18n/text-store.ts";
import { daysInWords, kindOfWeek, timesInWords, type When } from "./when-words.ts";

const today = "2026-11-15";
const week = (...days: Weekday[]) =>
  days.map((weekday) => ({ weekday, parts: ["morning" as const] }));
const period: When = { recurring: false, weekdays: [] };
const weekly: When = { recurring: true, weekdays: week("MONDAY", "FRIDAY") };

const texts = createTextStore({ nl: { care, requests } });
const t = texts.translator("nl", "requests");

describe("daysInWords", () => {
  it.each<[When, string]>([
    [{ ...period, startDate: "2026-12-20", endDate: "2026-12-27" }, "20 t/m 27 december"],
    [{ ...period, startDate: "2026-12-20", endDate: "2026-12-20" }, "20 december"],
    [{ ...period, startDate: "2026-12-20" }, "20 december"],
    [
      { ...period, startDate: "2026-12-20", endDate: "2027-01-03" },
      "20 december 2026 t/m 3 januari 2027",
    ],
    [weekly, "Elke maandag en vrijdag"],
    [{ ...weekly, startDate: "2026-11-01" }, "Elke maandag en vrijdag"],
    [{ ...weekly, startDate: "2026-12-01" }, "Elke maandag en vrijdag, vanaf 1 december"],
    [{ ...weekly, endDate: "2026-12-31" }, "Elke maandag en vrijdag, tot en met 31 december"],
    [
      { ...weekly, weekdays: week("MONDAY", "TUESDAY", "WEDNESDAY", "SATURDAY") },
      "Elke maandag t/m woensdag en zaterdag",
    ],
  ])("%j: %s", (when, expected) => {
    const words = { t, care: texts.translator("nl", "care"), locale: "nl", today } as const;
    expect(daysInWords(when, words)).toBe(expected);
  });
});

it.each<[Weekday[], ReturnType<typeof kindOfWeek>]>([
  [["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"], "workdays"],
  [["SUNDAY", "SATURDAY"], "weekend"],
  [["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"], "everyDay"],
  [["MONDAY"], null],
])("%j is %s", (days, kind) => {
  expect(kindOfWeek(days)).toBe(kind);
});

it.each([
  [{ startTime: "08:00", endTime: "18:30" }, "Van 08:00 tot 18:30"],
  [{ startTime: "08:00" }, "Vanaf 08:00"],
  [{ endTime: "18:30" }, "Tot 18:30"],
  [{}, null],
])("%j: %s", (times, expected) => {
  expect(timesInWords(times, t)).toBe(expected);
});
