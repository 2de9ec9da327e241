/** Of the five million characters that a browser keeps, most is left to what was typed. */
const room = 3_000_000;

/** The pictures that may be kept with a draft: the first ones, for as far as there is room. */
export function fittingPictures(pictures: readonly string[], characters = room): string[] {
  let left = characters;
  return pictures.filter((picture) => {
    left -= picture.length;
    return left >= 0;
  });
}
