import { petForm } from "#contract/pets.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { schemaErrors } from "#web/lib/forms/schema-errors.ts";
import type { FieldTexts } from "#web/lib/text/field-texts.ts";

type PetReader = {
  today: string;
  locale: Locale;
  /** What to say of a birthday that is still to come. */
  future: string;
};

/** Imported dynamically by what runs in the browser, as is all that brings the contract's schemas along. */
export function checkPet(body: { birthDate: string }, reader: PetReader): FieldTexts {
  const found = schemaErrors(petForm, body, reader.locale);
  const isFuture = !found.birthDate && body.birthDate > reader.today;
  return isFuture ? { ...found, birthDate: reader.future } : found;
}
