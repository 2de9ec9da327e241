import * as z from "zod";
import { newContactForm } from "#contract/chat.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { schemaErrors } from "#web/lib/forms/schema-errors.ts";
import type { FieldTexts } from "#web/lib/text/field-texts.ts";

export function checkNewContact(body: unknown, locale: Locale): FieldTexts {
  return schemaErrors(newContactForm, body, locale);
}

const firstMessage = z.object({ message: newContactForm.shape.message });

export function checkMessage(body: unknown, locale: Locale): FieldTexts {
  return schemaErrors(firstMessage, body, locale);
}
