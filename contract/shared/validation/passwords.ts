import * as z from "zod";

export const passwordMinLength = 10;
/** Longest password we hash: more would let one request keep a core busy. */
export const passwordMaxLength = 200;

/** Long enough by this; whether it can be guessed is checked beside it. */
export const newPassword = z.string().min(passwordMinLength).max(passwordMaxLength);
