import { fittingSize, isHeic, pictureMaxBytes } from "#web/lib/browser/picture.ts";
import type { ScaleAnswer, ScaleRequest } from "./picture-worker.ts";
import { type ScaledPicture, scalePicture } from "./scaled-picture.ts";

/** Why a chosen file is no picture that can be sent. */
export type PictureProblem = { name: string; problem: "heic" | "broken" | "tooLarge" | "noRoom" };

/** What can be said of a file before it is opened. */
export function problemOf(file: { name: string; type: string; size: number }) {
  if (isHeic(file)) return "heic" as const;
  if (file.size === 0) return "broken" as const;
  return file.size > pictureMaxBytes ? ("tooLarge" as const) : null;
}

export type PictureScaler = {
  /** Rejects when the file is no picture. */
  scale(file: Blob): Promise<ScaledPicture>;
  /** Lets the worker go, and its memory with it. */
  close(): void;
};

/** In a worker where the browser can draw there, else on the page. */
export function openPictureScaler(): PictureScaler {
  return canDrawBeside() ? besideThePage() : { scale: scaleOnPage, close: () => {} };
}

const startWorker = () =>
  new Worker(new URL("./picture-worker.ts", import.meta.url), { type: "module" });

/** Its script is fetched while there is network: it ends once it has answered, to nothing. */
export function loadPictureWorker(): void {
  if (!canDrawBeside()) return;
  const worker = startWorker();
  const end = () => worker.terminate();
  worker.addEventListener("message", end);
  worker.addEventListener("error", end);
  const nothing: ScaleRequest = { key: "", file: new Blob() };
  worker.postMessage(nothing);
}

const canDrawBeside = () => typeof Worker !== "undefined" && typeof OffscreenCanvas !== "undefined";

function besideThePage(): PictureScaler {
  const worker = startWorker();
  let asked = 0;
  /** It could not be loaded, as without network: then the page does it. */
  let isMissing = false;
  worker.addEventListener("error", () => {
    isMissing = true;
  });
  return {
    scale(file) {
      if (isMissing) return scaleOnPage(file);
      asked += 1;
      const request: ScaleRequest = { key: String(asked), file };
      return new Promise((resolve, reject) => {
        const stop = new AbortController();
        worker.addEventListener(
          "message",
          ({ data }: MessageEvent<ScaleAnswer>) => {
            if (data.key !== request.key) return;
            stop.abort();
            if ("isBroken" in data) reject(new Error("no picture"));
            else resolve({ picture: data.picture, width: data.width, height: data.height });
          },
          stop,
        );
        worker.addEventListener(
          "error",
          () => {
            stop.abort();
            scaleOnPage(file).then(resolve, reject);
          },
          stop,
        );
        worker.postMessage(request);
      });
    },
    close: () => worker.terminate(),
  };
}

function scaleOnPage(file: Blob): Promise<ScaledPicture> {
  return scalePicture(file, {
    sizeOf: fittingSize,
    makeCanvas: (size) => Object.assign(document.createElement("canvas"), size),
    encode: (canvas, type, quality) =>
      new Promise((resolve, reject) =>
        canvas.toBlob(
          (blob) => (blob ? resolve(blob) : reject(new Error("no picture"))),
          type,
          quality,
        ),
      ),
  });
}
