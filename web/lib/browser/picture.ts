/**
 * Pictures are made smaller before they leave: a phone's camera makes ten megabytes of what shows in
 * a few hundred pixels. Turned upright on the way, as the browser reads the camera's note about it.
 */
export const pictureMaxWidth = 1_920;
export const pictureTypes = ["image/jpeg", "image/png", "image/webp"] as const;
export const pictureMaxBytes = 25_000_000;
const quality = 0.85;

/** How iPhones keep pictures; browsers can't read it, and often don't even know its name. */
export function isHeic({ name, type }: { name: string; type: string }): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}

type Size = { width: number; height: number };

/** What a picture measures after it was made to fit; one that fits stays as it is. */
export function fittingSize(width: number, height: number): Size {
  return scaled(width, height, pictureMaxWidth / width);
}

/** The same by its longer side. */
export function fittingSide(width: number, height: number, maxSide: number): Size {
  return scaled(width, height, maxSide / Math.max(width, height));
}

function scaled(width: number, height: number, wanted: number): Size {
  const scale = Math.min(1, wanted);
  const scaleSide = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaleSide(width), height: scaleSide(height) };
}

/** As a data URL, which can be shown, kept with a draft and sent. */
export async function shrinkPicture(
  file: Blob,
  sizeOf: (width: number, height: number) => Size = fittingSize,
): Promise<string> {
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = sizeOf(picture.width, picture.height);
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas");
    // JPEG has no transparency: without a ground, see-through parts would turn black.
    context.fillStyle = "white";
    context.fillRect(0, 0, width, height);
    context.drawImage(picture, 0, 0, width, height);
    picture.close();
    return canvas.toDataURL("image/jpeg", quality);
  } catch (error) {
    throw new Error("Error resizing the image.", { cause: error });
  }
}

/** Back to what can be sent. Not by `fetch`: the content security policy has no `data:` to connect to. */
export function pictureBlob(dataUrl: string): Blob {
  const [head = "", body = ""] = dataUrl.split(",");
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? "image/jpeg";
  const bytes = Uint8Array.from(atob(body), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type });
}
