import * as z from "zod";

// Control characters and the marks that reverse the reading direction have no place in a name or a
// line: the latter let someone make a text read otherwise than it is.
const unwanted = /[\p{Cc}\p{Bidi_Control}]/u;

export const emailAddress = z.string().trim().min(1).toLowerCase().max(254).pipe(z.email());

/** One line that somebody typed: trimmed, not empty, without invisible tricks. */
export function line(max: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((value) => !unwanted.test(value), { message: "unwantedCharacters" });
}
