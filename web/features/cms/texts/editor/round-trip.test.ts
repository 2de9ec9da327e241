import { globSync, readFileSync } from "node:fs";
import { marked } from "marked";
import { expect, it } from "vitest";
import { fromBlocks, toBlocks } from "./blocks.ts";
import { rewrite } from "./markdown.ts";

/**
 * Whoever opens a text in the CMS and saves it has changed nothing: the library that makes pages of texts
 * makes the same of both.
 */
const htmlOf = (markdown: string) => marked.parse(markdown, { async: false }).replace(/\s+/g, " ");

const throughTheEditor = (markdown: string) =>
  fromBlocks(toBlocks(markdown).map((block) => ({ ...block, markdown: rewrite(block.markdown) })));

it.each(globSync("content/{nl,en}/**/*.md").sort())("%s", (file) => {
  const markdown = readFileSync(file, "utf8")
    .replace(/^---\n.*?\n---\n/s, "")
    .trim();
  expect(fromBlocks(toBlocks(markdown))).toBe(markdown);
  const saved = throughTheEditor(markdown);
  expect(htmlOf(saved)).toEqual(htmlOf(markdown));
  // And once more, so that a text doesn't grow with every visit.
  expect(throughTheEditor(saved)).toBe(saved);
});

it.each([
  ["a table", "Before.\n\n| a | b |\n|---|---|\n| 1 | **2** |\n\nAfter."],
  ["markup", "<div onclick=x>\n\nText with <b>markup</b> in it.\n\n</div>"],
  ["code", "```js\nlet a = 1;\n```\n\n    indented\n\n`a` and ``b`c``"],
  ["a picture of ours", "![A dog, *happy*](picture:12)\n\nText ![cat](picture:3) here."],
  ["a picture of elsewhere", "![x](https://example.org/a.png) and text"],
  ["a line", "One\n\n---\n\nTwo"],
  [
    "signs that mean something",
    "2 * 3 * 4, snake_case_word, [brackets], \\\\# none, 1\\\\. no, a < b & c",
  ],
  [
    "points to tick",
    "- [ ] One **two**\n- [x] Three\n- Four\n\n1. First\n2. Second\n\n   With a second part.",
  ],
  ["a loose list", "- One\n\n- Two\n\n  - Deep\n  - Deeper"],
  ["a quotation", "> It is so.\n>\n> - One\n> - Two"],
  [
    "links",
    "[a](/b?c=d&e) [b](<https://example.org/a (b)>) <https://example.org> [c](mailto:a@example.org)",
  ],
  [
    "smaller headings",
    "### Part one {#part-one}\n\nText.\n\n#### Smaller\n\n### No anchor\n\nText.",
  ],
  ["line breaks", "One\\\nTwo  \nThree"],
  ["bold in italic", "***both*** and *it **bo** it* and **bo *it* bo**"],
])("%s", (_what, markdown) => {
  const saved = throughTheEditor(markdown);
  expect(htmlOf(saved)).toEqual(htmlOf(markdown));
  expect(throughTheEditor(saved)).toBe(saved);
});
