import type { Locale } from "#contract/shared/locale.ts";
import { type FieldErrors, ruleText } from "#contract/shared/validation/validation.ts";
import { tooLarge } from "../problem.ts";

/** Far more than any form of ours has; complaints about each value would outgrow what was sent. */
const mostValues = 10_000;

/**
 * Texts that PostgreSQL can't store, wherever they stand: it knows no NUL, and half of a surrogate
 * pair is no character. Looked for once, for all that comes in, so that no schema has to think of it.
 */
export function unusableTexts(input: unknown, locale: Locale): FieldErrors {
  const errors: FieldErrors = {};
  let values = 0;

  function look(value: unknown, path: string): void {
    values += 1;
    if (values > mostValues) throw tooLarge();
    if (typeof value === "string") {
      if (!isUsableText(value)) errors[path] = [ruleText("unwantedCharacters", locale)];
    } else if (typeof value === "object" && value !== null) {
      for (const [key, item] of Object.entries(value)) look(item, path ? `${path}.${key}` : key);
    }
  }

  look(input, "");
  return errors;
}

export function isUsableText(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}
