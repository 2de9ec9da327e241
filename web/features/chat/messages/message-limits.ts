/** As the contract has them (`messageMaxLength` and the like), without its schemas. */
export const maxLength = 4_000;
export const imageMaxSide = 1_280;
export const reasonMaxLength = 500;
const nearPart = 0.9;

/** How much may still be written; said only when the end comes near. */
export function roomLeftOf(text: string): { room: number; isNear: boolean; isTooLong: boolean } {
  const length = text.trim().length;
  return {
    room: maxLength - length,
    isNear: length >= maxLength * nearPart,
    isTooLong: length > maxLength,
  };
}
