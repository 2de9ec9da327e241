import { rgbaToThumbHash } from "thumbhash";
import { describe, expect, it } from "vitest";
import { blurOf } from "./picture.tsx";

/** Left half of one colour, right half of the other. */
function hashOf(left: readonly number[], right: readonly number[]): string {
  const size = 32;
  const rgba = Array.from({ length: size * size }, (_, index) => [
    ...(index % size < size / 2 ? left : right),
    255,
  ]).flat();
  return Buffer.from(rgbaToThumbHash(size, size, rgba)).toString("base64");
}

describe("blurOf", () => {
  it("is a picture with the colours where they were", () => {
    const url = blurOf(hashOf([220, 30, 30], [30, 30, 220])) ?? "";
    const bytes = Buffer.from(url.replace("data:image/bmp;base64,", ""), "base64");
    expect(bytes.subarray(0, 2).toString()).toBe("BM");
    expect([bytes.readInt32LE(18), bytes.readInt32LE(22)]).toEqual([8, 6]);
    // Blue, green, red: the lower left is red, the lower right blue.
    const left = bytes.subarray(54, 57);
    const right = bytes.subarray(54 + 7 * 3, 54 + 8 * 3);
    expect((left[2] ?? 0) - (left[0] ?? 0)).toBeGreaterThan(80);
    expect((right[0] ?? 0) - (right[2] ?? 0)).toBeGreaterThan(80);
    expect(url.length).toBeLessThan(300);
  });

  it.each(["", "x", "%%%% %%%%"])("is nothing for %j", (text) => {
    expect(blurOf(text)).toBeNull();
  });
});
