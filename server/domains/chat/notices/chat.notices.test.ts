import { describe, expect, it } from "vitest";
import { previewOf } from "./chat.notices.ts";

describe("a preview", () => {
  it("is one line, cut between words", () => {
    expect(previewOf("Dag Sanne,\n\nheb je  plek?")).toBe("Dag Sanne, heb je plek?");
    const long = previewOf("woord ".repeat(60));
    expect(long).toMatch(/^(woord )+woord…$/);
    expect(long.length).toBeLessThanOrEqual(141);
  });

  it("never ends in half a character", () => {
    expect(previewOf(`${"x".repeat(139)}😀${"y".repeat(50)}`)).toBe(`${"x".repeat(139)}…`);
  });
});
