export type ImageFormat = "jpeg" | "png" | "webp" | "heic" | "other";

// The brands that phones write in front of HEVC pictures; avif and its kin are not among them.
const heicBrands = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]);

/** How many of a file's first bytes tell. */
export const formatBytes = 64;

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
