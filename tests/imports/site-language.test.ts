import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";

/**
 * Dates, numbers and pickers follow the site's language, whatever the browser's or the server's. These
 * are the ways in which another one gets in.
 */
const ways = {
  "a browser's own picker": /type="(?:date|time|month|week|datetime-local)"/,
  "no language named": /\.toLocale(?:Date|Time)?String\(\s*(?:\)|undefined)/,
  "no language named for Intl": /new Intl\.\w+\(\s*(?:\)|undefined|\[\])/,
  "numbers by a language of their own": /new Intl\.NumberFormat\((?!numberTag\b)/,
} as const;

function waysIn(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  return Object.entries(ways).flatMap(([name, way]) => (way.test(code) ? [name] : []));
}

const root = join(import.meta.dirname, "../..");

async function* sources(pattern: string): AsyncGenerator<[string, string]> {
  for await (const path of glob(pattern, { cwd: root })) {
    if (path.includes(".test.")) continue;
    yield [path, await readFile(join(root, path), "utf8")];
  }
}

describe("another language is noticed", () => {
  it.each([
    ['<input type="date" />', "a browser's own picker"],
    ["const at = now.toLocaleTimeString();", "no language named"],
    ["total.toLocaleString(undefined, { style })", "no language named"],
    ["new Intl.DateTimeFormat(undefined, {})", "no language named for Intl"],
    ["new Intl.ListFormat().format(names)", "no language named for Intl"],
    ["new Intl.NumberFormat(locale).format(km)", "numbers by a language of their own"],
  ])("in %j", (source, way) => {
    expect(waysIn(source)).toContain(way);
  });

  it.each([
    '// never <input type="date">',
    'now.toLocaleTimeString("nl-NL", { timeZone })',
    'new Intl.DateTimeFormat("sv-SE", { timeZone })',
    "new Intl.NumberFormat(numberTag, { style })",
  ])("and not in %j", (source) => {
    expect(waysIn(source)).toEqual([]);
  });
});

test("nothing takes another language than the site's", async () => {
  const found: string[] = [];
  for await (const [path, source] of sources("{web,server,contract,demo,art}/**/*.{ts,tsx}")) {
    found.push(...waysIn(source).map((way) => `${path}: ${way}`));
  }
  expect(found).toEqual([]);
});

/** Of react-aria: what speaks, or writes days. Without `PageLanguage` around it, in the browser's language. */
const speaking = /from "react-aria-components\/(DatePicker|DateRangePicker|ComboBox)"/;

test("pickers of react-aria are told the page's language where they are made", async () => {
  const found: string[] = [];
  for await (const [path, source] of sources("web/**/*.tsx")) {
    if (speaking.test(source) && !source.includes("<PageLanguage>")) found.push(path);
  }
  expect(found).toEqual([]);
});
