import { describe, expect, it } from "vitest";
import { flattenTexts, translate } from "./text-store.ts";

const texts = flattenTexts({
  nav: { login: "Log in", deep: { deeper: "Dieper" } },
  hello: "Dag {{name}}, ben jij {{name}} uit {{place}}?",
  dogs_one: "{{count}} hond",
  dogs_other: "{{count}} honden",
  cats_zero: "geen kat",
  cats_one: "een kat",
  cats_other: "{{count}} katten",
  price: "{{price}} per dag",
});

describe("translate", () => {
  it.each([
    ["nav.login", undefined, "Log in"],
    ["nav.deep.deeper", undefined, "Dieper"],
    ["hello", { name: "Tess", place: "Utrecht" }, "Dag Tess, ben jij Tess uit Utrecht?"],
    ["hello", { name: "Tess" }, "Dag Tess, ben jij Tess uit ?"],
    ["dogs", { count: 0 }, "0 honden"],
    ["dogs", { count: 1 }, "1 hond"],
    ["dogs", { count: 2 }, "2 honden"],
    ["cats", { count: 0 }, "geen kat"],
    ["cats", { count: 1 }, "een kat"],
    ["nav.login", { count: 3 }, "Log in"],
    ["nav", undefined, "nav"],
    ["not.there", undefined, "not.there"],
    // What people typed is not read as a text of ours.
    ["price", { price: "{{name}} $& $1" }, "{{name}} $& $1 per dag"],
  ])("%s with %j: %s", (key, values, expected) => {
    expect(translate(texts, "nl", key, values)).toBe(expected);
  });
});
