import { petForm } from "#contract/pets.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { schemaErrors } from "#web/lib/forms/schema-errors.ts";
import type { FieldTexts } from "#web/lib/text/field-texts.ts";

type Asked = {
  today: string;
  locale: Locale;
  /** What to say of a birthday that is still to come. */
  future: string;
};

/** Imported dynamically by what runs in the browser, as is all that brings the contract's schemas along. */
export function checkPet(body: { birthDate: string }, asked: Asked): FieldTexts {
  const found = schemaErrors(petForm, body, asked.locale);
  const isFuture = !found.birthDate && body.birthDate > asked.today;
  return isFuture ? { ...found, birthDate: asked.future } : found;
}
