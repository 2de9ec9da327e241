import sharp from "sharp";
import { makePicture } from "./pictures.ts";

const marker = "alert(document.cookie)";
/** What must never be found again in anything that is kept. */
export const hostileTraces = [marker, "Sanne de Fotograaf", "PK\x03\x04", "EXIF", "XMP ", "ICCP"];

const latin1 = (text: string) => Buffer.from(text, "latin1");
const page = latin1(`<html><script>${marker}</script></html>`);

/** Red on the left half, blue on the right. */
function halves(width: number, height: number) {
  const half = { width: width / 2, height, channels: 3 } as const;
  return sharp({ create: { ...half, width, background: "red" } }).composite([
    { input: { create: { ...half, background: "blue" } }, left: width / 2, top: 0 },
  ]);
}

/**
 * As a phone writes it that was held upright: the pixels lie on their side (orientation 6: their
 * left is the top), and the file tells where, by whom and in which colours.
 */
export function makePhonePicture(): Promise<Buffer> {
  return halves(2600, 2000)
    .jpeg()
    .withExif({
      IFD0: { Make: "Phone", Copyright: "Sanne de Fotograaf" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 5/1 30/1" },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- Sanne de Fotograaf --></x:xmpmeta>`)
    .withMetadata({ icc: "p3", orientation: 6 })
    .toBuffer();
}

/** Files that are no picture, or one that would do harm, by what is wrong with them. */
export const refusedFiles = {
  "a renamed program": async () => Buffer.concat([latin1("MZ\x90\0"), Buffer.alloc(5_000, 7)]),
  "an SVG with a script": async () =>
    latin1(`<svg xmlns="http://www.w3.org/2000/svg"><script>${marker}</script></svg>`),
  "a GIF that is also a script": async () => latin1(`GIF89a=1;${marker}//`),
  "a page with a picture behind it": async () => Buffer.concat([page, await makePicture()]),
  "60 megapixels in a small file": () =>
    sharp({ create: { width: 10_000, height: 6_000, channels: 3, background: "white" } })
      .png({ compressionLevel: 9, palette: false })
      .toBuffer(),
  "a JPEG that breaks off": async () => {
    const whole = await makePhonePicture();
    return whole.subarray(0, whole.length / 2);
  },
};
export type RefusedFile = keyof typeof refusedFiles;

/** Pictures, and something else as well: what is behind or between the pixels has to go. */
export const pictureAndMore = {
  "a page in a comment and behind": async () => {
    const jpeg = await makePicture();
    const comment = Buffer.concat([latin1("\xff\xfe\0"), Buffer.from([page.length + 2]), page]);
    return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2), page]);
  },
  "an archive behind": async () =>
    Buffer.concat([await makePicture(), latin1(`PK\x03\x04${"\0".repeat(40)}${marker}`)]),
};
