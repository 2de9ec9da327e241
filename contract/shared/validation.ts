import type * as z from "zod";
import type { Locale } from "./locale.ts";

/**
 * The words for a value that does not fit, the same in the browser (on leaving a field) and from
 * the server. A schema's own rule names its text by key: `.refine(…, { message: "unwantedCharacters" })`.
 */
const texts = {
  nl: {
    required: "Vul dit in.",
    email: "Dit is geen volledig e-mailadres. Kijk het nog eens na.",
    tooShort: (min: number) => `Gebruik minstens ${min} tekens.`,
    tooLong: (max: number) => `Gebruik hoogstens ${max} tekens.`,
    tooFew: (min: number) => `Kies er minstens ${min}.`,
    tooMany: (max: number) => `Kies er hoogstens ${max}.`,
    tooSmall: (min: number) => `Vul ${min} of meer in.`,
    tooBig: (max: number) => `Vul ${max} of minder in.`,
    number: "Vul een getal in.",
    date: "Dit is geen datum die we kennen.",
    option: "Kies een van de mogelijkheden.",
    unwantedCharacters: "Hier staan tekens in die we niet kunnen gebruiken.",
    emailTaken: "Er is al een account met dit e-mailadres. Log in, of kies een ander adres.",
    tooYoung: "Je moet 18 jaar of ouder zijn om mee te doen.",
    termsNeeded: "Zonder akkoord met de voorwaarden gaat het niet.",
    passwordsDiffer: "Dit is niet twee keer hetzelfde wachtwoord.",
    weakPassword:
      "Dit wachtwoord is te makkelijk te raden. Een paar losse woorden achter elkaar werkt goed.",
    pageSize: "Zoveel regels per pagina kan niet.",
    invalid: "Dit klopt nog niet.",
  },
  en: {
    required: "Please fill this in.",
    email: "This is not a complete e-mail address. Please check it.",
    tooShort: (min: number) => `Use at least ${min} characters.`,
    tooLong: (max: number) => `Use at most ${max} characters.`,
    tooFew: (min: number) => `Choose at least ${min}.`,
    tooMany: (max: number) => `Choose at most ${max}.`,
    tooSmall: (min: number) => `Enter ${min} or more.`,
    tooBig: (max: number) => `Enter ${max} or less.`,
    number: "Enter a number.",
    date: "This is not a date we know.",
    option: "Choose one of the options.",
    unwantedCharacters: "This contains characters that we can't use.",
    emailTaken: "There is an account with this e-mail address already. Log in, or use another one.",
    tooYoung: "You have to be 18 or older to take part.",
    termsNeeded: "It doesn't work without agreeing to the terms.",
    passwordsDiffer: "These two passwords are not the same.",
    weakPassword: "This password is too easy to guess. A few unrelated words in a row work well.",
    pageSize: "That many lines a page is not possible.",
    invalid: "This is not right yet.",
  },
} as const satisfies Record<Locale, unknown>;

type Texts = (typeof texts)[Locale];
type PlainKey = { [Key in keyof Texts]: Texts[Key] extends string ? Key : never }[keyof Texts];

function isPlainKey(key: string, table: Texts): key is PlainKey {
  return key in table && typeof table[key as keyof Texts] === "string";
}

export function validationText(issue: z.core.$ZodIssue, locale: Locale): string {
  const table = texts[locale];
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined) return table.required;
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
    case "custom":
      return isPlainKey(issue.message, table) ? table[issue.message] : table.invalid;
    default:
      return table.invalid;
  }
}

/** The words for a rule that only the server can check, by its key. */
export function ruleText(key: PlainKey, locale: Locale): string {
  return texts[locale][key];
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
