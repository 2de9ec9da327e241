import * as z from "zod";
import { rule } from "./validation-texts.ts";

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
    .refine((value) => !unwanted.test(value), rule("unwantedCharacters"));
}

// The same without the line break and the tab, which belong in a longer text.
const unwantedInParagraphs = /[^\P{Cc}\n\t]|\p{Bidi_Control}/u;

/** A longer text: line breaks of any system become one kind, and no more than one line stays empty. */
export function paragraphs(max: number) {
  return z
    .string()
    .transform((value) =>
      value
        .replace(/\r\n?/g, "\n")
        .replace(/\n{3,}/g, "\n\n")
        .trim(),
    )
    .pipe(
      z
        .string()
        .min(1)
        .max(max)
        .refine((value) => !unwantedInParagraphs.test(value), rule("unwantedCharacters")),
    );
}
