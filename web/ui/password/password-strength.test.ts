import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { hintFor, judge } from "./password-strength.ts";

const rules = { ownWords: ["tess@kwispel.test", "Tess", "Vermeulen"], minLength: 10 };

describe("judge", () => {
  it.each([
    ["kort", 1, "tooShort"],
    ["x9#Lq2!vT", 1, "tooShort"],
    ["password123", 1, "commonPassword"],
    ["wachtwoord", 1, "moreWords"],
    ["qwertyuiop[]", 1, "keyboard"],
    ["aaaaaaaaaaaa", 0, "pattern"],
    ["vermeulen1", 1, "ownWords"],
    ["paraplu kaas fiets toren", 4, null],
  ])("%s: level %i at most, %s", (password, level, hint) => {
    const verdict = judge(password, rules);
    expect(verdict.level).toBeLessThanOrEqual(level);
    expect(verdict.hint).toBe(hint);
  });

  it("finds loose words strong", () => {
    expect(judge("paraplu kaas fiets toren", rules).level).toBeGreaterThanOrEqual(3);
  });
});

describe("hintFor", () => {
  it.each([
    [[{ pattern: "date", token: "15-11-2026" }], "date"],
    [[{ pattern: "regex", token: "2026" }], "date"],
    [[{ pattern: "sequence", token: "abcdef" }], "pattern"],
    [[{ pattern: "dictionary", token: "fiets", dictionaryName: "commonWords-nl" }], "moreWords"],
    [[{ pattern: "bruteforce", token: "zzxxqq" }], "moreWords"],
    [[], "moreWords"],
    [
      [
        { pattern: "spatial", token: "qwe" },
        { pattern: "repeat", token: "aaaaa" },
      ],
      "pattern",
    ],
  ])("%j: %s", (parts, hint) => {
    expect(hintFor("", 1, parts, [])).toBe(hint);
  });
});

it("brings few enough words for a phone on a slow network", () => {
  const lists = readFileSync(path.join(import.meta.dirname, "password-words.json"));
  expect(gzipSync(lists).length).toBeLessThan(65_000);
});
