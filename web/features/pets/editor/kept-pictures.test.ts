import { expect, it } from "vitest";
import { keptPictures } from "./kept-pictures.ts";

it.each([
  [[], []],
  [
    ["aaa", "bbb"],
    ["aaa", "bbb"],
  ],
  [
    ["aaa", "bbbb", "cccc"],
    ["aaa", "bbbb"],
  ],
  // The order counts: a small one that comes after what doesn't fit would jump the queue.
  [["aaa", "bbbbbbbb", "c"], ["aaa"]],
])("of %j it keeps %j", (pictures, kept) => {
  expect(keptPictures(pictures, 7)).toEqual(kept);
});
