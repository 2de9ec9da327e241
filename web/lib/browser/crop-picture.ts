/** A square out of a picture, as something that can be sent. At most so many pixels a side. */
const largestSide = 1_280;
const quality = 0.9;

export function openPicture(src: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const picture = new Image();
    // From another host, such as a store of files, a canvas only gives back what it was allowed to read.
    picture.crossOrigin = "anonymous";
    picture.addEventListener("load", () => resolve(picture));
    picture.addEventListener("error", () => reject(new Error("Error resizing the image.")));
    picture.src = src;
  });
}

export async function cropPicture(
  picture: HTMLImageElement,
  { left, top, side }: { left: number; top: number; side: number },
): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(Math.min(side, largestSide));
  canvas.height = canvas.width;
  const context = canvas.getContext("2d");
  context?.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, "image/jpeg", quality),
  );
  if (!context || !blob) throw new Error("Error resizing the image.");
  return blob;
}
