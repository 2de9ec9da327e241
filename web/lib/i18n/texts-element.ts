/** The page carries the texts it was rendered with in a script element of this id. */
export const textsElementId = "texts";

export function textsElement(): HTMLElement | null {
  return document.getElementById(textsElementId);
}
