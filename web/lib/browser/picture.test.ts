import { describe, expect, it } from "vitest";
import { fittingSide, fittingSize, isHeic, pictureBlob } from "./picture.ts";

describe("fittingSize", () => {
  it.each([
    [4_000, 3_000, 1_920, 1_440],
    [1_920, 1_080, 1_920, 1_080],
    [640, 480, 640, 480],
    [3_000, 6_000, 1_920, 3_840],
    [9_000, 1, 1_920, 1],
  ])("%i × %i: %i × %i", (width, height, newWidth, newHeight) => {
    expect(fittingSize(width, height)).toEqual({ width: newWidth, height: newHeight });
  });
});

describe("fittingSide", () => {
  it.each([
    [4_000, 3_000, 1_280, 960],
    [3_000, 4_000, 960, 1_280],
    [640, 480, 640, 480],
    [9_000, 1, 1_280, 1],
  ])("%i × %i: %i × %i", (width, height, newWidth, newHeight) => {
    expect(fittingSide(width, height, 1_280)).toEqual({ width: newWidth, height: newHeight });
  });
});

describe("pictureBlob", () => {
  it("gives back the bytes and the type", async () => {
    const blob = pictureBlob(`data:image/png;base64,${btoa("\x89PNG\xff")}`);
    expect(blob.type).toBe("image/png");
    expect([...new Uint8Array(await blob.arrayBuffer())]).toEqual([0x89, 0x50, 0x4e, 0x47, 0xff]);
  });
});

describe("isHeic", () => {
  it.each([
    ["IMG_1.HEIC", "", true],
    ["IMG_1", "image/heic", true],
    ["IMG_1", "image/heif-sequence", true],
    ["heic.jpg", "image/jpeg", false],
  ])("%s of type '%s': %s", (name, type, expected) => {
    expect(isHeic({ name, type })).toBe(expected);
  });
});
