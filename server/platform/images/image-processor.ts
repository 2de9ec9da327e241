import sharp from "sharp";
import { createFairQueue, QueueFull } from "../fair-queue.ts";
import {
  type ImageOptions,
  type ImageSize,
  type ImageSource,
  type ProcessedImage,
  processImage,
  readHeader,
} from "./process-image.ts";

export type ImageProcessor = {
  process(source: ImageSource, work: ImageSize & { userId: number }): Promise<ProcessedImage>;
};

/** More pictures at once than one user may send, or than the server can take. */
export class ImagesBusy extends Error {
  override name = "ImagesBusy";
  /** Whether it is this user alone who has to wait. */
  readonly isOwn: boolean;

  constructor({ isOwn, message }: QueueFull) {
    super(message);
    this.isOwn = isOwn;
  }
}

export type ImageProcessorOptions = ImageOptions & {
  /** Pictures in work at once: each holds its pixels in memory, 160 MB at worst. */
  concurrent?: number;
  /** Pictures of one user that may wait; those of one form come one after the other. */
  waitingOfUser?: number;
  /** Pictures that may wait; each holds its upload. */
  waiting?: number;
  /** Threads a picture; one leaves the other cores to the web. */
  threads?: number;
};

export function createImageProcessor(options: ImageProcessorOptions = {}): ImageProcessor {
  const { concurrent = 2, waitingOfUser = 8, waiting = 40, threads = 1, ...imageOptions } = options;
  sharp.concurrency(threads);
  // The pictures are all different: sharp's own cache would only hold on to memory.
  sharp.cache(false);
  const queue = createFairQueue({ concurrent, waitingOfUser, waiting });

  return {
    async process(source, { userId, ...size }) {
      // Before it waits: what is refused anyway takes nobody's turn, and its size is what it costs.
      const { pixels } = await readHeader(source, imageOptions);
      try {
        return await queue.run(userId, pixels, () =>
          processImage(source, { ...imageOptions, ...size }),
        );
      } catch (error) {
        throw error instanceof QueueFull ? new ImagesBusy(error) : error;
      }
    },
  };
}
