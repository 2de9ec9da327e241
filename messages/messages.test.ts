import { describe, expect, it } from "vitest";

type Texts = { [key: string]: Texts | string };

const files = import.meta.glob<Texts>("./*/*.json", { eager: true, import: "default" });
const names = [...new Set(Object.keys(files).map((path) => path.replace(/^\.\/\w+\//, "")))];

/** Every text by its path, with the parameters it uses: `nav.account` → `name`. */
function shapeOf(texts: Texts, prefix = ""): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === "string"
        ? [[`${prefix}${key}`, parametersOf(value)]]
        : Object.entries(shapeOf(value, `${prefix}${key}.`)),
    ),
  );
}

function parametersOf(text: string): string {
  const found = [...text.matchAll(/\{\{\s*-?\s*([\w.]+)[^}]*\}\}/g)].map((match) => match[1]);
  return [...new Set(found)].sort().join(", ");
}

describe.each(names)("%s", (name) => {
  const nl = files[`./nl/${name}`];
  const en = files[`./en/${name}`];

  it("has the same keys with the same parameters in both languages", () => {
    expect(shapeOf(en ?? {})).toEqual(shapeOf(nl ?? {}));
  });

  it("has the apostrophes and quotation marks of print", () => {
    for (const texts of [nl, en]) {
      for (const [key, value] of leavesOf(texts ?? {})) expect(value, key).not.toMatch(/['"]/);
    }
  });

  it("has no empty text", () => {
    for (const texts of [nl, en]) {
      for (const [key, value] of leavesOf(texts ?? {})) expect(value.trim(), key).not.toBe("");
    }
  });
});

it("finds the files", () => {
  expect(names.length).toBeGreaterThan(3);
});

function leavesOf(texts: Texts, prefix = ""): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[`${prefix}${key}`, value]] : leavesOf(value, `${prefix}${key}.`),
  );
}
