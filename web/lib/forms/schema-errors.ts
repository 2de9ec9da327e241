import type * as z from "zod";
import type { Locale } from "#contract/shared/locale.ts";
import { fieldErrors } from "#contract/shared/validation/validation.ts";
import { type FieldTexts, firstLines } from "#web/lib/text/field-texts.ts";

/** The contract's own rules and words: what the server would say of these values, without asking it. */
export function schemaErrors(schema: z.ZodType, values: unknown, locale: Locale): FieldTexts {
  const result = schema.safeParse(values, { reportInput: true });
  return result.success ? {} : firstLines(fieldErrors(result.error.issues, locale));
}
