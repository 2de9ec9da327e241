import { describe, expect, it } from "vitest";
import { daysInWords, listInWords, moneyInWords, periodInWords } from "./in-words.ts";

const today = "2026-11-15";

describe("days, briefly", () => {
  it.each([
    ["2026-12-19", "2026-12-19", "za 19 december", "Sat 19 December"],
    ["2026-12-19", "2026-12-24", "19 t/m 24 december", "19 to 24 December"],
    ["2026-11-28", "2026-12-03", "28 november t/m 3 december", "28 November to 3 December"],
    [
      "2026-12-28",
      "2027-01-03",
      "28 december 2026 t/m 3 januari 2027",
      "28 December 2026 to 3 January 2027",
    ],
    ["2027-03-27", "2027-03-29", "27 t/m 29 maart 2027", "27 to 29 March 2027"],
    ["2027-10-31", "2027-10-31", "zo 31 oktober 2027", "Sun 31 October 2027"],
  ])("%s to %s", (startOn, endOn, nl, en) => {
    expect(daysInWords({ startOn, endOn }, "nl", today)).toBe(nl);
    expect(daysInWords({ startOn, endOn }, "en", today)).toBe(en);
  });
});

describe("a period", () => {
  const stay = {
    startDate: "2026-12-19",
    time: "14:00",
    endDate: "2026-12-24",
    endTime: "11:00",
    visits: [],
  };
  it.each([
    [
      stay,
      "za 19 december 14:00 tot do 24 december 11:00",
      "Sat 19 December 14:00 to Thu 24 December 11:00",
    ],
    [
      { ...stay, endDate: stay.startDate, endTime: "15:00" },
      "za 19 december, 14:00 tot 15:00",
      "Sat 19 December, 14:00 to 15:00",
    ],
    [
      { ...stay, time: "08:00", endTime: "18:00", visits: ["18:00", "08:00"] },
      "za 19 december 08:00 tot do 24 december 18:00, elke dag om 08:00 en 18:00",
      "Sat 19 December 08:00 to Thu 24 December 18:00, every day at 08:00 and 18:00",
    ],
    [
      { ...stay, endDate: stay.startDate, visits: ["12:30"] },
      "za 19 december om 12:30",
      "Sat 19 December at 12:30",
    ],
  ])("%j", (period, nl, en) => {
    expect(periodInWords(period, "nl", today)).toBe(nl);
    expect(periodInWords(period, "en", today)).toBe(en);
  });
});

it.each([
  [0, "€\u00a00"],
  [21_000, "€\u00a0210"],
  [1_250, "€\u00a012,50"],
  [101_250, "€\u00a01.012,50"],
])("%i cents are %s", (cents, expected) => {
  expect(moneyInWords(cents)).toBe(expected);
});

it("joins names as each language does", () => {
  expect(listInWords(["Moos", "Bo", "Pip"], "nl")).toBe("Moos, Bo en Pip");
  expect(listInWords(["Moos", "Bo", "Pip"], "en")).toBe("Moos, Bo and Pip");
  expect(listInWords(["Moos"], "nl")).toBe("Moos");
});
