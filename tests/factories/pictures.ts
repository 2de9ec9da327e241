import sharp from "sharp";

/** A small real picture; another colour is another picture. */
export function makePicture(background = "#1f7a4d", width = 700): Promise<Buffer> {
  return sharp({ create: { width, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();
}
