import type * as z from "zod";
import type { Locale } from "#contract/shared/locale.ts";
import { fieldText } from "./field-texts.ts";
import { isRuleKey, type RuleKey, validationTexts } from "./validation-texts.ts";

/** Names the field and the remedy where its name tells what it is; else what the rule says. */
export function validationText(issue: z.core.$ZodIssue, locale: Locale): string {
  const general = generalText(issue, locale);
  const { required, invalid, tooFew } = validationTexts[locale];
  const isVague = [required, invalid, tooFew(1)].includes(general);
  if (!isVague && !isLeftEmpty(issue)) return general;
  const own = fieldText(issue.path, locale);
  if (!own) return general;
  // 'Write your text here. Use at least 20 characters.'
  return isTooShort(issue) && !isVague ? `${own} ${general}` : own;
}

/** Known only where the issue holds what came in: see `reportInput` at those who ask Zod. */
function isLeftEmpty({ input }: z.core.$ZodIssue): boolean {
  return input === null || (typeof input === "string" && input.trim() === "");
}

function isTooShort(issue: z.core.$ZodIssue): boolean {
  return issue.code === "too_small" && issue.origin === "string";
}

function generalText(issue: z.core.$ZodIssue, locale: Locale): string {
  const table = validationTexts[locale];
  // A rule of our own, whatever kind of check it is made of.
  if (isRuleKey(issue.message)) return table[issue.message];
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined || issue.input === null) return table.required;
      return issue.expected === "number" || issue.expected === "int" ? table.number : table.invalid;
    case "too_small": {
      const min = Number(issue.minimum);
      if (issue.origin === "string") return min <= 1 ? table.required : table.tooShort(min);
      if (issue.origin === "array") return table.tooFew(min);
      return table.tooSmall(min);
    }
    case "too_big": {
      const max = Number(issue.maximum);
      if (issue.origin === "string") return table.tooLong(max);
      return issue.origin === "array" ? table.tooMany(max) : table.tooBig(max);
    }
    case "invalid_format":
      if (issue.format === "email") return table.email;
      return issue.format === "date" || issue.format === "datetime" ? table.date : table.invalid;
    case "invalid_value":
      return table.option;
    default:
      return table.invalid;
  }
}

/** The words for a rule that only the server can check, by its key. */
export function ruleText(key: RuleKey, locale: Locale): string {
  return validationTexts[locale][key];
}

/** The words for a field that only the server, or another answer, makes needed. */
export function missingText(field: string, locale: Locale): string {
  return fieldText([field], locale) ?? validationTexts[locale].required;
}

export type FieldErrors = Record<string, string[]>;

/** The issues by field path (`services.0.priceCents`), each text once a field. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[], locale: Locale): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) {
    const field = issue.path.map(String).join(".");
    const text = validationText(issue, locale);
    const lines = errors[field] ?? [];
    if (!lines.includes(text)) errors[field] = [...lines, text];
  }
  return errors;
}
