import type { StoredImage } from "#contract/shared/images.ts";
import { type ImageColumns, presentPrivateImage } from "#server/platform/images/stored-images.ts";

/*
  A picture that the product tells of is another domain's: its row, its files, and who may see it. The
  message has it among its parameters, flat as they are, and readers get it as the message's image. It is
  not the message's own, whose files go with the room.
*/

type Params = Record<string, string | number | boolean>;

const names = [
  "pictureId",
  "pictureKey",
  "pictureWidths",
  "pictureWidth",
  "pictureHeight",
  "picturePlaceholder",
] as const;

export type MessagePicture = ImageColumns & { id: number };

export function withPicture(params: Params, image: MessagePicture | null | undefined): Params {
  if (!image) return params;
  return {
    ...params,
    pictureId: image.id,
    pictureKey: image.key,
    pictureWidths: image.widths.join(","),
    pictureWidth: image.width,
    pictureHeight: image.height,
    picturePlaceholder: image.placeholder,
  };
}

export function presentToldPicture(params: Params | null): StoredImage | undefined {
  const { pictureId, pictureKey, pictureWidths, pictureWidth, pictureHeight } = params ?? {};
  const widths = String(pictureWidths ?? "")
    .split(",")
    .map(Number);
  if (typeof pictureKey !== "string" || widths.some((width) => !(width > 0))) return undefined;
  return presentPrivateImage({
    id: Number(pictureId),
    key: pictureKey,
    widths,
    width: Number(pictureWidth),
    height: Number(pictureHeight),
    placeholder: String(params?.picturePlaceholder ?? ""),
  });
}

/** The others, for who makes words of them. */
export function withoutPicture(params: Params | null): Params | undefined {
  if (!params?.pictureKey) return params ?? undefined;
  const others = Object.entries(params).filter(([name]) => !names.some((known) => known === name));
  return Object.fromEntries(others);
}
