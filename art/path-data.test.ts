import sharp from "sharp";
import { expect, it } from "vitest";
import { shorterPath } from "./path-data.ts";

it.each([
  ["lines along an axis need one number", "M10 10L30 10L30 25L10 10Z", "m10 10h20v15L10 10Z"],
  ["a minus separates by itself", "M120 110C110 90 90 90 80 95", "m120 110c-10-20-30-20-40-15"],
  ["a repeated command is left out", "M0 0L5 7L12 20", "m0 0 5 7 7 13"],
  ["two decimals, no leading zero", "M0.5 0.25L1.756 0.7532", "m.5.25 1.26.5"],
  [
    "a curve that runs on",
    "M0 0C0 10 10 20 20 20C30 20 40 10 40 0",
    "m0 0c0 10 10 20 20 20S40 10 40 0",
  ],
  ["flags and radii of arcs stay", "M0 18a18 18 0 1 0 36 0", "m0 18a18 18 0 1 0 36 0"],
  ["after closing, from the start", "M10 10h5v5Zm20 0h5v5Z", "m10 10h5v5Zm20 0h5v5Z"],
])("%s", (_, long, short) => {
  expect(shorterPath(long)).toBe(short);
});

it("refuses what it does not know, instead of dropping it", () => {
  expect(() => shorterPath("M0 0T10 10")).toThrow("T in M0 0T10 10");
});

it("paints the same picture", async () => {
  const d =
    "M66 106C66 66 88 44 120 44C152 44 174 66 174 106C174 124 169 136 163 150Q154 174 140 188L120 188A20 20 0 0 1 77 150H66ZM20 20h30v30h-30Z";
  const paint = (path: string) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240"><path d="${path}"/></svg>`,
      ),
    )
      .raw()
      .toBuffer();
  const short = shorterPath(d);
  expect(short.length).toBeLessThan(d.length);
  expect(await paint(short)).toEqual(await paint(d));
});
