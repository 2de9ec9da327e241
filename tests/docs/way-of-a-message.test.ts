import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

const [, section = ""] = read("docs/architecture.md").split("## The way of one message\n");
const rows = (section.split("\n## ")[0] ?? "")
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .map((line) => line.split("|").map((cell) => cell.trim()));
const quoted = (cell: string | undefined) =>
  [...(cell ?? "").matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);

/** What a reader opens, by its number. */
const files = rows.flatMap(([, nr, file, does]) => {
  const [path] = quoted(file);
  return path && /^\d+$/.test(nr ?? "") ? [{ nr: nr ?? "", path, names: quoted(does) }] : [];
});
/** Where it goes through shared machinery, by the name that leads across. */
const crossings = rows.flatMap(([, name, ends, through]) => {
  const [crossing] = quoted(name);
  return crossing
    ? [{ crossing, ends: (ends ?? "").split(" → "), machinery: quoted(through) }]
    : [];
});

describe("the way of one message, as docs/architecture.md has it", () => {
  it("is no longer than ten files, and goes from a form to a screen", () => {
    expect(files.map(({ nr }) => Number(nr))).toEqual(files.map((_, index) => index + 1));
    expect(files.length).toBeGreaterThan(2);
    expect(files.length).toBeLessThanOrEqual(10);
    expect(crossings).toHaveLength(3);
  });

  it.each(files)("finds in $path what is said of it", ({ path, names }) => {
    const text = read(path);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
  });

  it.each(crossings)("finds $crossing on both sides", ({ crossing, ends, machinery }) => {
    const sides = ends.map((nr) => files.find((file) => file.nr === nr)?.path ?? "");
    // The web calls by its name what the server binds from its table.
    const ways = [crossing, crossing.replace(".", "Endpoints.")];
    const isIn = (path: string) => ways.some((way) => read(path).includes(way));
    expect(sides.filter((path) => !isIn(path))).toEqual([]);
    expect(machinery.filter((path) => read(path) === "")).toEqual([]);
  });
});
