import { expect, it } from "vitest";
import { fittingPictures } from "./use-pictures.ts";

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
  expect(fittingPictures(pictures, 7)).toEqual(kept);
});
