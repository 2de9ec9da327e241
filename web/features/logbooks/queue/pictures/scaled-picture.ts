/** A picture as it is sent: upright, no wider than it needs to be. */
export type ScaledPicture = { picture: Blob; width: number; height: number };

const quality = 0.85;

type Size = { width: number; height: number };
type AnyCanvas = HTMLCanvasElement | OffscreenCanvas;

/**
 * The same on the page and in a worker, which differ in the canvas they have. One picture is decoded at a
 * time, and let go before the next.
 */
export async function scalePicture<Canvas extends AnyCanvas>(
  file: Blob,
  {
    sizeOf,
    makeCanvas,
    encode,
  }: {
    sizeOf: (width: number, height: number) => Size;
    makeCanvas: (size: Size) => Canvas;
    encode: (canvas: Canvas, type: string, quality: number) => Promise<Blob>;
  },
): Promise<ScaledPicture> {
  const decoded = await createImageBitmap(file);
  const size = sizeOf(decoded.width, decoded.height);
  const canvas = makeCanvas(size);
  try {
    const context = canvas.getContext("2d") as
      | CanvasRenderingContext2D
      | OffscreenCanvasRenderingContext2D
      | null;
    if (!context) throw new Error("no canvas");
    // JPEG has no transparency: without a ground, see-through parts would turn black.
    context.fillStyle = "white";
    context.fillRect(0, 0, size.width, size.height);
    context.drawImage(decoded, 0, 0, size.width, size.height);
  } finally {
    decoded.close();
  }
  return { picture: await encode(canvas, "image/jpeg", quality), ...size };
}
