import { describe, expect, it } from "vitest";
import type {
  ActivityKind,
  LogbookActivity,
  LogbookImage,
  LogbookWalk,
} from "#contract/logbooks/logbook-entries.ts";
import english from "#messages/en/logbooks.json";
import logbooks from "#messages/nl/logbooks.json";
import { createTextStore } from "#web/lib/i18n/text-store.ts";
import {
  activityInWords,
  countOfImages,
  dayInWords,
  dayOf,
  distanceInWords,
  imagesInWords,
  minutesBetween,
  minutesInWords,
  momentInWords,
  partOfDay,
  titleOf,
  visitInWords,
} from "./logbook-words.ts";

const texts = createTextStore({ nl: { logbooks }, en: { logbooks: english } });
const t = texts.translator("nl", "logbooks");
const words = { t, locale: "nl", today: "2026-12-21" } as const;
const moos = { id: 1, name: "Moos", category: "dog" } as const;
const minoes = { id: 2, name: "Minoes", category: "cat" } as const;
const pets = [moos, minoes];

const done = (kind: ActivityKind): LogbookActivity => ({
  id: 1,
  entryId: 1,
  kind,
  doneAt: "2026-12-21T07:05:00Z",
  images: [],
});
const walk = (distanceM: number): LogbookWalk => ({
  id: 1,
  entryId: 1,
  startedAt: "2026-12-21T07:10:00Z",
  distanceM,
  minutes: 18,
  petIds: [1],
  lines: [],
});
const image: LogbookImage = {
  id: 1,
  entryId: 1,
  url: "/a",
  width: 1,
  height: 1,
  sizes: [],
  placeholder: "",
  takenAt: "2026-12-21T07:38:00Z",
  isHearted: false,
  addedToPetIds: [],
  isAddedToProfile: false,
};
const picture = (id: number): LogbookImage => ({ ...image, id });

describe("a day", () => {
  it("is the one in the Netherlands", () => {
    expect(dayOf("2026-12-20T23:30:00Z")).toBe("2026-12-21");
  });

  it.each([
    ["2026-12-21", "vandaag"],
    ["2026-12-20", "gisteren"],
    ["2026-12-22", "morgen"],
    ["2026-12-19", "za 19 december"],
    ["2025-12-19", "vr 19 december 2025"],
  ])("%s is called %s", (on, expected) => {
    expect(dayInWords(on, words)).toBe(expected);
  });

  it("stands before a time", () => {
    expect(momentInWords("2026-12-21T17:00:00Z", words)).toBe("vandaag 18:00");
    expect(momentInWords("2026-12-21T07:02:00Z", words)).toBe("vandaag 8:02");
  });
});

it.each([
  ["2026-12-21T02:00:00Z", "night"],
  ["2026-12-21T04:00:00Z", "morning"],
  ["2026-12-21T10:59:00Z", "morning"],
  ["2026-12-21T11:00:00Z", "afternoon"],
  ["2026-12-21T16:59:00Z", "afternoon"],
  ["2026-12-21T17:00:00Z", "evening"],
])("%s is in the %s", (instant, part) => {
  expect(partOfDay(instant)).toBe(part);
});

it.each([
  [0, "0 m"],
  [20, "20 m"],
  [949, "949 m"],
  [950, "1,0 km"],
  [1_400, "1,4 km"],
  [120_000, "120 km"],
])("%i metres are %s", (meters, expected) => {
  expect(distanceInWords(meters).replace("\u00a0", " ")).toBe(expected);
});

it.each([
  [0, "0 min"],
  [18, "18 min"],
  [60, "1 uur"],
  [125, "2 uur 5 min"],
])("%i minutes are %s", (minutes, expected) => {
  expect(minutesInWords(minutes, t)).toBe(expected);
});

it("counts whole minutes, and none where a clock went back", () => {
  expect(minutesBetween("2026-12-21T07:02:00Z", "2026-12-21T07:28:59Z")).toBe(26);
  expect(minutesBetween("2026-12-21T07:02:00Z", new Date("2026-12-21T07:00:00Z"))).toBe(0);
});

describe("what was done", () => {
  it.each<[Pick<LogbookActivity, "kind" | "petId" | "petName">, string]>([
    [{ kind: "fed", petId: 1 }, "Eten voor Moos"],
    [{ kind: "walked", petId: 1 }, "Gewandeld met Moos"],
    // The name that a pet had stays with what was done for it.
    [{ kind: "medication", petName: "Snuf" }, "Medicijn voor Snuf"],
    [{ kind: "plants" }, "Planten water gegeven"],
    [{ kind: "fed" }, "Eten gegeven"],
  ])("%j: %s", (activity, expected) => {
    expect(activityInWords(activity, pets, t)).toBe(expected);
  });

  it("is one line for a whole visit", () => {
    const visit = {
      activities: [
        done("cuddled"),
        done("fed"),
        { ...done("fed"), images: [picture(3), picture(4)] },
      ],
      walks: [walk(1_000), walk(300)],
      // One of them is the activity's, and is counted once.
      images: [picture(1), picture(2), picture(3)],
    };
    expect(visitInWords(visit, t).replace("\u00a0", " ")).toBe(
      "Eten, geknuffeld, 1,3 km gewandeld, vier foto’s",
    );
    expect(visitInWords({ ...visit, walks: [] }, texts.translator("en", "logbooks"))).toBe(
      "Food, cuddled, four photos",
    );
  });

  it("says a walk once, with its distance where that is known", () => {
    const walked = { activities: [done("walked")], images: [] };
    expect(visitInWords({ ...walked, walks: [] }, t)).toBe("Gewandeld");
    expect(visitInWords({ ...walked, walks: [walk(600)] }, t)).toBe("600\u00a0m gewandeld");
  });

  it("is empty where nothing was written", () => {
    expect(visitInWords({ activities: [], walks: [], images: [] }, t)).toBe("");
  });
});

describe("pictures", () => {
  it.each([
    [[{ ...image, petId: 2 }], "Foto van Minoes"],
    [[image], "Een foto"],
    [[image, image], "Twee foto’s"],
    [Array.from({ length: 12 }, () => image), "12 foto’s"],
  ])("are named by whom they show or how many there are", (images, expected) => {
    expect(imagesInWords(images, pets, t)).toBe(expected);
  });

  it("are counted in letters up to ten", () => {
    expect(countOfImages(10, t)).toBe("tien foto’s");
    expect(countOfImages(11, t)).toBe("11 foto’s");
    expect(countOfImages(0, t)).toBe("geen foto’s");
  });
});

it("is called by its title, or by its animals", () => {
  expect(titleOf({ pets }, t)).toBe("Moos en Minoes");
  expect(titleOf({ pets, title: "Herfstvakantie" }, t)).toBe("Herfstvakantie");
  expect(titleOf({ pets: [] }, t)).toBe("De dieren");
});
