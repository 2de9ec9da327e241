import type { ImageColumns } from "#server/platform/images/stored-images.ts";
import { type DemoPicture, keyOf } from "./picture-keys.ts";
import { shapeOf } from "./picture-shape.ts";
import { placeholderOf } from "./placeholders.ts";

export const pictureWidths = [320, 640, 1280];
const widest = 1280;

/** What a row knows of a picture that nobody has drawn yet. */
export function rowOf(picture: DemoPicture): ImageColumns {
  return {
    key: keyOf(picture),
    widths: pictureWidths,
    width: widest,
    height: Math.round(widest * shapeOf(picture)),
    placeholder: placeholderOf(picture),
  };
}
