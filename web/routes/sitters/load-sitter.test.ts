import { expect, it } from "vitest";
import { galleryOrder } from "./load-sitter.ts";

/** `c`: the cover, `f`: the face, `b`: both; the number is where it was put. */
const pictures = (text: string) =>
  text.split(" ").map((id) => ({
    id,
    coverImage: /[cb]/.test(id),
    profileImage: /[fb]/.test(id),
  }));

it.each([
  ["1 2 3", "1 2 3"],
  ["f1 2 c3 4", "c3 2 4 f1"],
  ["1 2 c3", "c3 1 2"],
  ["1 f2 3", "f2 1 3"],
  ["1 b2 3", "b2 1 3"],
  ["f1 c2", "c2 f1"],
  ["f1", "f1"],
])("%s is shown as %s", (put, shown) => {
  expect(galleryOrder(pictures(put)).map(({ id }) => id)).toEqual(shown.split(" "));
});
