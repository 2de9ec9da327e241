import * as z from "zod";
import { localeTags, parseLocale } from "./locale.ts";

const tags = Object.values(localeTags);

/** A locale in an answer: `nl-NL` or `en-US`. */
export const localeTag = z.enum(tags);

/** The same from a client, who may also name just the language. */
export const localeWish = z
  .string()
  .max(20)
  .transform((value, context) => {
    const locale = parseLocale(value);
    if (locale) return locale;
    context.addIssue({ code: "invalid_value", values: tags, input: value });
    return z.NEVER;
  })
  .meta({ wire: { type: "string", enum: tags } });
