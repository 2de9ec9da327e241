import sharp from "sharp";
import { thumbHashToApproximateAspectRatio } from "thumbhash";
import { describe, expect, it } from "vitest";
import { ImageRejected } from "./image-rejected.ts";
import { processImage, readHeader } from "./process-image.ts";

const red = { r: 220, g: 30, b: 30 };
const blue = { r: 20, g: 40, b: 220 };

function picture(width: number, height: number, background = red) {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** Red on the left half, blue on the right. */
async function halves(width: number, height: number) {
  const right = await picture(width / 2, height, blue)
    .png()
    .toBuffer();
  return picture(width, height).composite([{ input: right, left: width / 2, top: 0 }]);
}

async function colourAt(bytes: Buffer, x: number, y: number) {
  const { data } = await sharp(bytes)
    .extract({ left: x, top: y, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (data[0] ?? 0) > (data[2] ?? 0) ? "red" : "blue";
}

describe("processImage", () => {
  it.each([
    [2400, [320, 640, 1280, 1920]],
    [1920, [320, 640, 1280, 1920]],
    [1000, [320, 640, 1000]],
    [320, [320]],
    [90, [90]],
    [1, [1]],
  ])("makes of %i pixels wide the widths %j, never larger", async (width, widths) => {
    const image = await processImage(await picture(width, width).png().toBuffer());
    expect(image.variants.map((variant) => variant.width)).toEqual(widths);
    expect(image).toMatchObject({ width: widths.at(-1), height: widths.at(-1) });
    for (const variant of image.variants) {
      expect(await sharp(variant.bytes).metadata()).toMatchObject({
        format: "webp",
        width: variant.width,
        height: variant.height,
      });
    }
  });

  it.each(["jpeg", "png", "webp"] as const)("takes %s", async (format) => {
    const bytes = await picture(400, 300).toFormat(format).toBuffer();
    expect(await processImage(bytes)).toMatchObject({ width: 400, height: 300 });
  });

  it("turns a phone's picture upright and drops where it was taken", async () => {
    // Orientation 6: the camera was held upright, the left of the pixels is the top.
    const bytes = await (await halves(800, 400))
      .jpeg()
      .withExif({
        IFD0: { Make: "Phone", Copyright: "Sanne" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 5/1 30/1" },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const before = await sharp(bytes).metadata();
    expect(before.orientation).toBe(6);
    expect(before.exif?.includes("Sanne")).toBe(true);
    // The tag that points at the GPS block, little-endian.
    expect(before.exif?.includes(Buffer.from([0x25, 0x88]))).toBe(true);

    const image = await processImage(bytes);
    expect(image).toMatchObject({ width: 400, height: 800 });
    expect(thumbHashToApproximateAspectRatio(Buffer.from(image.thumbhash, "base64"))).toBeLessThan(
      1,
    );
    for (const variant of image.variants) {
      const { width, height } = variant;
      expect(await colourAt(variant.bytes, width / 2, 10)).toBe("red");
      expect(await colourAt(variant.bytes, width / 2, height - 10)).toBe("blue");
      const after = await sharp(variant.bytes).metadata();
      for (const part of ["exif", "xmp", "iptc", "icc", "orientation"] as const) {
        expect(after[part]).toBeUndefined();
      }
      expect(variant.bytes.includes("Sanne")).toBe(false);
      expect(variant.bytes.includes("EXIF")).toBe(false);
    }
  });

  it("re-encodes, so that a page hidden in a JPEG is gone", async () => {
    const jpeg = await picture(400, 300).jpeg().toBuffer();
    const page = Buffer.from("<html><script>alert(document.cookie)</script></html>");
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, page.length + 2]), page]);
    const polyglot = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2), page]);
    expect(polyglot.includes("<script>")).toBe(true);
    for (const { bytes } of (await processImage(polyglot)).variants) {
      expect(bytes.includes("script")).toBe(false);
      expect(bytes.subarray(0, 4).toString()).toBe("RIFF");
      expect(bytes.readUInt32LE(4) + 8).toBe(bytes.length);
    }
  });

  it("keeps transparency", async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const bytes = await sharp({ create: { width: 50, height: 50, channels: 4, background: clear } })
      .png()
      .toBuffer();
    const [variant] = (await processImage(bytes)).variants;
    const { channels } = await sharp(variant?.bytes).stats();
    expect(channels[3]?.max).toBe(0);
  });

  it("takes greyscale, 16 bits and CMYK", async () => {
    const grey = await picture(64, 64).greyscale().toColourspace("b-w").png().toBuffer();
    const deep = await picture(64, 64).toColourspace("rgb16").png().toBuffer();
    const cmyk = await picture(64, 64).toColourspace("cmyk").jpeg().toBuffer();
    for (const bytes of [grey, deep, cmyk]) {
      const [variant] = (await processImage(bytes)).variants;
      expect(await sharp(variant?.bytes).metadata()).toMatchObject({ space: "srgb", width: 64 });
    }
  });

  it("fits a very long picture into what WebP can hold", async () => {
    const image = await processImage(await picture(100, 20_000).png().toBuffer());
    expect(image).toMatchObject({ width: 29, height: 5760 });
  });
});

describe("processImage refuses", () => {
  async function rejection(bytes: Uint8Array, options = {}) {
    const error = await processImage(bytes, options).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ImageRejected);
    return (error as ImageRejected).code;
  }

  it("a renamed program", async () => {
    const program = Buffer.concat([Buffer.from("MZ\x90\0", "latin1"), Buffer.alloc(5000, 7)]);
    expect(await rejection(program)).toBe("unsupportedFormat");
  });

  it("SVG, GIF, TIFF and AVIF", async () => {
    const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`);
    expect(await rejection(svg)).toBe("unsupportedFormat");
    for (const format of ["gif", "tiff", "avif"] as const) {
      const bytes = await picture(20, 20).toFormat(format).toBuffer();
      expect(await rejection(bytes)).toBe("unsupportedFormat");
    }
  });

  it("HEIC, with a code of its own", async () => {
    const start = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
    expect(await rejection(Buffer.concat([start, Buffer.alloc(500)]))).toBe("heic");
  });

  it("60 megapixels in a small file", async () => {
    const bomb = await picture(10_000, 6_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await rejection(bomb)).toBe("tooManyPixels");
  });

  it("60 megapixels before decoding them", async () => {
    // Only the header is there: whoever decoded first would call it broken.
    const bomb = await picture(10_000, 6_000).png().toBuffer();
    expect(await rejection(bomb.subarray(0, 200))).toBe("tooManyPixels");
  });

  it("more pixels than can be held, and takes them where they are scaled while they are read", async () => {
    const limits = { maxPixels: 10_000, maxScaledPixels: 100_000 };
    const jpeg = (isProgressive: boolean) =>
      picture(300, 200).jpeg({ progressive: isProgressive }).toBuffer();
    expect(await processImage(await jpeg(false), limits)).toMatchObject({ width: 300 });
    expect(await rejection(await jpeg(true), limits)).toBe("tooManyPixels");
    expect(await rejection(await picture(300, 200).png().toBuffer(), limits)).toBe("tooManyPixels");
    expect(await rejection(await picture(400, 300).jpeg().toBuffer(), limits)).toBe(
      "tooManyPixels",
    );
  });

  it("not what the best phones make", async () => {
    const bytes = await picture(300, 200).jpeg().toBuffer();
    // The frame's header says how large it is: height, then width.
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
    bytes.writeUInt16BE(9_000, frame + 5);
    bytes.writeUInt16BE(12_000, frame + 7);
    expect(await readHeader(bytes)).toEqual({ pixels: 108_000_000 });
  });

  it.each(["jpeg", "png", "webp"] as const)("a %s that breaks off", async (format) => {
    const noise = sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: red,
        noise: { type: "gaussian", mean: 128, sigma: 60 },
      },
    });
    const whole = await noise.toFormat(format).toBuffer();
    expect(await rejection(whole.subarray(0, whole.length / 2))).toBe("broken");
    expect(await rejection(whole.subarray(0, 16))).toBe("broken");
  });

  it("more bytes than allowed", async () => {
    const bytes = await picture(100, 100).jpeg().toBuffer();
    expect(await rejection(bytes, { maxBytes: bytes.length - 1 })).toBe("tooLarge");
    expect((await processImage(bytes, { maxBytes: bytes.length })).width).toBe(100);
  });
});
