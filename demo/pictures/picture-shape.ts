import type { DemoPicture, KnownPicture } from "./picture-keys.ts";

const squares: readonly KnownPicture[] = ["sanne", "bobbie", "tess", "moos", "minoes"];

/** Height to width: faces and animals are square, days four to three, two together a bit wider. */
export function shapeOf(picture: DemoPicture): number {
  if (picture.kind === "person" || picture.kind === "pet") return 1;
  if (picture.kind === "day" || picture.kind === "stay") return 3 / 4;
  if (picture.kind === "together" || picture.name === "sanne-bobbie") return 400 / 560;
  return squares.includes(picture.name) ? 1 : 3 / 4;
}
