import { describe, expect, it } from "vitest";
import { logbookMessageParams, missedVisitParams } from "#contract/logbooks/logbook-messages.ts";
import { samples } from "../sample-messages.ts";
import { readLogbookParams, readMissedVisit } from "./logbook-params.ts";

const told = {
  ...samples.logbook({}).params,
  isLate: true,
  visits: 1,
  checkedInAt: "2026-11-16T07:04:00Z",
  checkedOutAt: "2026-11-16T07:38:00Z",
  minutes: 34,
  isBack: false,
  activities: 2,
  kinds: "fed,played",
  images: 2,
  firstImageId: 4,
  imageId: 5,
  walks: 1,
  walkedM: 900,
  walkId: 3,
  tasks: 1,
  hasNotes: true,
};
const missed = { ...samples.missedVisit().params, isAnswered: false };

const values = [
  "",
  "fed",
  "house_visit",
  "toString",
  "2026-12-19",
  "2026-02-30",
  "2026-11-16T07:04:00Z",
  "2026-11-16T07:04:00+01:00",
  "2026-11-16 07:04",
  "2026-13-16T07:04:00Z",
  0,
  -1,
  1,
  1.5,
  true,
  false,
];

describe("what a message about a logbook carries", () => {
  it.each([
    ["what was done", told, logbookMessageParams, readLogbookParams],
    ["a visit that was missed", missed, missedVisitParams, readMissedVisit],
  ] as const)("is read as the contract has it: %s", (_name, whole, schema, read) => {
    expect(Object.keys(whole).toSorted()).toEqual(Object.keys(schema.shape).toSorted());
    expect(read(whole)).toEqual(whole);
    for (const key of Object.keys(whole)) {
      for (const value of [...values, undefined]) {
        const params = { ...whole, [key]: value };
        const isKnown = schema.safeParse(params).success;
        // What is not there comes as nothing, not as an empty place.
        expect([key, value, read(JSON.parse(JSON.stringify(params))) !== null]).toEqual([
          key,
          value,
          isKnown,
        ]);
      }
    }
  });
});
