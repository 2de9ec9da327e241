import { open } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import { ImageRejected } from "./image-rejected.ts";

/** The bytes of an upload, or the path of the file that they are in. */
export type ImageSource = Uint8Array | string;

export type ImageVariant = { width: number; height: number; bytes: Buffer };

export type ProcessedImage = {
  /** From small to large; the last is the picture at its best. */
  variants: ImageVariant[];
  /** Base64; a blurred placeholder of about 25 bytes. */
  thumbhash: string;
  width: number;
  height: number;
};

export type ImageSize = { widths?: readonly number[]; maxHeight?: number };

export type ImageOptions = ImageSize & {
  maxBytes?: number;
  maxPixels?: number;
  /** Of a JPEG that is scaled down while it is read, row by row. */
  maxScaledPixels?: number;
  quality?: number;
};

type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

const defaults = {
  maxBytes: 10 * 1024 * 1024,
  // 160 MB when it has to be held whole, as interlaced PNGs and progressive JPEGs do.
  maxPixels: 40_000_000,
  // Phones go up to 108 megapixels: 0.2 to 1.3 s and 20 to 50 MB, scaled while it is read.
  maxScaledPixels: 120_000_000,
  widths: [320, 640, 1280, 1920],
  // WebP ends at 16,383 pixels, and nobody wants to scroll through a picture that long anyway.
  maxHeight: 5_760,
  quality: 80,
} as const;

// What the thumbhash can take.
const thumbSide = 100;

/** Upright, without metadata, in WebP at several widths, never larger than the original. */
export async function processImage(
  source: ImageSource,
  options: ImageOptions = {},
): Promise<ProcessedImage> {
  const { widths, maxHeight, quality } = { ...defaults, ...options };
  const { pixels: maxPixels } = await readHeader(source, options);
  const pixels = await decode(source, { maxPixels, maxWidth: Math.max(...widths), maxHeight });
  const { width, height } = pixels.info;

  const variants: ImageVariant[] = [];
  // One after the other: each already uses the threads that sharp may have.
  for (const target of [...widths.filter((each) => each < width), width]) {
    variants.push(await encode(pixels, target, quality));
  }
  return { variants, thumbhash: await hash(pixels), width, height };
}

/**
 * Refuses what can't be used by what its header says: a small file with a huge picture in it costs
 * nothing. Gives how many pixels there are to work on.
 */
export async function readHeader(
  source: ImageSource,
  options: ImageOptions = {},
): Promise<{ pixels: number }> {
  const { maxBytes, maxPixels, maxScaledPixels } = { ...defaults, ...options };
  const { size, head } = await look(source);
  if (size > maxBytes) throw new ImageRejected("tooLarge");
  const format = detectImageFormat(head);
  if (format === "heic") throw new ImageRejected("heic");
  if (format === "other") throw new ImageRejected("unsupportedFormat");

  const { width, height, isProgressive } = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(asBroken);
  const isScaledOnLoad = format === "jpeg" && !isProgressive;
  const pixels = width * height;
  if (pixels > (isScaledOnLoad ? maxScaledPixels : maxPixels)) {
    throw new ImageRejected("tooManyPixels");
  }
  return { pixels };
}

/** How large it is, and enough of its beginning to tell the format. */
async function look(source: ImageSource): Promise<{ size: number; head: Uint8Array }> {
  if (typeof source !== "string") return { size: source.byteLength, head: source };
  const file = await open(source);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(formatBytes), 0, formatBytes, 0);
    return { size: (await file.stat()).size, head: buffer.subarray(0, bytesRead) };
  } finally {
    await file.close();
  }
}

async function decode(
  source: ImageSource,
  { maxPixels, maxWidth, maxHeight }: { maxPixels: number; maxWidth: number; maxHeight: number },
): Promise<Pixels> {
  // 'error' and not the stricter 'warning': phones write JPEGs with harmless flaws.
  return sharp(source, { limitInputPixels: maxPixels, failOn: "error" })
    .autoOrient()
    .resize({ width: maxWidth, height: maxHeight, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true })
    .catch(asBroken);
}

async function encode(pixels: Pixels, width: number, quality: number): Promise<ImageVariant> {
  const { data, info } = await fromPixels(pixels)
    .resize({ width })
    // Metadata is left out by default; keepMetadata and its like would bring places back in.
    .webp({ quality })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, bytes: data };
}

async function hash(pixels: Pixels): Promise<string> {
  const { data, info } = await fromPixels(pixels)
    .resize({ width: thumbSide, height: thumbSide, fit: "inside", withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString("base64");
}

function fromPixels({ data, info }: Pixels): Sharp {
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels }, limitInputPixels: false });
}

function asBroken(error: unknown): never {
  throw new ImageRejected("broken", error);
}

type ImageFormat = "jpeg" | "png" | "webp" | "heic" | "other";

// The brands that phones write in front of HEVC pictures; avif and its kin are not among them.
const heicBrands = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]);

/** How many of a file's first bytes tell. */
const formatBytes = 64;

/**
 * The format by the file's first bytes, never by its name. The decoder sees nothing but JPEG, PNG
 * and WebP: a smaller surface for crafted files, and no SVG that asks for other files.
 */
export function detectImageFormat(bytes: Uint8Array): ImageFormat {
  const text = (start: number, end: number) =>
    Buffer.from(bytes.subarray(start, end)).toString("latin1");
  if (text(0, 3) === "\xff\xd8\xff") return "jpeg";
  if (text(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  if (
    text(4, 8) === "ftyp" &&
    heicBrands.has(text(8, 12)) &&
    !text(8, formatBytes).includes("avif")
  ) {
    return "heic";
  }
  return "other";
}
