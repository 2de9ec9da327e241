import { expect, it } from "vitest";
import { cutAtLinks, type Piece } from "./linked-text.tsx";

it.each<[string, Piece[]]>([
  ["Plain.", [{ words: "Plain." }]],
  [
    "The <terms>terms</terms> and the <privacy>privacy statement</privacy>.",
    [
      { words: "The " },
      { words: "terms", id: "terms" },
      { words: " and the " },
      { words: "privacy statement", id: "privacy" },
      { words: "." },
    ],
  ],
  ["<terms>Terms</terms>", [{ words: "Terms", id: "terms" }]],
  ["<b>No link</b>, <terms>not closed", [{ words: "<b>No link</b>, <terms>not closed" }]],
])("%s", (text, pieces) => {
  expect(cutAtLinks(text)).toEqual(pieces);
});
