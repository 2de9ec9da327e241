import { expect, it } from "vitest";
import { createNavigationBarWatch } from "#web/features/shell/bars/bottom-bar.tsx";

it.each([
  ["it starts out visible", [664], [false]],
  ["it folds away", [664, 745], [false, true]],
  ["ten pixels are not enough", [664, 674, 675], [false, false, true]],
  ["it comes back", [664, 745, 664], [false, true, false]],
  ["a page opened while it was away", [745, 664, 745], [false, false, true]],
])("%s", (_, heights, expected) => {
  const watch = createNavigationBarWatch();
  expect(heights.map((height) => watch.isHidden(height))).toEqual(expected);
});
