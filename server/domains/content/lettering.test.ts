import { describe, expect, it } from "vitest";
import { fitLines, lettering, loadFaces, widthOf } from "./lettering.ts";

const { text } = await loadFaces();
const room = { width: 400, lines: 2, size: 40, least: 20 };

describe("letters as outlines", () => {
  it.each([
    ["an accent of elsewhere", "Łukasz", "Ukasz"],
    ["what Dutch needs", "Zoë’s poes", "Zoes poes"],
  ])("have %s", (_what, wanted, without) => {
    const outlines = (words: string) =>
      JSON.stringify(lettering({ text: words, face: text, size: 20, x: 0, y: 0, fill: "#000000" }));
    expect(outlines(wanted)).not.toBe(outlines(without));
    expect(widthOf(wanted, text, 20)).toBeGreaterThan(0);
  });

  it("leave out what no font of ours has", () => {
    expect(widthOf("Moos 🐕", text, 20)).toBe(widthOf("Moos ", text, 20));
  });
});

describe("a text in its room", () => {
  it("is as large as it can be", () => {
    expect(fitLines("Moos", text, room)).toEqual({ lines: ["Moos"], size: 40 });
  });

  it("shrinks before it takes more lines than it may", () => {
    const { lines, size } = fitLines("Rustige dierenvriend met een heel grote tuin", text, room);
    expect(lines).toHaveLength(2);
    expect(size).toBeLessThan(40);
    for (const line of lines) expect(widthOf(line, text, size)).toBeLessThanOrEqual(room.width);
  });

  it("leaves no word alone on its last line", () => {
    const { lines } = fitLines("Een tuin vol met honden en katten", text, {
      ...room,
      width: 560,
    });
    const [first = "", last = ""] = lines;
    expect(last.length).toBeGreaterThan(first.length / 2);
  });

  it.each([
    ["many words", "wandelen ".repeat(40)],
    ["one endless word", "kattenbakkorrelvervangingsdienstverlener".repeat(3)],
  ])("ends in an ellipsis when it is %s", (_what, words) => {
    const { lines, size } = fitLines(words, text, room);
    expect(lines.length).toBeLessThanOrEqual(2);
    expect(lines.at(-1)).toMatch(/…$/);
    for (const line of lines) expect(widthOf(line, text, size)).toBeLessThanOrEqual(room.width);
  });
});
