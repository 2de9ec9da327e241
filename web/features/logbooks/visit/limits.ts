/**
 * The contract's numbers, without zod, which the screen can be shown without; limits.test.ts holds them
 * to each other.
 */
export const noteMaxLength = 2_000;
export const notesMaxLength = 4_000;
export const captionMaxLength = 200;
export const mostMinutes = 24 * 60;
/** So long after checking out it can be taken back. */
export const undoCheckOutMinutes = 10;
/** So long after it was planned, a visit without check-in is told to the owner. */
export const missedVisitMinutes = 60;
