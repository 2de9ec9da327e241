import * as z from "zod";
import { newContactForm } from "#contract/chat.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { fieldErrors } from "#contract/shared/validation/validation.ts";
import { type FieldTexts, firstLines } from "#web/lib/text/field-texts.ts";

/** The contract's own rules and words: what the server would say, without asking it. */
export function checkNewContact(body: unknown, locale: Locale): FieldTexts {
  return problemsOf(newContactForm, body, locale);
}

const firstMessage = z.object({ message: newContactForm.shape.message });

export function checkMessage(body: unknown, locale: Locale): FieldTexts {
  return problemsOf(firstMessage, body, locale);
}

function problemsOf(schema: z.ZodType, body: unknown, locale: Locale): FieldTexts {
  const result = schema.safeParse(body);
  return result.success ? {} : firstLines(fieldErrors(result.error.issues, locale));
}
