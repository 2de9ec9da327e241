import { contactForm } from "#contract/content/contact-messages.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { schemaErrors } from "#web/lib/forms/schema-errors.ts";
import type { FieldTexts } from "#web/lib/text/field-texts.ts";

export function checkContactMessage(values: unknown, locale: Locale): FieldTexts {
  return schemaErrors(contactForm, values, locale);
}
