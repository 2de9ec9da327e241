import { describe, expect, it } from "vitest";
import { detectImageFormat } from "./process-image.ts";

const latin1 = (text: string) => Buffer.from(text, "latin1");

describe("detectImageFormat", () => {
  it.each([
    ["\xff\xd8\xff\xe0\0\x10JFIF", "jpeg"],
    ["\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "png"],
    ["RIFF\x10\0\0\0WEBPVP8 ", "webp"],
    ["\0\0\0\x18ftypheic\0\0\0\0mif1heic", "heic"],
    ["\0\0\0\x18ftypmif1\0\0\0\0mif1heic", "heic"],
    ["\0\0\0\x18ftypmif1\0\0\0\0mif1avif", "other"],
    ["\0\0\0\x1cftypavif\0\0\0\0avifmif1", "other"],
    ["\0\0\0\x18ftypisom\0\0\0\0mp42", "other"],
    ["RIFF\x10\0\0\0WAVEfmt ", "other"],
    ["GIF89a", "other"],
    ["II*\0", "other"],
    ["MZ\x90\0", "other"],
    ["<svg xmlns=", "other"],
    ["%PDF-1.7", "other"],
    ["\xff\xd8", "other"],
    ["", "other"],
  ])("%j is %s", (start, format) => {
    expect(detectImageFormat(latin1(start))).toBe(format);
  });
});
