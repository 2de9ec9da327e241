import { expect, it } from "vitest";
import { joinWords } from "./join-words.ts";

it.each([
  [[], ""],
  [["hond"], "hond"],
  [["hond", "kat"], "hond en kat"],
  [["hond", "kat", "vis"], "hond, kat en vis"],
])("joins %j as %s", (words, text) => {
  expect(joinWords(words, "en")).toBe(text);
});
