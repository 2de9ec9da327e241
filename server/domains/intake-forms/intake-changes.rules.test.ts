import { describe, expect, it } from "vitest";
import { changesBetween, tidy } from "./intake-changes.rules.ts";

const apoquel = { name: "Apoquel", dose: "1 tablet", times: ["08:00", "18:00"] };
const drops = { name: "Oordruppels", dose: "2 druppels" };

describe("what a save changed", () => {
  it.each([
    ["nothing", { keyBoxCode: "2207" }, { keyBoxCode: "2207" }, []],
    [
      "a code",
      { access: "key_box", keyBoxCode: "2207" },
      { access: "key_box", keyBoxCode: "4815" },
      [{ field: "keyBoxCode", old: "2207", new: "4815" }],
    ],
    ["something new", {}, { wifiName: "Oudwijk" }, [{ field: "wifiName", new: "Oudwijk" }]],
    ["something gone", { note: "Bel" }, {}, [{ field: "note", old: "Bel" }]],
    [
      "yes to no",
      { hasAlarm: true },
      { hasAlarm: false },
      [{ field: "hasAlarm", old: true, new: false }],
    ],
    [
      "times",
      { walkTimes: ["08:00"] },
      { walkTimes: ["08:00", "22:00"] },
      [{ field: "walkTimes", old: ["08:00"], new: ["08:00", "22:00"] }],
    ],
    [
      "a dose, in whatever order the medicines stand",
      { medicines: [apoquel, drops] },
      { medicines: [drops, { ...apoquel, dose: "½ tablet" }] },
      [{ field: "medicines", item: "Apoquel", part: "dose", old: "1 tablet", new: "½ tablet" }],
    ],
    [
      "another medicine, and one that stopped",
      { medicines: [apoquel] },
      { medicines: [drops] },
      [
        { field: "medicines", item: "Apoquel", part: "name", old: "Apoquel" },
        { field: "medicines", item: "Oordruppels", part: "name", new: "Oordruppels" },
      ],
    ],
    [
      "the last medicine",
      { medicines: [apoquel] },
      {},
      [{ field: "medicines", item: "Apoquel", part: "name", old: "Apoquel" }],
    ],
    [
      "the second of two of the same name",
      { medicines: [drops, drops] },
      { medicines: [drops, { ...drops, dose: "3 druppels" }] },
      [
        {
          field: "medicines",
          item: "Oordruppels (2)",
          part: "dose",
          old: "2 druppels",
          new: "3 druppels",
        },
      ],
    ],
    [
      "what is allowed",
      { rules: [{ what: "Op bed", isAllowed: true }] },
      { rules: [{ what: "Op bed", isAllowed: false }] },
      [{ field: "rules", item: "Op bed", part: "isAllowed", old: true, new: false }],
    ],
  ])("%s", (_case, old, now, changes) => {
    expect(changesBetween(old, now)).toEqual(changes);
  });

  it("is one change for a part that wasn't there", () => {
    expect(changesBetween(null, { name: "Wim", phone: "+31687654321" })).toEqual([
      { field: "section" },
    ]);
  });
});

it("keeps nothing that is empty, and times in their order", () => {
  const care = {
    foodWhat: "Brokken",
    foodAmount: null,
    foodTimes: ["18:00", "08:00", "18:00"],
    walkTimes: [],
    medicines: [{ name: "Apoquel", dose: null, times: ["18:00", "08:00"] }],
    rules: undefined,
    litter: "",
  };
  expect(tidy(care)).toEqual({
    foodWhat: "Brokken",
    foodTimes: ["08:00", "18:00"],
    medicines: [{ name: "Apoquel", times: ["08:00", "18:00"] }],
  });
});
