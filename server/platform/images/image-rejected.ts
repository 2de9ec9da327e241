export type ImageRejection = "unsupportedFormat" | "heic" | "tooManyPixels" | "broken" | "tooLarge";

/** The upload is at fault, not the server; the code is what the user is told about. */
export class ImageRejected extends Error {
  override name = "ImageRejected";
  readonly code: ImageRejection;

  constructor(code: ImageRejection, cause?: unknown) {
    super(`Image rejected: ${code}`, { cause });
    this.code = code;
  }
}
