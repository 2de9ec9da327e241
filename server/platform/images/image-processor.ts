import sharp from "sharp";
import {
  type ImageOptions,
  type ImageSize,
  type ImageSource,
  type ProcessedImage,
  processImage,
} from "./process-image.ts";

export type ImageProcessor = {
  process(source: ImageSource, size?: ImageSize): Promise<ProcessedImage>;
};

/** More pictures at once than the server can take; the caller answers 503 with Retry-After. */
export class ImagesBusy extends Error {
  override name = "ImagesBusy";
}

export type ImageProcessorOptions = ImageOptions & {
  /** Pictures in work at once: each holds its pixels in memory, 160 MB at worst. */
  concurrent?: number;
  /** Pictures that may wait; each holds its upload, in memory or in a temporary file. */
  waiting?: number;
  /** Threads a picture; one leaves the other cores to the web. */
  threads?: number;
};

export function createImageProcessor(options: ImageProcessorOptions = {}): ImageProcessor {
  const { concurrent = 2, waiting = 40, threads = 1, ...imageOptions } = options;
  sharp.concurrency(threads);
  // The pictures are all different: sharp's own cache would only hold on to memory.
  sharp.cache(false);
  let inWork = 0;
  const queue: (() => void)[] = [];

  return {
    async process(source, size) {
      if (inWork < concurrent) {
        inWork += 1;
      } else {
        if (queue.length >= waiting) throw new ImagesBusy("Too many pictures are waiting");
        // The place is handed over by the one that leaves, so that nobody can slip in between.
        await new Promise<void>((start) => queue.push(start));
      }
      try {
        return await processImage(source, { ...imageOptions, ...size });
      } finally {
        const next = queue.shift();
        if (next) next();
        else inWork -= 1;
      }
    },
  };
}
