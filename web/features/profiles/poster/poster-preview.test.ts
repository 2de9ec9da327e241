import { describe, expect, it } from "vitest";
import { fitLines } from "./poster-preview.tsx";

const headline = { width: 499, size: 46, least: 26, lines: 3 };

describe("fitLines", () => {
  it("keeps a short text large, and in one line", () => {
    expect(fitLines("Ik pas graag op", headline)).toEqual({
      size: 46,
      lines: ["Ik pas graag op"],
    });
  });

  it("breaks a longer one between words, and makes it smaller before it takes a fourth line", () => {
    const text = "Rustige oppas met een grote tuin, een warme mand en alle tijd van de wereld";
    const { size, lines } = fitLines(text, headline);
    expect(lines.join(" ")).toBe(text);
    expect(lines.length).toBeLessThanOrEqual(3);
    expect(size).toBeLessThan(46);
  });

  it("cuts a word that no line has room for", () => {
    const { size, lines } = fitLines("x".repeat(200), { ...headline, lines: 1 });
    expect(lines).toHaveLength(1);
    expect(lines[0]?.length).toBeLessThanOrEqual(499 / (size * 0.53));
  });

  it("has nothing to say about nothing", () => {
    expect(fitLines("", headline).lines).toEqual([]);
  });
});
