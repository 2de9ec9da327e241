import { referenceForm, referenceRequestForm } from "#contract/references.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { schemaErrors } from "#web/lib/forms/schema-errors.ts";
import type { FieldTexts } from "#web/lib/text/field-texts.ts";

export function checkRequest(values: unknown, locale: Locale): FieldTexts {
  return schemaErrors(referenceRequestForm, values, locale);
}

const written = referenceForm.omit({ t: true });

export function checkWritten(values: unknown, locale: Locale): FieldTexts {
  return schemaErrors(written, values, locale);
}
