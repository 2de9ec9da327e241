import { fittingSize } from "#web/lib/browser/picture.ts";
import { scalePicture } from "./scaled-picture.ts";

/** Beside the page, so that a hundred pictures at once don't hold up a finger. One at a time, as asked. */
export type ScaleRequest = { key: string; file: Blob };
export type ScaleAnswer =
  | { key: string; picture: Blob; width: number; height: number }
  | { key: string; isBroken: true };

async function answerTo({ key, file }: ScaleRequest): Promise<ScaleAnswer> {
  try {
    const scaled = await scalePicture(file, {
      sizeOf: fittingSize,
      makeCanvas: ({ width, height }) => new OffscreenCanvas(width, height),
      encode: (canvas, type, quality) => canvas.convertToBlob({ type, quality }),
    });
    return { key, ...scaled };
  } catch {
    return { key, isBroken: true };
  }
}

self.addEventListener("message", ({ data }: MessageEvent<ScaleRequest>) => {
  void answerTo(data).then((answer) => self.postMessage(answer));
});
